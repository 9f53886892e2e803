/** Longer texts are refused; a long message has about 2,000 characters. */
export const LONGEST_TEXT = 5_000;

/** Answers to one message. More would bury the first; fakes are shown beyond it. */
export const MOST_FINDINGS = 8;
