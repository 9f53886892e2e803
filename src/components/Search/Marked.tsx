import { stretchesOf, type HighlightResult } from '@site/src/search';
import type { ReactNode } from 'react';

/** A text of a hit with what matched in marks. */
export function Marked({ value }: { value: HighlightResult }): ReactNode {
  return stretchesOf(value).map(({ text, marked }, i) =>
    marked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
  );
}
