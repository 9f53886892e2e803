/** The limits of the server in one place; the page about it shows them. */

/** Most bytes of a request over HTTP. */
export const MAX_REQUEST_BYTES = 64 * 1024;

/** Most bytes of a message over standard input. */
export const MAX_LINE_BYTES = 16 * MAX_REQUEST_BYTES;

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

/** Most calls that one answer of `decode` opens, those inside other calls among them. */
export const MAX_CALLS = 100;

/**
 * Most characters of arguments in one answer of `decode`, and most bytes that it reads for one. Offsets that
 * point to one place many times make a short input hold any number of values.
 */
export const MAX_DECODED = 60_000;
export const MAX_READ_BYTES = 200_000;

/** Most milliseconds that the calls of one request work, all together. */
export const MAX_MILLISECONDS = 800;

/** Most characters of one reply, and of all replies to one request. */
export const MAX_REPLY = 150_000;
export const MAX_REPLIES = 1_000_000;

/** Most memory of the worker that answers, in MB: above it the worker ends, and the server goes on. */
export const MAX_MEMORY = 256;

/** Most milliseconds that a worker takes to read the site. */
export const MAX_START = 30_000;

/** Most milliseconds that a call waits for its turn, and most characters of all calls that wait. */
export const MAX_WAIT = 10_000;
export const MAX_WAITING = 16_000_000;
