// cspell:ignore withrdaw streem lockpu flwo airdorp canecl
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_REPLIES, MAX_REPLY, MAX_REQUEST_BYTES } from '@sablier-docs/agents/server/limits';
import { serverTools } from '@sablier-docs/agents/server/tools';
import { attack } from '../support/attack';
import { corpus } from '../support/corpus';
import { callOf, messageOf, otherMessages } from './arguments';
import { startServer, type Attacked } from './server';

/* Messages to the tools of `npm run serve`. */

let server: Attacked;
beforeAll(async () => {
  server = await startServer();
  await server.post(messageOf('tools/call', { name: 'search', arguments: { query: 'stream' } }));
});
const slowest = { took: 0, about: '' };
afterAll(async () => {
  const memory = server.peak();
  console.log(`Slowest request: ${Math.round(slowest.took)} ms, ${slowest.about}; ${memory} MB.`);
  await server.close();
});

/** Milliseconds of the server's processor for a request: its budget and a margin. */
const SLOWEST = 2_000;

/** Answered in time, in words, and not with more than was asked for. */
async function send(body: string): Promise<string> {
  const about = body.slice(0, 2_000);
  const { status, text, took, worked } = await server.post(body);
  if (took > slowest.took) Object.assign(slowest, { took, about: body.slice(0, 300) });
  expect(status, about).toBeLessThan(500);
  expect(worked, about).toBeLessThan(SLOWEST);
  expect(text, about).not.toMatch(/could not answer|node_modules|node:internal|\.ts:\d/);
  return text;
}

test('what has broken a tool is answered', async () => {
  for (const { what, input } of corpus<{ body: string; says: string }>('rpc'))
    expect(await send(input.body), what).toContain(input.says);
});

test.each(serverTools)('any arguments of $name get an answer or a sentence', async (tool) => {
  await attack(
    fc.asyncProperty(callOf(tool), async (body) => {
      fc.pre(Buffer.byteLength(body) <= MAX_REQUEST_BYTES);
      const { length } = await send(body);
      // Quotes and line breaks of the text are written with a backslash.
      expect(length).toBeLessThan(2 * MAX_REPLY);
    }),
    { runs: 15, share: 0.03 },
  );
});

test('any other message, and several at once, get an answer', async () => {
  const one = fc.oneof(otherMessages, ...serverTools.map(callOf));
  const batch = fc.array(one, { maxLength: 12 }).map((several) => `[${several.join(',')}]`);
  await attack(
    fc.asyncProperty(fc.oneof(otherMessages, batch), async (body) => {
      fc.pre(Buffer.byteLength(body) <= MAX_REQUEST_BYTES);
      expect((await send(body)).length).toBeLessThan(2 * MAX_REPLIES);
    }),
    { runs: 50, share: 0.05 },
  );
});

test('a hundred slow calls in one request are ended, and others are answered meanwhile', async () => {
  const call = (name: string, args: object) => messageOf('tools/call', { name, arguments: args });
  const search = call('search', { query: 'withrdaw streem lockpu flwo airdorp canecl' });
  const batch = server.post(
    `[${Array<string>(100)
      .fill(search)
      .map((one, at) => one.replace('"id":1', `"id":${at}`))
      .join(',')}]`,
  );
  const waits: number[] = [];
  for (let time = 0; time < 5; time++) {
    const { took, status } = await server.post(call('resolve', { text: 'base' }));
    expect(status).toBe(200);
    waits.push(took);
  }
  const { worked, text } = await batch;
  expect((JSON.parse(text) as unknown[]).length).toBe(100);
  expect(worked).toBeLessThan(SLOWEST);
  expect(Math.min(...waits)).toBeLessThan(300);
  expect(server.log()).toBe('');
  expect(server.peak() ?? 0).toBeLessThan(500);
});
