// Wraps: the text is taken over in a task of its own.
import Original from '@theme-original/DocItem/Content';
import { Later } from '@site/src/components/Later';
import type { ComponentProps, ReactNode } from 'react';

export default function ContentLater(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <Later>
      <Original {...props} />
    </Later>
  );
}
