import type { ChainFacts } from '../../calls/view/CallOutput';
import { CopyText } from '@sablier-docs/ui/CopyText';
import tool from '../../form/styles.module.css';
import { WithCode } from '@sablier-docs/ui/WithCode';
import { newTab } from '@sablier-docs/ui/NewTab';
import { formatUtc } from '@sablier-docs/protocol/time';
import { isOpen, type Sent } from '../sent/record';
import { useState, type ReactNode } from 'react';
import { useShownInPlace } from './in-place';
import { dispatch, useSent } from './page-dispatch';

type Chains = readonly (ChainFacts & { id: number })[];

/**
 * A tool between the transactions of this tab, until the reader dismisses them. They are independent of fields and
 * readings, which change while a transaction is pending. Those that are there when the tool opens stand above it; those
 * that it sends come below, unless they are shown where they were sent: an entry above would move the page away below
 * the finger.
 */
export function WithSentLists({
  chains,
  children,
}: {
  chains: Chains;
  children: ReactNode;
}): ReactNode {
  const all = useSent();
  const inPlace = useShownInPlace();
  const [early] = useState(() => new Set(dispatch.ledger.list().map(({ id }) => id)));
  return (
    <>
      <SentList {...{ chains }} sent={all.filter(({ id }) => early.has(id))} />
      {children}
      <SentList
        {...{ chains }}
        sent={all.filter(({ id }) => !early.has(id) && !inPlace.includes(id))}
      />
    </>
  );
}

/** Transactions, newest first. Exported for its test. */
export function SentList({ chains, sent }: { chains: Chains; sent: readonly Sent[] }): ReactNode {
  if (sent.length === 0) return null;
  return (
    <section className={tool.stack} aria-label="Your transactions">
      <h3>Your transactions</h3>
      {sent.some(isOpen) && (
        <p className={tool.notice}>
          Do not send the same again before you know what has become of it: a second transaction
          could pay twice.
        </p>
      )}
      {[...sent].reverse().map((one) => (
        <Entry key={one.id} sent={one} chain={chains.find(({ id }) => id === one.chainId)} />
      ))}
    </section>
  );
}

/** The minute of the request, in UTC. */
export const timeOf = ({ at }: Pick<Sent, 'at'>): string =>
  formatUtc(BigInt(Math.floor(at / 1000)));

function Entry({ sent, chain }: { sent: Sent; chain: ChainFacts | undefined }): ReactNode {
  const { id, words, state, hash, chainId } = sent;
  const canAsk = dispatch.canAsk(id);
  const time = timeOf(sent);
  return (
    <div className={tool.stack}>
      <p>
        <WithCode>{words}</WithCode>
      </p>
      <p
        role="status"
        className={tool.status}
      >{`${time}, ${chain?.name ?? `chain ${chainId}`}: ${stateText(sent, canAsk)}`}</p>
      {hash && <HashLine {...{ hash, chain }} />}
      {state !== 'asked' && (
        <div className={tool.actions}>
          {state === 'late' && canAsk && (
            <button type="button" className={tool.button} onClick={() => dispatch.askAgain(id)}>
              Ask again
            </button>
          )}
          <button
            type="button"
            className={tool.button}
            aria-label={`Put away the transaction of ${time}`}
            onClick={() => dispatch.ledger.putAway(id)}
          >
            Put away
          </button>
        </div>
      )}
    </div>
  );
}

/** The hash of a transaction, to copy, and its link in the explorer. */
export const HashLine = (props: { hash: string; chain: ChainFacts | undefined }): ReactNode => (
  <p>
    Transaction: <CopyText value={props.hash} label="the hash of the transaction" isWhole />{' '}
    {props.chain?.explorer && (
      <a
        href={`${props.chain.explorer.url.replace(/\/$/, '')}/tx/${props.hash}`}
        {...newTab}
      >{`Open it in ${props.chain.explorer.name}`}</a>
    )}
  </p>
);

function stateText({ state, block, arrived }: Sent, canAsk: boolean): string {
  switch (state) {
    case 'asked':
      return 'your wallet waits for you.';
    case 'unknown':
      return 'your wallet has named no transaction. A request may still be open in your wallet, or it may have sent one. Look there before you send again.';
    case 'waiting':
      return canAsk
        ? 'sent, in no block yet.'
        : 'sent. This page was loaded again and does not follow it: look in the explorer, or read with your wallet.';
    case 'late':
      return 'sent, and in no block after 5 minutes. It may still come: look in the explorer, or in your wallet, where you can speed it up. It has another hash then, which this page does not see: look there before you send again.';
    case 'mined':
      return `done, in block ${block ?? ''}.${arrived === null ? '' : ` ${arrived}`}`;
    case 'failed':
      return `failed in block ${block ?? ''}. It cost gas and moved nothing else.`;
  }
}
