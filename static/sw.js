/*
 * Answers from the reader's offline copy when the network does not. Registered only when a reader
 * asks for a copy at /support/offline; removed with it. The names are those of src/offline/names.ts.
 *
 * Files with a hash in their name come from the copy first. Everything else comes from the network
 * first, so that a reader who is online never sees an old page.
 */
const PREFIX = 'offline-copy-';
const MARK = '/offline-copy.json';
const HASHED = '/assets/';
/** Milliseconds after which a page counts as not reachable. */
const PATIENCE = 8000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  // A download of the copy itself, which must not be answered from an earlier one.
  if (request.cache === 'no-store') return;
  event.respondWith(
    pathname.startsWith(HASHED) ? copyFirst(request, pathname) : networkFirst(request, pathname),
  );
});

/**
 * @param {Request} request
 * @param {string} pathname
 */
async function copyFirst(request, pathname) {
  return (await fromCopy(pathname)) ?? fetch(request);
}

/**
 * @param {Request} request
 * @param {string} pathname
 */
async function networkFirst(request, pathname) {
  const isPage = request.mode === 'navigate';
  try {
    return await (isPage ? Promise.race([fetch(request), tooLate()]) : fetch(request));
  } catch (error) {
    const found = await fromCopy(pathname.replace(/(?:\/index)?\.html$|(?<=.)\/$/, '') || '/');
    if (found) return moved(found, request.url);
    const missing = isPage && (await fromCopy('/404.html'));
    if (missing) return new Response(missing.body, { status: 404, headers: missing.headers });
    throw error;
  }
}

/**
 * An address that has moved keeps its query on the way, as on the site.
 * @param {Response} found
 * @param {string} asked
 */
function moved(found, asked) {
  const target = found.status === 308 && found.headers.get('location');
  return target ? Response.redirect(target + new URL(asked).search, 308) : found;
}

/** @returns {Promise<never>} */
const tooLate = () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The site is too slow')), PATIENCE));

/**
 * An entry of the newest complete copy, if there is one.
 * @param {string} pathname
 */
async function fromCopy(pathname) {
  /** @type {{ cache: Cache, savedAt: number } | undefined} */
  let newest;
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    const cache = await caches.open(name);
    const mark = await (await cache.match(MARK))?.json();
    if (mark && !(newest && newest.savedAt > mark.savedAt))
      newest = { cache, savedAt: mark.savedAt };
  }
  return newest?.cache.match(pathname, { ignoreVary: true });
}
