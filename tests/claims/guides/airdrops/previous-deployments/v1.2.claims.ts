import { expect } from 'vitest';
import { claim, dai, DAY } from '../../../claim';

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Schedules are given as durations, counted from the block of the claim.',
  async ({ airdropsV1_2 }) => {
    const { lockup, campaign } = airdropsV1_2;
    const { claim: claimFor } = await campaign({ total: 100n * DAY });
    await airdropsV1_2.pass(50n * DAY);
    const id = await claimFor('stranger', 'recipient');
    expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
    await airdropsV1_2.pass(50n * DAY);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('50'));
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Claims cost gas only: there is no claim fee.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign();
    await campaign.moves(() => campaign.claim('recipient'), {
      campaign: -dai('100'),
      lockupV1_2: dai('100'),
    });
  },
);
