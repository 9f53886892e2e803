import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { questionFaults } from '@sablier-docs/search/questions/faults';
import { questionsFileOf } from '@sablier-docs/search/questions/file';
import { placesOfQuestions, type QuestionPlace } from '@sablier-docs/search/questions/same-words';
import type { PageQuestions } from '@sablier-docs/search/questions/types';
import { allQuestions } from './all';
import { headingsOf } from './headings';
import { parseQuestions } from './parse';

/** A fault in a file of questions. */
export interface PlacedFault {
  file: string;
  /** From 1. */
  line: number;
  says: string;
}

interface QuestionsOfPage {
  /** None when the page has no file of questions, or one that is not YAML. */
  questions: PageQuestions | undefined;
  faults: PlacedFault[];
}

type Places = ReadonlyMap<string, readonly QuestionPlace[]>;

/** Of the whole site, read once in a process. */
let site: Promise<Places> | undefined;
const placesOfSite = (): Promise<Places> => (site ??= allQuestions().then(placesOfQuestions));

/**
 * The questions beside a page, with their faults.
 * @param page its file, for example `docs/support/faq.mdx`
 * @param places the questions of the site, with which those of the page are compared
 */
export async function readQuestions(
  page: string,
  about: { route: string; source: string; ids: ReadonlySet<string> },
  places: Places | undefined = undefined,
): Promise<QuestionsOfPage> {
  const file = questionsFileOf(page);
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  let questions: PageQuestions | undefined;
  try {
    if (text) questions = await parseQuestions(file, text);
  } catch (error) {
    return { questions, faults: [{ file, line: 1, says: (error as Error).message }] };
  }
  const faults = questionFaults({
    ...about,
    file,
    headings: headingsOf(about.source),
    questions,
    places: places ?? (await placesOfSite()),
  }).map(({ id, says }) => ({ file, line: lineOf(id, text), says }));
  // A page without a file gets one line, not one for each of its sections.
  return { questions, faults: text ? faults : faults.slice(0, 1) };
}

const lineOf = (id: string, text: string): number =>
  Math.max(
    0,
    text.split('\n').findIndex((line) => line.startsWith(`${id}:`)),
  ) + 1;
