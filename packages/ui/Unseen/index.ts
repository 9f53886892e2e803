import type { CSSProperties } from 'react';

/** Lower than this a part costs more to watch than to lay out. */
const LEAST_REM = 6;

interface Unseen {
  className?: string;
  style?: CSSProperties;
}

/**
 * Class and style of a part of a page that the browser lays out when it comes near the window (src/css/base.css).
 * What the part has outside its box is cut off. In the first window of a page the height has to be exact: the part is
 * drawn at that height once when a page arrives in pieces, and what is below it would move. Where a place further down has to be exact, for a hash or for Back,
 * `data-whole` on the root or on the main element has all parts laid out: packages/islands/client/whole.ts.
 * @param height its height in rem, exact for parts that can be in the first window
 */
export function unseen(height: number): Unseen {
  if (height < LEAST_REM) return {};
  return {
    className: 'unseen',
    style: { '--height': `${Number(height.toFixed(1))}rem` } as CSSProperties,
  };
}
