import chains from '@facts/chains.json';
import { SafeFile } from '@sablier-docs/kit/calls/view/SafeFile';
import { CallOutputs } from '@sablier-docs/kit/calls/view/CallOutputs';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { ReactNode } from 'react';
import { CreationWallet, type CreationWalletProps } from './CreationWallet';
import { RehearseCreation } from './RehearseCreation';

interface Props {
  calls: readonly Call[];
  /** What a wallet is asked to send: the token and its decimals are compared first. */
  wallet: Omit<CreationWalletProps, 'calls' | 'chain'>;
}

const NONE: readonly Call[] = [];
const nothing = () => undefined;

/** Calls for every tool that can send them, in order. */
export function CreationOutputs({ calls, wallet }: Props): ReactNode {
  const { token, decimals } = wallet;
  const chain = chains.find(({ id }) => id === calls[0]?.chainId);
  if (!chain) return null;
  return (
    <>
      {decimals !== null && <RehearseCreation {...{ calls, chain }} token={{ token, decimals }} />}
      <h3>Send</h3>
      <p>
        <span>{calls.length > 1 && 'The order matters: the approval goes first. '}</span>
        Before you confirm, compare the contract that your wallet shows with that of this page.
      </p>
      <CreationWallet {...{ calls, chain }} {...wallet} />
      <SafeFile kept={NONE} calls={calls} chainName={chain.name} set={nothing} next={null} />
      <CallOutputs calls={calls} chain={chain} />
    </>
  );
}
