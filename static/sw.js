/*
 * Answers from the reader's offline copy when the network does not. Registered only when a reader
 * asks for a copy at /support/offline; removed with it. The names are those of packages/hosting/offline/names.ts.
 *
 * Files with a hash in their name come from the copy first. Everything else comes from the network
 * first, so that a reader who is online never sees an old page.
 *
 * The copy is the one that the worker's own address names, and each file of it is answered only when its digest
 * is that of the list of the copy, and the digest of the list is the copy's name. Storage that something else
 * has written to is no copy.
 */
const PREFIX = 'offline-copy-';
const MARK = '/offline-copy.json';
const FILES = '/offline-files.json';
const HASHED = '/assets/';
const META = 'offline-copy';
const OF_COPY = 'copy';
/** Milliseconds after which a page counts as not reachable. */
const PATIENCE = 8000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const REVISION = new URL(worker.location.href).searchParams.get(OF_COPY) ?? '';

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
    const address = pathname.replace(/(?:\/index)?\.html$|(?<=.)\/$/, '') || '/';
    const target = (await copy())?.moved.get(address);
    // An address that has moved keeps its query on the way, as on the site.
    if (target) return Response.redirect(target + new URL(request.url).search, 308);
    const found = await fromCopy(address);
    if (found) return found;
    const missing = isPage && (await fromCopy('/404.html'));
    if (missing) return new Response(missing.body, { status: 404, headers: missing.headers });
    throw error;
  }
}

/** @returns {Promise<never>} */
const tooLate = () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The site is too slow')), PATIENCE));

/**
 * @typedef {object} Copy
 * @property {Cache} cache
 * @property {string} savedAt
 * @property {Map<string, string>} digests by address
 * @property {Map<string, string>} moved
 */

/** @type {Copy | undefined} */
let opened;

/** The copy of this worker, while it is there; its list is read and checked once for each start of the worker. */
async function copy() {
  if (!(await caches.has(PREFIX + REVISION))) return undefined;
  opened ??= await openCopy();
  return opened;
}

/** @returns {Promise<Copy | undefined>} */
async function openCopy() {
  const cache = await caches.open(PREFIX + REVISION);
  const [mark, list] = await Promise.all([cache.match(MARK), cache.match(FILES)]);
  if (!mark || !list) return undefined;
  const [{ savedAt }, bytes] = [await mark.json(), await list.arrayBuffer()];
  const hex = [...(await sha256(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== REVISION || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(savedAt)) return undefined;
  const { files, moved } = JSON.parse(new TextDecoder().decode(bytes));
  const digests = new Map();
  for (const [address, , digest] of files) digests.set(address, digest);
  return { cache, savedAt, digests, moved: new Map(moved) };
}

/**
 * A file of the copy as the site has published it; a page says in its head that it is a copy, and of when.
 * @param {string} address
 */
async function fromCopy(address) {
  const own = await copy();
  const digest = own?.digests.get(address);
  const found = digest && (await own?.cache.match(address, { ignoreVary: true }));
  if (!own || !found) return undefined;
  const bytes = await found.arrayBuffer();
  if (btoa(String.fromCharCode(...(await sha256(bytes)))) !== digest) return undefined;
  const { headers } = found;
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(bytes, { headers });
  const html = new TextDecoder()
    .decode(bytes)
    .replace(
      /<html\b[^>]*>(?:\s*<head\b[^>]*>)?/,
      (start) => `${start}<meta name="${META}" content="${own.savedAt}">`,
    );
  return new Response(html, { headers });
}

/** @param {ArrayBuffer} bytes */
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
