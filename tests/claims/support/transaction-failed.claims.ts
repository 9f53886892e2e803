import { expect } from 'vitest';
import { streamsIn } from '../chains/logs';
import { claim, dai, DAY } from '../claim';

claim(
  '/support/transaction-failed',
  'the transaction succeeds and nothing arrives | an entry of a list was skipped, or the tokens went to the recipient | open Logs: an event whose name begins with Invalid names the stream',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(DAY);
    const tooMuch = [[id], [dai('2')]];
    await lockup.moves(() => lockup.call('other', 'withdrawMultiple', tooMuch), {});
    expect(await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple')).toEqual([id]);
    await lockup.moves(() => lockup.call('other', 'withdrawMultiple', [[id], [dai('1')]]), {
      recipient: dai('1'),
      lockup: -dai('1'),
    });
  },
);
