import { firstSegment } from '../page-paths.ts';
import {
  actsOf,
  headingBonus,
  isHeadingAsked,
  isWholeHeading,
  namesOtherAct,
} from './heading-matches.ts';
import { IDENTIFIER, type Intent } from '../intent.ts';
import { bestQuestions, type QuestionMatches } from './question-matches.ts';
import type { QueryWord } from './query.ts';
import { scoreFactorFor, type Ranked } from './rank.ts';
import { lengthsIn } from './section-lengths.ts';
import type { Store, StoredSection } from './store.ts';
import { isInternal } from './subject.ts';
import type { TermMatches } from './term-matches.ts';
import { WordCounts } from './word-counts.ts';

/** Words with a meaning from which a query is a sentence. */
const SENTENCE_FROM = 2;

/** Whether a query is a sentence or several words about one thing, and not a name from code. */
export const isSentence = (words: readonly QueryWord[], intent: Intent): boolean =>
  intent !== 'identifier' &&
  words.length > 2 &&
  words.filter(({ optional }) => !optional).length >= SENTENCE_FROM;

/**
 * What each sign is worth, in log-odds of a section being the answer. Each sign is from 0 to 1: the share of the
 * query's words, weighed by rarity. The weights are those of two logistic choices, of a section of the right page among
 * all sections and of the right section on its page, with a strong penalty on large weights. They were fitted to the
 * judged queries and, at a tenth of their weight, to questions that were left out of the index
 * (`npm run search:bench -- relevance`); of judged queries that were left out of the fit, one fifth after another, 85 %
 * were first and 97 % in the first three.
 */
const WORTH = {
  /** In any field of the section, in its headings or questions, and in any field of any section of its page. */
  covered: 1.8,
  named: 1.7,
  pageCovered: 1.5,
  heading: 2.2,
  /** In the title of the page. */
  title: 0.7,
  /** In the section's questions, and in all questions of its page. */
  questions: 1,
  pageQuestions: 1.1,
  pageTexts: 1.5,
  /** In its one question that is most like the query, in the next, and in the best of its page. */
  best: 1.1,
  second: 1.1,
  pageBest: 1.6,
  /** Of the heading, {@link headingBonus}. */
  sameHeading: 0.16,
  /** What it loses as part of a legacy page, a snippet or a list. */
  loss: -0.4,
  /** Its heading names another action than the query, and is worth nothing else. */
  otherAct: -0.5,
  /** Its heading is the query, without words of no meaning; not fitted. */
  headingAsked: 2,
  /** Besides, with those words too; not fitted. */
  wholeHeading: 2,
} as const;

/** What the part of the site is worth: for all sentences, and besides for questions of people and of engineers. */
const PARTS: Readonly<Record<string, number>> = {
  support: 0.2,
  apps: 0.1,
  concepts: 0.2,
  guides: -0.3,
  api: -0.2,
  snippets: -0.2,
  reference: -0.3,
};
const FOR_PEOPLE: Readonly<Record<string, number>> = {
  support: 0.3,
  guides: -0.3,
  api: -0.2,
  snippets: -0.2,
};
const FOR_CODE: Readonly<Record<string, number>> = { guides: 0.3, api: 0.2, snippets: 0.2 };
const NOTHING: Readonly<Record<string, number>> = {};

/** Saturation and length normalization of BM25. https://nlp.stanford.edu/IR-book/html/htmledition/okapi-bm25-a-non-binary-model-1.html */
const K1 = 1.2;
const B = 0.6;

const saturated = (count: number, length: number, mean: number): number =>
  count === 0 ? 0 : count / (count + K1 * (1 - B + (B * length) / Math.max(mean, 1)));

/** A word of a heading counts as often in the texts of a page. */
const IN_HEADING = 2;

/** Least share of the known words' weight that a section has. */
const LEAST_COVERED = 0.25;

/** A section with a word of a sentence is a hit only among so many best. */
const MOST = 400;

/** Sections whose headings are compared with the query. */
const CLOSELY = 80;

