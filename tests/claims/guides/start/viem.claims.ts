import { expect } from 'vitest';
import { claim, dai, DAY, usd } from '../../claim';
import { halfCanBeWithdrawn, marginIsKept } from './first-stream';

claim('/guides/start/viem', 'The comptroller accepts at most 100 USD.', async ({ lockup }) => {
  const { comptroller } = lockup;
  await comptroller.call('admin', 'setMinFeeUSD', [2, usd('100')]);
  expect(await comptroller.read('getMinFeeUSD', [2])).toBe(usd('100'));
  const error = 'SablierComptroller_MaxFeeUSDExceeded';
  await comptroller.reverts(error, 'admin', 'setMinFeeUSD', [2, usd('100') + 1n]);
});

claim('/guides/start/viem', 'Anyone may withdraw to the recipient.', async ({ lockup }) => {
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(40n * DAY);
  await lockup.moves(() => lockup.call('stranger', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('40'),
    lockup: -dai('40'),
  });
});

claim(
  '/guides/start/viem',
  'It prints the address of Lockup, the id of the stream, about 50 of 100 tokens withdrawn, and the minimum fee of 0.000333 ETH.',
  async ({ lockup }) => {
    await halfCanBeWithdrawn(lockup);
  },
);

claim(
  '/guides/start/viem',
  'The script sends 6% more, and Lockup keeps it.',
  async ({ lockup }) => {
    await marginIsKept(lockup);
  },
);
