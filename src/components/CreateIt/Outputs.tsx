import chains from '@facts/chains.json';
import { Safe } from '@site/src/components/CallOutputs/Safe';
import { Sends } from '@site/src/components/CallOutputs/Sends';
import type { Call } from '@site/src/tools/calls/call';
import type { ReactNode } from 'react';

const NONE: readonly Call[] = [];
const nothing = () => undefined;

/** Calls in every form in which they can be sent, in their order. */
export function Outputs({ calls }: { calls: readonly Call[] }): ReactNode {
  const chain = chains.find(({ id }) => id === calls[0]?.chainId);
  if (!chain) return null;
  return (
    <>
      <h3>Send</h3>
      <p>
        {calls.length > 1 && 'The order matters: the approval goes first. '}
        Before you confirm, compare the contract that your wallet shows with that of this page.
      </p>
      <Safe kept={NONE} calls={calls} chainName={chain.name} set={nothing} keep={null} />
      <Sends calls={calls} chain={chain} />
    </>
  );
}
