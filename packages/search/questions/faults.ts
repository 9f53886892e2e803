import { sameWords, type QuestionPlace } from './same-words.ts';
import { QUESTIONS_ENDING, WHOLE_PAGE, type PageQuestions, type SourceHeading } from './types.ts';

/** Parts of the site in which every section has questions, and those in which a page has some as a whole. */
const EVERY_SECTION = /^\/(?:support|apps|concepts)\//;
const EVERY_PAGE = /^\/(?:support|apps|concepts|guides|api|reference)\//;

/** Generated pages, and pages of earlier releases, which are found by their headings. */
const EXEMPT = /^\/reference\/\w+\/contracts\/|\/legacy(?:\/|$)|\/previous-/;

interface QuestionFault {
  /** The section, or {@link WHOLE_PAGE}. */
  id: string;
  /** The fault and what to do. */
  says: string;
}

/** A page with its questions. */
interface AskedPage {
  /** Address on the site. */
  route: string;
  /** The headings of its source. */
  headings: readonly SourceHeading[];
  /** The ids of its sections, also of those that its elements make. */
  ids: ReadonlySet<string>;
  /** None when the page has no file of questions. */
  questions: PageQuestions | undefined;
  /** The file of the questions. */
  file: string;
  /** The questions of the other pages, by their {@link sameWords}; those of the page itself may be among them. */
  places: ReadonlyMap<string, readonly QuestionPlace[]>;
}

/**
 * The faults in the questions of a page: missing ones, unknown sections, too few, too many, and those that another
 * question says in the same words. Two sections with the same question compete for the first place of the search.
 */
export function questionFaults(page: AskedPage): QuestionFault[] {
  const { ids, questions = new Map<string, string[]>() } = page;
  const { fewest, most } = QUESTIONS_ENDING;
  const faults = neededIds(page)
    .filter((id) => !questions.has(id))
    .map((id) => ({
      id,
      says: `${nameOf(id)} has no questions. Write ${fewest} to ${most} below "${id}:".`,
    }));
  const own = new Map<string, QuestionPlace>();
  for (const [id, list] of questions) {
    const add = (says: string) => faults.push({ id, says });
    if (id !== WHOLE_PAGE && !ids.has(id))
      add(`The page has no section #${id}. Its sections: ${[...ids].join(', ')}.`);
    if (list.length < fewest || list.length > most)
      add(`${nameOf(id)} has ${list.length} questions. Write ${fewest} to ${most}.`);
    for (const question of list) {
      const key = sameWords(question);
      const before = own.get(key);
      own.set(key, { file: page.file, id, question });
      const other = before ?? page.places.get(key)?.find(({ file }) => file !== page.file);
      if (other) add(`"${question}" asks the same as ${sayPlace(other, page.file)}`);
    }
  }
  return faults;
}

/** The ids that need questions: `## Next` needs none. */
function neededIds({ route, headings }: AskedPage): string[] {
  if (!EVERY_PAGE.test(route) || EXEMPT.test(route)) return [];
  const sections = headings.filter(
    ({ level, id }) => (level === 2 || level === 3) && id !== 'next',
  );
  return [WHOLE_PAGE, ...(EVERY_SECTION.test(route) ? sections.map(({ id }) => id) : [])];
}

const nameOf = (id: string): string => (id === WHOLE_PAGE ? 'The page' : `Section #${id}`);

/** Where another question is, and what to do. */
function sayPlace({ file, id, question }: QuestionPlace, own: string): string {
  const where = file === own ? `"${id}"` : `"${id}" in ${file}`;
  return `"${question}" of ${where}. Keep the one whose section answers it best.`;
}
