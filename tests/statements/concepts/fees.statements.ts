import type { Address } from 'viem';
import { expect } from 'vitest';
import { inEachModel, byEachCaller } from '../chains/each';
import { statement, dai, DAY, eth, HOUR, usd, usdc } from '../statement';
import { AIRDROPS, FLOW, LOCKUP } from '../chains/comptroller';
import { datedParams, linearArgs } from '../chains/creation';
import { errorName } from '../chains/errors';
import { round, standIn } from '../chains/stand-in';

/** One coin costs this, in feeds of 8 decimals. */
const PRICE = 3_000_00000000n;
const DECIMALS = 'decimals()';
const ROUND = 'latestRoundData()';

/** Lets JSON show large numbers. */
const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

statement('all-cost-gas-creating', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('100'));
  await flow.setMinFee(usd('100'));
  const coins = () =>
    Promise.all(
      (['sender', 'recipient'] as const).map((who) =>
        lockup.chain.getBalance({ address: lockup.accounts[who] }),
      ),
    );
  const before = await coins();
  const [id, other] = [await lockup.open(), await lockup.open()];
  const salary = await flow.open();
  await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await lockup.call('sender', 'renounce', [other]);
  await lockup.call('sender', 'cancel', [id]);
  await lockup.call('owner', 'burn', [id]);
  await flow.fund('sender', usdc('1'), 'usdc');
  await flow.call('sender', 'deposit', [salary, usdc('1'), 'sender', 'recipient']);
  await flow.call('sender', 'refund', [salary, usdc('1')]);
  await flow.call('sender', 'pause', [salary]);
  await flow.call('recipient', 'transferFrom', ['recipient', 'owner', salary]);
  await flow.call('sender', 'void', [salary]);
  expect(await coins()).toEqual(before);
  for (const address of [lockup.address, flow.address])
    expect(await lockup.chain.getBalance({ address })).toBe(0n);
});

statement('minimum-stored-chain-separately', async ({ lockup, flow }) => {
  const fees = [
    [AIRDROPS, usd('1')],
    [FLOW, usd('2')],
    [LOCKUP, usd('3')],
  ] as const;
  for (const args of fees) await lockup.comptroller.call('admin', 'setMinFeeUSD', args);
  await lockup.setPrice(usd('1000'));
  for (const [protocol, fee] of fees) {
    expect(await lockup.comptroller.read('getMinFeeUSD', [protocol])).toBe(fee);
    // A dollar is a thousandth of the coin.
    expect(await lockup.comptroller.read('calculateMinFeeWei', [protocol])).toBe(
      (fee / usd('1')) * eth('0.001'),
    );
  }
  expect(await lockup.read('calculateMinFeeWei', [await lockup.open()])).toBe(eth('0.003'));
  expect(await flow.read('calculateMinFeeWei', [await flow.open()])).toBe(eth('0.002'));
});

statement('comptroller-refuses-max-usd', async ({ lockup }) => {
  expect(await lockup.comptroller.read('MAX_FEE_USD')).toBe(usd('100'));
  for (const protocol of [AIRDROPS, FLOW, LOCKUP]) {
    await lockup.comptroller.call('admin', 'setMinFeeUSD', [protocol, usd('100')]);
    await lockup.comptroller.reverts(
      'SablierComptroller_MaxFeeUSDExceeded',
      'admin',
      'setMinFeeUSD',
      [protocol, usd('100') + 1n],
    );
  }
});

statement('comptroller-no-oracle', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open();
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(333_333_333_333_333n);
  const nobody = '0x0000000000000000000000000000000000000000';
  await lockup.comptroller.call('admin', 'setOracle', [nobody]);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(0n);
});

