/**
 * Streams in one transaction. The most expensive ones cost about 230,000 gas each, and a transaction has at most
 * 16,777,216 (EIP-7825) on Ethereum and on chains that follow it.
 */
const MOST_STREAMS = 60;

/** A list in parts of which each fits into one transaction. */
export function partsOf<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / MOST_STREAMS);
  return Array.from({ length: count }, (_, part) =>
    list.slice(part * MOST_STREAMS, (part + 1) * MOST_STREAMS),
  );
}
