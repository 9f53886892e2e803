/** The code of rehearsals. @throws a sentence when it does not load */
export const loadRehearsal = () =>
  import('../start').catch(() => {
    throw new Error('The rehearsal did not load. Check your connection and try again.');
  });

/** The second of the reader's clock, or that of a reading where it is later. */
export function nowFor(read: bigint | null): bigint {
  const now = BigInt(Math.floor(Date.now() / 1000));
  return read !== null && read > now ? read : now;
}
