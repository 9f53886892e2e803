import chains from '@facts/chains.json';
import { SafeFile } from '../../calls/view/SafeFile';
import { CallOutputs } from '../../calls/view/CallOutputs';
import type { Call } from '../../calls/call';
import type { ReactNode } from 'react';
import { CreationWallet } from './CreationWallet';

/** What a wallet is asked to send: the token and its decimals are compared first. */
interface WalletTerms {
  token: string;
  decimals: number;
  /** The effect of all calls, in sentences. */
  does: string;
}

interface Props {
  calls: readonly Call[];
  /** Without it, the page offers no sending. */
  wallet?: WalletTerms;
}

const NONE: readonly Call[] = [];
const nothing = () => undefined;

/** Calls for every tool that can send them, in order. */
export function CreationOutputs({ calls, wallet }: Props): ReactNode {
  const chain = chains.find(({ id }) => id === calls[0]?.chainId);
  if (!chain) return null;
  return (
    <>
      <h3>Send</h3>
      <p>
        {calls.length > 1 && 'The order matters: the approval goes first. '}
        Before you confirm, compare the contract that your wallet shows with that of this page.
      </p>
      {wallet && <CreationWallet {...{ calls, chain }} {...wallet} />}
      <SafeFile kept={NONE} calls={calls} chainName={chain.name} set={nothing} next={null} />
      <CallOutputs calls={calls} chain={chain} />
    </>
  );
}
