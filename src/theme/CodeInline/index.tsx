// Ejected (one element in the theme): a translator of the browser leaves code as it is.
import type { ComponentProps, ReactNode } from 'react';

export default function CodeInline(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
