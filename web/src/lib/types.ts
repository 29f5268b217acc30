// What the server sends: the shapes are generated from the Python definitions; here are only names for them.
import type { AnyTold, Described, Event, ScoreStep } from './types.gen';
export type * from './types.gen';

/** All that is told of a match whose view is `View`; never where the client does not know the game. */
type Told<View> = Extract<AnyTold, { view: View }>;
type IsAny<View> = 0 extends 1 & View ? true : false;

/* eslint-disable @typescript-eslint/no-explicit-any -- of any view, anything is told */
export type ActionOf<View> =
  IsAny<View> extends true ? any : [Told<View>] extends [never] ? Described : Told<View>['action'];
export type EventOf<View> = IsAny<View> extends true ? any : [Told<View>] extends [never] ? Event : Told<View>['event'];
export type StepOf<View> =
  IsAny<View> extends true ? any : [Told<View>] extends [never] ? ScoreStep : Told<View>['step'];
/* eslint-enable @typescript-eslint/no-explicit-any */
