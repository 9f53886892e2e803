import { expect } from 'vitest';
import { statement, dai } from '../../../statement';

statement(
  'tokens-stream-go',
  {
    of: 'airdropsV1_2',
    model: 'any',
    moment: { not: ['expired', 'after'] },
    claimed: ['nobody', 'other'],
    caller: 'any',
    recipient: 'any',
    token: ['plain', 'six', 'tether', 'blocks'],
  },
  async (world) => {
    const id = await world.claim(world.who, 'recipient');
    expect(await world.lockup.read('ownerOf', [id])).toBe(world.addressOf('recipient'));
    expect(await world.lockup.read('getDepositedAmount', [id])).toBe(world.amount);
  },
);

statement(
  'streams-campaign-begin',
  {
    of: 'airdropsV1_2',
    model: 'any',
    moment: { not: ['expired', 'after'] },
    claimed: ['nobody', 'other'],
    caller: 'any',
  },
  async (world) => {
    const { lockup } = world;
    const id = await world.claim(world.who, 'recipient');
    expect(BigInt(await lockup.read('getStartTime', [id]))).toBe(await lockup.now());
    expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
    await lockup.pass(world.terms.total);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(world.amount);
  },
);

statement('row-fails-claims', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign();
  const id = await campaign.claim('stranger', 'recipient');
  const [index, account, amount, proof] = campaign.entry('other');
  const wrong = [index, account, amount + 1n, proof];
  await campaign.reverts('SablierV2MerkleLockup_InvalidProof', 'stranger', 'claim', wrong);
  expect(await campaign.read('hasClaimed', [0n])).toBe(true);
  expect(await airdropsV1_2.lockup.read('getDepositedAmount', [id])).toBe(dai('100'));
});
