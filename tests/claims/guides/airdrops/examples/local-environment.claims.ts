import { expect } from 'vitest';
import { claim, dai } from '../../../claim';

claim(
  '/guides/airdrops/examples/local-environment',
  'Anyone can send the claim of a row, and the stream goes to the recipient of that row.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign();
    const id = await campaign.claim('stranger', 'recipient');
    expect(await airdropsV1_2.lockup.read('ownerOf', [id])).toBe(airdropsV1_2.accounts.recipient);
    expect(await airdropsV1_2.lockup.read('getDepositedAmount', [id])).toBe(dai('100'));
  },
);
