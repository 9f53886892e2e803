import { afterEach, expect, it, vi } from 'vitest';
import { PATIENCE } from './limits';
import { startSample } from './start-run';
import type { SampleToRun } from './types';

/** A worker that answers every ping, and never ends. */
class EndlessWorker extends EventTarget {
  static ended = 0;
  postMessage({ ping }: { ping?: number }): void {
    if (ping !== undefined)
      this.dispatchEvent(new MessageEvent('message', { data: { pong: ping } }));
  }
  terminate(): void {
    EndlessWorker.ended += 1;
  }
}

afterEach(() => vi.useRealTimers());

it('ends a run that answers and never comes to an end, and says after how long', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', EndlessWorker);
  const { result } = startSample({} as SampleToRun, () => undefined);
  let reason = '';
  result.catch(({ message }: Error) => (reason = message));
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(EndlessWorker.ended).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(reason).toBe('The run was ended after 60 seconds.');
  expect(EndlessWorker.ended).toBe(1);
});
