import tool from '@site/src/components/Tool/styles.module.css';
import { WithCode } from '@site/src/components/WithCode';
import type { Said } from '@site/src/protocol/calls/types';
import type { ReactNode } from 'react';

/** With a capital, for a wish that begins a line. */
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who may do it, what it does with the values entered, when it fails, and what is final. */
export function Says({ said }: { said: Said }): ReactNode {
  const { who, does, fails, final } = said;
  return (
    <div className={tool.stack}>
      <p role="status">
        <strong>What happens:</strong> <WithCode>{does}</WithCode>
      </p>
      <dl className={tool.facts}>
        <dt>Who can send it</dt>
        <dd>{who}</dd>
        {fails && (
          <>
            <dt>If something is wrong</dt>
            <dd>
              <WithCode>{fails}</WithCode>
            </dd>
          </>
        )}
      </dl>
      {final && <p className={tool.notice}>{final}</p>}
    </div>
  );
}
