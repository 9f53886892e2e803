// Wraps: the sidebar is taken over in a task of its own.
import Original from '@theme-original/DocSidebar';
import { Later } from '@site/src/components/Later';
import type { ComponentProps, ReactNode } from 'react';

export default function SidebarLater(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <Later>
      <Original {...props} />
    </Later>
  );
}
