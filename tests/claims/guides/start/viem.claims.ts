import { expect } from 'vitest';
import { claim, dai, DAY, eth, usd } from '../../claim';
import { DOLLAR } from '../lockup/support';

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
    await lockup.setMinFee(usd('1'));
    const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
    await lockup.pass(50n * DAY);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('50'));
    const fee = await lockup.read('calculateMinFeeWei', [id]);
    expect(fee).toBe(DOLLAR);
    expect(fee / eth('0.000001')).toBe(333n);
  },
);

claim(
  '/guides/start/viem',
  'The script sends 6% more, and Lockup keeps it.',
  async ({ lockup }) => {
    await lockup.setMinFee(usd('1'));
    const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
    await lockup.pass(50n * DAY);
    const value = ((await lockup.read('calculateMinFeeWei', [id])) * 106n) / 100n;
    expect(value - DOLLAR).toBe((DOLLAR * 6n) / 100n);
    const withdraw = () => lockup.call('sender', 'withdrawMax', [id, 'recipient'], { value });
    await lockup.moves(withdraw, {
      recipient: dai('50'),
      lockup: -dai('50'),
      'sender.coin': -value,
      'lockup.coin': value,
    });
  },
);
