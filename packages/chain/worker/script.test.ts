import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bundle } from '../node/bundle';
import { nodeWorker } from '../node/worker';
import { RpcError, type Provider } from '../provider';
import type { FromScript, ToScript } from './messages';
import { runScript } from './run-script';

let code: string;
beforeAll(async () => {
  const entry = fileURLToPath(new URL('../testing/script-worker.ts', import.meta.url));
  ({ code } = await bundle(entry, 'node'));
});

/** A chain that gives the script its task, and then answers its call. */
const chain = (
  what: string,
  call: () => Promise<unknown> = () => Promise.resolve(what),
): Provider => ({
  request: ({ method }) => (method === 'eth_accounts' ? Promise.resolve([what]) : call()),
});

// The page's pings come when a test lets time pass.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const until = async (isSo: () => boolean) => {
  while (!isSo()) await turn();
};

const LIMIT = 300;
const PING = LIMIT / 4;

/** Runs a script, and counts the pings that it has answered, all when it has failed. */
function run(lent: Provider) {
  const worker = nodeWorker<ToScript, FromScript>(code);
  const answered = { pings: 0 };
  const { listen } = worker;
  worker.listen = (hear, fail) =>
    listen((message) => {
      hear(message);
      if ('pong' in message) answered.pings = message.pong;
    }, fail);
  const ended = runScript(worker, lent, { limit: LIMIT });
  ended.catch(() => (answered.pings = Infinity));
  return { ended, answered };
}

/** How to read why a script has failed, if it has. */
function failureOf(ended: Promise<unknown>): () => Promise<string> {
  let said = 'nothing';
  ended.catch(({ message }: Error) => (said = message));
  return async () => {
    await turn();
    return said;
  };
}

test('a script gets answers of the chain that it is lent', async () => {
  expect(await run(chain('0x7')).ended).toBe('0x7');
});

test('a script that waits for the chain may take longer than its limit', async () => {
  let answer: (value: string) => void = () => undefined;
  const slow = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const { ended, answered } = run(chain('waits', slow));
  await until(() => slow.mock.calls.length > 0);
  for (let pings = 1; pings <= 12; pings += 1) {
    vi.advanceTimersByTime(PING);
    await until(() => answered.pings >= pings);
  }
  answer('0x8');
  expect(await ended).toBe('0x8');
});

test('a script that loops is ended with a sentence', async () => {
  const { ended } = run(chain('loops'));
  // It answers no ping: it has ten limits to start.
  const said = failureOf(ended);
  vi.advanceTimersByTime(10 * LIMIT + PING);
  expect(await said()).toContain('The script was ended after 0.3 seconds.');
});

test('a script that loops after it has begun is ended after one limit', async () => {
  let answer: (value: string) => void = () => undefined;
  const call = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const { ended, answered } = run(chain('loops later', call));
  const said = failureOf(ended);
  await until(() => call.mock.calls.length > 0);
  vi.advanceTimersByTime(PING);
  await until(() => answered.pings >= 1);
  answer('0x9');
  await turn();
  vi.advanceTimersByTime(LIMIT + PING);
  expect(await said()).toContain('It loops without an end.');
});

test('a script gets the input of its run, and its note arrives before its result', async () => {
  const notes: unknown[] = [];
  const worker = nodeWorker<ToScript, FromScript>(code);
  const options = { input: 'a task', onNote: (note: unknown) => notes.push(note) };
  expect(await runScript(worker, chain('tells'), options)).toBe('done');
  expect(notes).toEqual(['a task']);
});

test('a script is ended when nobody waits for it any more', async () => {
  const controller = new AbortController();
  const never = () => new Promise(() => undefined);
  const worker = nodeWorker<ToScript, FromScript>(code);
  const ended = runScript(worker, chain('waits', never), { signal: controller.signal });
  controller.abort();
  await expect(ended).rejects.toThrow('The script was ended.');
});

test('the failure of a script, and of a call that it makes, is passed on', async () => {
  await expect(run(chain('fails')).ended).rejects.toThrow('Nothing works.');
  const reverted = () => Promise.reject(new RpcError(3, 'execution reverted', '0x12'));
  await expect(run(chain('reverts', reverted)).ended).rejects.toThrow('execution reverted');
});
