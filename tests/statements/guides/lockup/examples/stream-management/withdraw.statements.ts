import { expect } from 'vitest';
import { withdrawMaxFrom } from '../../../../../../examples/any-release/withdraw-max';
import { withMargin } from '../../../../../../examples/with-margin';
import { byEachCaller, inEachModel } from '../../../../chains/each';
import { statement, dai, DAY, usd } from '../../../../statement';
import { clientsOf } from '../../../flow/flow';
import { allow, DOLLAR, put, setCustomFee } from '../../support';

statement('transaction-waits-figure-grow', async ({ lockup }) => {
  const [id, gated] = [await lockup.open(), await lockup.open({ targetPrice: usd('5000') })];
  await lockup.pass(10n * DAY);
  await lockup.setPrice(usd('5000'));
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('10'));
  expect(await lockup.read('withdrawableAmountOf', [gated])).toBe(dai('100'));
  await lockup.pass(DAY);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('11'));
  const before = async (who: string) => {
    await lockup.call(who, 'withdraw', [id, 'recipient', dai('8')]);
  };
  await byEachCaller(lockup, id, before);
  await before('stranger');
  await lockup.setPrice(usd('4999'));
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('3'));
  expect(await lockup.read('withdrawableAmountOf', [gated])).toBe(0n);
});

statement('call-reverts-overdraw', async ({ lockup }) => {
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
});

statement('withdraw-avoids-long-something', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(10n * DAY);
  await lockup.call('stranger', 'withdraw', [id, 'recipient', dai('10') - 1n]);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'other']), {
    other: 1n,
    lockup: -1n,
  });
  const error = 'SablierLockup_WithdrawAmountZero';
  await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'other']);

  const gated = await lockup.open({ targetPrice: usd('5000') });
  await lockup.setPrice(usd('5000'));
  expect(await lockup.read('withdrawableAmountOf', [gated])).toBe(dai('100'));
  await lockup.setPrice(usd('4999'));
  await lockup.reverts(error, 'recipient', 'withdrawMax', [gated, 'other']);
});

statement('token-refuses-address', async ({ lockup }) => {
  const token = await put(lockup, 'BlockingToken');
  const id = await lockup.open({ token: 'BlockingToken' });
  await lockup.pass(40n * DAY);
  await token.call('admin', 'refuse', ['recipient']);
  await lockup.reverts('ERC20InvalidReceiver', 'recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.reverts('ERC20InvalidReceiver', 'stranger', 'withdrawMax', [id, 'recipient']);
  await lockup.call('recipient', 'withdrawMax', [id, 'other']);
  expect(await token.read('balanceOf', ['other'])).toBe(dai('40'));
});

// caller: the sentence is about the sender; anyone else is asked in withdraw-pays-whoever-calls.
statement('like-pay-fee', async ({ lockup }) => {
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
});

statement('withdraw-max-computes-runs', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(10n * DAY);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('10'));
  await lockup.pass(5n * DAY);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('15'),
    lockup: -dai('15'),
  });
});

statement('withdraw-pays-whoever-calls', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const ids = [await lockup.open(), await lockup.open({ recipient: 'owner' })];
    const whole = await lockup.ripen(10n * DAY);
    const [one, two] = lockup.model === 'priceGated' ? [whole, whole] : [dai('4'), dai('7')];
    await byEachCaller(lockup, ids[0] ?? 0n, (who) =>
      lockup.moves(() => lockup.call(who, 'withdrawMultiple', [ids, [one, two]]), {
        recipient: one,
        owner: two,
        lockup: -one - two,
      }),
    );
  });
});

statement('value-serves-streams', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    await lockup.setMinFee(usd('1'));
    await setCustomFee(lockup, 'other', usd('3'));
    const ids = [await lockup.open(), await lockup.open({ sender: 'other', recipient: 'owner' })];
    const one = await lockup.ripen(10n * DAY);
    const value = 3n * DOLLAR + 1n;
    expect(await lockup.read('calculateMinFeeWei', [2n])).toBe(value);
    const call = [ids, [one, one]];
    await lockup.moves(() => lockup.call('stranger', 'withdrawMultiple', call, { value }), {
      recipient: one,
      owner: one,
      lockup: -2n * one,
      'stranger.coin': -value,
      'lockup.coin': value,
    });
  });
});

statement('logged-invalid-withdrawal', async ({ lockup }) => {
  const ids = [await lockup.open(), await lockup.open({ recipient: 'owner', cliff: 50n * DAY })];
  await lockup.pass(10n * DAY);
  const call = [[...ids].reverse(), [dai('1'), dai('10')]];
  expect(await lockup.events('stranger', 'withdrawMultiple', call)).toEqual([
    'InvalidWithdrawalInWithdrawMultiple',
    'WithdrawFromLockupStream',
  ]);
  expect(await lockup.balanceOf('recipient')).toBe(dai('10'));
  expect(await lockup.balanceOf('owner')).toBe(0n);
});

