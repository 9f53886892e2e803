import tool from '../../form/styles.module.css';
import { WithCode } from '@sablier-docs/ui/WithCode';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import type { ReactNode } from 'react';

/** With a capital letter, for the start of a line. */
export const capitalizedTitle = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Who may send a call, what it does with the values entered, when it fails, and what cannot be
 * undone.
 */
export function CallDescription({ description }: { description: CallText }): ReactNode {
  const { who, does, fails, final } = description;
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
