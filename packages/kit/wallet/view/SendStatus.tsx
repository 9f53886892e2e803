import tool from '../../form/styles.module.css';
import type { SendStep } from '../sender';
import type { Sent } from '../sent/record';
import type { ReactNode, RefObject } from 'react';
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
  noun: DeskSubject;
  readAgain: () => void;
  next?: NextStep | undefined;
  status: RefObject<HTMLParagraphElement | null>;
}

/** The status after a press of Send. The list of transactions has the hash. */
export function SendStatus({ step, sent, noun, readAgain, next, status }: Props): ReactNode {
  const hash = sent?.state === 'mined' ? sent.hash : null;
  return (
    <>
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className={step.at === 'failed' ? tool.problem : tool.status}
      >
        {statusText(step, sent)}
      </p>
      {sent?.state === 'mined' || sent?.state === 'failed' ? (
        <div className={tool.actions}>
          {next && hash !== null ? (
            <button type="button" className={tool.button} onClick={() => next.press(hash)}>
              {next.label}
            </button>
          ) : (
            <button type="button" className={tool.button} onClick={readAgain}>
              Read the {noun} again
            </button>
          )}
        </div>
      ) : null}
    </>
  );
}

const ABOVE = 'Its hash is under “Your transactions”, at the top of this tool.';

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
      return `Sent. Waiting until it is in a block. ${ABOVE}`;
    case 'late':
      return `The transaction is in no block after 5 minutes. It may still come. ${ABOVE} Do not send it again before you know.`;
    case 'mined':
      return `Done: the transaction is in block ${sent.block ?? ''}.`;
    case 'failed':
      return `The transaction is in block ${sent.block ?? ''} and has failed. It cost gas and moved nothing else.`;
    default:
      return '';
  }
}