statement('withdraw-address-rest-max', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(10n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'other', dai('5')]);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  expect(await lockup.balanceOf('other')).toBe(dai('5'));
  expect(await lockup.balanceOf('recipient')).toBe(dai('5'));
});

statement('withdraw-array-counts', async ({ lockup }) => {
  const ids = [await lockup.open(), await lockup.open()];
  await lockup.pass(10n * DAY);
  const error = 'SablierLockup_WithdrawArrayCountsNotEqual';
  await lockup.reverts(error, 'recipient', 'withdrawMultiple', [ids, [1n]]);
  await lockup.reverts(error, 'recipient', 'withdrawMultiple', [ids, [1n, 1n, 1n]]);
});

statement('withdraw-amount-zero', async ({ lockup }) => {
  const id = await lockup.open();
  const error = 'SablierLockup_WithdrawAmountZero';
  await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.pass(DAY);
  await lockup.reverts(error, 'recipient', 'withdraw', [id, 'recipient', 0n]);
});

statement('withdraw-amount-not', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: usd('5000') });
  const error = 'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount';
  const call = (amount: bigint) => [id, 'recipient', amount];
  await lockup.reverts(error, 'recipient', 'withdraw', call(dai('100'))); // never at the target yet
  await lockup.setPrice(usd('5000'));
  await lockup.reverts(error, 'recipient', 'withdraw', call(dai('100') - 1n));
  await lockup.setPrice(usd('4999'));
  await lockup.reverts(error, 'recipient', 'withdraw', call(dai('100')));
  await lockup.setPrice(usd('5000'));
  await lockup.call('recipient', 'withdraw', call(dai('100')));
});

statement('recipient-contract-hooks-revert', async ({ lockup }) => {
  const vault = await put(lockup, 'BeneficiaryVault', ['lockup', 'dai']);
  await allow(lockup, vault.address);
  await vault.fund('sender', dai('100'));
  const id = await vault.call('sender', 'create', ['other', dai('100')]);
  await lockup.pass(10n * DAY);
  const call = [id, 'BeneficiaryVault'];
  await lockup.reverts('PushRefused', 'stranger', 'withdrawMax', call);
});

// model: the fee and the destination depend on the release: each is asked.
statement('max-from-attaches', async ({ flow, lockup, lockupV1_0, lockupV1_2 }) => {
  await lockup.setMinFee(usd('1'));
  await flow.setMinFee(usd('2'));
  const elsewhere = 'WithdrawalAddressNotRecipient';
  const releases = [
    { chain: lockupV1_0, at: 'lockup v1.0', own: 'InvalidSenderWithdrawal', other: 'Unauthorized' },
    { chain: lockupV1_2, at: 'lockup v1.2', own: elsewhere, other: null },
    { chain: lockup, at: 'lockup v4.0', own: elsewhere, other: null, fee: DOLLAR },
    { chain: flow, at: 'flow v3.0', own: elsewhere, other: null, fee: 2n * DOLLAR },
  ] as const;
  for (const { chain, at, own, other, ...release } of releases) {
    const [protocol, version] = at.split(' ') as ['lockup' | 'flow', string];
    const contract = { protocol, version, address: chain.address };
    const ids = [
      await chain.open({ deposit: dai('100') }),
      await chain.open({ deposit: dai('7') }),
    ];
    await chain.pass(10n * DAY);
    const withdraw = (
      by: 'sender' | 'recipient' | 'stranger',
      id: bigint,
      to: 'other' | 'recipient',
    ) => withdrawMaxFrom(clientsOf(chain as never, by), contract, id, chain.accounts[to]);
    const [first = 0n, second = 0n] = ids;
    await expect(withdraw('sender', first, 'other')).rejects.toThrow(own);
    if (other !== null)
      await expect(withdraw('stranger', first, 'recipient')).rejects.toThrow(other);
    const due = await chain.read<bigint>('withdrawableAmountOf', [first]);
    await withdraw('recipient', first, 'other');
    expect(await chain.balanceOf('other')).toBeGreaterThanOrEqual(due);
    expect(due).toBeGreaterThan(0n);
    await withdraw(other === null ? 'stranger' : 'sender', second, 'recipient');
    expect(await chain.balanceOf('recipient')).toBeGreaterThan(0n);
    // Both calls attached what the release asks for, with its margin, and nothing where it asks for nothing.
    const attached = 'fee' in release ? 2n * withMargin(release.fee) : 0n;
    expect(await chain.chain.getBalance({ address: chain.address })).toBe(attached);
  }
});
