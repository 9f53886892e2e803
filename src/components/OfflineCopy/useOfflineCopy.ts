import {
  readCopy,
  readSummary,
  removeCopy,
  removePartialCopies,
  saveCopy,
} from '@sablier-docs/hosting/offline/copy';
import type { Browser } from '@sablier-docs/hosting/offline/copy';
import { reasonOf } from '@sablier-docs/hosting/offline/errors';
import type { Copy, Summary } from '@sablier-docs/hosting/offline/names';
import { obstacle, offlineProblem } from '@sablier-docs/hosting/offline/messages';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface OfflineState {
  /** Unknown until the check after the first render. */
  phase: 'unknown' | 'impossible' | 'idle' | 'saving' | 'removing';
  /** The error, or the reason why no copy is possible. */
  trouble: string;
  copy?: Copy | undefined;
  /** The current copy on the site; absent while the site cannot be reached. */
  latest?: Summary | undefined;
  /** From 0 to 1 while saving. */
  progress: number;
  /** Whether the reader has asked for a copy before it is known what there is. */
  isWanted: boolean;
}

const LOCK = 'offline-copy';
const START: OfflineState = { phase: 'unknown', trouble: '', progress: 0, isWanted: false };

const browser = (): Browser => ({
  caches: window.caches,
  fetch: window.fetch.bind(window),
  workers: navigator.serviceWorker,
});

/** The state of the reader's copy and of the site's, and the three actions on the copy. */
export function useOfflineCopy() {
  const [state, setState] = useState(START);
  const download = useRef<AbortController | null>(null);
  const change = useCallback(
    (part: Partial<OfflineState>) => setState((previous) => ({ ...previous, ...part })),
    [],
  );

  /** Reads the current state. Only one tab at a time may change it. */
  const look = useCallback(async () => {
    const blocked = obstacle(window);
    if (blocked) return change({ phase: 'impossible', trouble: blocked });
    try {
      await alone(() => removePartialCopies(browser()));
      change({ phase: 'idle', copy: await readCopy(browser()) });
    } catch (error) {
      return change({ phase: 'impossible', trouble: offlineProblem(reasonOf(error), false) });
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
      change({ trouble: offlineProblem(reasonOf(error), Boolean(copy)) });
    }
    download.current = null;
    await look();
  };

  useEffect(() => {
    if (!state.isWanted || state.phase === 'unknown') return;
    change({ isWanted: false });
    if (state.phase === 'idle' && !state.copy) void save();
  });

  const remove = async () => {
    change({ phase: 'removing', trouble: '' });
    try {
      await removeCopy(browser());
    } catch (error) {
      change({ trouble: offlineProblem(reasonOf(error), true) });
    }
    await look();
  };

  return {
    state,
    save,
    remove,
    cancel: () => download.current?.abort(),
    want: () => change({ isWanted: true }),
  };
}

/** Runs the action unless another tab is running one. Resolves to whether it ran. */
async function alone(action: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator;
  return locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await action();
    return lock !== null;
  });
}
