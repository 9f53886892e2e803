import type { liteClient } from 'algoliasearch/lite';
import { HOST_DOWN_MS } from '../limits.ts';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

/** `down` refused or answered with an error, `timed out` did not answer in time. */
type Failure = 'down' | 'timed out';
type Failures = Record<string, { status: Failure; at: number }>;

/**
 * Remembers for 120 seconds which hosts failed. Algolia's client 5 files a failed host under
 * another key than it looks it up with, and what it keeps in the browser's storage cannot be read
 * back, so that with its own cache each key press asks the failed host first again.
 *
 * @param name key of the entry in the storage
 * @param storage may be full, forbidden or hold anything; then this page load remembers
 */
export function createHostsCache(name: string, storage?: KeyValueStore): HostsCache {
  let failures: Failures = read(storage, name);

  const forget = () => {
    failures = {};
    write(storage, name, failures);
    return Promise.resolve();
  };

  return {
    get: async <T>(host: unknown, otherwise: () => Promise<T>): Promise<T> => {
      const failure = failures[idOf(host)];
      if (!failure || !isRecent(failure.at)) return otherwise();
      // The client gave the shape: it asks a host's state by these two functions.
      const { status, at } = failure;
      return {
        ...(host as object),
        status,
        lastUpdate: at,
        isUp: () => !isRecent(at),
        isTimedOut: () => status === 'timed out' && isRecent(at),
      } as T;
    },
    set: <T>(host: unknown, value: T): Promise<T> => {
      const { status } = value as { status?: unknown };
      const recent = Object.entries(failures).filter(([, { at }]) => isRecent(at));
      failures = Object.fromEntries(recent);
      if (isFailure(status)) failures[idOf(host)] = { status, at: Date.now() };
      write(storage, name, failures);
      return Promise.resolve(value);
    },
    delete: (host: unknown) => {
      failures = Object.fromEntries(Object.entries(failures).filter(([id]) => id !== idOf(host)));
      write(storage, name, failures);
      return Promise.resolve();
    },
    clear: forget,
  };
}

/** Both the plain host and the one with its state lead to the same entry. */
function idOf(host: unknown): string {
  const { protocol, url, port } = host as { protocol?: string; url?: string; port?: number };
  return `${protocol ?? 'https'}://${url ?? ''}${port ? `:${port}` : ''}`;
}

/** A clock that was set back must not keep a host down for longer. */
function isRecent(at: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age <= HOST_DOWN_MS;
}

const isFailure = (status: unknown): status is Failure =>
  status === 'down' || status === 'timed out';

function read(storage: KeyValueStore | undefined, name: string): Failures {
  try {
    const value: unknown = JSON.parse(storage?.getItem(name) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, entry]) => isEntry(entry)));
  } catch {
    return {};
  }
}

function isEntry(value: unknown): value is Failures[string] {
  const entry = value as Partial<Failures[string]> | null;
  return typeof entry === 'object' && isFailure(entry?.status) && typeof entry.at === 'number';
}

function write(storage: KeyValueStore | undefined, name: string, failures: Failures): void {
  try {
    storage?.setItem(name, JSON.stringify(failures));
  } catch {
    // Full or forbidden: the memory of this page load is enough.
  }
}
