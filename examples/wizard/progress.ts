import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Hash } from 'viem';

export interface Progress {
  /** Digest of the list and its terms. */
  list: Hash;
  /** The transactions that were sent for each part, and the streams that exist. */
  parts: { sent: Hash[]; ids: string[] }[];
}

/** What to do about a transaction that is in no block. */
export const WHEN_REPLACED =
  'Wait for it, or drop it from the file of the progress once another transaction has taken its nonce.';

/** The progress of a list, from its file. Throws when the file has that of another list. */
export function readProgress(file: string, list: Hash): Progress {
  if (!existsSync(file)) return { list, parts: [] };
  const progress = JSON.parse(readFileSync(file, 'utf8')) as Progress;
  if (progress.list === list) return progress;
  throw new Error(`${file} belongs to another list or to other terms. Move it away to begin anew.`);
}

export const writeProgress = (file: string, progress: Progress): void =>
  writeFileSync(file, `${JSON.stringify(progress, null, 2)}\n`);
