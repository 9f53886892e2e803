import glossary from '@sablier-docs/protocol/glossary/entries.json';
import readersWords from '@sablier-docs/protocol/glossary/readers-words.json';
import { readIndex } from '@sablier-docs/search/embedded/build';
import { createEmbeddedProvider } from '@sablier-docs/search/embedded/provider';
import type { PageQuestions } from '@sablier-docs/search/questions/types';
import judgments from '@sablier-docs/search/relevance/judgments.json';
import { expansionsOf } from '@sablier-docs/search/synonyms';
import { evaluate, tableOf, type Judgment } from '@sablier-docs/search/testing/relevance';
import { withoutQuestions } from '@sablier-docs/search/testing/unseen';
import { allQuestions, ENDING } from '../src/questions/all';

/** One question in so many is left out of the index and asked. */
const FOLDS = 10;

/** The others have direct answers above the hits, which are not made here. */
const JUDGED = (judgments as Judgment[]).filter(
  ({ kind }) => !['address', 'alias', 'error', 'identifier'].includes(kind),
);

/** Prints the figures of the judged queries and of questions that the index does not have. */
export async function showRelevance(files: { index: string; texts: string }): Promise<void> {
  const pages = readIndex(files.index, files.texts);
  const expansions = expansionsOf([...glossary, ...readersWords]);
  const questions = await questionsOfSources();
  // No question is in a fold after the last one.
  for (const fold of [FOLDS, 0]) {
    const { index, asked } = withoutQuestions(pages, expansions, questions, fold, FOLDS);
    const provider = createEmbeddedProvider({ loadIndex: () => Promise.resolve(index) });
    const cases = fold === FOLDS ? JUDGED : asked;
    const report = await evaluate(provider, cases);
    console.log(`${fold === FOLDS ? 'Judged queries' : 'Questions left out'}:\n${tableOf(report)}`);
  }
}

/** By the path of the page. */
async function questionsOfSources(): Promise<Map<string, PageQuestions>> {
  const all = await allQuestions();
  return new Map([...all].map(([file, questions]) => [routeOf(file), questions]));
}

const routeOf = (file: string): string =>
  file.slice('docs'.length, -ENDING.length).replace(/\/index$/, '');
