import { expect } from 'vitest';
import { streamsIn } from '../chains/logs';
import { claim, dai, DAY } from '../claim';

claim(
  '/support/transaction-failed',
  'the transaction succeeds and nothing arrives | an entry of a list was skipped, the tokens went to the recipient, or the claim opened a stream instead of paying | open Logs: an event whose name begins with Invalid names the stream',
  async ({ lockup, airdropsV1_2 }) => {
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
  },
);
