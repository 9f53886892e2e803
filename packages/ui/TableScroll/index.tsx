import type { ComponentProps, ReactNode } from 'react';

/**
 * A table that scrolls sideways inside the page; src/behavior/scroll-frame.ts lets the keyboard scroll it
 * while it overflows.
 */
export function TableScroll(props: ComponentProps<'table'>): ReactNode {
  return (
    <scroll-frame class="table-scroll" data-label={props['aria-label']}>
      <table {...props} />
    </scroll-frame>
  );
}
