import { release as v2_0 } from 'sablier/evm/releases/lockup/v2.0';
import { expect } from 'vitest';
import { withMargin } from '../../../../../examples/with-margin';
import { inEachModel, type OfModel } from '../../../chains/each';
import { statement, dai, DAY, usd, type Chains } from '../../../statement';
import { DOLLAR, EVEN, params, put, setCustomFee } from '../support';

/** A stream with 10 of its 100 tokens released, behind a minimum fee of 1 USD. */
async function openWithFee(lockup: Chains['lockup'], sender = 'sender'): Promise<bigint> {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open({ sender });
  await lockup.pass(10n * DAY);
  return id;
}

/** What streams of a model have released after these days, when the price of price-gated ones has reached its target. */
async function dueOf(lockup: OfModel, days: readonly [bigint, bigint]): Promise<[bigint, bigint]> {
  const whole = await lockup.ripen(0n);
  const due = (count: bigint) => (whole > 0n ? whole : dai('1') * count);
  return [due(days[0]), due(days[1])];
}

const sum = ([one, two]: readonly [bigint, bigint]): bigint => one + two;

statement('attach-older-releases', async ({ lockupV1_0, lockupV1_2 }) => {
  for (const contract of [lockupV1_0, lockupV1_2]) {
    const id = await contract.open();
    await contract.pass(DAY);
    const call = [id, 'recipient'];
    await contract.reverts('no data', 'recipient', 'withdrawMax', call, { value: 1n });
    await contract.call('recipient', 'withdrawMax', call);
  }
  // v2.0 takes the coins, and has one function that moves them: to its admin.
  const functions = v2_0.abi.SablierLockup.flatMap((item) =>
    item.type === 'function' ? [item] : [],
  );
  const named = (name: string) => functions.find((item) => item.name === name)?.stateMutability;
  expect(named('withdrawMax')).toBe('payable');
  expect(named('collectFees')).toBe('nonpayable');
});

statement('withdrawal-attaches-insufficient-payment', async ({ lockup }) => {
  const id = await openWithFee(lockup);
  const call = [id, 'recipient'];
  const error = 'SablierLockup_InsufficientFeePayment';
  const less = { value: DOLLAR - 1n };
  await lockup.reverts(error, 'recipient', 'withdrawMax', call, less);
  const value = DOLLAR + 1_000n;
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', call, { value }), {
    recipient: dai('10'),
    lockup: -dai('10'),
    'recipient.coin': -value,
    'lockup.coin': value,
  });
});

statement('create-cancel-renounce', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  await lockup.fund('sender', dai('200'));
  const kept = { value: 3n };
  const coins = { 'sender.coin': -3n, 'lockup.coin': 3n };
  const create = (value: bigint) =>
    lockup.call('sender', 'createWithDurationsLL', [params(), ...EVEN], { value });
  await create(0n);
  const deposit = { sender: -dai('100'), lockup: dai('100') };
  await lockup.moves(() => create(3n), { ...deposit, ...coins });
  await lockup.moves(() => lockup.call('sender', 'renounce', [1n], kept), coins);
  const refund = { sender: dai('100'), lockup: -dai('100') };
  await lockup.moves(() => lockup.call('sender', 'cancel', [2n], kept), { ...refund, ...coins });
  await lockup.moves(() => lockup.call('recipient', 'burn', [2n], kept), {
    'recipient.coin': -3n,
    'lockup.coin': 3n,
  });
});

statement('withdraw-max', async ({ lockup }) => {
  const id = await openWithFee(lockup);
  const value = await lockup.read('calculateMinFeeWei', [id]);
  expect(value).toBe(DOLLAR);
  const calls: [string, unknown[]][] = [
    ['withdraw', [id, 'recipient', dai('1')]],
    ['withdrawMax', [id, 'recipient']],
  ];
  for (const [name, args] of calls) {
    const error = 'SablierLockup_InsufficientFeePayment';
    await lockup.reverts(error, 'recipient', name, args, { value: value - 1n });
    await lockup.call('recipient', name, args, { value });
  }
  expect(await lockup.balanceOf('recipient')).toBe(dai('10'));
});

statement('withdraw-multiple-several', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    await setCustomFee(lockup, 'other', usd('2'));
    const ids = [await openWithFee(lockup), await openWithFee(lockup, 'other')];
    const value = await lockup.read('calculateMinFeeWei', [ids[1]]);
    expect(value).toBe(666_666_666_666_666n);
    const due = await dueOf(lockup, [20n, 10n]);
    const calls = ids.map((id) => lockup.encode('withdrawMax', [id, 'recipient']));
    const error = 'SablierLockup_InsufficientFeePayment';
    const less = { value: value - 1n };
    await lockup.reverts(error, 'recipient', 'batch', [calls], less);
    const moved = {
      recipient: sum(due),
      lockup: -sum(due),
      'recipient.coin': -value,
      'lockup.coin': value,
    };
    const before = await lockup.chain.snapshot();
    await lockup.moves(() => lockup.call('recipient', 'batch', [calls], { value }), moved);
    await lockup.chain.revert({ id: before });
    const multiple = ['recipient', 'withdrawMultiple', [ids, due], { value }] as const;
    const paid = await lockup.moves(() => lockup.events(...multiple), moved);
    expect(paid).toEqual(['WithdrawFromLockupStream', 'WithdrawFromLockupStream']);
  });
});

