import type { Call } from '../calls/call';
import { intentOf } from './call-key';
import type { Problem } from './problem';
import type { Provider } from './provider';
import type { Session } from './session';
import { checkCall, messageOf } from './simulate';
import type { Ledger } from './sent/ledger';
import { isOpen, wordsFor, type Sent } from './sent/record';
import { mayHaveSent, send, waitForReceipt, type Patience } from './transaction';

/** A call that was simulated, and whose Send the reader has pressed. */
export interface Order {
  call: Call;
  session: Session;
  /** What it does, for people. */
  words: string;
  /** Transactions with the same effect of which the reader knows, by their IDs. */
  known: readonly string[];
  /** Whether the call is still what the reader sees. */
  isShown: () => boolean;
}

/**
 * `busy`: the wallet still has another request. `repeated`: the same call may be on its way. `left`: the
 * reader had gone on before the wallet was asked. None of the three has asked the wallet.
 */
export type Dispatched =
  | { id: string }
  | { problem: Problem; id: string | null }
  | 'busy'
  | 'repeated'
  | 'left';

/** Sends transactions of a tab, one at a time, and follows them wherever the reader goes in it. */
export interface Dispatch {
  ledger: Ledger;
  /** Whether a press is being carried out; another one sends nothing. */
  isBusy: () => boolean;
  send: (order: Order) => Promise<Dispatched>;
  /** Asks again for what is in no block yet, through a wallet that the reader has just read with. */
  resume: (session: Session) => void;
  /** Whether some wallet can be asked about a transaction. */
  canAsk: (id: string) => boolean;
  askAgain: (id: string) => void;
}

/** Transactions with the same effect that may still come. */
export const openLike = (ledger: Ledger, call: Call, account: string): Sent[] => {
  const intent = intentOf(call, account);
  return ledger.list().filter((one) => one.intent === intent && isOpen(one));
};

let made = 0;
/** Unlike any other of the tab, also after a reload. */
const newId = (): string =>
  `${Date.now().toString(36)}-${(made += 1)}-${Math.random().toString(36).slice(2)}`;

export function makeDispatch(ledger: Ledger, patience?: Patience): Dispatch {
  let busy = false;
  const providers = new Map<string, Provider>();
  const watched = new Set<string>();

  const update = (id: string, next: Partial<Sent>) => {
    const found = ledger.find(id);
    if (found) ledger.put({ ...found, ...next });
  };

  const watch = async (id: string, hash: string) => {
    const provider = providers.get(id);
    if (!provider || watched.has(id)) return;
    watched.add(id);
    update(id, { state: 'waiting' });
    const receipt = await waitForReceipt(provider, hash, patience, () => !ledger.find(id));
    watched.delete(id);
    if (!receipt) update(id, { state: 'late' });
    else
      update(id, {
        state: receipt.succeeded ? 'mined' : 'failed',
        block: String(receipt.block),
      });
  };

  /** A hash is kept even where the reader has put its request away. */
  const take = (sent: Sent, hash: string) => {
    ledger.put({ ...sent, hash, state: 'waiting' });
    void watch(sent.id, hash);
  };

  const ask = async ({ call, session, words }: Order): Promise<Dispatched> => {
    const { account, wallet } = session;
    const sent: Sent = {
      ...{ id: newId(), intent: intentOf(call, account), chainId: call.chainId },
      ...{ words: wordsFor(words), at: Date.now(), state: 'asked', hash: null, block: null },
    };
    const { id } = sent;
    providers.set(id, wallet.provider);
    ledger.put(sent);
    const settle = (answer: Awaited<ReturnType<typeof send>>) => {
      if ('value' in answer) take(sent, answer.value);
      else if (mayHaveSent(answer.problem)) update(id, { state: 'unknown' });
      else ledger.putAway(id);
    };
    const message = messageOf(call, account);
    const answer = await send(wallet.provider, message, call.chainId, settle);
    settle(answer);
    if ('value' in answer) return { id };
    return { problem: answer.problem, id: ledger.find(id) ? id : null };
  };

  return {
    ledger,
    isBusy: () => busy,
    send: async (order) => {
      const { call, session, known } = order;
      if (busy) return 'busy';
      const isRepeated = () =>
        openLike(ledger, call, session.account).some(({ id }) => !known.includes(id));
      if (isRepeated()) return 'repeated';
      busy = true;
      try {
        const stale = await checkCall(call, session);
        if (stale) return { problem: stale, id: null };
        if (!order.isShown()) return 'left';
        return isRepeated() ? 'repeated' : await ask(order);
      } finally {
        busy = false;
      }
    },
    resume: ({ wallet, chainId }) => {
      for (const one of ledger.list()) {
        if (one.chainId !== chainId || !one.hash || !isOpen(one)) continue;
        providers.set(one.id, wallet.provider);
        void watch(one.id, one.hash);
      }
    },
    canAsk: (id) => providers.has(id),
    askAgain: (id) => {
      const hash = ledger.find(id)?.hash;
      if (hash) void watch(id, hash);
    },
  };
}
