import chains from '@facts/chains.json';
import type { ChainFacts } from '../../calls/view/CallOutput';
import { walletNames } from '../discover';
import type { ReadStep } from '../reader';
import tool from '../../form/styles.module.css';
import { useAnswerInView } from '../../form/useAnswerInView';
import { useFocusAfterPress } from '../../form/useFocusAfterPress';
import { useRef, type ReactNode } from 'react';
import type { DeskSubject } from './subject';
import { useWalletReading, type Reading } from './useWalletReading';

interface Props<Results> extends Reading<Results> {
  noun: DeskSubject;
  chain: ChainFacts;
  /** Says what to do without a wallet, if the tool has no field for pasted answers. */
  without?: string;
  /** Renders the results, and reserves their space before they arrive. */
  children: (results: Results | null, account: string | null) => ReactNode;
}

/** Reads a contract through the reader's wallet, from its discovery to the figures. */
export function WalletReader<Results>(props: Props<Results>): ReactNode {
  const { noun, chain, children, live, without } = props;
  const status = useRef<HTMLParagraphElement>(null);
  const { step, found, choose, move, read, begin } = useWalletReading(props, status);
  const { wallets, more } = found;
  const names = walletNames(wallets);
  const { session, results } = live;
  useFocusAfterPress(status);
  useAnswerInView(status, step.at);
  // The pressed button unmounts, so focus moves to the status.
  const begun = (step: Promise<void> | void) => {
    status.current?.focus();
    void step;
  };
  const isOver = step.at === 'problem' || step.at === 'changed' || step.at === 'none';
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className={tool.status}>
        {step.at === 'none' && without
          ? without
          : statusText(step, noun, chain.name, session?.account)}
      </p>
      {step.at === 'elsewhere' && (
        <div className={tool.actions}>
          <button
            type="button"
            className={tool.button}
            onClick={() => begun(move(step.session))}
          >{`Switch the wallet to ${chain.name}`}</button>
        </div>
      )}
      {(step.at === 'choosing' || (isOver && wallets.length > 1)) && (
        <div className={tool.actions}>
          {wallets.map((wallet, at) => (
            <button
              key={at}
              type="button"
              className={tool.button}
              onClick={() => begun(choose(wallet))}
            >
              <bdi>{names[at]}</bdi>
            </button>
          ))}
        </div>
      )}
      {step.at === 'choosing' && (
        <p className={tool.hint}>
          A name proves nothing: any extension and any script can use it.
          <span>{more > 0 && ` ${more} more were announced, which this page does not list.`}</span>
        </p>
      )}
      {isOver && wallets.length < 2 && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={() => begun(begin())}>
            Try again
          </button>
        </div>
      )}
      {step.at === 'read' && session && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={() => begun(read(session))}>
            Read again
          </button>
        </div>
      )}
      {(results || step.at === 'finding' || step.at === 'asking' || step.at === 'reading') &&
        children(results, session?.account ?? null)}
    </>
  );
}

function statusText(
  step: ReadStep,
  noun: DeskSubject,
  chain: string,
  account: string | undefined,
): ReactNode {
  switch (step.at) {
    case 'finding':
      return 'Looking for wallets.';
    case 'choosing':
      return 'Choose a wallet.';
    case 'none':
      return 'No wallet was found in this browser. Unlock or install a wallet that works as an extension, or open this page in the browser of your wallet app. Without one, press “Paste answers”. The section “Read” below lists what to copy.';
    case 'asking':
      return (
        <>
          <span>Asking</span> <bdi>{step.wallet.name}</bdi>{' '}
          <span>for an account. Choose it in the wallet.</span>
        </>
      );
    case 'elsewhere':
      return (
        step.problem?.message ??
        `Your wallet is on ${nameOfChain(step.session.chainId)}. The ${noun} is on ${chain}.`
      );
    case 'reading':
      return 'Reading from the contract.';
    case 'read':
      return `Read with the account ${account ?? ''}.`;
    case 'changed':
      return 'The account or the chain in your wallet has changed. Read again to go on.';
    case 'problem':
      return step.problem.message;
  }
}

/** The name of a chain; its ID if Sablier is not on it. */
const nameOfChain = (chainId: number): string =>
  chains.find(({ id }) => id === chainId)?.name ?? `another chain (ID ${chainId})`;
