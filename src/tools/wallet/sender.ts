import type { Call } from '../calls/call';
import { keyOf } from './call-key';
import type { Dispatch } from './dispatch';
import type { Problem } from './problem';
import type { Session } from './session';
import { simulate, type Simulated } from './simulate';

export type SendStep =
  | { at: 'idle' | 'simulating' | 'confirming' }
  | { at: 'simulated'; result: Simulated; isBusy?: true }
  | { at: 'failed'; problem: Problem }
  /** The ledger has it under the ID. */
  | { at: 'sent'; id: string };

export interface SenderState {
  /** The call that the step is about, as keyOf writes it. */
  key: string;
  step: SendStep;
}

/** What the reader sees. */
interface Shown {
  call: Call;
  session: Session;
  /** What the call does, for people. */
  words: string;
}

/** One place of a page that simulates a call and sends it. */
export interface Sender {
  state: () => SenderState;
  subscribe: (changed: () => void) => () => void;
  /** Says what the reader sees now. Whatever was begun for another call is over. */
  show: (shown: Shown) => void;
  /** Says that the reader sees nothing of it any more. */
  leave: () => void;
  try: () => Promise<void>;
  /** @param known IDs of transactions with the same effect that the reader accepts to be on their way */
  send: (known?: readonly string[]) => Promise<void>;
}

const IDLE: SendStep = { at: 'idle' };

/** The step of a call: another call's simulation is none of it. */
export const stepFor = ({ key, step }: SenderState, call: Call, { account }: Session): SendStep =>
  key === keyOf(call, account) ? step : IDLE;

/**
 * From the simulation of a call to the wallet's answer. Only the call that the reader sees is sent, only
 * after its own simulation has worked, and a simulation serves one press.
 */
export function makeSender(dispatch: Dispatch): Sender {
  const listeners = new Set<() => void>();
  let shown: (Shown & { key: string }) | null = null;
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
      const key = keyOf(next.call, next.session.account);
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
      const result = await simulate(now.call, now.session);
      if (mine === run) set(now.key, { at: 'simulated', result });
    },
    send: async (known = []) => {
      const now = shown;
      const { step } = state;
      if (!now || state.key !== now.key || step.at !== 'simulated') return;
      if (!('works' in step.result)) return;
      const mine = begin();
      // At once, so that a second press in the same moment finds nothing to send.
      set(now.key, { at: 'confirming' });
      const sent = await dispatch.send({ ...now, known, isShown: () => mine === run });
      if (mine !== run || sent === 'left') return;
      if (sent === 'busy') set(now.key, { ...step, isBusy: true });
      else if (sent === 'repeated') set(now.key, { at: 'simulated', result: step.result });
      else if ('problem' in sent) set(now.key, { at: 'failed', problem: sent.problem });
      else set(now.key, { at: 'sent', id: sent.id });
    },
  };
}
