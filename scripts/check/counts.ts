import type { Source } from './pages';
import { checkProblem, type Problem } from './problem';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** "Three cases check the caller first:" and what follows: the list or the table is told by its first line. */
const ANNOUNCED = new RegExp(
  `\\b(${NUMBERS.join('|')})\\b(?! (?:second|minute|hour|day|week|month|year|token)s)[^.:;\\n]*:[ \\t]*(?:\\{/\\*[^*]*\\*/\\})?\\n\\n((?:- |1\\. |\\| )[\\s\\S]*?)(?=\\n\\n(?![ \\t])|$)`,
  'gi',
);

const rowsIn = (block: string): number => {
  const lines = block.split('\n');
  if (block.startsWith('|')) return lines.filter((line) => line.startsWith('|')).length - 2;
  return lines.filter((line) => /^(?:- |\d+\. )/.test(line)).length;
};

/** Numbers that announce a list of another length. */
export const wrongCounts = (pages: readonly Source[]): Problem[] =>
  pages.flatMap(({ file, text }) =>
    [...text.matchAll(ANNOUNCED)].flatMap((match) => {
      const [, word = '', block = ''] = match;
      const said = NUMBERS.indexOf(word.toLowerCase()) + 2;
      const rows = rowsIn(block);
      if (said === rows) return [];
      const line = text.slice(0, match.index).split('\n').length;
      const says =
        `"${word}" announces a list of ${rows}. Count again, or write the sentence without a number: ` +
        'a list with a number claims to be complete.';
      return [checkProblem(file, { line, column: 1 }, says)];
    }),
  );
