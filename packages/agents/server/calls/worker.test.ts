import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { WorkerMessage } from './messages';
import { serveCalls } from './worker';

/* A worker as the thread that it is: what it reads, and when it says that it takes calls. */

const world = vi.hoisted(() => ({
  told: [] as unknown[],
  searched: [] as string[],
  finish: (): void => undefined,
}));

vi.mock('node:worker_threads', () => ({
  isMainThread: false,
  workerData: { role: 'sablier-docs-calls', folder: '/site' },
  parentPort: {
    on: () => undefined,
    postMessage: (message: unknown) => world.told.push(message),
  },
}));
vi.mock('./run-tool', () => ({ runTool: vi.fn() }));
vi.mock('../site', () => ({
  openBuiltSite: () => ({
    data: () => Promise.resolve({ siteUrl: 'https://site.example' }),
    search: {
      search: (query: string) =>
        new Promise<void>((resolve) => {
          world.searched.push(query);
          world.finish = resolve;
        }),
    },
  }),
}));

const { console: own } = globalThis;
afterEach(() => void (globalThis.console = own));

it('takes calls once a search of several words has ended, so that no call pays for the first', async () => {
  serveCalls();
  await turn();
  expect(world.searched).toHaveLength(1);
  expect(world.searched[0]?.split(' ').length).toBeGreaterThan(3);
  expect(world.told).toEqual([]);
  world.finish();
  await turn();
  expect(world.told).toEqual([{ ready: 'https://site.example' }] satisfies WorkerMessage[]);
});
