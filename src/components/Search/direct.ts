import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml } from '@site/src/search';
import { answersTo, needsOf, type AnswerLists, type DirectAnswer } from '@site/src/tools/answers';

const NONE = { contracts: [], streams: [], signatures: [] };

/** What the chains of the packages are called; enough for words. */
async function loadChains(): Promise<AnswerLists> {
  const chains = await import('@facts/chains.json');
  return { ...NONE, chains: chains.default };
}

/** Every address, stream contract, selector and topic; fetched when a query looks like one of them. */
async function loadAll(): Promise<AnswerLists> {
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

const PREFIX = 'answer:';

/** Whether a row is a direct answer: no page of the index, and nothing to save, since it may hold an address. */
export const isDirect = ({ objectID }: { objectID: string }): boolean =>
  objectID.startsWith(PREFIX);

/**
 * What the packages say about a query, as rows that come before all hits, in groups named by what the query
 * is. None when the lists cannot be fetched.
 * @param text the query, or pasted data that is longer than a query
 */
export async function directHits(text: string): Promise<DocSearchHit[]> {
  if (!text.trim()) return [];
  try {
    const lists = await (needsOf(text) === 'all' ? loadAll() : loadChains());
    return answersTo(text, lists).map(toHit);
  } catch {
    return [];
  }
}

/** DocSearch saves no hit of the type `content` that has no page above it, and prints `lvl1` below its text. */
function toHit({ kind, title, text, href }: DirectAnswer): DocSearchHit {
  const values = { lvl0: kind, lvl1: text };
  const marked = Object.entries(values).map(([level, value]) => [
    level,
    { value: escapeHtml(value), matchLevel: 'none', matchedWords: [] },
  ]);
  const content = { value: escapeHtml(title), matchLevel: 'none' as const, matchedWords: [] };
  const shown = { hierarchy: Object.fromEntries(marked) as never, content, hierarchy_camel: [] };
  const empty = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: PREFIX + href,
    url: href,
    url_without_anchor: href,
    anchor: null,
    type: 'content',
    content: escapeHtml(title),
    // A group of rows with one `lvl1` would be one page.
    hierarchy: { lvl0: kind, lvl1: escapeHtml(`${text}\n${href}`), ...empty },
    _highlightResult: shown,
    _snippetResult: shown,
  };
}
