import { readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_REQUEST_BYTES } from '@sablier-docs/agents/server/limits';
import { answerOf, ask } from './ask';
import { overServe, overStdio, overVercel, startServe, type Connection } from './transports';

const NAMES = [
  'search',
  'read',
  'resolve',
  'decode',
  'simulate_lockup',
  'simulate_flow',
  'flow_rate',
  'queries',
  'schema',
  'create_lockup',
  'create_flow',
  'create_campaign',
  'prepare',
  'claim',
  'upgrade',
  'wizard',
];

describe.each([
  ['the package over stdio', overStdio],
  ['npm run serve', overServe],
  ['the function of Vercel', overVercel],
])('%s', (_name, open) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('lists the tools, none of which changes anything', async () => {
    const { tools } = await connection.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(NAMES);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(tools.every(({ inputSchema }) => inputSchema.additionalProperties === false)).toBe(true);
    expect(tools.every(({ outputSchema }) => outputSchema?.additionalProperties === false)).toBe(
      true,
    );
    // The list never changes while a client is connected.
    expect(connection.client.getServerCapabilities()?.tools).toEqual({});
  });

  it('searches, reads and refuses', async () => {
    const found = await answerOf<{ hits: { url: string }[] }>(connection.client, 'search', {
      query: 'withdrawMax',
    });
    expect(found.hits.length).toBeGreaterThan(3);
    const page = await answerOf<{ text: string }>(connection.client, 'read', {
      page: '/concepts/nft',
    });
    expect(page.text).toMatch(/^# Stream NFTs\n/);
    const lost = await ask(connection.client, 'read', { page: '/concepts/nowhere' });
    expect(lost).toMatchObject({ isError: true, text: expect.stringContaining('no page') });
  });
});

describe('the address of the server', () => {
  let connection: Awaited<ReturnType<typeof startServe>>;
  beforeAll(async () => {
    connection = await startServe();
  });
  afterAll(() => connection.close());
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(connection.address, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

  it('answers without a session', async () => {
    const answer = await post(list);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['https://evil.example', 403],
    ['http://localhost.evil.example', 403],
    ['null', 403],
    ['http://evil.example@localhost', 403],
    ['http://localhost:3000', 200],
  ])('answers a page of %s with %i', async (origin, status) => {
    expect((await post(list, { origin })).status).toBe(status);
  });

  it('answers the command on the page', async () => {
    const script = readFileSync('examples/agents/call.sh', 'utf8');
    const headers = [...script.matchAll(/-H '([^:]+): ([^']+)'/g)].map(
      ([, name = '', value = '']) => [name, value] as [string, string],
    );
    const [, body = ''] = /-d '([^']+)'/.exec(script) ?? [];
    expect(headers).toHaveLength(2);
    const answer = await fetch(connection.address, { method: 'POST', body, headers });
    const { result } = (await answer.json()) as { result: { structuredContent: object } };
    expect(result.structuredContent).toMatchObject({
      down: { ratePerSecond: '1929012345679012' },
      up: { ratePerSecond: '1929012345679013' },
    });
  });

  it('opens no stream and ends no session', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await fetch(connection.address, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('answers a request that is canceled in its own batch', async () => {
    const call = { method: 'tools/call', params: { name: 'resolve', arguments: { text: 'base' } } };
    const cancel = { method: 'notifications/cancelled', params: { requestId: 1 } };
    const batch = [{ id: 1, ...call }, cancel].map((one) => ({ jsonrpc: '2.0', ...one }));
    expect(await (await post(JSON.stringify(batch))).text()).toContain('Base');
  });

  it('refuses what is too large or no message', async () => {
    expect((await post(`"${'x'.repeat(MAX_REQUEST_BYTES)}"`)).status).toBe(413);
    expect((await post('{')).status).toBe(400);
    expect((await post(list)).status).toBe(200);
  });
});

it('the code of the function stays small', () => {
  const { size } = statSync('build-mcp/folder.mjs');
  console.log(`Function: ${Math.round(size / 1000)} KB.`);
  expect(size).toBeLessThan(1_500_000);
});
