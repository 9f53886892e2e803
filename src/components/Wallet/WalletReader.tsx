import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import { namesOf } from '@site/src/tools/wallet/discover';
import type { ReadStep } from '@site/src/tools/wallet/reader';
import tool from '@site/src/components/Tool/styles.module.css';
import { useRef, type ReactNode } from 'react';
import type { Noun } from './state';
import { useReading, type Reading } from './useReading';

interface Props<Answers> extends Reading<Answers> {
  noun: Noun;
  chain: ChainFacts;
  /** Draws what was read, and keeps its places before there is anything. */
  children: (answers: Answers | null, account: string | null) => ReactNode;
}

/** Reads a contract through a wallet of the reader, from finding one to the figures. */
export function WalletReader<Answers>(props: Props<Answers>): ReactNode {
  const { noun, chain, children, live } = props;
  const { step, found, choose, move, read, begin } = useReading(props);
  const { wallets, more } = found;
  const names = namesOf(wallets);
  const { session, answers } = live;
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed goes: who works with the keyboard goes on with what happens.
  const begun = (step: Promise<void> | void) => {
    status.current?.focus();
    void step;
  };
  const isOver = step.at === 'problem' || step.at === 'changed' || step.at === 'none';
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className={tool.status}>
        {say(step, noun, chain.name, session?.account)}
      </p>
      {step.at === 'elsewhere' && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={() => begun(move(step.session))}>
            Switch the wallet to {chain.name}
          </button>
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
          {more > 0 && ` ${more} more were announced, which this page does not list.`}
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
      {(answers || step.at === 'finding' || step.at === 'asking' || step.at === 'reading') &&
        children(answers, session?.account ?? null)}
    </>
  );
}

function say(step: ReadStep, noun: Noun, chain: string, account: string | undefined): ReactNode {
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
          Asking <bdi>{step.wallet.name}</bdi> for an account. Choose it in the wallet.
        </>
      );
    case 'elsewhere':
      return (
        step.problem?.says ??
        `Your wallet is on another chain (ID ${step.session.chainId}). The ${noun} is on ${chain}.`
      );
    case 'reading':
      return 'Reading from the contract.';
    case 'read':
      return `Read with the account ${account ?? ''}.`;
    case 'changed':
      return 'The account or the chain in your wallet has changed. Read again to go on.';
    case 'problem':
      return step.problem.says;
  }
}