statement('price-reports-less-date', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open();
  const now = await lockup.now();
  const feed = lockup.addressOf('oracle');
  const fine = round(PRICE, now);
  const fees = [
    [{ otherwise: 'reverts' }, false],
    [{ [DECIMALS]: [8n], otherwise: 'reverts' }, false],
    [{ [DECIMALS]: 'reverts', [ROUND]: fine }, false],
    [{ [DECIMALS]: [8n], [ROUND]: round(0n, now) }, false],
    [{ [DECIMALS]: [8n], [ROUND]: round(-1n, now) }, false],
    // With 36 decimals these are prices of 340 dollars, so it is the size alone that counts.
    [{ [DECIMALS]: [36n], [ROUND]: round(2n ** 128n, now) }, false],
    [{ [DECIMALS]: [36n], [ROUND]: round(2n ** 128n - 1n, now) }, true],
    [{ [DECIMALS]: [8n], [ROUND]: round(PRICE, now + 1n) }, false],
    [{ [DECIMALS]: [8n], [ROUND]: round(PRICE, now) }, true],
    [{ [DECIMALS]: [0n], [ROUND]: fine }, false],
    [{ [DECIMALS]: [1n], [ROUND]: fine }, true],
    [{ [DECIMALS]: [37n], [ROUND]: round(10n ** 38n, now) }, false],
    [{ [DECIMALS]: [36n], [ROUND]: round(10n ** 38n, now) }, true],
  ] as const;
  for (const [answers, charges] of fees) {
    await standIn(lockup, answers, feed);
    expect(
      (await lockup.read('calculateMinFeeWei', [id])) > 0n,
      JSON.stringify(answers, text),
    ).toBe(charges);
  }
});

statement('price-brought-decimals', async ({ lockup }) => {
  await lockup.setMinFee(usd('100'));
  const id = await lockup.open();
  const now = await lockup.now();
  const most = 2n ** 128n - 1n;
  const fees = [
    [18n, 10n ** 10n - 1n, false],
    [18n, 10n ** 10n, true],
    [7n, most, false],
    // This price is small enough, but then so is the fee: the division gives 0.
    [7n, most / 10n, false],
    [7n, 10n ** 12n, true],
  ] as const;
  for (const [decimals, price, charges] of fees) {
    const answers = { [DECIMALS]: [decimals], [ROUND]: round(price, now) };
    await standIn(lockup, answers, lockup.addressOf('oracle'));
    expect((await lockup.read('calculateMinFeeWei', [id])) > 0n).toBe(charges);
  }
});

statement('division-less-wei', async ({ lockup }) => {
  await lockup.setMinFee(3n);
  const id = await lockup.open();
  const now = await lockup.now();
  const feeAt = async (price: bigint) => {
    const answers = { [DECIMALS]: [8n], [ROUND]: round(price, now) };
    await standIn(lockup, answers, lockup.addressOf('oracle'));
    return lockup.read('calculateMinFeeWei', [id]);
  };
  expect(await feeAt(3n * 10n ** 18n)).toBe(1n);
  expect(await feeAt(3n * 10n ** 18n + 1n)).toBe(0n);
});

statement('price-older-hours-exactly', async ({ lockup }) => {
  await lockup.setMinFee(usd('3'));
  const id = await lockup.open();
  const answers = { [DECIMALS]: [8n], [ROUND]: round(PRICE, await lockup.now()) };
  await standIn(lockup, answers, lockup.addressOf('oracle'));
  await lockup.pass(24n * HOUR);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(eth('0.001'));
  await lockup.pass(1n);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(0n);
});

statement('stale-reverting-makes', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('3'));
  await flow.setMinFee(usd('3'));
  const id = await lockup.open();
  const salary = await flow.open();
  const feed = lockup.addressOf('oracle');
  await standIn(lockup, { [DECIMALS]: [8n], [ROUND]: round(PRICE, await lockup.now()) }, feed);
  await lockup.pass(DAY);
  await lockup.reverts('SablierLockup_InsufficientFeePayment', 'recipient', 'withdrawMax', [
    id,
    'recipient',
  ]);
  await flow.reverts('SablierFlow_InsufficientFeePayment', 'recipient', 'withdrawMax', [
    salary,
    'recipient',
  ]);
  await lockup.pass(1n);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('1')]);
  await flow.call('recipient', 'withdraw', [salary, 'recipient', usdc('1')]);
  await standIn(lockup, { otherwise: 'reverts' }, feed);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  await flow.call('recipient', 'withdrawMax', [salary, 'recipient']);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
  expect(await flow.read('withdrawableAmountOf', [salary])).toBe(0n);
});

