import { useRef, useState } from 'react';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import type { SeveralReading } from '../several/types';

/** `read`: streams that were read so far. */
export type SeveralStep =
  | { at: 'idle' }
  | { at: 'reading'; read: number }
  | { at: 'problem'; message: string };

interface Task {
  ask: (more: (read: number) => boolean) => Promise<WalletResponse<SeveralReading>>;
  set: (reading: SeveralReading) => void;
}

/** Reads a list of streams at the press of a button. A later press ends the earlier reading. */
export function useSeveral() {
  const [step, setStep] = useState<SeveralStep>({ at: 'idle' });
  const run = useRef(0);
  const read = async ({ ask, set }: Task) => {
    const mine = (run.current += 1);
    setStep({ at: 'reading', read: 0 });
    const answer = await ask((count) => {
      if (mine === run.current) setStep({ at: 'reading', read: count });
      return mine === run.current;
    });
    if (mine !== run.current) return;
    if ('problem' in answer) setStep({ at: 'problem', message: answer.problem.message });
    else {
      setStep({ at: 'idle' });
      set(answer.value);
    }
  };
  return { step, read };
}
