import { expect } from 'vitest';
import { statement, dai, DAY, usd } from '../../statement';
import { DOLLAR } from '../lockup/support';
import { starterContract } from './starter';

statement('tests-move-clock', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(50n * DAY);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(DOLLAR);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('50'));
});

statement('caller-create-stream', async ({ lockup }) => {
  const creator = await starterContract(lockup, 'foundry', 'StreamCreator');
  await creator.fund('sender', dai('100'));
  const id = await lockup.read('nextStreamId');
  const stream = ['dai', 'recipient', dai('100')];
  await lockup.moves(() => creator.call('sender', 'createStream', stream), {
    sender: -dai('100'),
    lockup: dai('100'),
  });
  expect(await lockup.read('getSender', [id])).toBe(lockup.accounts.sender);
  expect(await lockup.read('getRecipient', [id])).toBe(lockup.accounts.recipient);
});
