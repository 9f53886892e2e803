/** Longer texts are rejected; a long message has about 2,000 characters. */
export const LONGEST_TEXT = 5_000;

/**
 * Findings shown for one message, because more would bury the first; fakes are shown beyond this
 * limit.
 */
export const MOST_FINDINGS = 8;
