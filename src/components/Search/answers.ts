import type { AnswerLists } from '@site/src/tools/answers';

const NONE = { contracts: [], streams: [], signatures: [] };

/** What the chains of the packages are called; enough for words. */
export async function loadChains(): Promise<AnswerLists> {
  const chains = await import('@facts/chains.json');
  return { ...NONE, chains: chains.default };
}

/** Every address, stream contract, selector and topic; fetched when a query looks like one of them. */
export async function loadAll(): Promise<AnswerLists> {
  const [chains, contracts, streams, signatures] = await Promise.all([
    import('@facts/chains.json'),
    import('@facts/known-contracts.json'),
    import('@facts/stream-contracts.json'),
    import('@facts/signatures.json'),
  ]);
  return {
    chains: chains.default,
    contracts: contracts.default,
    streams: streams.default,
    signatures: signatures.default,
  };
}
