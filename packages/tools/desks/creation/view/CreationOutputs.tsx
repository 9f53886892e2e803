import chains from '@facts/chains.json';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { TokenMetadata } from '@sablier-docs/kit/wallet/token';
import { usePress } from '../../flow/view/usePress';
import { useState, type ReactNode } from 'react';
import { SendWays } from '../../flow/view/SendWays';
import { creationWays } from '../creation-ways';
import type { PastQuestion } from '../released-at-once';
import { AskAboutPast } from './AskAboutPast';
import { CreationWallet, type CreationWalletProps } from './CreationWallet';
import { RehearseCreation } from './RehearseCreation';

const loadParts = () => import('./wallet-parts');

interface Props {
  calls: readonly Call[];
  /** What a wallet is asked to send: the token and its decimals are compared first. */
  wallet: Pick<CreationWalletProps, 'token' | 'decimals' | 'total' | 'next'> & {
    /** The effect of all calls, in sentences. */
    does: string;
  };
  /** What is asked about dates in the past; null if there are none. */
  question: PastQuestion | null;
  /** Files that go with the calls. */
  children?: ReactNode;
}

/** Calls for every tool that can send them, in order. */
export function CreationOutputs(props: Props): ReactNode {
  const { calls, wallet, question } = props;
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [first] = calls;
  const asksAboutPast = question !== null && question.about !== confirmed;
  return (
    <>
      {question && (
        <AskAboutPast question={question} isConfirmed={!asksAboutPast} confirm={setConfirmed} />
      )}
      {/* What was read of a token says nothing about another one. */}
      {first && (
        <TokenOutputs key={`${first.chainId}-${wallet.token}`} {...props} {...{ asksAboutPast }} />
      )}
    </>
  );
}

/** The calls, by what the wallet has read of their token. */
function TokenOutputs(props: Props & { asksAboutPast: boolean }): ReactNode {
  const { calls, wallet, children, asksAboutPast } = props;
  const { token, decimals, does } = wallet;
  const reading = usePress<typeof import('./wallet-parts'), TokenMetadata>(loadParts);
  const chain = chains.find(({ id }) => id === calls[0]?.chainId);
  if (!chain) return null;
  const { session, results } = reading.live;
  const account = session?.account ?? null;
  const out = creationWays({ calls, account, token: results, decimals, does, asksAboutPast });
  return (
    <>
      {decimals !== null && out.toCopy.length > 0 && (
        <RehearseCreation calls={out.toCopy} {...{ chain }} token={{ token, decimals }} />
      )}
      <SendWays
        {...{ out, chain }}
        says={
          <>
            <span>{calls.length > 1 && 'The order matters: the approval goes first. '}</span>
            <span>
              Before you confirm, compare the contract that your wallet shows with that of this
              page.
            </span>
          </>
        }
      >
        {!asksAboutPast && (
          <CreationWallet {...wallet} {...{ chain, reading }} prepared={out.toTry} />
        )}
      </SendWays>
      {out.toCopy.length > 0 && children}
    </>
  );
}
