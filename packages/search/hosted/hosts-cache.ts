import type { liteClient } from 'algoliasearch/lite';
import { HOST_DOWN_MS } from '../limits.ts';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

/** `down`: the host refused or returned an error; `timed out`: it did not respond in time. */
type Failure = 'down' | 'timed out';
type Failures = Record<string, { status: Failure; at: number }>;

/**
 * Remembers failed hosts for 120 seconds. Version 5 of Algolia's client stores a failed host under another key
 * than it looks up, and cannot read its entries in the browser's storage, so that with its own cache every key
 * press would try the failed host first again.
 *
 * @param name key of the entry in the storage
 * @param storage may be full, forbidden or have any content; then hosts are remembered for this page load
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
      // The client calls these two functions for the state of a host.
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

/** The same id for a plain host and for one with its state. */
function idOf(host: unknown): string {
  const { protocol, url, port } = host as { protocol?: string; url?: string; port?: number };
  return `${protocol ?? 'https'}://${url ?? ''}${port ? `:${port}` : ''}`;
}

/** The lower bound is for a clock that was set back, which must not keep a host down for longer. */
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
    // Full or forbidden: it is enough to remember hosts for this page load.
  }
}
