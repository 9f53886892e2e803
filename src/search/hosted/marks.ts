import type { HighlightResult, Range } from '../types.ts';

/** What the service is told to put around a match; DocSearch's own screens expect the same. */
export const MARK_OPEN = '<mark>';
export const MARK_CLOSE = '</mark>';

const MARKED = /<mark>((?:(?!<\/?mark>)[\s\S])*)<\/mark>/g;

/**
 * The text and the ranges of a value in which the service has put marks. It escapes nothing, so what is
 * no pair of marks is text of the record.
 */
export function readMarks(value: string): Pick<HighlightResult, 'text' | 'ranges'> {
  const ranges: Range[] = [];
  let text = '';
  let at = 0;
  for (const match of value.matchAll(MARKED)) {
    const [whole, inside = ''] = match;
    text += value.slice(at, match.index);
    if (inside) ranges.push({ start: text.length, end: text.length + inside.length });
    text += inside;
    at = match.index + whole.length;
  }
  return { text: text + value.slice(at), ranges };
}
