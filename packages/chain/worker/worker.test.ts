import { describe, expect, test, vi } from 'vitest';
import { bundleChainWorker } from '../node/bundle';
import { nodeWorker } from '../node/worker';
import type { FromWorker, ToWorker } from './messages';
import { openChain, webWorker, type WorkerLike } from './open';

/** A worker that keeps the messages it gets and sends those that a test gives it. */
function fakeWorker() {
  const sent: ToWorker[] = [];
  let answer: (message: FromWorker) => void = () => undefined;
  const terminate = vi.fn();
  const worker: WorkerLike = {
    postMessage: (message) => void sent.push(message),
    listen: (listener) => void (answer = listener),
    terminate,
  };
  return { worker, sent, terminate, answer: (message: FromWorker) => answer(message) };
}

describe('a chain in a worker', () => {
  test('answers as the provider does, reverts included', async () => {
    const { code } = await bundleChainWorker('node');
    const chain = openChain(() => nodeWorker(code), { timestamp: 1_798_761_600n, limit: 1_000 });
    try {
      expect(await chain.request({ method: 'eth_chainId' })).toBe('0x7a69');
      const [at, looping] = [`0x${'bb'.repeat(20)}`, `0x${'cc'.repeat(20)}`];
      const reverts = { [at]: { code: '0x60aa5f5260206000fd' } };
      const call = chain.request({ method: 'eth_call', params: [{ to: at }, 'latest', reverts] });
      const data = `0x${'aa'.padStart(64, '0')}`;
      await expect(call).rejects.toMatchObject({ code: 3, data });
      const params = [{ to: looping }, 'latest', { [looping]: { code: '0x5b5f56' } }];
      const loop = chain.request({ method: 'eth_call', params });
      await expect(loop).rejects.toThrow('stopped after 1 seconds');
      expect(await chain.request({ method: 'eth_blockNumber' })).toBe('0x0');
    } finally {
      chain.close();
    }
  });

  test('starts its worker with the first question, not before', async () => {
    const fake = fakeWorker();
    const start = vi.fn(() => fake.worker);
    const chain = openChain(start, { chainId: 5 });
    expect(start).not.toHaveBeenCalled();
    const asked = chain.request({ method: 'eth_chainId' });
    expect(fake.sent).toEqual([
      { open: { chainId: 5 } },
      { id: 1, method: 'eth_chainId', params: undefined },
    ]);
    fake.answer({ id: 1, result: '0x5' });
    expect(await asked).toBe('0x5');
  });

  test('is ended when it gives no answer in time, and says so to all', async () => {
    vi.useFakeTimers();
    try {
      const fake = fakeWorker();
      const chain = openChain(() => fake.worker, { patience: 1_000 });
      const first = chain.request({ method: 'eth_call' });
      const second = chain.request({ method: 'eth_call' });
      vi.advanceTimersByTime(900);
      fake.answer({ id: 1, result: '0x' });
      expect(await first).toBe('0x');
      // The second one has its second from now on.
      vi.advanceTimersByTime(900);
      expect(fake.terminate).not.toHaveBeenCalled();
      vi.advanceTimersByTime(200);
      expect(fake.terminate).toHaveBeenCalledOnce();
      await expect(second).rejects.toThrow('it gave no answer for 1 seconds. Open another one.');
      await expect(chain.request({ method: 'eth_chainId' })).rejects.toThrow('The chain was ended');
    } finally {
      vi.useRealTimers();
    }
  });

  test('fails what waits when it is closed', async () => {
    const chain = openChain(() => fakeWorker().worker);
    const asked = chain.request({ method: 'eth_chainId' });
    chain.close();
    await expect(asked).rejects.toThrow('The chain was closed.');
  });
});

test.each([
  [undefined, 'A part of this page did not load. Check your connection and try again.'],
  [
    "Uncaught NetworkError: Failed to execute 'importScripts' on 'WorkerGlobalScope'",
    'A part of this page did not load. Check your connection and try again.',
  ],
  ['Uncaught Error: out of memory', 'The worker has failed: Uncaught Error: out of memory'],
])('a worker of a page that fails with %j says to a reader: %s', (message, says) => {
  const worker = new EventTarget();
  const heard: string[] = [];
  webWorker(worker as Worker).listen(
    () => undefined,
    (why) => heard.push(why),
  );
  worker.dispatchEvent(Object.assign(new Event('error'), message === undefined ? {} : { message }));
  expect(heard).toEqual([says]);
});
