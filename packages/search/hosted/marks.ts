import type { HighlightResult, Range } from '../types.ts';

/** The tags that the service puts around a match; DocSearch's own screens expect the same ones. */
export const MARK_OPEN = '<mark>';
export const MARK_CLOSE = '</mark>';

const MARKED = /<mark>((?:(?!<\/?mark>)[\s\S])*)<\/mark>/g;

/**
 * The text and the marked ranges of a value from the service. The service does not escape texts, so everything
 * except pairs of marks is text of the record.
 */
export function readHighlightMarks(value: string): Pick<HighlightResult, 'text' | 'ranges'> {
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