statement('approve-transfer-calls', async ({ lockup }) => {
  const id = await lockup.open();
  const coin = { value: 1n };
  const move = ['recipient', 'other', id];
  await lockup.reverts('no data', 'recipient', 'approve', ['other', id], coin);
  await lockup.reverts('no data', 'recipient', 'transferFrom', move, coin);
  const functions = lockup.batch.abi.flatMap((item) => (item.type === 'function' ? item : []));
  const changing = functions.filter(({ stateMutability }) => stateMutability !== 'view');
  expect(changing.map(({ stateMutability }) => stateMutability)).toEqual(
    Array.from({ length: 7 }, () => 'nonpayable'),
  );
  await lockup.call('recipient', 'approve', ['other', id]);
  await lockup.call('recipient', 'transferFrom', move);
});

statement('contract-converts-dollars-transaction', async ({ lockup }) => {
  await setCustomFee(lockup, 'other', usd('3'));
  await setCustomFee(lockup, 'recipient', usd('5'));
  const [own, custom] = [await openWithFee(lockup), await openWithFee(lockup, 'other')];
  expect(await lockup.read('calculateMinFeeWei', [own])).toBe(DOLLAR);
  expect(await lockup.read('calculateMinFeeWei', [custom])).toBe(3n * DOLLAR + 1n);
  await lockup.setPrice(usd('1500'));
  const error = 'SablierLockup_InsufficientFeePayment';
  const before = { value: DOLLAR };
  await lockup.reverts(error, 'recipient', 'withdrawMax', [own, 'recipient'], before);
  const value = 666_666_666_666_666n;
  await lockup.call('recipient', 'withdrawMax', [own, 'recipient'], { value });
});

statement('streams-nothing-count-fail', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const helper = await put(lockup, 'WithdrawWithChange', ['lockup']);
    await setCustomFee(lockup, 'other', usd('9'));
    const full = await openWithFee(every);
    const empty = await lockup.open({ sender: 'other', cliff: DAY });
    expect(await helper.read('feeOf', [[full, empty]])).toBe(DOLLAR);
    const value = 9n * DOLLAR + 3n;
    const send = () =>
      lockup.events('stranger', 'withdrawMultiple', [[empty], [dai('1')]], { value });
    const names = await lockup.moves(send, { 'stranger.coin': -value, 'lockup.coin': value });
    expect(names).toEqual(['InvalidWithdrawalInWithdrawMultiple']);
  });
});

statement('one-stream-cannot-compute', async ({ lockup }) => {
  const helper = await put(lockup, 'WithdrawWithChange', ['lockup']);
  const { address } = await lockup.deploy('OddFeed', [], 'feed');
  const terms = { targetPrice: usd('4000'), oracle: 'feed', total: 100n * DAY } as const;
  const dead = await lockup.open({ ...terms, sender: 'other' });
  await setCustomFee(lockup, 'other', usd('9'));
  const id = await openWithFee(lockup);
  await lockup.chain.setCode({ address, bytecode: '0x00' });
  await lockup.reverts('no data', 'stranger', 'withdrawableAmountOf', [dead]);
  const none = id + 1n;
  await lockup.reverts('SablierLockupState_Null', 'stranger', 'withdrawableAmountOf', [none]);
  const more = { value: 10n * DOLLAR };
  await lockup.moves(() => helper.call('stranger', 'withdrawAll', [[dead, none, id]], more), {
    recipient: dai('10'),
    lockup: -dai('10'),
    'stranger.coin': -DOLLAR,
    'lockup.coin': DOLLAR,
  });
});

statement('forwards-only-rest', async ({ lockup }) => {
  const helper = await put(lockup, 'WithdrawWithChange', ['lockup']);
  const id = await openWithFee(lockup);
  const value = 10n * DOLLAR;
  await lockup.moves(() => helper.call('stranger', 'withdrawAll', [[id]], { value }), {
    recipient: dai('10'),
    lockup: -dai('10'),
    'stranger.coin': -DOLLAR,
    'lockup.coin': DOLLAR,
  });
});

