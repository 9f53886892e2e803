/** In a file without the formats of times, which most of what counts seconds does not need. */
export const SECONDS_PER_MINUTE = 60n;
export const SECONDS_PER_HOUR = 3_600n;
export const SECONDS_PER_DAY = 86_400n;
