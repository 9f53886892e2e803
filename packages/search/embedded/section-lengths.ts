import { questionLengths } from './question-matches.ts';
import type { Store } from './store.ts';

/** Lengths in words, by section and by page, with their means over those that have such texts. */
interface Lengths {
  /** Index of the page of each section. */
  pageOf: Uint32Array;
  questions: Float64Array;
  pageQuestions: Float64Array;
  pageTexts: Float64Array;
  mean: Record<'questions' | 'pageQuestions' | 'pageTexts', number>;
  /** Number of sections with questions. */
  asked: number;
}

/** Characters of a word, with the space after it. */
const WORD = 6;

const known = new WeakMap<Store, { isWhole: boolean; lengths: Lengths }>();

/** The lengths of a store's questions and texts; counted once, and again when all texts are there. */
export function lengthsIn(store: Store): Lengths {
  const last = known.get(store);
  if (last?.isWhole === store.isWhole) return last.lengths;
  const lengths = count(store);
  known.set(store, { isWhole: store.isWhole, lengths });
  return lengths;
}

function count({ sections }: Store): Lengths {
  const pages = [...new Set(sections.map(({ page }) => page))];
  const at = new Map(pages.map((page, index) => [page, index]));
  const pageOf = Uint32Array.from(sections, ({ page }) => at.get(page) ?? 0);
  const questions = Float64Array.from(sections, (section) => sum(questionLengths(section)));
  const texts = Float64Array.from(sections, ({ contents }) =>
    sum(contents.map(({ length }) => length / WORD)),
  );
  const perPage = (values: Float64Array) => {
    const sums = new Float64Array(pages.length);
    values.forEach((value, section) => {
      const page = pageOf[section] ?? 0;
      sums[page] = (sums[page] ?? 0) + value;
    });
    return sums;
  };
  const pageQuestions = perPage(questions);
  const pageTexts = perPage(texts);
  return {
    pageOf,
    questions,
    pageQuestions,
    pageTexts,
    mean: {
      questions: meanOf(questions),
      pageQuestions: meanOf(pageQuestions),
      pageTexts: meanOf(pageTexts),
    },
    asked: questions.filter((length) => length > 0).length,
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Mean of the values above 0. */
function meanOf(values: Float64Array): number {
  const some = values.filter((value) => value > 0);
  return some.reduce((all, value) => all + value, 0) / Math.max(some.length, 1);
}
