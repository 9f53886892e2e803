// Wraps: the table of contents is taken over in a task of its own.
import Original from '@theme-original/DocItem/TOC/Desktop';
import { Later } from '@site/src/components/Later';
import type { ComponentProps, ReactNode } from 'react';

export default function TocLater(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <Later>
      <Original {...props} />
    </Later>
  );
}