statement('address-caller-receive', async ({ lockup }) => {
  const helper = await put(lockup, 'WithdrawWithChange', ['lockup']);
  const { address } = await lockup.deploy('TestOracle', [8, 1n], 'feed');
  const id = await openWithFee(lockup);
  await lockup.chain.setBalance({ address, value: dai('1') });
  await lockup.chain.impersonateAccount({ address });
  const more = { value: DOLLAR + 1n };
  await helper.reverts('FailedCall', 'feed', 'withdrawAll', [[id]], more);
  await helper.call('feed', 'withdrawAll', [[id]], { value: DOLLAR });
});

statement('5-26', async ({ lockup }) => {
  const id = await openWithFee(lockup);
  await lockup.setPrice(usd('2850'));
  const rise = Number(await lockup.read('calculateMinFeeWei', [id])) / Number(DOLLAR);
  expect(rise.toFixed(4)).toBe('1.0526');
});

statement('50-100', async ({ lockup }) => {
  const id = await openWithFee(lockup);
  await lockup.setPrice(usd('1500'));
  const fee = await lockup.read('calculateMinFeeWei', [id]);
  expect((Number(fee) / Number(DOLLAR)).toFixed(9)).toBe('2.000000000');
});

statement('calculate-min-returns', async ({ lockup }) => {
  const id = await openWithFee(lockup);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(333_333_333_333_333n);
});

statement('withdrawal-wei-less', async ({ lockup }) => {
  const id = await openWithFee(lockup);
  const call = [id, 'recipient'];
  const error = 'SablierLockup_InsufficientFeePayment';
  const less = { value: 333_333_333_333_332n };
  await lockup.reverts(error, 'recipient', 'withdrawMax', call, less);
  const value = 333_333_333_333_333n;
  await lockup.call('recipient', 'withdrawMax', call, { value });
});

statement('lower-price-usd', async ({ lockup }) => {
  const id = await openWithFee(lockup);
  const before = await lockup.read('calculateMinFeeWei', [id]);
  await lockup.setPrice(usd('2850'));
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(350_877_192_982_456n);
  const error = 'SablierLockup_InsufficientFeePayment';
  for (const value of [before, (before * 105n) / 100n]) {
    await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'recipient'], { value });
  }
});

statement('margin-gives-succeeds', async ({ lockup }) => {
  const id = await openWithFee(lockup);
  const value = withMargin(await lockup.read('calculateMinFeeWei', [id]));
  expect(value).toBe(350_877_192_982_457n);
  await lockup.setPrice(usd('2850'));
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value });
  expect(await lockup.balanceOf('recipient')).toBe(dai('10'));
});

statement('too-little-multiple', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    await setCustomFee(lockup, 'other', usd('0.5'));
    const [dear, cheap] = [await openWithFee(lockup), await openWithFee(lockup, 'other')];
    const value = DOLLAR - 1n;
    const due = await dueOf(lockup, [20n, 10n]);
    const call = [[dear, cheap], due];
    const send = () => lockup.events('stranger', 'withdrawMultiple', call, { value });
    const [, one] = due;
    const names = await lockup.moves(send, {
      recipient: one,
      lockup: -one,
      'stranger.coin': -value,
      'lockup.coin': value,
    });
    expect(names).toEqual(['InvalidWithdrawalInWithdrawMultiple', 'WithdrawFromLockupStream']);
  });
});

statement('nothing-withdrawable-skips-asks', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const ids = [await lockup.open({ cliff: DAY }), await lockup.open({ cliff: DAY })];
  const send = (id: bigint | undefined, value: bigint) => () =>
    lockup.call('recipient', 'withdrawMaxAndTransfer', [id, 'other'], { value });
  await lockup.moves(send(ids[0], 0n), {});
  await lockup.moves(send(ids[1], 5n), { 'recipient.coin': -5n, 'lockup.coin': 5n });
  expect(await lockup.read('balanceOf', ['other'])).toBe(2n);
});

statement('cannot-combine-pays-both', async ({ lockup }) => {
  const id = await openWithFee(lockup);
  const value = DOLLAR;
  const calls = [
    lockup.encode('withdrawMax', [id, 'recipient']),
    lockup.encode('transferFrom', ['recipient', 'other', id]),
  ];
  await lockup.reverts('no data', 'recipient', 'batch', [calls], { value });
  await lockup.call('recipient', 'withdrawMaxAndTransfer', [id, 'other'], { value });
  expect(await lockup.balanceOf('recipient')).toBe(dai('10'));
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
});

statement('lockup-part-margin-need', async ({ lockup }) => {
  const id = await openWithFee(lockup);
  const value = withMargin(DOLLAR, 5n);
  expect(value).toBeGreaterThan(DOLLAR);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value }), {
    recipient: dai('10'),
    lockup: -dai('10'),
    'recipient.coin': -value,
    'lockup.coin': value,
  });
  // What was too much pays nothing later.
  await lockup.pass(DAY);
  const error = 'SablierLockup_InsufficientFeePayment';
  await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'recipient'], { value: 0n });
});