statement('exception-cannot-decoded', async ({ lockup, flow }) => {
  const withdrawals = [
    [lockup, ['recipient', 'withdraw', [await lockup.open(), 'recipient', 1n]]],
    [flow, ['recipient', 'withdraw', [await flow.open(), 'recipient', 1n]]],
  ] as const;
  await lockup.pass(DAY);
  const bad = await standIn(lockup, { [ROUND]: round(PRICE, await lockup.now()) });
  await lockup.comptroller.call('admin', 'setOracle', [bad]);
  for (const [product, withdrawal] of withdrawals) {
    await product.call(...withdrawal);
    await product.setMinFee(1n);
    const [id] = withdrawal[2];
    await product.reverts('no data', 'stranger', 'calculateMinFeeWei', [id]);
    await product.reverts('no data', ...withdrawal, { value: eth('1') });
  }
  const mend = [
    () => standIn(lockup, { [ROUND]: round(PRICE, 0n), [DECIMALS]: [8n] }, bad),
    () => lockup.comptroller.call('admin', 'setOracle', ['oracle']),
    () => Promise.all([lockup.setMinFee(0n), flow.setMinFee(0n)]),
  ];
  for (const by of mend) {
    const broken = await lockup.chain.snapshot();
    await by();
    for (const [product, withdrawal] of withdrawals)
      await product.call(...withdrawal, { value: eth('1') });
    expect(await lockup.balanceOf('recipient')).toBe(2n);
    expect(await flow.balanceOf('recipient', 'usdc')).toBe(2n);
    await lockup.chain.revert({ id: broken });
    for (const [product, withdrawal] of withdrawals)
      await product.reverts('no data', ...withdrawal, { value: eth('1') });
  }
});

statement('feed-latest-round-well', async ({ lockup }) => {
  await lockup.setMinFee(usd('3'));
  const id = await lockup.open();
  const answer = round(PRICE, await lockup.now());
  // Anything but its round makes the first feed fail; the second lacks the round itself.
  const feed = await standIn(lockup, { [ROUND]: answer, otherwise: 'reverts' });
  await lockup.comptroller.call('admin', 'setOracle', [feed]);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(0n);
  await standIn(lockup, { [ROUND]: answer, [DECIMALS]: [8n] });
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(eth('0.001'));
  await standIn(lockup, { [DECIMALS]: [8n], otherwise: 'reverts' });
  await lockup.comptroller.reverts('no data', 'admin', 'setOracle', [feed]);
});

statement('feed-therefore-accepted-revert', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('3'));
  await flow.setMinFee(usd('3'));
  const id = await lockup.open();
  const salary = await flow.open();
  await lockup.pass(DAY);
  const feed = await standIn(lockup, { [ROUND]: round(PRICE, await lockup.now()) });
  await lockup.comptroller.call('admin', 'setOracle', [feed]);
  const value = eth('1');
  await lockup.reverts('no data', 'recipient', 'withdrawMax', [id, 'recipient'], { value });
  await flow.reverts('no data', 'recipient', 'withdrawMax', [salary, 'recipient'], { value });
});

statement('replaces-default-higher-within', async ({ lockup }) => {
  await lockup.setMinFee(usd('9'));
  const id = await lockup.open();
  const custom = (fee: bigint) => [LOCKUP, 'sender', fee];
  for (const [fee, wei] of [
    [0n, 0n],
    [usd('3'), eth('0.001')],
    [usd('90'), eth('0.03')],
  ] as const) {
    await lockup.comptroller.call('admin', 'setCustomFeeUSDFor', custom(fee));
    expect(await lockup.read('calculateMinFeeWei', [id])).toBe(wei);
  }
  await lockup.comptroller.reverts(
    'SablierComptroller_MaxFeeUSDExceeded',
    'admin',
    'setCustomFeeUSDFor',
    custom(usd('100') + 1n),
  );
});

statement('lockup-look-account-custom', async ({ lockup, flow }) => {
  for (const product of [lockup, flow]) {
    const protocol = product === lockup ? LOCKUP : FLOW;
    await product.comptroller.call('admin', 'setCustomFeeUSDFor', [protocol, 'sender', usd('3')]);
    await product.comptroller.call('admin', 'setCustomFeeUSDFor', [protocol, 'other', usd('9')]);
    for (const recipient of ['recipient', 'other']) {
      const id = await product.open({ recipient });
      await product.pass(DAY);
      expect(await product.read('calculateMinFeeWei', [id])).toBe(eth('0.001'));
      await product.call(recipient, 'withdrawMax', [id, recipient], { value: eth('0.001') });
    }
  }
});

