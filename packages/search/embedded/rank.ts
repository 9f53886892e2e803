import { wholeWords } from '../synonyms.ts';
import { firstSegment } from '../page-paths.ts';
import { actsOf, headingBonus, isWholeHeading, namesOtherAct } from './heading-matches.ts';
import { type Candidate, type WordMatch } from './candidates.ts';
import type { QueryWord } from './query.ts';
import type { Intent } from '../intent.ts';
import { bestQuestions } from './question-matches.ts';
import type { StoredSection } from './store.ts';
import { isBeside, isInternal } from './subject.ts';

/** 0: all words as typed; 1: all words, some by parts or with typos; 2: some of the words. */
type Tier = 0 | 1 | 2;

export interface Ranked {
  section: StoredSection;
  tier: Tier;
  score: number;
  /** All words were found in the heading or above it: the hit is the heading itself. */
  isHeading: boolean;
  /** False for a partial match with only common words. */
  isTelling: boolean;
}

/** Share of the query's weight that the found words of a partial match must have; unknown words don't count. */
const PARTIAL_SHARE = 0.5;

/** A word in more than this share of the sections is common; partial matches with only common words are noise. */
const COMMON_SHARE = 0.25;

/** Share of its score that a heading with another action than the query keeps. */
const OTHER_ACT = 0.8;

/** Assigns tiers and scores to candidates; the result is sorted by tier and then by score. */
export function rank(
  candidates: readonly Candidate[],
  words: readonly QueryWord[],
  sectionCount: number,
  intent: Intent = 'plain',
): Ranked[] {
  const frequencies = words.map((_, at) => countOf(candidates, at));
  const idf = frequencies.map(
    (count, at) => Math.log(1 + sectionCount / (count + 1)) * (words[at]?.weight ?? 1),
  );
  const rare = frequencies.map((count) => count <= Math.max(3, sectionCount * COMMON_SHARE));
  const all = idf.reduce((sum, weight) => sum + weight, 0);
  const known = idf.reduce((sum, weight, at) => sum + (frequencies[at] ? weight : 0), 0);
  const densest = candidates.reduce((most, { density }) => Math.max(most, density), 1e-9);

  const soft = isSoft(words);
  const acts = actsOf(words);
  const told = words.filter(({ optional }) => !optional).length;
  const questionBonus = QUESTION_BONUS[Math.min(told, 3)] ?? 0;
  const densityBonus =
    intent === 'question' ? DENSITY.question : soft ? DENSITY.sentence : DENSITY.words;
  const ranked: Ranked[] = [];
  for (const candidate of promising(candidates, words, idf)) {
    const { matches, section } = candidate;
    if (!saysSomething(candidate, matches) || isInternal(section, words)) continue;
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
    const asked = bestQuestions(section, candidate.questions, idf).best;
    const isAsked = asked >= ASKED;
    const literal = isAsked || (soft && share >= SOFT_SHARE) ? 0 : tierOf(words, matches);
    const tier = literal === 0 && isBeside(candidate, words, intent) ? 1 : literal;
    if (!isFound || (tier === 2 && foundIdf < known * PARTIAL_SHARE)) continue;
    const raw =
      quality / all +
      headingBonus(section, words) +
      levelBonus(candidate) +
      questionBonus * asked ** 2 +
      (densityBonus * candidate.density) / densest;
    ranked.push({
      section,
      tier,
      score:
        raw *
        (soft ? share ** 2 : 1) *
        scoreFactorFor(section, words) *
        fitOfSection(candidate, words, intent) *
        (namesOtherAct(section, acts) ? OTHER_ACT : 1),
      isHeading: matches.every((match, at) => match.field !== 'text' || words[at]?.optional),
      isTelling: tier < 2 || isRare,
    });
  }
  ranked.sort(byRank);
  return ranked[0]?.isTelling ? ranked.filter(({ isTelling }) => isTelling) : ranked;
}

