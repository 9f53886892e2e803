import { HITS_PER_GROUP } from '../limits.ts';
import type { Matcher } from '../highlight.ts';
import { foldLetters } from '../tokens.ts';
import { introOf } from './intro.ts';
import { candidatesOf, wordsInTexts } from './candidates.ts';
import { correctedQuery } from './corrected.ts';
import { parseQuery, type QueryWord } from './query.ts';
import { byRank, rank, type Ranked } from './rank.ts';
import { isSentence, rankSentence } from './rank-sentence.ts';
import type { Store } from './store.ts';
import { FIRST_TEXT, PLACES } from './term-index.ts';
import { isKnown, matcherOf, termMatchesOf, type TermMatches } from './term-matches.ts';
import { queryIntent, type Intent } from '../intent.ts';

/** A ranked section with its best matching text. */
export interface RankedHit extends Ranked {
  /** Index into the section's contents; undefined when it has no contents or the heading itself matches. */
  content: number | undefined;
}

export interface Findings {
  words: QueryWord[];
  intent: Intent;
  /** Finds the parts to mark in the texts of the hits. */
  matcher: Matcher;
  hits: RankedHit[];
}

/** With fewer literal matches than this, looser ones are added. */
const ENOUGH = 8;

/** Number of best sections whose texts are searched for phrases and for the words of the query. */
const REFINED = 40;

/** Share of its score that each further hit of the same page keeps. */
const NEXT_ON_PAGE = 0.93;

/** What each further hit of the same page loses for a sentence, of which the signs of a page are the same. */
const NEXT_OF_SENTENCE = 0.75;

/** The hits of a query, best first, at most five sections per page. */
export function findHits(store: Store, typed: string): Findings {
  const { index, sections } = store;
  const query = correctedQuery(store, typed);
  const words = parseQuery(query, store.expansions);
  const intent = queryIntent(query);
  if (words.length === 0) return { words, intent, matcher: () => undefined, hits: [] };
  if (isSentence(words, intent)) return findSentence(store, query, words, intent);
  const lookUp = (loose: boolean) => {
    const termMatches = words.map((word) => termMatchesOf(index, word, loose));
    return {
      termMatches,
      ranked: rank(candidatesOf(index, sections, termMatches), words, sections.length, intent),
    };
  };
  let { termMatches, ranked } = lookUp(false);
  ranked = ranked.filter(isLiteral);
  if (ranked.length < ENOUGH) ({ termMatches, ranked } = lookUp(true));

  const refined = refine(store, ranked.slice(0, REFINED), termMatches, query);
  const rest = ranked.slice(REFINED).map((entry) => ({ ...entry, content: firstContent(entry) }));
  const hits = spread([...refined, ...rest].sort(byRank));
  const matcher = matcherOf(index, termMatches);
  return { words, intent, matcher, hits: contractsFirst(hits, words) };
}

/** The hits of a sentence: some of its words may be missing or misspelled anywhere. */
function findSentence(store: Store, query: string, words: QueryWord[], intent: Intent): Findings {
  const termMatches = words.map((word, at) => {
    const found = termMatchesOf(store.index, word, false);
    const isLast = at === words.length - 1;
    return word.optional || isKnown(store.index, found, isLast)
      ? found
      : termMatchesOf(store.index, word, true);
  });
  const ranked = rankSentence(store, termMatches, intent);
  const refined = refine(store, ranked.slice(0, REFINED), termMatches, query, IN_ONE_TEXT);
  const rest = ranked.slice(REFINED);
  const others = rest.map((entry) => ({ ...entry, content: firstContent(entry) }));
  const hits = spread(
    [...refined, ...others].sort(byRank),
    (score, before) => score - NEXT_OF_SENTENCE * before,
  );
  return { words, intent, matcher: matcherOf(store.index, termMatches), hits };
}

/** What all words of a sentence in one text are worth, as the signs of `rank-sentence.ts`. */
const IN_ONE_TEXT = 1.4;

const isLiteral = (entry: Ranked): boolean => entry.tier === 0;

const firstContent = ({ isHeading, section }: Ranked): number | undefined =>
  isHeading || section.contents.length === 0 ? undefined : 0;

/**
 * Chooses the best matching text of each section, and rewards texts with several words of the query.
 * @param reward for a text with all words
 */
function refine(
  store: Store,
  entries: readonly Ranked[],
  termMatches: readonly TermMatches[],
  query: string,
  reward = 1,
): RankedHit[] {
  const chosen = new Set(entries.map(({ section }) => section.id));
  const bits = wordsInTexts(store.index, termMatches, chosen);
  const phrase = foldLetters(query).trim();
  return entries.map((entry) => {
    const { section } = entry;
    let best = 0;
    let content = firstContent(entry);
    section.contents.forEach((text, at) => {
      const found = bitsIn(bits.get(section.id * PLACES + FIRST_TEXT + at) ?? 0);
      const isPhrase =
        found >= termMatches.length && found > 1 && foldLetters(text).includes(phrase);
      const value = found / termMatches.length + (isPhrase ? 1.5 : 0);
      if (value <= best) return;
      best = value;
      if (content !== undefined) content = at;
    });
    return { ...entry, content, score: entry.score + reward * best * section.scoreFactor };
  });
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Whether two hits with the same heading would look the same in the list, so that one is redundant. */
function looksLike(one: RankedHit, other: RankedHit): boolean {
  const [a, b] = [one.section.ancestors, other.section.ancestors];
  return (
    a.length === b.length &&
    a.every((heading, at) => heading === b[at]) &&
    placeOf(one) === placeOf(other) &&
    textOf(one) === textOf(other)
  );
}

const placeOf = ({ section }: RankedHit): string => section.page.path.split('/', 3).join('/');

const textOf = ({ section, content }: RankedHit): string =>
  content === undefined ? introOf(section) : (section.contents[content] ?? '');

/**
 * Keeps one hit per URL and at most five per page, and lowers the score of each further hit of a page.
 * @param lower of the score of a hit, by the number of hits of its page before it
 */
function spread(
  hits: readonly RankedHit[],
  lower = (score: number, before: number) => score * NEXT_ON_PAGE ** before,
): RankedHit[] {
  const urls = new Set<string>();
  const byHeading = new Map<string, RankedHit[]>();
  const perPage = new Map<string, number>();
  const kept = hits.flatMap((hit): RankedHit[] => {
    const { url, page, heading } = hit.section;
    const before = perPage.get(page.path) ?? 0;
    if (urls.has(url) || before >= HITS_PER_GROUP) return [];
    const namesakes = byHeading.get(heading) ?? [];
    if (namesakes.some((other) => looksLike(other, hit))) return [];
    byHeading.set(heading, [...namesakes, hit]);
    urls.add(url);
    perPage.set(page.path, before + 1);
    return [{ ...hit, score: lower(hit.score, before) }];
  });
  return kept.sort(byRank);
}

/**
 * Moves an interface below its contract when both match, because readers want the page with the behavior, unless
 * the query has the interface's own name.
 */
function contractsFirst(hits: RankedHit[], words: readonly QueryWord[]): RankedHit[] {
  for (let at = 0; at < hits.length; at += 1) {
    const own = hits[at]?.section.interfaceOf;
    if (!own || words.some((word) => word.whole === own.name)) continue;
    const contract = hits.findIndex(
      ({ section }, index) => index > at && section.contract === own.contract,
    );
    if (contract < 0) continue;
    const isAbove = hits.slice(0, at).some(({ section }) => section.contract === own.contract);
    if (isAbove) continue;
    hits.splice(at, 0, ...hits.splice(contract, 1));
  }
  return hits;
}
