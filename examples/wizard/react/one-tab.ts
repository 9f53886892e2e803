import type { Created } from './streams';

/** Sends in one tab of the browser at a time: two could pay the same part. Throws when another tab has begun. */
export async function inOneTab(send: () => Promise<Created>): Promise<Created> {
  return navigator.locks.request('list', { ifAvailable: true }, (lock) => {
    if (!lock) throw new Error('Another tab of this browser is creating a list.');
    return send();
  });
}
