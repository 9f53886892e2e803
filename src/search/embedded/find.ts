import { HITS_PER_GROUP } from '../limits.ts';
import { matchRanges } from '../highlight.ts';
import { candidatesOf } from './candidates.ts';
import { holdsPhrase, matcherFor } from './matcher.ts';
import { parseQuery, type QueryWord } from './query.ts';
import { byRank, rank, type Ranked } from './rank.ts';
import type { Store } from './store.ts';

/** A ranked section with the text that answers best. */
export interface Answer extends Ranked {
  /** Index into the section's contents; undefined when it has none or the heading answers. */
  content: number | undefined;
}

export interface Findings {
  words: QueryWord[];
  answers: Answer[];
}

/** With fewer literal matches than this the looser ones are appended. */
const ENOUGH = 8;

/** So many of the best are read for phrases and for how near the words stand together. */
const REFINED = 40;

/** Each further hit of the same page keeps this share of its score. */
const NEXT_ON_PAGE = 0.93;

/** Everything that answers the query, best first, at most five sections of a page. */
export function find(store: Store, query: string): Findings {
  const words = parseQuery(query, store.expansions);
  if (words.length === 0) return { words, answers: [] };
  const count = store.sections.length;
  let ranked = rank(candidatesOf(store, words, false), words, count).filter(isLiteral);
  if (ranked.length < ENOUGH) ranked = rank(candidatesOf(store, words, true), words, count);

  const answers = ranked.map((entry, at) =>
    at < REFINED ? refine(entry, words, query) : { ...entry, content: firstContent(entry) },
  );
  return { words, answers: contractsFirst(spread(answers.sort(byRank)), words) };
}

const isLiteral = (entry: Ranked): boolean => entry.tier === 0;

const firstContent = ({ isHeading, section }: Ranked): number | undefined =>
  isHeading || section.contents.length === 0 ? undefined : 0;

/** Chooses the text of a section that answers best, and rewards words that stand together in it. */
function refine(entry: Ranked, words: readonly QueryWord[], query: string): Answer {
  const matcher = matcherFor(words, entry.found);
  let best = 0;
  let content = firstContent(entry);
  entry.section.contents.forEach((text, at) => {
    const found = new Set(matchRanges(text, matcher).map((range) => range.word)).size;
    const value = found / words.length + (holdsPhrase(text, query) ? 1.5 : 0);
    if (value <= best) return;
    best = value;
    if (content !== undefined) content = at;
  });
  return { ...entry, content, score: entry.score + best * entry.section.scoreFactor };
}

/** One answer per URL and at most five per page, those of a page getting lighter one by one. */
function spread(answers: readonly Answer[]): Answer[] {
  const urls = new Set<string>();
  const perPage = new Map<string, number>();
  const kept = answers.flatMap((answer): Answer[] => {
    const { url, page } = answer.section;
    const before = perPage.get(page.path) ?? 0;
    if (urls.has(url) || before >= HITS_PER_GROUP) return [];
    urls.add(url);
    perPage.set(page.path, before + 1);
    return [{ ...answer, score: answer.score * NEXT_ON_PAGE ** before }];
  });
  return kept.sort(byRank);
}

/**
 * An interface comes after its contract when both answer: readers want the page with the
 * behavior. Who types the interface's own name gets the interface.
 */
function contractsFirst(answers: Answer[], words: readonly QueryWord[]): Answer[] {
  for (let at = 0; at < answers.length; at += 1) {
    const own = answers[at]?.section.interfaceOf;
    if (!own || words.some((word) => word.whole === own.name)) continue;
    const contract = answers.findIndex(
      ({ section }, index) => index > at && section.contract === own.contract,
    );
    if (contract < 0) continue;
    const isAbove = answers.slice(0, at).some(({ section }) => section.contract === own.contract);
    if (isAbove) continue;
    answers.splice(at, 0, ...answers.splice(contract, 1));
  }
  return answers;
}
