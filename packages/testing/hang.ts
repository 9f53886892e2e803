/**
 * Milliseconds after which a test is taken to hang: twenty times what the slowest takes. Nothing else in a test is
 * bounded by a clock, which tells how busy a machine is and not what a test has found.
 */
export const HANG = 1_800_000;
