import type { ComponentProps, ReactNode } from 'react';
import { unseen } from '../Unseen';

interface Props extends ComponentProps<'table'> {
  /** About how high the table is, in rem, where that may be said; see packages/vocabulary/steps/table-heights.ts. */
  'data-height'?: string;
}

/**
 * A table that scrolls sideways inside the page; src/behavior/scroll-frame.ts lets the keyboard scroll it
 * while it overflows. What is not laid out is inside the frame: a frame overflows, and is a stop for the keyboard, only once
 * its table is laid out.
 */
export function TableScroll({ 'data-height': height = '0', ...props }: Props): ReactNode {
  const { className, style } = unseen(Number(height));
  const table = <table {...props} />;
  return (
    <scroll-frame class="table-scroll" data-label={props['aria-label']}>
      {className ? (
        <div className={className} style={style}>
          {table}
        </div>
      ) : (
        table
      )}
    </scroll-frame>
  );
}
