import type { ChainFacts } from '../../calls/view/CallOutput';
import tool from '../../form/styles.module.css';
import type { SendStep } from '../sender';
import type { Sent } from '../sent/record';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { useShowInPlace } from './in-place';
import { dispatch } from './page-dispatch';
import { HashLine } from './SentList';
import styles from './styles.module.css';
import type { DeskSubject } from './subject';

/** A step that follows a transaction, in place of another reading. */
export interface NextStep {
  label: string;
  /** @param hash of the transaction */
  press: (hash: string) => void;
}

interface Props {
  step: SendStep;
  /** The transaction, until the reader dismisses it. */
  sent: Sent | undefined;
  chain: ChainFacts;
  noun: DeskSubject;
  readAgain: () => void;
  next?: NextStep | undefined;
  status: RefObject<HTMLParagraphElement | null>;
}

/** The status after a press of Send, and the hash of the transaction. */
export function SendStatus(props: Props): ReactNode {
  const { step, sent, chain, noun, readAgain, next, status } = props;
  const hash = sent?.state === 'mined' ? sent.hash : null;
  const text = statusText(step, sent);
  useShowInPlace(sent?.id);
  useEffect(() => {
    const line = status.current;
    // A reader who has gone on to something else stays there.
    if (text && line && document.activeElement === line) line.scrollIntoView({ block: 'nearest' });
  }, [text, status]);
  return (
    <>
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className={`${styles.sendStatus} ${step.at === 'failed' ? tool.problem : ''}`}
      >
        <span>{text}</span>
        {sent?.state === 'mined' && sent.arrived !== null && <strong> {sent.arrived}</strong>}
      </p>
      {sent?.hash && <HashLine hash={sent.hash} chain={chain} />}
      {sent?.state === 'late' && dispatch.canAsk(sent.id) && (
        <div className={tool.actions}>
          <button
            type="button"
            className={tool.button}
            onClick={() => {
              // The pressed button unmounts, so focus moves to the status.
              status.current?.focus();
              dispatch.askAgain(sent.id);
            }}
          >
            Ask again
          </button>
        </div>
      )}
      {sent?.state === 'mined' || sent?.state === 'failed' ? (
        <div className={tool.actions}>
          {next && hash !== null ? (
            <button type="button" className={tool.button} onClick={() => next.press(hash)}>
              {next.label}
            </button>
          ) : (
            <button
              type="button"
              className={tool.button}
              onClick={readAgain}
            >{`Read the ${noun} again`}</button>
          )}
        </div>
      ) : null}
    </>
  );
}

function statusText(step: SendStep, sent: Sent | undefined): string {
  if (step.at === 'failed') return step.problem.message;
  if (step.at === 'confirming') {
    return 'Confirm in your wallet. Contract and amount of coin there have to be those above.';
  }
  if (step.at === 'simulated' && step.isBusy) {
    return 'Your wallet still has another request of this page. Answer that one first.';
  }
  switch (sent?.state) {
    case 'waiting':
      return 'Sent. Waiting until it is in a block.';
    case 'late':
      return 'The transaction is in no block after 5 minutes. It may still come. Do not send it again before you know: if you sped it up, your wallet has its new hash.';
    case 'mined':
      return `Done: the transaction is in block ${sent.block ?? ''}.`;
    case 'failed':
      return `The transaction is in block ${sent.block ?? ''} and has failed. It cost gas and moved nothing else.`;
    default:
      return '';
  }
}
