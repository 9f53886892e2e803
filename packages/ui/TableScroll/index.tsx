import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { unseen } from '../Unseen';

interface Props extends ComponentProps<'table'> {
  /** About how high the table is, in rem, where that may be said; see packages/vocabulary/steps/table-heights.ts. */
  'data-height'?: string;
}

/**
 * A table that scrolls sideways inside the page; src/behavior/scroll-frame.ts lets the keyboard scroll it
 * while it overflows.
 */
export function TableScroll({ 'data-height': height = '0', ...props }: Props): ReactNode {
  const { className, style } = unseen(Number(height));
  return (
    <scroll-frame
      class={clsx('table-scroll', className)}
      style={style}
      data-label={props['aria-label']}
    >
      <table {...props} />
    </scroll-frame>
  );
}
