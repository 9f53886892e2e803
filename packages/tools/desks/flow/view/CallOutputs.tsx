import tool from '@sablier-docs/kit/form/styles.module.css';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { Passed } from '@sablier-docs/kit/calls/ways-out';
import type { ReactNode } from 'react';
import { CallOutput, type ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';

interface Props {
  calls: readonly Passed<Call>[];
  chain: ChainFacts;
}

/** Calls in the order in which they are sent, each for every tool. */
export function CallOutputs({ calls, chain }: Props): ReactNode {
  return calls.map((call, at) => (
    <section key={call.data} className={tool.stack} aria-label={call.title}>
      {calls.length > 1 && (
        <p className={tool.status}>{`Call ${at + 1} of ${calls.length}: ${call.title}`}</p>
      )}
      <CallOutput call={call} chain={chain} />
    </section>
  ));
}
