import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import { claim, dai, DAY, usd } from '../../../../claim';
import { allow, DOLLAR, put, setCustomFee } from '../../support';

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'While your transaction waits, that figure can grow, but it can also shrink: anyone may withdraw to the recipient before you, and a price-gated stream locks again when the price falls.',
  async ({ lockup }) => {
    const [id, gated] = [await lockup.open(), await lockup.open({ targetPrice: usd('5000') })];
    await lockup.pass(10n * DAY);
    await lockup.setPrice(usd('5000'));
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('10'));
    expect(await lockup.read('withdrawableAmountOf', [gated])).toBe(dai('100'));
    await lockup.pass(DAY);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('11'));
    await lockup.call('stranger', 'withdraw', [id, 'recipient', dai('8')]);
    await lockup.setPrice(usd('4999'));
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('3'));
    expect(await lockup.read('withdrawableAmountOf', [gated])).toBe(0n);
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'Your call then reverts with SablierLockup_Overdraw or another error of the table below.',
  async ({ lockup }) => {
    const [id, gated] = [await lockup.open(), await lockup.open({ targetPrice: usd('5000') })];
    await lockup.pass(10n * DAY);
    await lockup.call('stranger', 'withdraw', [id, 'recipient', dai('1')]);
    const call = [id, 'recipient', dai('10')];
    await lockup.reverts('SablierLockup_Overdraw', 'recipient', 'withdraw', call);
    const all = [gated, 'recipient', dai('100')];
    const locked = 'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount';
    await lockup.reverts(locked, 'recipient', 'withdraw', all);
    await lockup.setPrice(usd('5000'));
    await lockup.call('stranger', 'withdrawMax', [gated, 'recipient']);
    await lockup.reverts('SablierLockup_StreamDepleted', 'recipient', 'withdraw', all);
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'withdrawMax avoids that as long as something is left.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(10n * DAY);
    await lockup.call('stranger', 'withdraw', [id, 'recipient', dai('10') - 1n]);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'other']), {
      other: 1n,
      lockup: -1n,
    });
    const error = 'SablierLockup_WithdrawAmountZero';
    await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'other']);
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'recipient, operator | any address except zero',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['operator', id]);
    await lockup.pass(10n * DAY);
    for (const who of ['recipient', 'operator']) {
      const none = [id, zeroAddress, dai('1')];
      await lockup.reverts('SablierLockup_WithdrawToZeroAddress', who, 'withdraw', none);
      await lockup.moves(() => lockup.call(who, 'withdraw', [id, 'other', dai('1')]), {
        other: dai('1'),
        lockup: -dai('1'),
      });
    }
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'anyone else | the recipient only',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(10n * DAY);
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    for (const who of ['sender', 'stranger', 'admin', 'comptroller']) {
      await lockup.reverts(error, who, 'withdraw', [id, who, dai('1')]);
    }
    for (const who of ['sender', 'stranger', 'admin']) {
      await lockup.moves(() => lockup.call(who, 'withdraw', [id, 'recipient', dai('1')]), {
        recipient: dai('1'),
        lockup: -dai('1'),
      });
    }
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'Like anyone else, it can withdraw to the recipient and pay the fee.',
  async ({ lockup }) => {
    await lockup.setMinFee(usd('1'));
    const id = await lockup.open();
    await lockup.pass(10n * DAY);
    const call = [id, 'recipient'];
    const error = 'SablierLockup_InsufficientFeePayment';
    await lockup.reverts(error, 'sender', 'withdrawMax', call, { value: DOLLAR - 1n });
    await lockup.moves(() => lockup.call('sender', 'withdrawMax', call, { value: DOLLAR }), {
      recipient: dai('10'),
      lockup: -dai('10'),
      'sender.coin': -DOLLAR,
      'lockup.coin': DOLLAR,
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'withdrawMax computes the amount when it runs.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(10n * DAY);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('10'));
    await lockup.pass(5n * DAY);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('15'),
      lockup: -dai('15'),
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  "withdrawMultiple pays each stream's recipient, whoever calls it.",
  async ({ lockup }) => {
    const ids = [await lockup.open(), await lockup.open({ recipient: 'owner' })];
    for (const who of ['recipient', 'stranger']) {
      await lockup.pass(10n * DAY);
      const call = [ids, [dai('4'), dai('7')]];
      await lockup.moves(() => lockup.call(who, 'withdrawMultiple', call), {
        recipient: dai('4'),
        owner: dai('7'),
        lockup: -dai('11'),
      });
    }
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'One value serves all streams: the highest of their fees.',
  async ({ lockup }) => {
    await lockup.setMinFee(usd('1'));
    await setCustomFee(lockup, 'other', usd('3'));
    const ids = [await lockup.open(), await lockup.open({ sender: 'other', recipient: 'owner' })];
    await lockup.pass(10n * DAY);
    const value = 3n * DOLLAR + 1n;
    expect(await lockup.read('calculateMinFeeWei', [2n])).toBe(value);
    const call = [ids, [dai('10'), dai('10')]];
    await lockup.moves(() => lockup.call('stranger', 'withdrawMultiple', call, { value }), {
      recipient: dai('10'),
      owner: dai('10'),
      lockup: -dai('20'),
      'stranger.coin': -value,
      'lockup.coin': value,
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'It is logged as InvalidWithdrawalInWithdrawMultiple and the transaction succeeds, so read the log.',
  async ({ lockup }) => {
    const ids = [await lockup.open(), await lockup.open({ recipient: 'owner', cliff: 50n * DAY })];
    await lockup.pass(10n * DAY);
    const call = [[...ids].reverse(), [dai('1'), dai('10')]];
    expect(await lockup.events('stranger', 'withdrawMultiple', call)).toEqual([
      'InvalidWithdrawalInWithdrawMultiple',
      'WithdrawFromLockupStream',
    ]);
    expect(await lockup.balanceOf('recipient')).toBe(dai('10'));
    expect(await lockup.balanceOf('owner')).toBe(0n);
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'Withdraw 5 to another address, then the rest with withdrawMax.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(10n * DAY);
    await lockup.call('recipient', 'withdraw', [id, 'other', dai('5')]);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    expect(await lockup.balanceOf('other')).toBe(dai('5'));
    expect(await lockup.balanceOf('recipient')).toBe(dai('5'));
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'SablierLockup_WithdrawArrayCountsNotEqual | two lists of different length | pass one amount per id',
  async ({ lockup }) => {
    const ids = [await lockup.open(), await lockup.open()];
    await lockup.pass(10n * DAY);
    const error = 'SablierLockup_WithdrawArrayCountsNotEqual';
    await lockup.reverts(error, 'recipient', 'withdrawMultiple', [ids, [1n]]);
    await lockup.reverts(error, 'recipient', 'withdrawMultiple', [ids, [1n, 1n, 1n]]);
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'SablierLockup_WithdrawAmountZero | nothing is withdrawable, or amount 0 | check before you send',
  async ({ lockup }) => {
    const id = await lockup.open();
    const error = 'SablierLockup_WithdrawAmountZero';
    await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.pass(DAY);
    await lockup.reverts(error, 'recipient', 'withdraw', [id, 'recipient', 0n]);
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount | a price-gated stream: a part of it, or its price has fallen | withdraw all, at or above the target',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('5000') });
    await lockup.setPrice(usd('5000'));
    const error = 'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount';
    const call = (amount: bigint) => [id, 'recipient', amount];
    await lockup.reverts(error, 'recipient', 'withdraw', call(dai('100') - 1n));
    await lockup.setPrice(usd('4999'));
    await lockup.reverts(error, 'recipient', 'withdraw', call(dai('100')));
    await lockup.setPrice(usd('5000'));
    await lockup.call('recipient', 'withdraw', call(dai('100')));
  },
);

claim(
  '/guides/lockup/examples/stream-management/withdraw',
  'If the recipient is a contract with hooks, its revert reaches you too.',
  async ({ lockup }) => {
    const vault = await put(lockup, 'BeneficiaryVault', ['lockup', 'dai']);
    await allow(lockup, vault.address);
    await vault.fund('sender', dai('100'));
    const id = await vault.call('sender', 'create', ['other', dai('100')]);
    await lockup.pass(10n * DAY);
    const call = [id, 'BeneficiaryVault'];
    await lockup.reverts('PushRefused', 'stranger', 'withdrawMax', call);
  },
);
