import { expect, test } from 'vitest';
import { simulateLockupTool } from './simulate-lockup';
import type { Site } from '../site';

/* simulate_lockup, with the record of a stream */

const site = {
  data: () =>
    Promise.resolve({
      siteUrl: 'https://site.example',
      releases: [{ product: 'lockup', version: 'v4.0', isLatest: true }],
    }),
} as unknown as Site;

/** Half of a stream of 100 units is released at the moment asked for. */
async function halfway(record: object) {
  const answer = await simulateLockupTool.call(
    {
      model: 'linear',
      deposit: '100',
      startTime: '1000',
      endTime: '2000',
      at: ['1500'],
      ...record,
    },
    site,
  );
  return (answer.figures as Record<string, unknown>[])[0];
}

test('a cancellation that leaves nothing inside depletes the stream', async () => {
  expect(await halfway({ refunded: '100' })).toMatchObject({
    status: 'DEPLETED',
    streamed: '0',
    withdrawable: '0',
  });
  expect(await halfway({ refunded: '60', withdrawn: '40' })).toMatchObject({ status: 'DEPLETED' });
});

test('a cancellation that leaves something does not', async () => {
  expect(await halfway({ refunded: '60' })).toMatchObject({
    status: 'CANCELED',
    withdrawable: '40',
    isCancelable: false,
  });
});

test('nothing refunded is no cancellation, because the contract refuses to cancel for nothing', async () => {
  expect(await halfway({ refunded: '0' })).toMatchObject({
    status: 'STREAMING',
    streamed: '50',
    withdrawable: '50',
    isCancelable: true,
  });
});

test('amounts in whole tokens are those in units', async () => {
  const figures = await halfway({ at: ['1300'], withdrawn: '10', decimals: 1 });
  expect(figures).toMatchObject({
    ...{ streamed: '30', withdrawable: '20', refundable: '70' },
    tokens: { streamed: '3', withdrawable: '2', refundable: '7' },
  });
});

test('a granularity of 0 is stored as 1 second', async () => {
  expect(await halfway({ granularity: '0' })).toEqual(await halfway({ granularity: '1' }));
});
