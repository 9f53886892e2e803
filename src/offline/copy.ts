import { CopyError, reasonOf } from './errors';
import { FILES, HASHED, MARK, META, PREFIX, SUMMARY, WORKER } from './names';
import type { Copy, FileList, Summary } from './names';

/** What of the browser a copy needs. Given by the caller so that tests can fail any of it. */
export interface Browser {
  caches: CacheStorage;
  fetch: typeof fetch;
  workers: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>;
}

/** Files that are asked for at the same time. */
const AT_ONCE = 6;

/** What the site offers now, past every cache. Rejects with a `CopyError`. */
export const readSummary = (browser: Pick<Browser, 'fetch'>) => readJson<Summary>(browser, SUMMARY);

/** The complete copy on this device, the newest if there are two. */
export async function readCopy({ caches }: Pick<Browser, 'caches'>): Promise<Copy | undefined> {
  const copies: Copy[] = [];
  for (const name of await cacheNames(caches)) {
    const mark = await (await caches.open(name)).match(MARK);
    if (mark) copies.push((await mark.json()) as Copy);
  }
  return copies.sort((a, b) => b.savedAt.localeCompare(a.savedAt))[0];
}

/**
 * Downloads a copy, then lets the worker answer from it. An earlier copy stays until the new one is
 * complete; of a download that ends early nothing stays. Rejects with a `CopyError`.
 */
export async function saveCopy(
  browser: Browser,
  options: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
): Promise<Copy> {
  const { caches, workers } = browser;
  const { signal, onProgress } = options;
  // The first failure ends the other requests too.
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  let name = '';
  try {
    const summary = await readSummary(browser);
    const files = await readJson<FileList>(browser, FILES);
    const copy: Copy = {
      revision: summary.revision,
      bytes: summary.bytes,
      savedAt: new Date().toISOString(),
    };
    const earlier = await readCopy(browser);
    if (earlier?.revision === summary.revision) {
      await workers.register(WORKER);
      return earlier;
    }

    name = PREFIX + summary.revision;
    await caches.delete(name);
    const cache = await caches.open(name);
    let done = 0;
    onProgress(0, summary.bytes);
    await each(files, async ([address, bytes]) => {
      stop.signal.throwIfAborted();
      await cache.put(address, await download(browser, address, copy.savedAt, stop.signal));
      onProgress((done += bytes), summary.bytes);
    });
    // A deploy in between leaves files of two releases.
    if ((await readSummary(browser)).revision !== summary.revision) throw new CopyError('changed');
    signal.throwIfAborted();
    await cache.put(MARK, new Response(JSON.stringify(copy)));
    await workers.register(WORKER);
    for (const other of await cacheNames(caches)) if (other !== name) await caches.delete(other);
    return copy;
  } catch (error) {
    stop.abort();
    if (name) await caches.delete(name).catch(() => false);
    throw new CopyError(reasonOf(error), { cause: error });
  }
}

/** Deletes every copy and the worker; nothing of the mode stays in the browser. */
export async function removeCopy({ caches, workers }: Omit<Browser, 'fetch'>): Promise<void> {
  for (const registration of await workers.getRegistrations()) {
    const script = (registration.active ?? registration.waiting ?? registration.installing)
      ?.scriptURL;
    if (script && new URL(script).pathname === WORKER) await registration.unregister();
  }
  for (const name of await cacheNames(caches)) await caches.delete(name);
}

/** Deletes what a download left that ended with its tab. */
export async function removeRests(browser: Omit<Browser, 'fetch'>): Promise<void> {
  const copy = await readCopy(browser);
  if (!copy) return removeCopy(browser);
  for (const name of await cacheNames(browser.caches)) {
    if (name !== PREFIX + copy.revision) await browser.caches.delete(name);
  }
}

const cacheNames = async (caches: CacheStorage) =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function readJson<T>({ fetch }: Pick<Browser, 'fetch'>, address: string): Promise<T> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    return (await response.json()) as T;
  } catch (error) {
    throw new CopyError('network', { cause: error });
  }
}

/**
 * One file as it is kept: a page says in its head that it is a copy, and of when; an address that has
 * moved leads to where it moved, as on the site.
 */
async function download(
  { fetch }: Pick<Browser, 'fetch'>,
  address: string,
  savedAt: string,
  signal: AbortSignal,
): Promise<Response> {
  // Past the browser's cache and the worker, but for files whose name changes with their content.
  const cache = address.startsWith(HASHED) ? 'default' : 'no-store';
  const response = await fetch(address, { cache, signal });
  if (!response.ok && address !== '/404.html') {
    throw new CopyError('network', { cause: `${address} answers ${response.status}` });
  }
  const target = response.redirected ? new URL(response.url).pathname : address;
  if (target !== address) return new Response(null, { status: 308, headers: { location: target } });
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const isPage = headers.get('content-type')?.startsWith('text/html');
  const body = isPage
    ? (await response.text()).replace(
        /<html\b[^>]*>(?:\s*<head\b[^>]*>)?/,
        (start) => `${start}<meta name="${META}" content="${savedAt}">`,
      )
    : await response.arrayBuffer();
  return new Response(body, { headers });
}

/** Runs an action for every item, some at a time; rejects with the first failure. */
async function each<T>(items: readonly T[], action: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await action(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
