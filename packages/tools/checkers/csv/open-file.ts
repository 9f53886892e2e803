import type { NotationChoice } from '@sablier-docs/kit/form/AmountNotation';
import type { ChosenColumns } from '../../csv/columns/chosen';
import type { WithheldAnswer } from '../../csv/columns/withheld';
import type { UnitChoice } from './AmountUnit';
import type { DateChoice } from './DateOrderChoice';

/** What a reader has said of a file that can be read in two ways; null where nothing was said. */
export interface FileAnswers {
  notation: NotationChoice | null;
  dates: DateChoice | null;
  unit: UnitChoice | null;
  withheld: WithheldAnswer | null;
  columns: ChosenColumns | null;
}

/** The file in the checker, with its answers: they hold for this one alone. */
export interface OpenFile {
  /** As chosen or pasted; null before. */
  source: { data: Blob | string; name: string } | null;
  answers: FileAnswers;
  /** Rows that the tool has put into the field for pasted ones; another object replaces what is there. */
  preset: { text: string } | null;
}

export type FileEvent =
  /** A file is chosen, or the pasted rows change. */
  | { do: 'open'; data: Blob | string; name: string }
  /** The tool fills in rows: a template, or those of a plan. */
  | { do: 'fill in'; text: string; name: string }
  | { do: 'answer'; answers: Partial<FileAnswers> };

const NO_ANSWERS: FileAnswers = {
  notation: null,
  dates: null,
  unit: null,
  withheld: null,
  columns: null,
};

export const noFile: OpenFile = { source: null, answers: NO_ANSWERS, preset: null };

/**
 * The answers that hold for a token with these decimals: how many tokens a count of the smallest unit is depends on
 * them.
 */
export function answersFor({ answers }: OpenFile, decimals: number): FileAnswers {
  const isOther = answers.unit !== null && answers.unit.decimals !== decimals;
  return isOther ? { ...answers, unit: null } : answers;
}

/** The file after an event. What was said of one list is asked again of another. */
export function fileAfter(file: OpenFile, event: FileEvent): OpenFile {
  switch (event.do) {
    case 'open': {
      const { data, name } = event;
      const isSame = file.source?.name === name && isEdited(file.source.data, data);
      return { ...file, source: { data, name }, answers: isSame ? file.answers : NO_ANSWERS };
    }
    case 'fill in': {
      const { text, name } = event;
      return { source: { data: text, name }, answers: NO_ANSWERS, preset: { text } };
    }
    case 'answer':
      return { ...file, answers: { ...file.answers, ...event.answers } };
  }
}

/**
 * Whether rows are the same list with a change in one place: at least half of the shorter text stays where it was at its
 * start and end. The first line does not count, since lists of different people have the same header.
 */
function isEdited(before: Blob | string, after: Blob | string): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  const [one, other] = [withoutFirstLine(before), withoutFirstLine(after)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end])
    end += 1;
  return 2 * (start + end) >= shorter && shorter > 0;
}

const withoutFirstLine = (text: string): string => text.slice(text.search(/[\r\n]|$/)).trim();
