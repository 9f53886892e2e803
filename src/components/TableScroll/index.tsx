import { Keep } from '@site/src/components/Keep';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A table that scrolls sideways inside the page; src/behaviors/scroll-frame.ts lets the keyboard
 * scroll it while it is wider than its place.
 *
 * @param props `data-keep` when nothing in the table listens to the reader (src/markdown/keep.ts)
 */
export function TableScroll({
  'data-keep': keep,
  ...props
}: ComponentProps<'table'> & { 'data-keep'?: string }): ReactNode {
  return (
    <scroll-frame class="table-scroll" data-label={props['aria-label']}>
      {keep === undefined ? <table {...props} /> : <Keep as="table" {...(props as object)} />}
    </scroll-frame>
  );
}
