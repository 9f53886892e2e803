/** Milliseconds for which a script may be unresponsive: an edited file is compiled and interpreted, on a slow phone too. */
export const SILENCE = 4_000;

/** Milliseconds for a run, its loading included. */
export const PATIENCE = 60_000;

/** Lines of a run that the page shows: it answers nothing while it draws an endless list. */
export const MOST_LINES = 500;

/** Characters of a line; the rest of it is cut. */
export const LONGEST_LINE = 2_000;

/** A run that has more lines is ended. */
export const LAST_LINE = 10_000;
