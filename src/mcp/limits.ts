/** The limits of the server in one place; the page about it shows them. */

/** Most bytes of a request over HTTP. */
export const MAX_REQUEST_BYTES = 64 * 1024;

/** Most characters of a page in one answer; the rest follows with `offset`. Clients cut at 50,000. */
export const MAX_ANSWER = 40_000;

/** Most characters of any text that a tool takes, where it names no other limit. */
export const MAX_TEXT = 500;

/** Most digits of an amount or of a time. */
export const MAX_DIGITS = 78;

/** Most hits of a search. */
export const MAX_HITS = 20;

/** Most times that one simulation looks at. */
export const MAX_TIMES = 50;

/** Most segments or tranches of a simulated stream. */
export const MAX_PARTS = 500;
