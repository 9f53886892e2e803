import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
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
const run = (lent: Provider) =>
  runScript(nodeWorker<ToScript, FromScript>(code), lent, { limit: 300 });

test('a script gets answers of the chain that it is lent', async () => {
  expect(await run(chain('0x7'))).toBe('0x7');
});

test('a script that waits for the chain may take longer than its limit', async () => {
  const slow = () => new Promise((resolve) => setTimeout(() => resolve('0x8'), 900));
  expect(await run(chain('waits', slow))).toBe('0x8');
});

test('a script that loops is ended with a sentence', async () => {
  await expect(run(chain('loops'))).rejects.toThrow('The script was ended after 0.3 seconds.');
});

test('a script works on what it is given, and tells something on its way', async () => {
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
  await expect(run(chain('fails'))).rejects.toThrow('Nothing works.');
  const reverted = () => Promise.reject(new RpcError(3, 'execution reverted', '0x12'));
  await expect(run(chain('reverts', reverted))).rejects.toThrow('execution reverted');
});
