import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml } from '..';
import {
  directAnswers,
  requiredData,
  type AnswerLists,
  type DirectAnswer,
} from '@sablier-docs/tools/direct-answers';

const NONE = { contracts: [], streams: [], signatures: [] };

/** The names of chains, which are enough for a query of plain words. */
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

/** Whether a row is a direct answer, which is not in the index and is not saved, because it may have an address. */
export const isDirect = ({ objectID }: { objectID: string }): boolean =>
  objectID.startsWith(PREFIX);

/**
 * The direct answers to a query from the packages, as rows above all hits, grouped by the kind of query. Empty
 * when the lists cannot be fetched.
 * @param text the query, or pasted data that is longer than a query
 */
export async function directHits(text: string): Promise<DocSearchHit[]> {
  if (!text.trim()) return [];
  try {
    const lists = await (requiredData(text) === 'all' ? loadAll() : loadChains());
    return directAnswers(text, lists).map(toHit);
  } catch {
    return [];
  }
}

/** DocSearch does not save a hit of the type `content` without a page above it, and shows `lvl1` below its text. */
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
    // DocSearch would treat rows with the same `lvl1` as one page.
    hierarchy: { lvl0: kind, lvl1: escapeHtml(`${text}\n${href}`), ...empty },
    _highlightResult: shown,
    _snippetResult: shown,
  };
}
