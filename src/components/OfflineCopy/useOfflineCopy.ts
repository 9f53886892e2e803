import { readCopy, readSummary, removeCopy, removeRests, saveCopy } from '@site/src/offline/copy';
import type { Browser } from '@site/src/offline/copy';
import { reasonOf } from '@site/src/offline/errors';
import type { Copy, Summary } from '@site/src/offline/names';
import { obstacle, problem } from '@site/src/offline/words';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface OfflineState {
  /** Unknown until the browser has been asked, after the first render. */
  phase: 'unknown' | 'impossible' | 'idle' | 'saving' | 'removing';
  /** What went wrong, or why no copy is possible. */
  trouble: string;
  copy?: Copy | undefined;
  /** What the site offers now; absent while it cannot be reached. */
  latest?: Summary | undefined;
  /** From 0 to 1 while saving. */
  progress: number;
}

const LOCK = 'offline-copy';
const START: OfflineState = { phase: 'unknown', trouble: '', progress: 0 };

const browser = (): Browser => ({
  caches: window.caches,
  fetch: window.fetch.bind(window),
  workers: navigator.serviceWorker,
});

/** The reader's copy, what the site offers, and the three things that can be done. */
export function useOfflineCopy() {
  const [state, setState] = useState(START);
  const download = useRef<AbortController | null>(null);
  const change = useCallback(
    (part: Partial<OfflineState>) => setState((previous) => ({ ...previous, ...part })),
    [],
  );

  /** Reads what is there now. Only one tab at a time changes it. */
  const look = useCallback(async () => {
    const blocked = obstacle(window);
    if (blocked) return change({ phase: 'impossible', trouble: blocked });
    try {
      await alone(() => removeRests(browser()));
      change({ phase: 'idle', copy: await readCopy(browser()) });
    } catch (error) {
      return change({ phase: 'impossible', trouble: problem(reasonOf(error), false) });
    }
    change({ latest: await readSummary(browser()).catch(() => undefined) });
  }, [change]);

  useEffect(() => {
    void look();
    return () => download.current?.abort();
  }, [look]);

  const save = async () => {
    const controller = new AbortController();
    download.current = controller;
    change({ phase: 'saving', trouble: '', progress: 0 });
    const onProgress = (done: number, total: number) => change({ progress: done / total });
    try {
      const started = await alone(async () => {
        await saveCopy(browser(), { signal: controller.signal, onProgress });
      });
      if (!started)
        change({ trouble: 'Another tab of this site is at it. Wait until it is done.' });
    } catch (error) {
      const copy = await readCopy(browser()).catch(() => undefined);
      change({ trouble: problem(reasonOf(error), Boolean(copy)) });
    }
    download.current = null;
    await look();
  };

  const remove = async () => {
    change({ phase: 'removing', trouble: '' });
    try {
      await removeCopy(browser());
    } catch (error) {
      change({ trouble: problem(reasonOf(error), true) });
    }
    await look();
  };

  return { state, save, remove, cancel: () => download.current?.abort() };
}

/** Runs the action unless another tab is at it. Resolves to whether it ran. */
async function alone(action: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator;
  return locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await action();
    return lock !== null;
  });
}
