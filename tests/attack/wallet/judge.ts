import { expect } from 'vitest';
import { isOpen, type Sent } from '@sablier-docs/kit/wallet/sent/record';
import type { Given, Asked, Tx } from './wallet';

/** The test's own record of a transaction that the wallet was asked to send. */
interface Requested {
  tx: Tx;
  asked: Asked;
  at: number;
  isAnswered: boolean;
  hash: string | null;
  /** Over: refused, in a block, put away by the reader, or gone with a storage that was broken. */
  isOver: boolean;
}

/** A place of the page, as the reader has it before the eyes. */
interface Seen {
  tx: Tx | null;
  /** The last simulation, while it is still shown. */
  simulated: Tx | null;
  accepted: boolean;
  /** Presses that have not sent anything yet. */
  presses: number;
  known: boolean;
  /** The hash that the wallet has named since the press, if it fits the transaction. */
  checked: Set<'account' | 'chain'>;
}

/** How long a page waits for a confirmation, in milliseconds. */
const PATIENCE = 300_000;
/** Error codes of a wallet that has sent nothing. */
const REFUSED: readonly unknown[] = [4001, 4100, 4200, 4902];

/** Decides which transactions may be sent and which have to be listed, without the code that is under attack. */
export class Judge {
  readonly requests: Requested[] = [];
  /** A violation inside of the wallet, which the page would take for an error of the wallet. */
  private readonly broken: unknown[] = [];
  private seen = [nothingSeen(), nothingSeen()] as const;

  /** Does it now, and throws its error with the next verdict. */
  note(judge: () => void): void {
    try {
      judge();
    } catch (error) {
      this.broken.push(error);
    }
  }

  /** The reader's view of a place from now on. */
  look(at: 0 | 1, tx: Tx | null): void {
    const one = this.seen[at];
    if (one.tx && tx && same(one.tx, tx)) return;
    Object.assign(one, nothingSeen(), { tx });
  }

  simulates(at: 0 | 1): void {
    Object.assign(this.seen[at], { simulated: this.seen[at].tx, accepted: false });
  }

  presses(at: 0 | 1, known: boolean): void {
    Object.assign(this.seen[at], { presses: 1, known, checked: new Set() });
  }

  asked(asking: Asked): void {
    if (asking.method !== 'eth_sendTransaction') return;
    const [tx] = asking.params as [Tx];
    const place = this.seen.find((one) => one.tx && same(one.tx, tx));
    expect(place, `sent, but not shown: ${JSON.stringify(tx)}`).toBeDefined();
    expect(place?.simulated, 'sent, but not simulated').toEqual(tx);
    expect(place?.accepted, 'sent, but the simulation had not worked').toBe(true);
    expect(place?.presses, 'sent without a press').toBe(1);
    const checked = [...(place?.checked ?? [])].sort();
    expect(checked, 'sent without a look at the wallet').toEqual(['account', 'chain']);
    const open = this.requests.filter((one) => !one.isOver);
    const waiting = open.filter(
      (one) => !one.isAnswered && one.asked.page === asking.page && Date.now() - one.at < PATIENCE,
    );
    expect(waiting, 'sent while the wallet had another request').toEqual([]);
    if (!place?.known) {
      const twice = open.filter((one) => sameEffect(one.tx, tx));
      expect(twice, 'sent a second time without a question').toEqual([]);
    }
    this.requests.push({
      tx,
      asked: asking,
      at: Date.now(),
      isAnswered: false,
      hash: null,
      isOver: false,
    });
    if (place) Object.assign(place, { presses: 0, simulated: null, accepted: false });
  }

  answered(asking: Asked, given: Given): void {
    const value = 'value' in given ? given.value : undefined;
    if (asking.method === 'eth_sendTransaction') this.settle(asking, given);
    for (const { tx, checked } of this.seen) {
      if (asking.method === 'eth_chainId' && value === tx?.chainId) checked.add('chain');
      if (asking.method === 'eth_accounts' && Array.isArray(value) && value[0] === tx?.from)
        checked.add('account');
    }
    if (asking.method === 'eth_call' && typeof value === 'string') {
      const [call] = asking.params as [Tx];
      for (const one of this.seen) {
        const { simulated } = one;
        if (simulated && same({ ...call, chainId: simulated.chainId }, simulated))
          one.accepted = true;
      }
    }
    if (asking.method === 'eth_getTransactionReceipt' && value) {
      const [hash] = asking.params;
      if ((value as { transactionHash?: unknown }).transactionHash !== hash) return;
      for (const one of this.requests) if (one.hash === hash) one.isOver = true;
    }
  }

  private settle(asking: Asked, given: Given): void {
    const request = this.requests.find((one) => one.asked === asking);
    if (!request) return;
    request.isAnswered = true;
    if ('thrown' in given) {
      request.isOver ||= REFUSED.includes((given.thrown as { code: unknown }).code);
    } else if (typeof given.value === 'string' && given.value.length === 66) {
      // Put away or not: a hash that comes is shown.
      Object.assign(request, { hash: given.value, isOver: false });
    }
  }

  putAway({ hash, intent }: Sent): void {
    for (const one of this.requests) {
      if (one.hash === hash && intent.endsWith(one.tx.data.toLowerCase())) one.isOver = true;
    }
  }

  /** @param isKept whether the storage has the list of the page */
  reloads(isKept: boolean): void {
    for (const one of this.requests) {
      if (!isKept) one.isOver = true;
      if (one.hash === null) one.isAnswered = true;
    }
    this.seen = [nothingSeen(), nothingSeen()];
  }

  /** @throws the noted error, and when a pending transaction is not in the list */
  verdict(list: readonly Sent[]): void {
    if (this.broken.length > 0) throw this.broken[0];
    const hashes = list.map(({ hash }) => hash);
    for (const { hash, tx, isOver } of this.requests) {
      if (isOver) continue;
      if (hash) expect(hashes, 'a hash is lost').toContain(hash);
      const intent = [Number(tx.chainId), tx.from, tx.to, tx.data].join('-').toLowerCase();
      const listed = list.some((one) => one.intent === intent && isOpen(one));
      expect(listed, 'a transaction on its way is listed').toBe(true);
    }
  }
}

const nothingSeen = (): Seen => ({
  tx: null,
  simulated: null,
  accepted: false,
  presses: 0,
  known: false,
  checked: new Set(),
});

const same = (a: Tx, b: Tx) => sameEffect(a, b) && (a.value ?? '0x0') === (b.value ?? '0x0');
const sameEffect = (a: Tx, b: Tx) =>
  a.from === b.from && a.to === b.to && a.data === b.data && a.chainId === b.chainId;
