import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Site } from '../site';
import type { WorkerMessage } from './messages';
import { answerCalls } from './worker';

it('takes calls once a search of several words has ended, so that no call pays for the first', async () => {
  const told: WorkerMessage[] = [];
  const searched: string[] = [];
  let finish = (): void => undefined;
  const site = {
    data: () => Promise.resolve({ siteUrl: 'https://site.example' }),
    search: {
      search: (query: string) =>
        new Promise<void>((resolve) => {
          searched.push(query);
          finish = resolve;
        }),
    },
  };
  const port = {
    on: () => undefined,
    postMessage: (message: WorkerMessage) => told.push(message),
  };
  const serving = answerCalls(site as unknown as Site, port as never);
  await turn();
  expect(searched).toHaveLength(1);
  expect(searched[0]?.split(' ').length).toBeGreaterThan(3);
  expect(told).toEqual([]);
  finish();
  await serving;
  expect(told).toEqual([{ ready: 'https://site.example' }]);
});
