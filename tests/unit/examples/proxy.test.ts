import { afterEach, describe, expect, it, vi } from 'vitest';
import { proxy } from '../../../examples/api/proxy.ts';

const ENDPOINT = 'https://graph.example/subgraph';
const KEY = 'the-key';
const who = `0x${'ab'.repeat(20)}`;
const asked = { name: 'streamsOf', variables: { who, before: '999999999999' } };

function vendor(body: object, status = 200) {
  const call = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
  call.mockResolvedValue(Response.json(body, { status }));
  vi.stubGlobal('fetch', call);
  return call;
}
afterEach(() => vi.unstubAllGlobals());

const post = (body: unknown) =>
  new Request('https://own.example/streams', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the route that keeps the key', () => {
  it('sends its own query with the key, and only the variables that the query declares', async () => {
    const call = vendor({ data: { lockupStreams: [] } });
    const more = { ...asked, query: '{ other }', variables: { ...asked.variables, x: '1' } };
    const response = await proxy(post(more), ENDPOINT, KEY);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { lockupStreams: [] } });
    const [url, options] = call.mock.calls[0] ?? [];
    expect(url).toBe(ENDPOINT);
    expect(options?.headers).toMatchObject({ Authorization: 'Bearer the-key' });
    const sent = JSON.parse(String(options?.body)) as { query: string; variables: object };
    expect(sent.query).toContain('query StreamsOf(');
    expect(sent.query).not.toContain('other');
    expect(sent.variables).toEqual(asked.variables);
  });

  it.each([
    ['no JSON', '{'],
    ['no name', { variables: {} }],
    ['a query of the page', { query: '{ lockupStreams { id } }', variables: {} }],
    ['a name that every object has', { ...asked, name: 'constructor' }],
    ['no variables', { name: 'streamsOf' }],
    ['a missing variable', { ...asked, variables: { who } }],
    ['a checksummed address', { ...asked, variables: { who: who.toUpperCase(), before: '1' } }],
    ['an object as a variable', { ...asked, variables: { who: { a: 1 }, before: '1' } }],
    ['a long body', { ...asked, more: 'x'.repeat(1_000) }],
  ])('refuses %s without asking the indexer', async (_what, body) => {
    const call = vendor({ data: {} });
    expect((await proxy(post(body), ENDPOINT, KEY)).status).toBe(400);
    expect(call).not.toHaveBeenCalled();
  });

  it('answers a GET with status 405', async () => {
    expect((await proxy(new Request('https://own.example/'), ENDPOINT, KEY)).status).toBe(405);
  });

  it('keeps what the vendor says about a failure', async () => {
    const error = { errors: [{ message: `bad key ${KEY}` }] };
    for (const [body, status] of [
      [error, 200],
      [{}, 200],
      [error, 401],
      [{}, 429],
    ] as const) {
      vendor(body, status);
      const response = await proxy(post(asked), ENDPOINT, KEY);
      expect(response.status).toBe(502);
      expect(await response.text()).not.toContain(KEY);
    }
  });
});
