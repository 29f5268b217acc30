// What the server sends: the shapes are generated from the Python definitions; here are only names for them.
export type * from './types.gen';

/** What happened, as `core.journal` writes it: the words are `<game>-log-<kind>` with the other keys. */
export type Event = { kind: string; [key: string]: unknown };
