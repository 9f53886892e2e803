import { splitMarked } from '@site/src/search/marked';
import type { ReactNode } from 'react';

/** A highlighted value as text with marks. Hostile text stays text: no HTML is set. */
export function Marked({ value }: { value: string }): ReactNode {
  return splitMarked(value).map(({ text, marked }, i) =>
    marked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
  );
}
