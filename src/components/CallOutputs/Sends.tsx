import tool from '@site/src/components/Tool/styles.module.css';
import type { Call } from '@site/src/tools/calls/call';
import type { ReactNode } from 'react';
import { Send, type ChainFacts } from './Send';

interface Props {
  calls: readonly Call[];
  chain: ChainFacts;
}

/** Calls in the order in which they are sent, each in every form. */
export function Sends({ calls, chain }: Props): ReactNode {
  return calls.map((call, at) => (
    <section key={call.data} className={tool.stack} aria-label={call.title}>
      {calls.length > 1 && (
        <p className={tool.status}>
          Call {at + 1} of {calls.length}: {call.title}
        </p>
      )}
      <Send call={call} chain={chain} />
    </section>
  ));
}
