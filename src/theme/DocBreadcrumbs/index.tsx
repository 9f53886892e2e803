// Wraps: links in which nothing listens; the first page keeps the server's.
import Original from '@theme-original/DocBreadcrumbs';
import { Keep } from '@site/src/components/Keep';
import type { ComponentProps, ReactNode } from 'react';

export default function BreadcrumbsKept(props: ComponentProps<typeof Original>): ReactNode {
  return <Keep as="div">{() => <Original {...props} />}</Keep>;
}
