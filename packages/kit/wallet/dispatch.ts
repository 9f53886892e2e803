import type { Call } from '../calls/call';
import { callIntent } from './call-key';
import type { Problem } from './problem';
import type { Provider } from './provider';
import type { Session } from './session';
import { checkCall, callMessage } from './simulate';
import type { Ledger } from './sent/ledger';
import type { OpenCall } from './sent/elsewhere';
import { isOpen, recordText, type Sent } from './sent/record';
import { arrivalText, type Arrival } from './arrival';
import { mayHaveSent, sendThroughWallet, waitForReceipt, type Patience } from './transaction';

/** A simulated call for which the reader has pressed Send. */
export interface SendOrder {
  call: Call;
  session: Session;
  /** A description for people. */
  words: string;
  /** What the call brings, and to whom; read from the transaction once it is mined. */
  arrival?: Arrival | undefined;
  /** IDs of transactions with the same effect that the reader has confirmed to know. */
  known: readonly string[];
  /** Whether the reader still sees this call. */
  isShown: () => boolean;
  /** Looks once more, right before the wallet is asked; false stops the send. */
  looksAgain: () => Promise<boolean>;
}

/**
 * `busy`: the wallet still has another request. `repeated`: the same call may be pending. `left`:
 * the reader had moved on before the request. In all three cases nothing was requested from the
 * wallet.
 */
type Dispatched =
  | { id: string }
  | { problem: Problem; id: string | null }
  | 'busy'
  | 'repeated'
  | 'left';

/** Sends a tab's transactions, one at a time, and follows them while the reader navigates. */
export interface Dispatch {
  ledger: Ledger;
  /** Whether a send is in progress; another one is ignored. */
  isBusy: () => boolean;
  send: (order: SendOrder) => Promise<Dispatched>;
  /** Checks pending transactions again, through the wallet of the latest reading. */
  resume: (session: Session) => void;
  /** Whether a wallet is available to check a transaction. */
  canAsk: (id: string) => boolean;
  askAgain: (id: string) => void;
}

/**
 * Calls with the same effect that may still be mined, of this tab and of others.
 * @param elsewhere the open calls of other tabs
 */
export const openLike = (
  ledger: Ledger,
  call: Call,
  account: string,
  elsewhere: readonly OpenCall[] = ledger.openElsewhere(),
): OpenCall[] => {
  const intent = callIntent(call, account);
  return [...ledger.list().filter(isOpen), ...elsewhere].filter((one) => one.intent === intent);
};

let made = 0;
/** Unique within the tab, also after a reload. */
const newId = (): string =>
  `${Date.now().toString(36)}-${(made += 1)}-${Math.random().toString(36).slice(2)}`;

export function makeDispatch(ledger: Ledger, patience?: Patience): Dispatch {
  let busy = false;
  const providers = new Map<string, Provider>();
  const arrivals = new Map<string, Arrival>();
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
    else {
      const arrival = receipt.succeeded ? arrivals.get(id) : undefined;
      update(id, {
        state: receipt.succeeded ? 'mined' : 'failed',
        block: String(receipt.block),
        arrived: arrival ? arrivalText(arrival, receipt.logs) : null,
      });
    }
  };

  /** A hash is kept even if the reader has dismissed its request. */
  const take = (sent: Sent, hash: string) => {
    ledger.put({ ...sent, hash, state: 'waiting' });
    void watch(sent.id, hash);
  };

  const ask = async ({ call, session, words, arrival }: SendOrder): Promise<Dispatched> => {
    const { account, wallet } = session;
    const sent: Sent = {
      id: newId(),
      intent: callIntent(call, account),
      chainId: call.chainId,
      words: recordText(words),
      at: Date.now(),
      state: 'asked',
      hash: null,
      block: null,
      arrived: null,
    };
    const { id } = sent;
    providers.set(id, wallet.provider);
    if (arrival) arrivals.set(id, arrival);
    ledger.put(sent);
    const settle = (answer: Awaited<ReturnType<typeof sendThroughWallet>>) => {
      if ('value' in answer) take(sent, answer.value);
      else if (mayHaveSent(answer.problem)) update(id, { state: 'unknown' });
      else ledger.putAway(id);
    };
    const message = callMessage(call, account);
    const answer = await sendThroughWallet(wallet.provider, message, call.chainId, settle);
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
        if (!(await order.looksAgain())) return 'left';
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
