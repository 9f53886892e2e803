// Wraps: the contents have their entries as HTML, in which code is for no translator either.
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import type { ReactNode } from 'react';

export default function TOCItemsWithCode({ toc, ...props }: Props): ReactNode {
  const kept = toc.map((item) => ({
    ...item,
    value: item.value.replaceAll('<code>', '<code translate="no">'),
  }));
  return <TOCItems toc={kept} {...props} />;
}
