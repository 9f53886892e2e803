import { CopyText } from '@site/src/components/CopyText';
import tool from '@site/src/components/Tool/styles.module.css';
import type { ReactNode, RefObject } from 'react';
import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import type { Noun } from './state';
import type { SendStep } from './useSend';

interface Props {
  step: SendStep;
  chain: ChainFacts;
  noun: Noun;
  wait: (hash: string) => Promise<void>;
  readAgain: () => void;
  status: RefObject<HTMLParagraphElement | null>;
}

/** What became of a transaction. */
export function Outcome({ step, chain, noun, wait, readAgain, status }: Props): ReactNode {
  const hash = 'hash' in step ? step.hash : null;
  return (
    <>
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className={step.at === 'failed' ? tool.problem : tool.status}
      >
        {say(step)}
      </p>
      {hash && (
        <p>
          Transaction: <CopyText value={hash} label="the hash of the transaction" />{' '}
          {chain.explorer && (
            <a
              href={`${chain.explorer.url.replace(/\/$/, '')}/tx/${hash}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open it in {chain.explorer.name}
            </a>
          )}
        </p>
      )}
      {step.at === 'late' && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={() => void wait(step.hash)}>
            Ask again
          </button>
        </div>
      )}
      {step.at === 'mined' && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={readAgain}>
            Read the {noun} again
          </button>
        </div>
      )}
    </>
  );
}

function say(step: SendStep): string {
  switch (step.at) {
    case 'confirming':
      return 'Confirm in your wallet. Contract and amount of coin there have to be those above.';
    case 'failed':
      return step.problem.says;
    case 'waiting':
      return 'Sent. Waiting until it is in a block.';
    case 'late':
      return 'The transaction is in no block after 5 minutes. It may still come: look in the explorer, or in the activity of your wallet, where you can speed it up. Do not send it again before you know.';
    case 'mined':
      return step.receipt.succeeded
        ? `Done: the transaction is in block ${step.receipt.block}.`
        : `The transaction is in block ${step.receipt.block} and has failed. It cost gas and moved nothing else.`;
    default:
      return '';
  }
}
