import { sha256 } from './digest';
import { CopyError, reasonOf } from './errors';
import { openCopy, scriptOf, type Holder } from './stored-copy';
import { FILES, HASHED, MARK, OF_COPY, PREFIX, SUMMARY, WORKER } from './names';
import type { Copy, FileList, Summary } from './names';

/** The browser features that a copy needs, passed in so that tests can make each fail. */
export interface Browser extends Holder {
  fetch: typeof fetch;
  workers: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>;
}

/** Files downloaded at the same time. */
const AT_ONCE = 6;

/** The copy that the site offers now, bypassing every cache. Rejects with a `CopyError`. */
export const readSummary = async (browser: Pick<Browser, 'fetch'>) =>
  JSON.parse(await readText(browser, SUMMARY)) as Summary;

/** The complete copy on this device. */
export const readCopy = async (holder: Holder): Promise<Copy | undefined> =>
  (await openCopy(holder))?.copy;

/**
 * Downloads a copy, then registers the worker that serves it. Each file must match the site's list; files of
 * the earlier copy are not downloaded again. The earlier copy stays until the new one is complete; an
 * interrupted download leaves nothing. Rejects with a `CopyError`.
 */
export async function saveCopy(
  browser: Browser,
  options: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
): Promise<Copy> {
  const { caches, workers } = browser;
  const { signal, onProgress } = options;
  // The first failure aborts the other requests.
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  let name = '';
  try {
    const summary = await readSummary(browser);
    const text = await readText(browser, FILES);
    // The site was deployed between the two requests.
    if ((await sha256(text)).hex !== summary.revision) throw new CopyError('changed');
    const { files } = JSON.parse(text) as FileList;
    const copy: Copy = {
      revision: summary.revision,
      bytes: summary.bytes,
      savedAt: new Date().toISOString(),
    };
    const worker = `${WORKER}?${OF_COPY}=${summary.revision}`;
    const earlier = await openCopy(browser);
    if (earlier?.copy.revision === summary.revision) {
      await workers.register(worker);
      return earlier.copy;
    }

    name = PREFIX + summary.revision;
    await caches.delete(name);
    const cache = await caches.open(name);
    let done = 0;
    onProgress(0, summary.bytes);
    await each(files, async ([address, bytes, digest]) => {
      stop.signal.throwIfAborted();
      const before = await earlier?.cache.match(address);
      const response =
        (before && (await checked(before, digest))) ??
        (await download(browser, address, digest, stop.signal));
      await cache.put(address, response);
      onProgress((done += bytes), summary.bytes);
    });
    // A deploy in the meantime would leave files of two releases.
    if ((await readSummary(browser)).revision !== summary.revision) throw new CopyError('changed');
    signal.throwIfAborted();
    await cache.put(FILES, new Response(text));
    await cache.put(MARK, new Response(JSON.stringify(copy)));
    await workers.register(worker);
    for (const other of await cacheNames(caches)) if (other !== name) await caches.delete(other);
    return copy;
  } catch (error) {
    stop.abort();
    if (name) await caches.delete(name).catch(() => false);
    throw new CopyError(reasonOf(error), { cause: error });
  }
}

/** Deletes every copy and the worker: nothing stays in the browser. */
export async function removeCopy({ caches, workers }: Holder): Promise<void> {
  for (const registration of await workers.getRegistrations()) {
    if (scriptOf(registration)?.pathname === WORKER) await registration.unregister();
  }
  for (const name of await cacheNames(caches)) await caches.delete(name);
}

/** Deletes the files of downloads that were interrupted when their tab closed. */
export async function removePartialCopies(browser: Holder): Promise<void> {
  const copy = await readCopy(browser);
  if (!copy) return removeCopy(browser);
  for (const name of await cacheNames(browser.caches)) {
    if (name !== PREFIX + copy.revision) await browser.caches.delete(name);
  }
}

const cacheNames = async (caches: CacheStorage) =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function readText({ fetch }: Pick<Browser, 'fetch'>, address: string): Promise<string> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    if (!response.ok) throw new Error(`${address} returned ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new CopyError('network', { cause: error });
  }
}

/** Downloads one file. Rejects when its content differs from the list, even when bypassing every cache. */
async function download(
  { fetch }: Pick<Browser, 'fetch'>,
  address: string,
  digest: string,
  signal: AbortSignal,
): Promise<Response> {
  // Bypasses the browser's cache and the worker, except for files whose name changes with their content.
  const modes: RequestCache[] = address.startsWith(HASHED) ? ['default', 'no-store'] : ['no-store'];
  for (const cache of modes) {
    const response = await fetch(address, { cache, signal });
    if (!response.ok && address !== '/404.html') {
      throw new CopyError('network', { cause: `${address} returned ${response.status}` });
    }
    const whole = await checked(response, digest);
    if (whole) return whole;
  }
  throw new CopyError('altered', { cause: address });
}

/** The response without headers on its transfer; undefined when its content doesn't match the digest. */
async function checked(response: Response, digest: string): Promise<Response | undefined> {
  const body = await response.arrayBuffer();
  if ((await sha256(body)).base64 !== digest) return undefined;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
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
