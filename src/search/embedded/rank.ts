import { wholeWords } from '../synonyms.ts';
import { firstSegment } from '../pages.ts';
import { termsOf, wordsOf } from '../tokens.ts';
import type { Candidate, WordMatch } from './match.ts';
import type { Intent, QueryWord } from './query.ts';

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

/** Of a partial match the known words that were found must carry this share of the query's weight. */
const PARTIAL_SHARE = 0.5;

/** Next to better matches, a partial one on words that stand in so many sections tells nothing. */
const COMMON_SHARE = 0.25;

/** Weight of `how` or `the` in a longer question. */
const OPTIONAL_WEIGHT = 0.15;

/** Sorts candidates into tiers and scores them; best first within a tier, the tiers in order. */
export function rank(
  candidates: readonly Candidate[],
  words: readonly QueryWord[],
  sectionCount: number,
  intent: Intent = 'plain',
): Ranked[] {
  const frequencies = words.map(
    (_, at) => candidates.filter(({ matches }) => (matches[at]?.quality ?? 0) > 0).length,
  );
  const idf = frequencies.map(
    (count, at) =>
      Math.log(1 + sectionCount / (count + 1)) * (words[at]?.optional ? OPTIONAL_WEIGHT : 1),
  );
  const rare = frequencies.map((count) => count <= Math.max(3, sectionCount * COMMON_SHARE));
  const known = sum(idf.filter((_, at) => (frequencies[at] ?? 0) > 0));
  const densest = candidates.reduce((most, { density }) => Math.max(most, density), 1e-9);

  const ranked = promising(candidates, words, idf).flatMap((candidate): Ranked[] => {
    const { matches } = candidate;
    if (!saysSomething(candidate, matches)) return [];
    const foundIdf = sum(idf.filter((_, at) => (matches[at]?.quality ?? 0) > 0));
    const share = foundIdf / Math.max(known, 1e-9);
    const tier = tierOf(words, matches, share);
    if (tier === 2 && foundIdf < known * PARTIAL_SHARE) return [];
    const found = matches.map((match, at) => match.quality > 0 && !words[at]?.optional);
    if (!found.includes(true)) return [];
    const quality = sum(matches.map((match, at) => match.quality * (idf[at] ?? 0))) / sum(idf);
    const raw =
      quality +
      headingBonus(candidate, words) +
      levelBonus(candidate) +
      (0.8 * candidate.density) / densest;
    return [
      {
        ...candidate,
        tier,
        score:
          raw *
          (isSoft(words) ? share ** 2 : 1) *
          scoreFactorFor(candidate, words) *
          fitOfSection(candidate, intent),
        isHeading: matches.every((match, at) => match.field !== 'b' || words[at]?.optional),
        isTelling: tier < 2 || found.some((yes, at) => yes && rare[at]),
      },
    ];
  });
  ranked.sort(byRank);
  return ranked[0]?.isTelling ? ranked.filter(({ isTelling }) => isTelling) : ranked;
}

/** So many candidates are looked at closely; a letter begins a word of nearly every section. */
const CLOSELY = 500;

/** The candidates that may lead, by what is known without a look at their headings. */
function promising(
  candidates: readonly Candidate[],
  words: readonly QueryWord[],
  idf: readonly number[],
): readonly Candidate[] {
  if (candidates.length <= CLOSELY) return candidates;
  const values = new Map(
    candidates.map((candidate) => {
      const { matches } = candidate;
      let value = levelBonus(candidate);
      matches.forEach(({ quality }, at) => (value += quality * (idf[at] ?? 0)));
      return [candidate, value * scoreFactorFor(candidate, words)] as const;
    }),
  );
  const valueOf = (candidate: Candidate) => values.get(candidate) ?? 0;
  return [...candidates].sort((a, b) => valueOf(b) - valueOf(a)).slice(0, CLOSELY);
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

/** Nobody who asks in many words expects all of them in one place. */
const isSoft = (words: readonly QueryWord[]): boolean =>
  words.filter(({ optional }) => !optional).length >= SOFT_FROM;

const SOFT_FROM = 3;
const SOFT_SHARE = 0.45;

/** Questions are answered by pages for people, identifiers by the reference. */
const FITS: Readonly<Record<Intent, Readonly<Record<string, number>>>> = {
  plain: {},
  question: { support: 1.35, apps: 1.25, concepts: 1, guides: 0.95, api: 0.85, reference: 0.75 },
  identifier: { reference: 1.4, concepts: 0.9, support: 0.9 },
};

const fitOfSection = ({ section }: Candidate, intent: Intent): number =>
  FITS[intent][firstSegment(section.page.path)] ?? 1;

function tierOf(words: readonly QueryWord[], matches: readonly WordMatch[], share: number): Tier {
  if (isSoft(words) && share >= SOFT_SHARE) return 0;
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
  section.level === 1 ? 2 : section.level === 2 ? 0.3 : section.level === 3 ? 0.15 : 0;

interface HeadingWord {
  whole: string;
  terms: readonly string[];
}

const headings = new Map<string, HeadingWord[]>();
const HEADINGS_KEPT = 10_000;

/** The words of a heading, of a page's title without `overview`, which says nothing. */
function wordsOfHeading({ heading, level }: Candidate['section']): HeadingWord[] {
  const known = headings.get(heading);
  if (known) return known;
  const words = wordsOf(heading).map(({ raw }): HeadingWord => {
    const terms = termsOf(raw).map(({ term }) => term);
    return { whole: terms[0] ?? '', terms };
  });
  const telling = words.filter(({ whole }) => level > 1 || whole !== 'overview');
  if (headings.size >= HEADINGS_KEPT) headings.clear();
  headings.set(heading, telling.length > 0 ? telling : words);
  return telling.length > 0 ? telling : words;
}

/**
 * Up to 4 for how much of the heading the query covers, and more when the two are the same words or the
 * heading holds them in a row.
 */
function headingBonus({ section }: Candidate, words: readonly QueryWord[]): number {
  const inHeading = wordsOfHeading(section);
  const meant = synonymsIn(inHeading, words);
  let total = 0;
  let covered = 0;
  for (const { whole, terms } of inHeading) {
    total += whole.length;
    let longest = terms.some((term) => meant.has(term)) ? 0.7 * whole.length : 0;
    for (const term of terms) {
      for (const { forms } of words) {
        for (const form of forms)
          if (term.startsWith(form)) longest = Math.max(longest, form.length);
      }
    }
    covered += Math.min(longest, whole.length);
  }
  if (total === 0 || covered === 0) return 0;
  const phrase = words.map((word) => word.whole).join(' ');
  const heading = inHeading.map(({ whole }) => whole).join(' ');
  const exact = words.length > 2 ? SAME_PHRASE : SAME;
  const same = heading === phrase ? exact : isRun(heading, phrase) ? RUN : 0;
  return (4 * covered) / total + same;
}

const SAME = 6.5;
/** Three words or more in a row are no coincidence. */
const SAME_PHRASE = 9;
const RUN = 2.5;

/** Terms of the heading that mean a word of the query; of a synonym of several terms all have to be there. */
function synonymsIn(heading: readonly HeadingWord[], words: readonly QueryWord[]): Set<string> {
  const meant = new Set<string>();
  for (const { synonyms } of words) {
    for (const { terms } of synonyms) {
      const isThere = terms.every((term) => heading.some((word) => word.terms.includes(term)));
      if (isThere) for (const term of terms) meant.add(term);
    }
  }
  return meant;
}

function isRun(text: string, phrase: string): boolean {
  return phrase.includes(' ') && ` ${text} `.includes(` ${phrase} `);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
