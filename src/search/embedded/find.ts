import { HITS_PER_GROUP } from '../limits.ts';
import type { Matcher } from '../highlight.ts';
import { fold } from '../tokens.ts';
import { introOf } from './intro.ts';
import { candidatesOf, wordsInTexts } from './match.ts';
import { parseQuery, type QueryWord } from './query.ts';
import { byRank, rank, type Ranked } from './rank.ts';
import type { Store } from './store.ts';
import { FIRST_TEXT, PLACES } from './terms.ts';
import { matcherOf, waysOf, type Ways } from './ways.ts';
import { intentOf } from './wording.ts';

/** A ranked section with the text that answers best. */
export interface Answer extends Ranked {
  /** Index into the section's contents; undefined when it has none or the heading answers. */
  content: number | undefined;
}

export interface Findings {
  words: QueryWord[];
  /** What to mark in the texts of the answers. */
  matcher: Matcher;
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
  const { index, sections } = store;
  const words = parseQuery(query, store.expansions);
  if (words.length === 0) return { words, matcher: () => undefined, answers: [] };
  const intent = intentOf(query);
  const ask = (loose: boolean) => {
    const ways = words.map((word) => waysOf(index, word, loose));
    return {
      ways,
      ranked: rank(candidatesOf(index, sections, ways), words, sections.length, intent),
    };
  };
  let { ways, ranked } = ask(false);
  ranked = ranked.filter(isLiteral);
  if (ranked.length < ENOUGH) ({ ways, ranked } = ask(true));

  const refined = refine(store, ranked.slice(0, REFINED), ways, query);
  const rest = ranked.slice(REFINED).map((entry) => ({ ...entry, content: firstContent(entry) }));
  const answers = spread([...refined, ...rest].sort(byRank));
  return { words, matcher: matcherOf(index, ways), answers: contractsFirst(answers, words) };
}

const isLiteral = (entry: Ranked): boolean => entry.tier === 0;

const firstContent = ({ isHeading, section }: Ranked): number | undefined =>
  isHeading || section.contents.length === 0 ? undefined : 0;

/** Chooses the text of each section that answers best, and rewards words that stand together in it. */
function refine(
  store: Store,
  entries: readonly Ranked[],
  ways: readonly Ways[],
  query: string,
): Answer[] {
  const chosen = new Set(entries.map(({ section }) => section.id));
  const bits = wordsInTexts(store.index, ways, chosen);
  const phrase = fold(query).trim();
  return entries.map((entry) => {
    const { section } = entry;
    let best = 0;
    let content = firstContent(entry);
    section.contents.forEach((text, at) => {
      const found = bitsIn(bits.get(section.id * PLACES + FIRST_TEXT + at) ?? 0);
      const isPhrase = found >= ways.length && found > 1 && fold(text).includes(phrase);
      const value = found / ways.length + (isPhrase ? 1.5 : 0);
      if (value <= best) return;
      best = value;
      if (content !== undefined) content = at;
    });
    return { ...entry, content, score: entry.score + best * section.scoreFactor };
  });
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Whether two rows, whose headings are the same, show the same: one of them would be one too many. */
function looksLike(one: Answer, other: Answer): boolean {
  const [a, b] = [one.section.ancestors, other.section.ancestors];
  return (
    a.length === b.length &&
    a.every((heading, at) => heading === b[at]) &&
    placeOf(one) === placeOf(other) &&
    textOf(one) === textOf(other)
  );
}

const placeOf = ({ section }: Answer): string => section.page.path.split('/', 3).join('/');

const textOf = ({ section, content }: Answer): string =>
  content === undefined ? introOf(section) : (section.contents[content] ?? '');

/** One answer per URL and at most five per page, those of a page getting lighter one by one. */
function spread(answers: readonly Answer[]): Answer[] {
  const urls = new Set<string>();
  const byHeading = new Map<string, Answer[]>();
  const perPage = new Map<string, number>();
  const kept = answers.flatMap((answer): Answer[] => {
    const { url, page, heading } = answer.section;
    const before = perPage.get(page.path) ?? 0;
    if (urls.has(url) || before >= HITS_PER_GROUP) return [];
    const namesakes = byHeading.get(heading) ?? [];
    if (namesakes.some((other) => looksLike(other, answer))) return [];
    byHeading.set(heading, [...namesakes, answer]);
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
