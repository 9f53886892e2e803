import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_NAME } from '@sablier-docs/agents/server/server';
import { ask } from './ask';
import { overServe, overVercel, type Connection } from './transports';
import { startVercel } from './vercel';

/** One question for each tool. */
const QUESTIONS: readonly (readonly [tool: string, args: object])[] = [
  // Of the second file of the index, which a host has to have too.
  ['search', { query: 'getWithdrawnAmount' }],
  ['read', { page: '/concepts/nft', section: 'next' }],
  ['resolve', { text: 'LK2-8453-7' }],
  ['decode', { data: 'SablierFlow_Overdraw' }],
  [
    'simulate_lockup',
    { model: 'linear', deposit: '1000', startTime: '1000', endTime: '2000', at: ['1500'] },
  ],
  [
    'simulate_flow',
    { balance: '5', ratePerSecond: '1', snapshotTime: '9', decimals: 6, at: ['1500'] },
  ],
  ['queries', { group: 'lockup' }],
  ['schema', { indexer: 'streams', type: 'LockupStream' }],
  ['prepare', { stream: 'LK3-8453-5', action: 'cancel' }],
  ['upgrade', { product: 'lockup', from: 'v2.0', have: 'caller' }],
];

let serve: Connection;
beforeAll(async () => {
  serve = await overServe();
});
afterAll(() => serve.close());

describe('the function on Vercel', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await overVercel();
  });
  afterAll(() => connection.close());

  it('introduces itself to the official client', () => {
    expect(connection.client.getServerVersion()?.name).toBe(SERVER_NAME);
    expect(connection.client.getInstructions()).toContain('Sablier');
  });

  it.each(QUESTIONS)('answers %s as npm run serve does', async (tool, args) => {
    const here = await ask(serve.client, tool, args);
    expect(here.isError, here.text).toBe(false);
    expect(await ask(connection.client, tool, args)).toEqual(here);
  });
});

describe('the address on Vercel', () => {
  let started: Awaited<ReturnType<typeof startVercel>>;
  beforeAll(async () => {
    started = await startVercel();
  });
  afterAll(() => started.close());
  const list = (headers: Record<string, string>) =>
    fetch(started.address, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });

  it('is the one that the pages name, and answers posts only', async () => {
    expect(started.address.pathname).toBe('/mcp');
    expect((await fetch(started.address)).status).toBe(405);
    const answer = await list({});
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('answers pages of this site and of no other', async () => {
    expect((await list({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await list({ origin: 'http://localhost:3000' })).status).toBe(403);
    expect((await list({ origin: 'https://docs.sablier.com' })).status).toBe(200);
  });
});
