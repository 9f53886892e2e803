/** The limits of the server; the page about it shows them. */

/** Most bytes of a request over HTTP. */
export const MAX_REQUEST_BYTES = 64 * 1024;

/** Most bytes of a message over standard input. */
export const MAX_LINE_BYTES = 16 * MAX_REQUEST_BYTES;

/** Most characters of a page in one result; `offset` gives the rest. Clients cut at 50,000. */
export const MAX_ANSWER = 40_000;

/** Most characters of any text input without a limit of its own. */
export const MAX_TEXT = 500;

/** Most digits of an amount or of a time. */
export const MAX_DIGITS = 78;

/** Most hits of a search. */
export const MAX_HITS = 20;

/** Most times in one simulation. */
export const MAX_TIMES = 50;

/** Most segments or tranches of a simulated stream. */
export const MAX_PARTS = 500;

/** Most calls that one `decode` opens, including calls inside calls. */
export const MAX_CALLS = 100;

/**
 * Most characters of arguments in one result of `decode`, and most bytes that it reads. With many offsets to
 * the same place, a short input can hold any number of values.
 */
export const MAX_DECODED = 60_000;
export const MAX_READ_BYTES = 200_000;

/** Most milliseconds of work for all calls of one request. */
export const MAX_MILLISECONDS = 800;

/** Most characters of one reply, and of all replies to one request. */
export const MAX_REPLY = 150_000;
export const MAX_REPLIES = 1_000_000;

/**
 * Most memory of a worker, in MB: above it the worker ends, and the server goes on, unless Node runs with more than its
 * own 16 MB of `--max-semi-space-size`, where V8 may end the process.
 */
export const MAX_MEMORY = 256;

/** Most milliseconds that a worker takes to read the site. */
export const MAX_START = 30_000;

/** Most milliseconds that a call waits for its turn, and most characters of all calls that wait. */
export const MAX_WAIT = 10_000;
export const MAX_WAITING = 16_000_000;
