import type { ReactNode } from 'react';

/** Text in which backticks mark code, as the data files write it. */
export function WithCode({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <code translate="no" key={`${i}-${part}`}>
        {part}
      </code>
    ),
  );
}
