import type { Call } from '@sablier-docs/kit/calls/call';
import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import { CallOutputs } from './CallOutputs';
import { SafeFile } from '@sablier-docs/kit/calls/view/SafeFile';
import type { Passed, WaysOut } from '@sablier-docs/kit/calls/ways-out';
import type { ReactNode } from 'react';

interface Props {
  out: WaysOut<unknown>;
  chain: ChainFacts;
  /** Calls that were kept for a Safe file. */
  kept?: readonly Passed<Call>[];
  keep?: (calls: readonly Passed<Call>[]) => void;
  /** Chooses another action once the calls of the form have been kept. */
  next?: () => void;
  /** Name of the Safe file's section, where a page has two. */
  label?: string;
  /** What to compare before the wallet is asked; by default the contract and the coin. */
  says?: ReactNode;
  /** What sends the calls with a wallet. */
  children: ReactNode;
}

const NONE: readonly Passed<Call>[] = [];
const nothing = () => undefined;

const COMPARE =
  'Choose one way. Before you confirm, compare the contract and the amount of coin that your wallet shows with those of this page.';

/** Every way to send the calls of a form: a wallet, a file for Safe, an explorer, a command line, raw data. */
export function SendWays(props: Props): ReactNode {
  const { out, chain, kept = NONE, keep = nothing, next = null, label } = props;
  const { says = COMPARE, children } = props;
  const isOffered = out.toTry.length + out.toCopy.length > 0;
  return (
    <>
      {isOffered && (
        <>
          <h3>Send</h3>
          <p>{says}</p>
        </>
      )}
      {children}
      <SafeFile
        kept={kept}
        calls={out.toCopy}
        chainName={chain.name}
        set={keep}
        {...{ next, label }}
      />
      <CallOutputs calls={out.toCopy} chain={chain} />
    </>
  );
}
