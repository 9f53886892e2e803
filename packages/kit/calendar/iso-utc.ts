/** Last second with a four-digit year, which calendar files and tables require. */
export const LAST_DATE = 253_402_300_799n;

/** `2026-12-31T00:00:00Z`. @param timestamp Unix seconds before the year 10000 */
export const isoUtc = (timestamp: bigint): string =>
  new Date(Number(timestamp) * 1000).toISOString().replace('.000', '');
