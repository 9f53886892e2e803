import { expect } from 'vitest';
import { streamsIn } from '../chains/logs';
import { statement, dai, DAY } from '../statement';

statement('transaction-succeeds-nothing', async ({ lockup, airdropsV1_2 }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  const tooMuch = [[id], [dai('2')]];
  await lockup.moves(() => lockup.call('other', 'withdrawMultiple', tooMuch), {});
  expect(await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple')).toEqual([id]);
  await lockup.moves(() => lockup.call('other', 'withdrawMultiple', [[id], [dai('1')]]), {
    recipient: dai('1'),
    lockup: -dai('1'),
  });
  const campaign = await airdropsV1_2.campaign();
  await campaign.moves(() => campaign.claim('recipient'), {
    campaign: -dai('100'),
    lockupV1_2: dai('100'),
  });
});
