/** Midnight in UTC on 1 January 2027: the start of every scene, in Unix seconds. */
export const SESSION_START = 1_798_761_600;
