import { termsOf, wordsOf } from '../tokens.ts';
import type { QueryWord } from './query.ts';
import type { StoredSection } from './store.ts';
import { actsNamedBy, FUNCTION_WORDS } from '../intent.ts';

type Heading = Pick<StoredSection, 'heading' | 'level'>;

interface HeadingWord {
  whole: string;
  terms: readonly string[];
}

/** By level and text, because a page title and a heading may have the same words. */
const headings = new Map<string, HeadingWord[]>();
const HEADINGS_KEPT = 10_000;

/** The words of a heading; those of a page title without `overview`, which has no meaning for a search. */
function wordsOfHeading({ heading, level }: Heading): HeadingWord[] {
  const key = level > 1 ? heading : `# ${heading}`;
  const known = headings.get(key);
  if (known) return known;
  const words = wordsOf(heading).map(({ raw }): HeadingWord => {
    const terms = termsOf(raw).map(({ term }) => term);
    return { whole: terms[0] ?? '', terms };
  });
  const telling = words.filter(({ whole }) => level > 1 || whole !== 'overview');
  if (headings.size >= HEADINGS_KEPT) headings.clear();
  headings.set(key, telling.length > 0 ? telling : words);
  return telling.length > 0 ? telling : words;
}

/**
 * Up to 4 for the share of the heading that the query covers, and more when they are the same or the heading
 * has the words of the query in a row.
 */
export function headingBonus(section: Heading, words: readonly QueryWord[]): number {
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
  const phrase = phraseOf(words);
  const heading = phraseOf(inHeading);
  const exact = words.length > 2 ? SAME_PHRASE : SAME;
  const same = heading === phrase ? exact : isRun(heading, phrase) ? RUN : 0;
  return (4 * covered) / total + same;
}

/** The actions that a query names, in its own words or by synonyms. */
export const actsOf = (words: readonly QueryWord[]): ReadonlySet<string> =>
  new Set(
    words.flatMap(({ whole, parts, synonyms }) =>
      actsNamedBy([whole, ...parts, ...synonyms.flatMap(({ terms }) => terms)]),
    ),
  );

/** Whether a heading names only other actions than the query, such as creating instead of canceling. */
export function namesOtherAct(section: Heading, asked: ReadonlySet<string>): boolean {
  if (asked.size === 0) return false;
  const acts = wordsOfHeading(section).flatMap(({ terms }) => actsNamedBy(terms));
  return acts.length > 0 && !acts.some((act) => asked.has(act));
}

/** Whether the query has exactly the words of the heading. */
export const isWholeHeading = (section: Heading, words: readonly QueryWord[]): boolean =>
  phraseOf(wordsOfHeading(section)) === phraseOf(words);

/** Whether the query and the heading have the same words with a meaning, in the same order. */
export const isHeadingAsked = (section: Heading, words: readonly QueryWord[]): boolean => {
  const telling = wordsOfHeading(section).filter(({ whole }) => !FUNCTION_WORDS.has(whole));
  return phraseOf(telling) === phraseOf(words.filter(({ optional }) => !optional));
};

/** Each word once, as in a query. */
const phraseOf = (words: readonly { whole: string }[]): string =>
  [...new Set(words.map(({ whole }) => whole))].join(' ');

const SAME = 6.5;
/** Three or more words in a row are unlikely to be a coincidence. */
const SAME_PHRASE = 9;
const RUN = 2.5;

/** Terms of the heading that are synonyms of a word of the query; a synonym of several terms needs all of them. */
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
