// The names by which the client knows what the server sends. The shapes are generated from the Python definitions.
export type * from './types.gen';
