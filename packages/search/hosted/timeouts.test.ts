import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostedClient } from './client.ts';

interface Attempt {
  host: string;
  connect: number;
  read: number;
}

/** A network without delays: each host responds, fails or times out at once. */
function hosts(states: Record<string, 'timeout' | 'down' | 'fine'>, storage?: Storage) {
  const attempts: Attempt[] = [];
  const requester = {
    send: (request: { url: string; connectTimeout: number; responseTimeout: number }) => {
      const host = new URL(request.url).hostname.replace(/^app-(\w+)\..*/, '$1');
      attempts.push({ host, connect: request.connectTimeout, read: request.responseTimeout });
      const state = states[host] ?? 'fine';
      const fine = state === 'fine';
      return Promise.resolve({
        status: fine ? 200 : state === 'down' ? 500 : 0,
        content: fine ? '{"results":[{"hits":[]}]}' : '',
        isTimedOut: state === 'timeout',
      });
    },
  };
  const open = () =>
    createHostedClient('app', 'key', { requester, ...(storage ? { storage } : {}) });
  return { attempts, open, states };
}

let count = 0;
/** Sends a new query each time, because responses are cached. */
async function ask(client: Awaited<ReturnType<typeof createHostedClient>>): Promise<void> {
  await client.search({ requests: [{ indexName: 'docs', query: `q${++count}` }] });
}

function memory(): Storage {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    key: (at: number) => [...map.keys()][at] ?? null,
    get length() {
      return map.size;
    },
  } as Storage;
}

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('timeouts', () => {
  it('are 1 s to connect and 2 s to read', async () => {
    const { attempts, open } = hosts({});
    await ask(await open());
    expect(attempts).toEqual([{ host: 'dsn', connect: 1_000, read: 2_000 }]);
  });

  it('grow with each host that timed out', async () => {
    const { attempts, open } = hosts({ dsn: 'timeout', 1: 'timeout', 2: 'timeout', 3: 'timeout' });
    await expect(ask(await open())).rejects.toMatchObject({ name: 'RetryError' });
    expect(attempts.map(({ connect }) => connect)).toEqual([1_000, 4_000, 5_000, 6_000]);
    expect(attempts.map(({ read }) => read)).toEqual([2_000, 8_000, 10_000, 12_000]);
  });

  it('do not grow after a host that refused', async () => {
    const { attempts, open } = hosts({ dsn: 'down' });
    await ask(await open());
    expect(attempts.map(({ connect }) => connect)).toEqual([1_000, 1_000]);
  });

  it('are longer from the start while a host is known to time out', async () => {
    const { attempts, open } = hosts({ dsn: 'timeout' });
    const client = await open();
    await ask(client);
    attempts.length = 0;
    await ask(client);
    expect(attempts.map(({ connect }) => connect)).toEqual([4_000]);
  });
});

describe('a host that failed', () => {
  for (const state of ['down', 'timeout'] as const) {
    it(`is not asked first for 120 s (${state})`, async () => {
      const { attempts, open, states } = hosts({ dsn: state });
      const client = await open();
      await ask(client);
      expect(attempts.map(({ host }) => host)[0]).toBe('dsn');
      states.dsn = 'fine';
      attempts.length = 0;
      await ask(client);
      vi.advanceTimersByTime(120_000);
      await ask(client);
      expect(attempts.map(({ host }) => host)).not.toContain('dsn');
      attempts.length = 0;
      vi.advanceTimersByTime(1);
      await ask(client);
      expect(attempts).toEqual([{ host: 'dsn', connect: 1_000, read: 2_000 }]);
    });
  }

  it('is the last resort when it timed out, and left out when it was down', async () => {
    const { attempts, open, states } = hosts({ dsn: 'timeout' });
    const client = await open();
    await ask(client);
    Object.assign(states, { dsn: 'fine', 1: 'down', 2: 'down', 3: 'down' });
    attempts.length = 0;
    await ask(client);
    expect(attempts.map(({ host }) => host).sort()).toEqual(['1', '2', '3', 'dsn']);
    expect(attempts.at(-1)?.host).toBe('dsn');
    attempts.length = 0;
    await ask(client);
    expect(attempts.map(({ host }) => host)).toEqual(['dsn']);
  });

  it('is asked all the same when no host is left', async () => {
    const states = { dsn: 'down', 1: 'down', 2: 'down', 3: 'down' } as const;
    const network = hosts({ ...states });
    const client = await network.open();
    await expect(ask(client)).rejects.toMatchObject({ name: 'RetryError' });
    network.attempts.length = 0;
    await expect(ask(client)).rejects.toMatchObject({ name: 'RetryError' });
    expect(network.attempts).toHaveLength(4);
    expect(network.attempts[0]?.host).toBe('dsn');
  });

  it('is remembered on the next page load, by version of the client and app id', async () => {
    const storage = memory();
    const { attempts, open, states } = hosts({ dsn: 'down' }, storage);
    await ask(await open());
    expect(storage.key(0)).toMatch(/^algolia-client-js-5\.64\.0-app$/);
    states.dsn = 'fine';
    attempts.length = 0;
    await ask(await open());
    expect(attempts.map(({ host }) => host)).not.toContain('dsn');
  });

  it('is forgotten when the storage holds nonsense or is forbidden', async () => {
    const nonsense = ['{', 'null', '7', '"x"', '{"https://app-dsn.algolia.net":{"status":"down"}}'];
    for (const value of nonsense) {
      const storage = { ...memory(), getItem: () => value };
      const { attempts, open } = hosts({}, storage);
      await ask(await open());
      expect(
        attempts.map(({ host }) => host),
        value,
      ).toEqual(['dsn']);
    }
    const deny = () => {
      throw new Error('forbidden');
    };
    const forbidden = { ...memory(), getItem: deny, setItem: deny };
    const { attempts, open } = hosts({ dsn: 'down' }, forbidden);
    const client = await open();
    await ask(client);
    attempts.length = 0;
    await ask(client);
    expect(
      attempts.map(({ host }) => host),
      'this page load remembers',
    ).not.toContain('dsn');
  });

  it('is not kept down by a clock that was set back', async () => {
    const { attempts, open } = hosts({ dsn: 'down' });
    const client = await open();
    await ask(client);
    vi.setSystemTime(Date.now() - 3_600_000);
    attempts.length = 0;
    await ask(client);
    expect(attempts[0]?.host).toBe('dsn');
  });
});