statement('bot-recipient-behalf', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('3'));
  await flow.setMinFee(usd('6'));
  const id = await lockup.open();
  const salary = await flow.open();
  await lockup.pass(DAY);
  const send = { value: eth('0.003') };
  await lockup.moves(
    async () => {
      await lockup.call('stranger', 'withdrawMax', [id, 'recipient'], { value: eth('0.001') });
      await flow.call('stranger', 'withdrawMax', [salary, 'recipient'], { value: eth('0.002') });
    },
    {
      'stranger.coin': -send.value,
      'lockup.coin': eth('0.001'),
      'flow.coin': eth('0.002'),
      recipient: dai('1'),
      lockup: -dai('1'),
      'recipient.usdc': usdc('86.4'),
      'flow.usdc': -usdc('86.4'),
    },
  );
});

statement('current-releases-reduce', async ({ lockup, flow }) => {
  const id = await lockup.open();
  const salary = await flow.open();
  for (const fee of ['0', '3', '100']) {
    await lockup.setMinFee(usd(fee));
    await flow.setMinFee(usd(fee));
    await lockup.pass(DAY);
    const before = [await lockup.balanceOf('recipient'), await flow.balanceOf('recipient', 'usdc')];
    const value = eth('0.04');
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value });
    await flow.call('recipient', 'withdrawMax', [salary, 'recipient'], { value });
    expect(await lockup.balanceOf('recipient')).toBe((before[0] ?? 0n) + dai('1'));
    expect(await flow.balanceOf('recipient', 'usdc')).toBe((before[1] ?? 0n) + usdc('86.4'));
  }
});

statement('contract-requires-least-everything', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('3'));
  await flow.setMinFee(usd('3'));
  const id = await lockup.open();
  const salary = await flow.open();
  await lockup.pass(DAY);
  const fee = eth('0.001');
  const short = { value: fee - 1n };
  const one = ['recipient', 'withdraw', [id, 'recipient', 1n]] as const;
  const two = ['recipient', 'withdraw', [salary, 'recipient', 1n]] as const;
  await lockup.reverts('SablierLockup_InsufficientFeePayment', ...one, short);
  await flow.reverts('SablierFlow_InsufficientFeePayment', ...two, short);
  await lockup.moves(
    async () => {
      await lockup.call(...one, { value: fee });
      await flow.call(...two, { value: 7n * fee });
    },
    {
      'recipient.coin': -8n * fee,
      'lockup.coin': fee,
      'flow.coin': 7n * fee,
      recipient: 1n,
      lockup: -1n,
      'recipient.usdc': 1n,
      'flow.usdc': -1n,
    },
  );
});

statement('contract-return-excess', async ({ lockup }) => {
  await lockup.setMinFee(usd('3'));
  const id = await lockup.open();
  await lockup.pass(DAY);
  const value = eth('0.5');
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value }), {
    'recipient.coin': -value,
    'lockup.coin': value,
    recipient: dai('1'),
    lockup: -dai('1'),
  });
});

statement('keeps-coins-creation-cancellation', async ({ lockup, flow }) => {
  const id = await lockup.open();
  const kept = (address: Address) => lockup.chain.getBalance({ address });
  await lockup.call('sender', 'cancel', [id], { value: 5n });
  expect(await kept(lockup.address)).toBe(5n);
  await lockup.fund('sender', dai('100'));
  const create = linearArgs(datedParams(await lockup.now()));
  await lockup.call('sender', 'createWithTimestampsLL', create, { value: 6n });
  expect(await kept(lockup.address)).toBe(11n);
  await flow.call('sender', 'create', ['sender', 'recipient', 1n, 0n, 'usdc', true], { value: 7n });
  expect(await kept(flow.address)).toBe(7n);
});

statement('add-wei-before', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open();
  await lockup.pass(DAY);
  await lockup.setPrice(usd('7000'));
  const fee = await lockup.read('calculateMinFeeWei', [id]);
  await lockup.setPrice(usd('3500'));
  const withdrawal = ['recipient', 'withdrawMax', [id, 'recipient']] as const;
  const short = { value: fee * 2n };
  await lockup.reverts('SablierLockup_InsufficientFeePayment', ...withdrawal, short);
  await lockup.call(...withdrawal, { value: (fee + 1n) * 2n });
});

