import { Keep } from '@site/src/components/Keep';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useOverflow } from './useOverflow';

/**
 * A table that scrolls sideways inside the page. It takes part in the tab order only while it is
 * wider than its place, so that the keyboard can scroll it and has no needless stop elsewhere.
 *
 * @param props `data-keep` when nothing in the table listens to the reader (src/markdown/keep.ts)
 */
export function TableScroll({
  'data-keep': keep,
  ...props
}: ComponentProps<'table'> & { 'data-keep'?: string }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  const label = props['aria-label'] ?? 'Table';
  const region = overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <div ref={frame} className="table-scroll" {...region}>
      {keep === undefined ? <table {...props} /> : <Keep as="table" {...(props as object)} />}
    </div>
  );
}
