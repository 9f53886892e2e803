import type { ErrorFact, OlderError } from '@sablier-docs/protocol/errors/types';

/** In rem; a line of text has 48 letters on a phone and 95 beside the sidebar. */
const LETTERS = 65;
const LINE = 1.7;
const SMALL_LINE = 1.6;
const MARGIN = 1.1;
/** "Parameters" and "Raised by", each over its list. */
const LABEL = 2.5;
const FOLD = 3;

const lines = (letters: number): number => Math.ceil(letters / LETTERS);
const paragraph = (text: string): number => lines(text.length) * LINE + MARGIN;

/** About how high the entry of an error is, in rem. */
export function entryHeight(error: ErrorFact | OlderError): number {
  const { meaning, remedy, parameters } = error;
  const texts = LABEL + paragraph(meaning) + paragraph(remedy);
  const rows = parameters.reduce(
    (sum, { type, name, says }) => sum + lines(type.length + name.length + says.length),
    0,
  );
  return texts + list(rows) + ('raisedBy' in error ? raisedBy(error.raisedBy) : 0);
}

const list = (rows: number): number => (rows === 0 ? 0 : LABEL + rows * SMALL_LINE + MARGIN);

function raisedBy(by: ErrorFact['raisedBy']): number {
  const names = by.flatMap(({ functions }) => functions);
  if (names.length > 8) return FOLD;
  return list(by.length + lines(names.join(', ').length) - 1);
}