/** The sections that may answer a sentence, best first. */
export function rankSentence(
  store: Store,
  termMatches: readonly TermMatches[],
  intent: Intent,
): Ranked[] {
  const { sections, index } = store;
  const words = termMatches.map(({ word }) => word);
  const size = sections.length;
  const lengths = lengthsIn(store);
  const { pageOf } = lengths;
  const pages = lengths.pageTexts.length;
  const sums = {
    covered: new Float64Array(size),
    named: new Float64Array(size),
    heading: new Float64Array(size),
    questions: new Float64Array(size),
    pageCovered: new Float64Array(pages),
    title: new Float64Array(pages),
    pageQuestions: new Float64Array(pages),
    pageTexts: new Float64Array(pages),
  };
  /** Words with a meaning that a section has, and those that it has in more than its texts. */
  const [telling, named] = [new Uint8Array(size), new Uint8Array(size)];
  const askedFor = new Map<number, Map<number, number[]>>();
  const counts = new WordCounts(size);
  const onPage = {
    questions: new Float64Array(pages),
    texts: new Float64Array(pages),
    title: new Float64Array(pages),
    anywhere: new Float64Array(pages),
  };
  const touched = new Set<number>();
  const askedIdf: number[] = [];
  let [all, allAsked, known] = [0, 0, 0];

  termMatches.forEach((matches, at) => {
    counts.clear();
    counts.count(index, matches, (section, question, factor) => {
      const own = askedFor.get(section) ?? new Map<number, number[]>();
      const factors = own.get(question) ?? [];
      factors[at] = Math.max(factors[at] ?? 0, factor);
      own.set(question, factors);
      askedFor.set(section, own);
    });
    const { weight } = matches.word;
    const idf = weight * Math.log(1 + size / (1 + counts.sections.length));
    // Readers' questions have such words on purpose.
    const asked =
      (matches.word.optional ? weight : 1) * Math.log(1 + lengths.asked / (1 + counts.asked));
    askedIdf.push(asked);
    all += idf;
    allAsked += asked;
    if (counts.sections.length > 0) known += idf;
    for (const counts of Object.values(onPage)) counts.fill(0);
    for (const section of counts.sections) {
      const heading = counts.heading[section] ?? 0;
      const above = counts.above[section] ?? 0;
      const questions = counts.questions[section] ?? 0;
      const texts = counts.texts[section] ?? 0;
      const page = pageOf[section] ?? 0;
      const byName = Math.min(1, Math.max(heading, above, questions));
      const anywhere = Math.min(1, Math.max(byName, texts));
      add(sums.covered, section, idf * anywhere);
      add(sums.named, section, idf * byName);
      add(sums.heading, section, idf * Math.min(1, heading));
      const length = lengths.questions[section] ?? 0;
      add(sums.questions, section, asked * saturated(questions, length, lengths.mean.questions));
      add(onPage.questions, page, questions);
      add(onPage.texts, page, texts + IN_HEADING * heading);
      onPage.anywhere[page] = Math.max(onPage.anywhere[page] ?? 0, anywhere);
      if (sections[section]?.position === 0) onPage.title[page] = Math.min(1, heading);
      if (matches.word.optional) continue;
      touched.add(section);
      add(telling, section, 1);
      if (heading + above + questions > 0 || texts === 0) add(named, section, 1);
    }
    for (let page = 0; page < pages; page += 1) {
      const anywhere = onPage.anywhere[page] ?? 0;
      if (anywhere === 0) continue;
      const questions = saturated(
        onPage.questions[page] ?? 0,
        lengths.pageQuestions[page] ?? 0,
        lengths.mean.pageQuestions,
      );
      const texts = saturated(
        onPage.texts[page] ?? 0,
        lengths.pageTexts[page] ?? 0,
        lengths.mean.pageTexts,
      );
      add(sums.pageCovered, page, idf * anywhere);
      add(sums.title, page, idf * (onPage.title[page] ?? 0));
      add(sums.pageQuestions, page, asked * questions);
      add(sums.pageTexts, page, idf * texts);
    }
  });

  const acts = actsOf(words);
  const share = (sum: number | undefined, of: number) => (sum ?? 0) / Math.max(of, 1e-9);
  const pageBest = new Float64Array(pages);
  const candidates = [...touched].flatMap((id) => {
    const section = sections[id];
    if (!section || isInternal(section, words)) return [];
    if ((sums.covered[id] ?? 0) < LEAST_COVERED * known) return [];
    const page = pageOf[id] ?? 0;
    const { best, second } = bestQuestions(section, askedFor.get(id) ?? NO_QUESTIONS, askedIdf);
    pageBest[page] = Math.max(pageBest[page] ?? 0, best);
    return [{ id, section, page, best, second }];
  });
  const rated = candidates.map(({ id, section, page, best, second }) => {
    const value =
      WORTH.covered * share(sums.covered[id], all) +
      WORTH.named * share(sums.named[id], all) +
      WORTH.pageCovered * share(sums.pageCovered[page], all) +
      WORTH.heading * share(sums.heading[id], all) +
      WORTH.title * share(sums.title[page], all) +
      WORTH.questions * share(sums.questions[id], allAsked) +
      WORTH.pageQuestions * share(sums.pageQuestions[page], allAsked) +
      WORTH.pageTexts * share(sums.pageTexts[page], all) +
      WORTH.best * best +
      WORTH.second * second +
      WORTH.pageBest * (pageBest[page] ?? 0) +
      WORTH.loss * lossOf(section, words) +
      worthOfPart(section, intent);
    return { id, section, value };
  });
  rated.sort((a, b) => b.value - a.value);
  return rated.slice(0, MOST).map(({ id, section, value }, at): Ranked => {
    const isCode = section.level > 1 && IDENTIFIER.test(section.heading);
    const isBeside = intent === 'question' && (isCode || named[id] === 0);
    return {
      section,
      tier: isBeside ? 1 : 0,
      score:
        value +
        (namesOtherAct(section, acts)
          ? WORTH.otherAct - WORTH.heading * share(sums.heading[id], all)
          : worthOfHeading(section, words, at)),
      isHeading: telling[id] === named[id],
      isTelling: true,
    };
  });
}

/** What a heading is worth beside the share of the words that it has; only for those that are close to the first. */
function worthOfHeading(section: StoredSection, words: readonly QueryWord[], at: number): number {
  if (at >= CLOSELY) return 0;
  return (
    WORTH.sameHeading * headingBonus(section, words) +
    (isHeadingAsked(section, words) ? WORTH.headingAsked : 0) +
    (isWholeHeading(section, words) ? WORTH.wholeHeading : 0)
  );
}

const NO_QUESTIONS: QuestionMatches = new Map();

/** Share of its score that a section loses as part of a legacy page, a snippet or a list, without its rank. */
const lossOf = (section: StoredSection, words: readonly QueryWord[]): number =>
  1 - Math.min(1, scoreFactorFor(section, words) / (1 + section.page.pageRank / 100));

function worthOfPart({ page }: StoredSection, intent: Intent): number {
  const part = firstSegment(page.path);
  const besides = intent === 'question' ? FOR_PEOPLE : intent === 'code' ? FOR_CODE : NOTHING;
  return (PARTS[part] ?? 0) + (besides[part] ?? 0);
}

function add(values: Float64Array | Uint8Array, at: number, value: number): void {
  values[at] = (values[at] ?? 0) + value;
}
