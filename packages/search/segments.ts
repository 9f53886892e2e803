import type { HighlightResult } from './types.ts';

/** A marked or plain part of a hit's text. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** Splits a text into marked and plain segments. */
export function segmentsOf({ text, ranges }: Pick<HighlightResult, 'text' | 'ranges'>): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    segments.push({ text: text.slice(at, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  segments.push({ text: text.slice(at), marked: false });
  return segments.filter((segment) => segment.text !== '');
}
