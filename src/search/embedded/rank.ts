import { wholeWords } from '../synonyms.ts';
import { firstSegment } from '../pages.ts';
import { actsOf, headingBonus, isWholeHeading, namesOtherAct } from './headings.ts';
import type { Candidate, WordMatch } from './match.ts';
import type { QueryWord } from './query.ts';
import type { Intent } from './wording.ts';

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

/** A heading with another verb than the query keeps this share of its score. */
const OTHER_ACT = 0.8;

/** Sorts candidates into tiers and scores them; best first within a tier, the tiers in order. */
export function rank(
  candidates: readonly Candidate[],
  words: readonly QueryWord[],
  sectionCount: number,
  intent: Intent = 'plain',
): Ranked[] {
  const frequencies = words.map((_, at) => countOf(candidates, at));
  const idf = frequencies.map(
    (count, at) =>
      Math.log(1 + sectionCount / (count + 1)) * (words[at]?.optional ? OPTIONAL_WEIGHT : 1),
  );
  const rare = frequencies.map((count) => count <= Math.max(3, sectionCount * COMMON_SHARE));
  const all = idf.reduce((sum, weight) => sum + weight, 0);
  const known = idf.reduce((sum, weight, at) => sum + (frequencies[at] ? weight : 0), 0);
  const densest = candidates.reduce((most, { density }) => Math.max(most, density), 1e-9);

  const soft = isSoft(words);
  const acts = actsOf(words);
  const ranked: Ranked[] = [];
  for (const candidate of promising(candidates, words, idf)) {
    const { matches, section } = candidate;
    if (!saysSomething(candidate, matches)) continue;
    let foundIdf = 0;
    let quality = 0;
    let isFound = false;
    let isRare = false;
    matches.forEach((match, at) => {
      if (match.quality <= 0) return;
      const weight = idf[at] ?? 0;
      foundIdf += weight;
      quality += match.quality * weight;
      if (words[at]?.optional) return;
      isFound = true;
      isRare ||= rare[at] === true;
    });
    const share = foundIdf / Math.max(known, 1e-9);
    const tier = soft && share >= SOFT_SHARE ? 0 : tierOf(words, matches);
    if (!isFound || (tier === 2 && foundIdf < known * PARTIAL_SHARE)) continue;
    const raw =
      quality / all +
      headingBonus(section, words) +
      levelBonus(candidate) +
      (0.8 * candidate.density) / densest;
    ranked.push({
      ...candidate,
      tier,
      score:
        raw *
        (soft ? share ** 2 : 1) *
        scoreFactorFor(candidate, words) *
        fitOfSection(candidate, words, intent) *
        (namesOtherAct(section, acts) ? OTHER_ACT : 1),
      isHeading: matches.every((match, at) => match.field !== 'b' || words[at]?.optional),
      isTelling: tier < 2 || isRare,
    });
  }
  ranked.sort(byRank);
  return ranked[0]?.isTelling ? ranked.filter(({ isTelling }) => isTelling) : ranked;
}

/** How many candidates hold word number `at`. */
const countOf = (candidates: readonly Candidate[], at: number): number =>
  candidates.reduce((count, { matches }) => count + ((matches[at]?.quality ?? 0) > 0 ? 1 : 0), 0);

/** So many candidates are looked at closely; a letter begins a word of nearly every section. */
const CLOSELY = 500;

/** The candidates that may lead, by what is known without a look at their headings. */
function promising(
  candidates: readonly Candidate[],
  words: readonly QueryWord[],
  idf: readonly number[],
): readonly Candidate[] {
  if (candidates.length <= CLOSELY) return candidates;
  const valued = candidates.map((candidate) => {
    const { matches } = candidate;
    let value = levelBonus(candidate);
    matches.forEach(({ quality }, at) => (value += quality * (idf[at] ?? 0)));
    return { candidate, value: value * scoreFactorFor(candidate, words) };
  });
  return valued
    .sort((a, b) => b.value - a.value)
    .slice(0, CLOSELY)
    .map(({ candidate }) => candidate);
}

export function byRank(a: Ranked, b: Ranked): number {
  return (
    a.tier - b.tier ||
    b.score - a.score ||
    a.section.position - b.section.position ||
    a.section.id - b.section.id
  );
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

/** Nobody who asks in many words, or about two functions, expects all of them in one place. */
const isSoft = (words: readonly QueryWord[]): boolean =>
  words.filter(({ optional }) => !optional).length >= SOFT_FROM ||
  words.filter(({ parts }) => parts.length > 0).length > 1;

const SOFT_FROM = 3;
const SOFT_SHARE = 0.45;

/** Questions are answered by pages for people, identifiers by the reference. */
const FITS = {
  plain: {},
  question: { support: 1.5, apps: 1.25, concepts: 1, guides: 0.95, api: 0.85, reference: 0.75 },
  identifier: { reference: 1.4, concepts: 0.9, support: 0.9 },
} satisfies Record<Intent, Record<string, number>>;

/** What the best section of the site gets, by intent. */
const BEST: Readonly<Record<Intent, number>> = {
  plain: 1,
  question: FITS.question.support,
  identifier: FITS.identifier.reference,
};

/** A heading that the query repeats word for word is what was asked for, in whatever section it stands. */
function fitOfSection({ section }: Candidate, words: readonly QueryWord[], intent: Intent): number {
  const fits: Readonly<Record<string, number>> = FITS[intent];
  const fit = fits[firstSegment(section.page.path)] ?? 1;
  // Whole headings are dear to tell, and the best section gains nothing by one.
  return fit < BEST[intent] && isWholeHeading(section, words) ? BEST[intent] : fit;
}

function tierOf(words: readonly QueryWord[], matches: readonly WordMatch[]): Tier {
  const has = (check: (match: WordMatch) => boolean) =>
    matches.every((match, at) => words[at]?.optional || check(match));
  if (has(({ strict }) => strict)) return 0;
  return has(({ quality }) => quality > 0) ? 1 : 2;
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
