import { sha256 } from './digest';
import { FILES, MARK, OF_COPY, PREFIX, WORKER } from './names';
import type { Copy, FileList } from './names';

/** The browser features that store a copy. */
export interface Holder {
  caches: CacheStorage;
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'>;
}

/** A copy with its cache and its list of files. */
interface OpenCopy {
  copy: Copy;
  cache: Cache;
  list: FileList;
}

/** How far a reader's clock may be off, in milliseconds. */
const LENIENT = 24 * 60 * 60 * 1000;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

export const scriptOf = ({ active, waiting, installing }: ServiceWorkerRegistration) => {
  const script = (installing ?? waiting ?? active)?.scriptURL;
  return script ? new URL(script) : undefined;
};

/** The revision that the worker serves: it is in the registration, not in storage. */
async function ownRevision({ workers }: Pick<Holder, 'workers'>): Promise<string | undefined> {
  for (const registration of await workers.getRegistrations()) {
    const script = scriptOf(registration);
    if (script?.pathname === WORKER) return script.searchParams.get(OF_COPY) ?? undefined;
  }
  return undefined;
}

/**
 * The complete copy that the worker serves. It doesn't count when its list doesn't match the revision, or
 * when its date is missing or in the future.
 */
export async function openCopy(holder: Holder): Promise<OpenCopy | undefined> {
  const revision = await ownRevision(holder);
  const name = PREFIX + String(revision);
  if (!revision || !(await holder.caches.keys()).includes(name)) return undefined;
  const cache = await holder.caches.open(name);
  const [mark, files] = await Promise.all([cache.match(MARK), cache.match(FILES)]);
  const copy = (await mark?.json().catch(() => undefined)) as Partial<Copy> | undefined;
  const text = (await files?.text()) ?? '';
  if (!isCopy(copy) || copy.revision !== revision) return undefined;
  if ((await sha256(text)).hex !== revision) return undefined;
  return { copy, cache, list: JSON.parse(text) as FileList };
}

const isCopy = (copy: Partial<Copy> | undefined): copy is Copy =>
  typeof copy?.revision === 'string' &&
  Number.isFinite(copy.bytes) &&
  ISO.test(String(copy.savedAt)) &&
  Date.parse(String(copy.savedAt)) <= Date.now() + LENIENT;
