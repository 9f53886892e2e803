import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fails, type Fault } from '../testing/algolia/faults.ts';
import { ROLES, type Role } from '../testing/algolia/network.ts';
import type { Attempt } from '../testing/algolia/requester.ts';
import { hostedSearch, useNetwork } from '../testing/loopback.ts';

const holder = useNetwork();
const READERS: Role[] = ['dsn', '1', '2', '3'];

const failing = (fault: Fault, roles: readonly Role[] = READERS) => {
  for (const role of roles) holder.network.faults.set(role, fault);
};
const search = (query = 'rate') => hostedSearch(holder.network).search(query);

describe('failover', () => {
  const faults: Fault[] = [
    { kind: 'refuse' },
    { kind: 'reset' },
    fails(500, 'down'),
    fails(503, 'busy'),
    { kind: 'status', status: 302, body: '' },
  ];
  for (const fault of faults) {
    const name = 'status' in fault ? `status ${fault.status}` : fault.kind;
    it(`asks the next host after: ${name}`, async () => {
      failing(fault, ['dsn']);
      expect((await search()).hits.length).toBeGreaterThan(0);
      const asked = holder.network.asked().filter((role) => role !== 'dsn');
      expect(asked).toHaveLength(1);
      expect(['1', '2', '3']).toContain(asked[0]);
    });
  }

  it('asks the read host first, then each fallback host once, in random order', async () => {
    failing(fails(500, 'down'));
    const orders = new Set<string>();
    // There are 6 orders: 60 draws miss a given one in 1 of 50,000 runs.
    for (let i = 0; i < 60; i += 1) {
      holder.network.log.length = 0;
      await expect(search()).rejects.toMatchObject({ name: 'RetryError' });
      const [first, ...rest] = holder.network.asked();
      expect(first).toBe('dsn');
      expect([...rest].sort()).toEqual(['1', '2', '3']);
      orders.add(rest.join());
    }
    expect(orders.size).toBeGreaterThanOrEqual(4);
  });

  it('never asks the host for writes', async () => {
    failing(fails(500, 'down'));
    await expect(search()).rejects.toThrow();
    expect(ROLES.filter((role) => !holder.network.asked().includes(role))).toEqual([
      'write',
      'insights',
    ]);
  });

  it('gives up when no host is left, and the next search tries again', async () => {
    failing({ kind: 'refuse' });
    const client = hostedSearch(holder.network);
    await expect(client.search('rate')).rejects.toMatchObject({ name: 'RetryError' });
    holder.network.faults.clear();
    expect((await client.search('rate')).hits.length).toBeGreaterThan(0);
  });

  /** Until the first host has been asked; then time passes when a test lets it. */
  const asking = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const attempts: Attempt[] = [];
    const answer = hostedSearch(holder.network, {}, attempts).search('rate');
    while (holder.network.asked().length === 0) await turn();
    return { answer, attempts };
  };
  afterEach(() => void vi.useRealTimers());

  it('waits one second for a host that does not answer', async () => {
    failing({ kind: 'hang' }, ['dsn']);
    const { answer, attempts } = await asking();
    vi.advanceTimersByTime(999);
    await turn();
    expect(attempts.map(({ host }) => host)).toEqual(['appid-dsn.algolia.net']);
    vi.advanceTimersByTime(1);
    for (let turns = 0; turns < 50; turns += 1) await turn();
    expect(attempts).toHaveLength(2);
    await answer;
  });

  it('does not give up on a host that is slow within its time', async () => {
    // On its own clock, which goes on.
    failing({ kind: 'slow', ms: 60 }, ['dsn']);
    const { answer } = await asking();
    vi.advanceTimersByTime(999);
    await answer;
    expect(holder.network.asked()).toEqual(['dsn']);
  });
});

describe('error classes', () => {
  it('a refusal is final: no other host is asked, status and message are kept', async () => {
    for (const status of [400, 403, 404, 413, 429]) {
      holder.network.reset();
      failing(fails(status, `Refused with ${status}`));
      await expect(search()).rejects.toMatchObject({
        name: 'ApiError',
        status,
        message: `Refused with ${status}`,
      });
      expect(holder.network.asked()).toEqual(['dsn']);
    }
  });

  it('keeps the detail of a refusal, and a text that is no JSON', async () => {
    const body = JSON.stringify({ message: 'Refused', error: { code: 'x' } });
    failing({ kind: 'status', status: 422, body });
    await expect(search()).rejects.toMatchObject({
      name: 'DetailedApiError',
      status: 422,
      error: { code: 'x' },
    });
    failing({ kind: 'status', status: 418, body: '<h1>teapot</h1>' });
    await expect(search()).rejects.toMatchObject({ name: 'ApiError', message: '<h1>teapot</h1>' });
  });

  it('a wrong key, a wrong id and a wrong index are refusals of the service', async () => {
    const { network } = holder;
    await expect(hostedSearch(network, { apiKey: 'nope' }).search('x')).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    await expect(hostedSearch(network, { indexName: 'nope' }).search('x')).rejects.toMatchObject({
      status: 404,
      message: 'Index nope does not exist',
    });
  });

  it('malformed JSON is its own class, and is not kept as an answer', async () => {
    failing({ kind: 'malformed' });
    const client = hostedSearch(holder.network);
    await expect(client.search('rate')).rejects.toMatchObject({ name: 'DeserializationError' });
    expect(holder.network.asked()).toEqual(['dsn']);
    holder.network.faults.clear();
    expect((await client.search('rate')).hits.length).toBeGreaterThan(0);
  });
});
