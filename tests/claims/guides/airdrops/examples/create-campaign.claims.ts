import { expect } from 'vitest';
import { claim, dai, DAY } from '../../../claim';

claim(
  '/guides/airdrops/examples/create-campaign',
  'A claim of 100 tokens makes a stream that has released 10 tokens at once, 25 after 30 days, 62.5 after 60 days and 100 after 90.',
  async ({ lockup }) => {
    const id = await lockup.open({
      deposit: dai('100'),
      total: 90n * DAY,
      cliff: 30n * DAY,
      unlocks: { start: dai('10'), cliff: dai('15') },
    });
    for (const [days, released] of [
      [0n, '10'],
      [30n, '25'],
      [30n, '62.5'],
      [30n, '100'],
    ] as const) {
      if (days > 0n) await lockup.pass(days * DAY);
      expect(await lockup.read('streamedAmountOf', [id])).toBe(dai(released));
    }
  },
);