statement('batch-pass-value-inner', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    await lockup.setMinFee(usd('3'));
    await lockup.comptroller.call('admin', 'setCustomFeeUSDFor', [LOCKUP, 'other', usd('9')]);
    const ids = [await lockup.open(), await lockup.open({ sender: 'other' }), await lockup.open()];
    const one = await lockup.ripen(DAY);
    const { recipient } = lockup.accounts;
    const calls = ids.map((id) => lockup.encode('withdraw', [id, recipient, one]));
    const whole = await lockup.chain.snapshot();
    const largest = eth('0.003');
    const paid = {
      'recipient.coin': -largest,
      'lockup.coin': largest,
      recipient: 3n * one,
      lockup: -3n * one,
    };
    await lockup.reverts('SablierLockup_InsufficientFeePayment', 'recipient', 'batch', [calls], {
      value: largest - 1n,
    });
    await lockup.moves(() => lockup.call('recipient', 'batch', [calls], { value: largest }), paid);
    await lockup.chain.revert({ id: whole });
    const amounts = ids.map(() => one);
    await lockup.moves(
      () => lockup.call('recipient', 'withdrawMultiple', [ids, amounts], { value: largest }),
      paid,
    );

    await flow.setMinFee(usd('3'));
    await flow.comptroller.call('admin', 'setCustomFeeUSDFor', [FLOW, 'other', usd('9')]);
    const salaries = [await flow.open(), await flow.open({ sender: 'other' })];
    await flow.pass(DAY);
    const all = salaries.map((id) => flow.encode('withdraw', [id, recipient, usdc('1')]));
    await flow.reverts('SablierFlow_InsufficientFeePayment', 'recipient', 'batch', [all], {
      value: largest - 1n,
    });
    await flow.moves(() => flow.call('recipient', 'batch', [all], { value: largest }), {
      'recipient.coin': -largest,
      'flow.coin': largest,
      'recipient.usdc': usdc('2'),
      'flow.usdc': -usdc('2'),
    });
  });
});

statement('batch-lockup-flow', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('3'));
  await flow.setMinFee(usd('3'));
  const ids = [await lockup.open(), await lockup.open()];
  const salaries = [await flow.open(), await flow.open()];
  await lockup.pass(DAY);
  const { recipient } = lockup.accounts;
  const short = { value: eth('0.001') - 1n };
  const all = (encode: typeof lockup.encode, of: bigint[]) => [
    of.map((id) => encode('withdrawMax', [id, recipient])),
  ];
  await lockup.reverts(
    'SablierLockup_InsufficientFeePayment',
    'recipient',
    'batch',
    all(lockup.encode, ids),
    short,
  );
  await flow.reverts(
    'SablierFlow_InsufficientFeePayment',
    'recipient',
    'batch',
    all(flow.encode, salaries),
    short,
  );
});

statement('withdraw-multiple-lockup', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    await lockup.setMinFee(usd('3'));
    await lockup.comptroller.call('admin', 'setCustomFeeUSDFor', [LOCKUP, 'other', usd('9')]);
    const ids = [await lockup.open({ sender: 'other' }), await lockup.open()];
    const one = await lockup.ripen(DAY);
    const args = [ids, [one, one]];
    const events = await lockup.events('recipient', 'withdrawMultiple', args, {
      value: eth('0.001'),
    });
    expect(events).toEqual(['InvalidWithdrawalInWithdrawMultiple', 'WithdrawFromLockupStream']);
    expect(await lockup.read('getWithdrawnAmount', [ids[0]])).toBe(0n);
    expect(await lockup.read('getWithdrawnAmount', [ids[1]])).toBe(one);
  });
});

statement(
  'second-case-keeps',
  {
    of: 'lockup',
    model: 'any',
    moment: ['between', 'end'],
    comptroller: ['fee', 'greedy', 'replaced'],
    caller: 'any',
    feed: ['none', 'above'],
    token: ['plain', 'six', 'tether'],
  },
  async (world) => {
    const value = world.fee - 1n;
    expect(value).toBeGreaterThan(0n);
    const amounts = [[world.id], [(await world.released()) || 1n]];
    await world.moves(() => world.call(world.who, 'withdrawMultiple', amounts, { value }), {
      [`${world.who}.coin`]: -value,
      'contract.coin': value,
    });
  },
);

