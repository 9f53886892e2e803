import { useCallback, useRef, useState } from 'react';
import { notePress } from '@sablier-docs/kit/form/useFocusAfterPress';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { isAsking } from '@sablier-docs/kit/wallet/view/patience';
import { emptyLiveState, type LiveState } from '@sablier-docs/kit/wallet/view/subject';

/**
 * A reading that begins with a press: it loads the code for wallets, and each press starts over, but not while the
 * wallet is being asked.
 * @param loadParts loads that code
 */
export function usePress<Parts, Results = unknown>(loadParts: () => Promise<Parts>) {
  const { loaded, failed, load } = useOnDemand(loadParts);
  const [live, setLive] = useState<LiveState<Results>>(emptyLiveState);
  const [run, setRun] = useState(0);
  const since = useRef<number | null>(null);
  const press = () => {
    notePress();
    load();
    if (isAsking(since)) return;
    setLive(emptyLiveState);
    setRun(run + 1);
  };
  const clear = useCallback(() => {
    setLive(emptyLiveState);
    setRun(0);
  }, []);
  return {
    failed,
    loaded,
    load,
    live,
    setLive,
    run,
    since,
    press,
    /** Whether a press waits for the code. */
    waiting: run > 0 && !loaded && !failed,
    /** The code, once a press has asked for it and it has arrived. */
    parts: run > 0 ? loaded : null,
    /** Forgets what was read, for example because the reader has edited what is asked; stable. */
    clear,
    /** Reads again without a press. */
    readAgain: () => setRun(run + 1),
  };
}
