import type { HighlightResult } from './types.ts';

/** A part of a text of a hit. */
export interface Stretch {
  text: string;
  marked: boolean;
}

/** The whole text in parts, marked and plain, as a screen renders them. */
export function stretchesOf({ text, ranges }: Pick<HighlightResult, 'text' | 'ranges'>): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    stretches.push({ text: text.slice(at, start), marked: false });
    stretches.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  stretches.push({ text: text.slice(at), marked: false });
  return stretches.filter((stretch) => stretch.text !== '');
}
