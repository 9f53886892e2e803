import { checkProblem, type Problem } from './problem';

/** So many words of a sentence stand for it; a shorter one is quoted whole. */
const FEW = 3;

/** Words alone: what stands between them in a file need not be copied. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
const wordsOf = (text: string): string[] => plain(text).split(' ');

/**
 * A change that a commit may say to be intended, with the line that says so.
 * @param place the address of the page, or the file with a slash before it
 * @param changed the sentence, row or element
 */
export function mayBeIntended(
  { file, line, column }: Pick<Problem, 'file' | 'line' | 'column'>,
  says: string,
  { place, changed }: { readonly place: string; readonly changed: string },
): Problem {
  const quoted = wordsOf(changed).slice(0, 5).join(' ');
  const how = `If it is intended, quote at least ${FEW} of its words in a commit, with the reason: Intended: ${place} "${quoted}" why.`;
  return { ...checkProblem(file, { line, column }, `${says} ${how}`), changed };
}

/** What the messages of commits say to be intended, with a reason: words of sentences by page or file. */
export function intendedIn(messages: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [, place = '', words = ''] of messages.matchAll(/^Intended: (\/\S+) "(.+)" \S.*$/gm))
    found.set(place, [...(found.get(place) ?? []), words]);
  return found;
}

/** Whether words of a commit name the sentence, row or element that a problem is about. */
export const isIntended = ({ changed }: Problem, quotes: readonly string[] = []): boolean =>
  changed !== undefined &&
  quotes.some(
    (quote) =>
      plain(changed) === plain(quote) ||
      (wordsOf(quote).length >= FEW && ` ${plain(changed)} `.includes(` ${plain(quote)} `)),
  );
