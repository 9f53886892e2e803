import type { Call } from '@site/src/tools/calls/call';
import { checkCall, messageOf, simulate, type Simulated } from '@site/src/tools/wallet/simulate';
import type { Problem } from '@site/src/tools/wallet/problem';
import type { Session } from '@site/src/tools/wallet/session';
import { send, waitForReceipt, type Receipt } from '@site/src/tools/wallet/transaction';
import { useEffect, useRef, useState } from 'react';

export type SendStep =
  | { at: 'idle' | 'simulating' }
  | { at: 'simulated'; result: Simulated }
  | { at: 'confirming' }
  | { at: 'failed'; problem: Problem }
  | { at: 'waiting' | 'late'; hash: string }
  | { at: 'mined'; hash: string; receipt: Receipt };

/**
 * From the simulation of a call to its receipt. Nothing is sent that was not simulated for the same
 * account, and nothing is sent twice by one press.
 */
export function useSend(call: Call, session: Session) {
  const [step, setStep] = useState<SendStep>({ at: 'idle' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const settle = (next: SendStep) => {
    if (!isGone.current) setStep(next);
  };

  const wait = async (hash: string) => {
    settle({ at: 'waiting', hash });
    const receipt = await waitForReceipt(session.wallet.provider, hash);
    settle(receipt ? { at: 'mined', hash, receipt } : { at: 'late', hash });
  };

  return {
    step,
    wait,
    try: async () => {
      settle({ at: 'simulating' });
      settle({ at: 'simulated', result: await simulate(call, session) });
    },
    send: async () => {
      settle({ at: 'confirming' });
      const stale = await checkCall(call, session);
      if (stale) return settle({ at: 'failed', problem: stale });
      const { provider } = session.wallet;
      const sent = await send(provider, messageOf(call, session.account), call.chainId);
      if ('problem' in sent) return settle({ at: 'failed', problem: sent.problem });
      return wait(sent.value);
    },
  };
}
