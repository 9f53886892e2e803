import { expect } from 'vitest';
import { claim, dai, DAY } from '../../../claim';

claim(
  '/guides/airdrops/examples/claim',
  'The tokens, or the stream, go to the recipient, whoever sends the transaction.',
  async ({ airdropsV1_2 }) => {
    const { lockup, accounts } = airdropsV1_2;
    const campaign = await airdropsV1_2.campaign();
    const id = await campaign.claim('stranger', 'recipient');
    expect(await lockup.read('ownerOf', [id])).toBe(accounts.recipient);
    expect(await lockup.read('getDepositedAmount', [id])).toBe(dai('100'));
  },
);

claim(
  '/guides/airdrops/examples/claim',
  'If the streams of the campaign begin at the claim, the transaction starts the vesting of the recipient.',
  async ({ airdropsV1_2 }) => {
    const { lockup } = airdropsV1_2;
    const campaign = await airdropsV1_2.campaign({ total: 100n * DAY });
    await lockup.pass(30n * DAY);
    const id = await campaign.claim('stranger', 'recipient');
    expect(BigInt(await lockup.read('getStartTime', [id]))).toBe(await lockup.now());
    await lockup.pass(50n * DAY);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('50'));
  },
);

claim(
  '/guides/airdrops/examples/claim',
  'If a row fails, the claims before it stand.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign();
    const id = await campaign.claim('stranger', 'recipient');
    const [index, account, amount, proof] = campaign.entry('other');
    const wrong = [index, account, amount + 1n, proof];
    await campaign.reverts('SablierV2MerkleLockup_InvalidProof', 'stranger', 'claim', wrong);
    expect(await campaign.read('hasClaimed', [0n])).toBe(true);
    expect(await airdropsV1_2.lockup.read('getDepositedAmount', [id])).toBe(dai('100'));
  },
);
