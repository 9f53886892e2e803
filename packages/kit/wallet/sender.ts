import type { Dispatch } from './dispatch';
import { preparedKey, type PreparedCall } from './prepared';
import type { Problem } from './problem';
import type { Session } from './session';
import { hasLess, simulate, type Simulated, type Works } from './simulate';

export type SendStep =
  | { at: 'idle' | 'simulating' }
  | { at: 'simulated'; result: Simulated; isBusy?: true }
  /** The wallet has the call, or is about to. What it has to show stays on the page. */
  | { at: 'confirming'; seen: Works }
  | { at: 'failed'; problem: Problem; seen: Works }
  /** The transaction is in the ledger under this ID. */
  | { at: 'sent'; id: string; seen: Works };

interface SenderState {
  /** The call of the step, from preparedKey. */
  key: string;
  step: SendStep;
}

/** The call that the reader sees. */
interface ShownCall extends PreparedCall {
  session: Session;
}

/** Simulates and sends one call on a page. */
export interface Sender {
  state: () => SenderState;
  subscribe: (changed: () => void) => () => void;
  /** Sets the call that the reader sees. Steps of other calls are dropped. */
  show: (shown: ShownCall) => void;
  /** Notes that the reader no longer sees the call. */
  leave: () => void;
  try: () => Promise<void>;
  /** @param known IDs of transactions with the same effect that the reader knows to be pending */
  send: (known?: readonly string[]) => Promise<void>;
}

const IDLE: SendStep = { at: 'idle' };

/** The simulation that a press of Send rests on, from when it has succeeded until another one begins; null otherwise. */
export function seenIn(step: SendStep): Works | null {
  if (step.at === 'simulated') return 'works' in step.result ? step.result : null;
  return 'seen' in step ? step.seen : null;
}

/** The step of a call; idle if the state belongs to another call. */
export const stepFor = ({ key, step }: SenderState, shown: PreparedCall): SendStep =>
  key === preparedKey(shown) ? step : IDLE;

/**
 * Handles a call from its simulation to the wallet's response. Only the call that the reader sees
 * is sent, only after its own simulation has succeeded, and a simulation allows only one send. The
 * press of Send simulates once more: a figure that has moved is shown and asked about.
 */
export function makeSender(dispatch: Dispatch): Sender {
  const listeners = new Set<() => void>();
  let shown: (ShownCall & { key: string }) | null = null;
  let state: SenderState = { key: '', step: IDLE };
  let run = 0;

  const set = (key: string, step: SendStep) => {
    state = { key, step };
    for (const changed of listeners) changed();
  };
  const begin = () => (run += 1);

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    show: (next) => {
      const key = preparedKey(next);
      const isSame =
        shown?.key === key && shown.session.wallet.provider === next.session.wallet.provider;
      shown = { ...next, key };
      if (isSame) return;
      begin();
      set(key, IDLE);
    },
    leave: () => {
      begin();
      shown = null;
      set('', IDLE);
    },
    try: async () => {
      const now = shown;
      if (!now || state.step.at === 'simulating' || state.step.at === 'confirming') return;
      const mine = begin();
      set(now.key, { at: 'simulating' });
      const result = await simulate(now, now.session);
      if (mine === run) set(now.key, { at: 'simulated', result });
    },
    send: async (known = []) => {
      const now = shown;
      const { step } = state;
      if (!now || state.key !== now.key || step.at !== 'simulated') return;
      const seen = step.result;
      if (!('works' in seen)) return;
      // A wallet sends from its own account only; a Safe gets a file.
      if (now.from !== now.session.account) return;
      const mine = begin();
      // Synchronously, so that a second press at the same moment sends nothing.
      set(now.key, { at: 'confirming', seen });
      const looksAgain = async () => {
        const again = await simulate(now, now.session);
        if (mine !== run) return false;
        if ('works' in again && !hasLess(seen, again)) return true;
        if ('problem' in again) set(now.key, { at: 'failed', problem: again.problem, seen });
        else {
          const result = 'works' in again ? { ...again, isOther: true as const } : again;
          set(now.key, { at: 'simulated', result });
        }
        return false;
      };
      const order = { ...now, known, isShown: () => mine === run, looksAgain };
      const sent = await dispatch.send(order);
      if (mine !== run || sent === 'left') return;
      if (sent === 'busy') set(now.key, { ...step, isBusy: true });
      else if (sent === 'repeated') set(now.key, { at: 'simulated', result: step.result });
      else if ('problem' in sent) set(now.key, { at: 'failed', problem: sent.problem, seen });
      else set(now.key, { at: 'sent', id: sent.id, seen });
    },
  };
}