/** Likeness of a question from which its section answers the query. */
const ASKED = 0.4;

/** Most that a question adds, by the number of words with a meaning: one word is in many questions. */
const QUESTION_BONUS = [0, 1.8, 4.2, 6] as const;

/** Most that the frequency of the words adds: letters of one word coincide, those of a sentence hardly. */
const DENSITY = { words: 0.8, sentence: 8, question: 20 } as const;

/** Number of candidates with the word at this index. */
const countOf = (candidates: readonly Candidate[], at: number): number =>
  candidates.reduce((count, { matches }) => count + ((matches[at]?.quality ?? 0) > 0 ? 1 : 0), 0);

/** Most candidates that are scored in full; nearly every section has a word that begins with a given letter. */
const CLOSELY = 500;

/** The most promising candidates, by an estimate without their headings. */
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
    return { candidate, value: value * scoreFactorFor(candidate.section, words) };
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
 * Whether a section adds anything: one that was found only by the headings above it or by its path is redundant,
 * except a page that was found by its path.
 */
function saysSomething({ section }: Candidate, matches: readonly WordMatch[]): boolean {
  return matches.some(({ field }) => {
    if (field === 'heading' || field === 'question' || field === 'text') return true;
    return field === 'path' && section.level === 1;
  });
}

/** Whether some words may be missing: a long query, or one about two functions, rarely has all words in one place. */
const isSoft = (words: readonly QueryWord[]): boolean =>
  words.filter(({ optional }) => !optional).length >= SOFT_FROM ||
  words.filter(({ parts }) => parts.length > 0).length > 1;

const SOFT_FROM = 3;
const SOFT_SHARE = 0.45;

/** Factors by section: questions favor pages for people, identifiers favor the reference. */
const FITS = {
  plain: {},
  code: { guides: 1.1, api: 1.1, support: 0.9, apps: 0.9 },
  question: { support: 1.25, apps: 1.1, guides: 0.95, api: 0.85, reference: 0.65 },
  identifier: { reference: 1.4, concepts: 0.9, support: 0.9 },
} satisfies Record<Intent, Record<string, number>>;

/** The factor of the best section, by intent. */
const BEST: Readonly<Record<Intent, number>> = {
  plain: 1,
  code: FITS.code.guides,
  question: FITS.question.support,
  identifier: FITS.identifier.reference,
};

/** The factor of a section of the site; a heading with exactly the words of the query gets the best one. */
function fitOfSection({ section }: Candidate, words: readonly QueryWord[], intent: Intent): number {
  const fits: Readonly<Record<string, number>> = FITS[intent];
  const fit = fits[firstSegment(section.page.path)] ?? 1;
  // Whole-heading checks are expensive and can't raise the best factor.
  return fit < BEST[intent] && isWholeHeading(section, words) ? BEST[intent] : fit;
}

function tierOf(words: readonly QueryWord[], matches: readonly WordMatch[]): Tier {
  const has = (check: (match: WordMatch) => boolean) =>
    matches.every((match, at) => words[at]?.optional || check(match));
  if (has(({ strict }) => strict)) return 0;
  return has(({ quality }) => quality > 0) ? 1 : 2;
}

/**
 * Lowers the score of legacy pages, unless the query is exactly a heading of several words or has the word
 * "legacy".
 */
export function scoreFactorFor(section: StoredSection, words: readonly QueryWord[]): number {
  if (!section.page.legacy) return section.scoreFactor;
  const phrase = words.map(({ whole }) => whole);
  const named = phrase.length > 1 && wholeWords(section.heading).join(' ') === phrase.join(' ');
  return named || phrase.includes('legacy')
    ? Math.max(section.scoreFactor, 0.95)
    : section.scoreFactor;
}

const levelBonus = ({ section }: Candidate): number =>
  section.level === 1 ? 2 : section.level === 2 ? 0.3 : section.level === 3 ? 0.15 : 0;
