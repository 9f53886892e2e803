import tool from '@sablier-docs/kit/form/styles.module.css';
import { WithCode } from '@sablier-docs/ui/WithCode';
import type { ReactNode } from 'react';

/** What an action costs, and why it would fail or lose what it sends, by what was read. */
export function SeenRefusal({
  warnings,
  refusal,
}: {
  warnings: readonly string[];
  refusal: string | null;
}): ReactNode {
  return (
    <>
      {warnings.map((text) => (
        <p key={text} className={tool.notice}>
          <WithCode>{text}</WithCode>
        </p>
      ))}
      {refusal !== null && (
        <p role="status" className={tool.problem}>
          <strong>This call would fail, or lose what it sends:</strong>{' '}
          <WithCode>{refusal}</WithCode> So this page writes no call.
        </p>
      )}
    </>
  );
}
