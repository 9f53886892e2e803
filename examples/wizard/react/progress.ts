import type { Hash } from 'viem';

export interface Progress {
  /** Digest of the list and its terms. */
  list: Hash;
  /** The transactions that were sent for each part, and the streams that exist. */
  parts: { sent: Hash[]; ids: string[] }[];
}

/** What to do about a transaction that is in no block. */
export const WHEN_REPLACED =
  'Wait for it. If another one has taken its nonce, look up what that one did, forget the list, and enter what is left of it.';

/** Where the browser keeps the progress of the list that is not finished. */
const KEY = 'progress.json';

const kept = (): Progress | null =>
  JSON.parse(localStorage.getItem(KEY) ?? 'null') as Progress | null;

/** The progress of a list in this browser. Throws a sentence when another list is not finished. */
export function readProgress(key: string, list: Hash): Progress {
  const progress = kept() ?? { list, parts: [] };
  if (key === KEY && progress.list === list) return progress;
  throw new Error(
    'Another list, or this one with other values, is not finished. Finish it, or forget it.',
  );
}

export const writeProgress = (key: string, progress: Progress): void =>
  localStorage.setItem(key, JSON.stringify(progress));

export const forgetProgress = (): void => localStorage.removeItem(KEY);

/** The transactions of the list that is not finished. */
export const sentSoFar = (): Hash[] => (kept()?.parts ?? []).flatMap(({ sent }) => sent);
