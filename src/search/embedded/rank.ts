import { wholeWords } from '../synonyms.ts';
import { termsOf, wordsOf } from '../tokens.ts';
import type { Candidate } from './candidates.ts';
import { fit, wordMatcher, type FieldWeights, type WordMatch } from './match.ts';
import type { QueryWord } from './query.ts';

/** All words as typed; all words with parts or typing errors; some of the words. */
export type Tier = 0 | 1 | 2;

export interface Ranked extends Candidate {
  tier: Tier;
  score: number;
  /** The words were found in the heading and above it: the hit is the heading itself. */
  isHeading: boolean;
  /** False for a partial match on nothing but common words. */
  isTelling: boolean;
}

/** A heading says more than what stands above it, and that more than the text below. */
const weightsOf = (level: number): FieldWeights => ({
  o: level === 1 ? 10 : level === 2 ? 9 : level === 3 ? 8.5 : 8,
  a: 5,
  p: 4,
  b: 3,
});

/** Of a partial match the known words that were found must carry this share of the query's weight. */
const PARTIAL_SHARE = 0.5;

/** Next to better matches, a partial one on words that stand in so many sections tells nothing. */
const COMMON_SHARE = 0.25;

/** Weight of `how` or `the` in a longer question. */
const OPTIONAL_WEIGHT = 0.15;

interface Weighed {
  candidate: Candidate;
  matches: WordMatch[];
}

/** Sorts candidates into tiers and scores them; best first within a tier, the tiers in order. */
export function rank(
  candidates: readonly Candidate[],
  words: readonly QueryWord[],
  sectionCount: number,
): Ranked[] {
  const matchers = words.map(wordMatcher);
  const weighed = candidates.map((candidate): Weighed => {
    const weights = weightsOf(candidate.section.level);
    return { candidate, matches: matchers.map((match) => match(candidate.found, weights)) };
  });
  const frequencies = words.map(
    (_, at) => weighed.filter(({ matches }) => (matches[at]?.quality ?? 0) > 0).length,
  );
  const idf = frequencies.map(
    (count, at) =>
      Math.log(1 + sectionCount / (count + 1)) * (words[at]?.optional ? OPTIONAL_WEIGHT : 1),
  );
  const rare = frequencies.map((count) => count <= Math.max(3, sectionCount * COMMON_SHARE));
  const known = sum(idf.filter((_, at) => (frequencies[at] ?? 0) > 0));
  const topBm25 = Math.max(1e-9, ...weighed.map(({ candidate }) => candidate.bm25));

  const ranked = weighed.flatMap(({ candidate, matches }): Ranked[] => {
    if (!saysSomething(candidate, matches)) return [];
    const tier = tierOf(words, matches);
    const foundIdf = sum(idf.filter((_, at) => (matches[at]?.quality ?? 0) > 0));
    if (tier === 2 && foundIdf < known * PARTIAL_SHARE) return [];
    const found = matches.map((match, at) => match.quality > 0 && !words[at]?.optional);
    if (!found.includes(true)) return [];
    const quality = sum(matches.map((match, at) => match.quality * (idf[at] ?? 0))) / sum(idf);
    const raw =
      quality +
      headingBonus(candidate, words) +
      levelBonus(candidate) +
      (0.8 * candidate.bm25) / topBm25;
    return [
      {
        ...candidate,
        tier,
        score: raw * scoreFactorFor(candidate, words),
        isHeading: matches.every((match, at) => match.field !== 'b' || words[at]?.optional),
        isTelling: tier < 2 || found.some((yes, at) => yes && rare[at]),
      },
    ];
  });
  ranked.sort(byRank);
  return ranked[0]?.isTelling ? ranked.filter(({ isTelling }) => isTelling) : ranked;
}

export function byRank(a: Ranked, b: Ranked): number {
  return a.tier - b.tier || b.score - a.score || a.section.position - b.section.position;
}

/**
 * A section found only by the headings above it or by its path adds nothing to the section those
 * belong to; a page found by its path alone does.
 */
function saysSomething({ section }: Candidate, matches: readonly WordMatch[]): boolean {
  return matches.some(({ field }) => {
    if (field === 'o' || field === 'b') return true;
    return field === 'p' && section.level === 1;
  });
}

function tierOf(words: readonly QueryWord[], matches: readonly WordMatch[]): Tier {
  const required = matches.filter((_, at) => !words[at]?.optional);
  if (required.every((match) => match.strict)) return 0;
  return required.every((match) => match.quality > 0) ? 1 : 2;
}

/**
 * A legacy page is held back, unless the query is its heading of several words or asks for legacy
 * by name.
 */
function scoreFactorFor({ section }: Candidate, words: readonly QueryWord[]): number {
  if (!section.page.legacy) return section.scoreFactor;
  const phrase = words.map(({ whole }) => whole);
  const named = phrase.length > 1 && wholeWords(section.heading).join(' ') === phrase.join(' ');
  return named || phrase.includes('legacy')
    ? Math.max(section.scoreFactor, 0.95)
    : section.scoreFactor;
}

const levelBonus = ({ section }: Candidate): number =>
  section.level === 1 ? 0.6 : section.level === 2 ? 0.3 : section.level === 3 ? 0.15 : 0;

/**
 * Up to 4 for how much of the heading the query covers, and 5 when the two are the same words or
 * 2.5 when the heading holds them in a row.
 */
function headingBonus({ section }: Candidate, words: readonly QueryWord[]): number {
  let total = 0;
  let covered = 0;
  const wholes: string[] = [];
  for (const { raw } of wordsOf(section.heading)) {
    const terms = termsOf(raw);
    const whole = terms[0]?.term ?? '';
    wholes.push(whole);
    total += whole.length;
    let longest = 0;
    for (const { term } of terms) {
      for (const { forms } of words) {
        for (const form of forms) if (fit(term, form) > 0) longest = Math.max(longest, form.length);
      }
    }
    covered += Math.min(longest, whole.length);
  }
  if (total === 0 || covered === 0) return 0;
  const phrase = words.map((word) => word.whole).join(' ');
  const heading = wholes.join(' ');
  const same = heading === phrase ? 5 : isRun(heading, phrase) ? 2.5 : 0;
  return (4 * covered) / total + same;
}

function isRun(text: string, phrase: string): boolean {
  return phrase.includes(' ') && ` ${text} `.includes(` ${phrase} `);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