statement('new-applies-once', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    for (const product of [lockup, flow]) {
      const isLockup = product === lockup;
      const [first, second] = [await product.open(), await product.open()];
      // What a price releases is paid in one withdrawal.
      const amount = isLockup ? await lockup.ripen(DAY) : usdc('86.4');
      if (!isLockup) await flow.pass(DAY);
      const withdrawal = (id: bigint) =>
        ['recipient', 'withdraw', [id, 'recipient', amount]] as const;
      await product.call(...withdrawal(first));
      const error = `Sablier${isLockup ? 'Lockup' : 'Flow'}_InsufficientFeePayment`;
      await product.setMinFee(usd('3'));
      await product.reverts(error, ...withdrawal(second), { value: eth('0.001') - 1n });
      await product.call(...withdrawal(second), { value: eth('0.001') });
    }
  });
});

statement('lockup-keep-fees-transfer', async ({ lockup, flow }) => {
  const id = await lockup.open();
  const salary = await flow.open();
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value: 5n });
  await flow.call('recipient', 'withdrawMax', [salary, 'recipient'], { value: 7n });
  await byEachCaller(lockup, id, async (who) => {
    await lockup.moves(() => lockup.call(who, 'transferFeesToComptroller'), {
      'lockup.coin': -5n,
      'comptroller.coin': 5n,
    });
    await lockup.moves(() => flow.call(who, 'transferFeesToComptroller'), {
      'flow.coin': -7n,
      'comptroller.coin': 7n,
    });
  });
});

// caller: the comptroller knows its admin and collectors; a caller of each other kind is refused.
statement('comptroller-trigger-payout-collector', async ({ lockup }) => {
  const { comptroller } = lockup;
  const role = await comptroller.read<string>('FEE_COLLECTOR_ROLE');
  await comptroller.call('admin', 'grantRole', [role, 'delegate']);
  const id = await lockup.open();
  await lockup.pass(DAY);
  const pay = async (who: string, to: string) => {
    await lockup.call('recipient', 'withdraw', [id, 'recipient', 1n], { value: 9n });
    await lockup.moves(() => comptroller.call(who, 'transferFees', [['lockup'], to]), {
      'lockup.coin': -9n,
      [`${to}.coin`]: 9n,
    });
  };
  await pay('stranger', 'admin');
  await pay('admin', 'other');
  await pay('delegate', 'other');
  const error = 'SablierComptroller_FeeRecipientNotAdmin';
  for (const who of ['stranger', 'sender', 'recipient'])
    await comptroller.reverts(error, who, 'transferFees', [['lockup'], who]);
});

statement('lockup-v1-0', async ({ lockupV1_0 }) => {
  const tenth = eth('0.1');
  const over = { broker: { account: lockupV1_0.accounts.other, fee: tenth + 1n } };
  expect(await lockupV1_0.open(over).catch(errorName)).toBe('SablierV2Lockup_BrokerFeeTooHigh');
  await lockupV1_0.comptroller.call('admin', 'setProtocolFee', ['dai', tenth + 1n]);
  expect(await lockupV1_0.open().catch(errorName)).toBe('SablierV2Lockup_ProtocolFeeTooHigh');
  await lockupV1_0.comptroller.call('admin', 'setProtocolFee', ['dai', tenth]);
  const broker = { account: lockupV1_0.accounts.other, fee: tenth };
  const before = await lockupV1_0.balanceOf('other');
  const id = await lockupV1_0.open({ deposit: dai('100'), broker });
  expect(await lockupV1_0.read('getDepositedAmount', [id])).toBe(dai('80'));
  expect((await lockupV1_0.balanceOf('other')) - before).toBe(dai('10'));
});

statement('cap-limits-figure-chooses', async ({ lockup }) => {
  const { comptroller } = lockup;
  const id = await lockup.open();
  await comptroller.call('admin', 'setMinFeeUSD', [LOCKUP, usd('1')]);
  const feed = await standIn(lockup, {
    [ROUND]: round(1n, await lockup.now()),
    [DECIMALS]: [8n],
  });
  await comptroller.call('admin', 'setOracle', [feed]);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(eth('100000000'));
  const next = await standIn(lockup, {
    'proxiableUUID()': [0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbcn],
  });
  await comptroller.reverts('success', 'admin', 'upgradeToAndCall', [next, '0x']);
});
