import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attack } from '../support/attack';
import { corpus } from '../support/corpus';
import { requests } from './requests';
import { startServer, statusesOf, type Attacked } from './server';

/* Raw requests to `npm run serve`. */

const RESOLVE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'resolve', arguments: { text: 'base' } },
});

let server: Attacked;
beforeAll(async () => {
  server = await startServer();
  await server.post(RESOLVE);
});
afterAll(() => server.close());

/** No fault of the server, nothing of the machine, and the next request is answered. */
async function survive(bytes: string, isAnswered = false): Promise<number[]> {
  const answer = await server.raw(bytes, isAnswered);
  const statuses = statusesOf(answer);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(answer).not.toMatch(/node_modules|node:internal|\.ts:\d|root:x:|Set-Cookie/);
  const next = await server.post(RESOLVE);
  expect(next.status).toBe(200);
  expect(next.text).toContain('page');
  expect(next.worked).toBeLessThan(2_000);
  return statuses;
}

test('what has broken the server is refused', async () => {
  for (const { what, input } of corpus<{ request: string; status: number }>('http')) {
    expect(await survive(input.request, true), what).toEqual([input.status]);
  }
});

test('every request gets an answer that is no fault, or none, and the next one is answered', async () => {
  const seen = new Map<number, number>();
  await attack(
    fc.asyncProperty(requests, async (bytes) => {
      for (const status of await survive(bytes)) seen.set(status, (seen.get(status) ?? 0) + 1);
    }),
    { runs: 100, share: 0.2 },
  );
  // The requests get further than the parser of HTTP.
  for (const status of [200, 400, 403, 405])
    expect(seen.get(status), String(status)).toBeGreaterThan(0);
  expect(server.log()).toBe('');
  expect(server.peak() ?? 0).toBeLessThan(500);
});
