import { parseAbi, type AbiParameter } from 'viem';
import { expect } from 'vitest';
import { inEachModel } from '../chains/each';
import { statement, dai, DAY, eth, usd, usdc, type Chains } from '../statement';
import { execute } from '../chains/comptroller';
import { errorName } from '../chains/errors';
import { delegating, standIn } from '../chains/stand-in';
import { tokenOf } from '../chains/token';
import { withdrawsAll } from '../worlds/proofs';

const freezableAbi = parseAbi([
  'function freeze()',
  'function blockAccount(address account)',
  'function balanceOf(address account) view returns (uint256)',
  'error Frozen()',
  'error Blocked(address account)',
]);

statement('comptroller-cancel-edit', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    const [id, salary] = [await lockup.open(), await flow.open()];
    await lockup.pass(DAY);
    const attempts = [
      [lockup, 'cancel', [id], 'SablierLockup_Unauthorized'],
      [lockup, 'renounce', [id], 'SablierLockup_Unauthorized'],
      [lockup, 'withdraw', [id, 'admin', 1n], 'SablierLockup_WithdrawalAddressNotRecipient'],
      [lockup, 'transferFrom', ['recipient', 'admin', id], 'ERC721InsufficientApproval'],
      [flow, 'pause', [salary], 'SablierFlowState_Unauthorized'],
      [flow, 'adjustRatePerSecond', [salary, 1n], 'SablierFlowState_Unauthorized'],
      [flow, 'refundMax', [salary], 'SablierFlowState_Unauthorized'],
      [flow, 'void', [salary], 'SablierFlow_Unauthorized'],
      [flow, 'withdraw', [salary, 'admin', 1n], 'SablierFlow_WithdrawalAddressNotRecipient'],
      [flow, 'transferFrom', ['recipient', 'admin', salary], 'ERC721InsufficientApproval'],
    ] as const;
    for (const [product, name, args, error] of attempts)
      await product.reverts(error, 'comptroller', name, args);
  });
});

statement('move-exactly-amount', async ({ lockup, flow }) => {
  // A token that says yes and moves nothing loses more than any fee, in the same way.
  const first = await lockup.open({ total: DAY });
  const token = lockup.addressOf('dai');
  const code = (await lockup.chain.getCode({ address: token })) ?? '0x';
  const terms = { token: 'dai', rate: eth('1'), deposit: dai('100') } as const;
  const salary = await flow.open(terms);
  await standIn(lockup, { 'decimals()': [18n], otherwise: [1n] }, token);
  const last = await lockup.open({ recipient: 'other', total: DAY });
  const later = await flow.open({ ...terms, recipient: 'other' });
  await lockup.chain.setCode({ address: token, bytecode: code });
  expect(await lockup.read('getDepositedAmount', [last])).toBe(dai('100'));
  expect(await flow.read('getBalance', [later])).toBe(dai('100'));
  for (const name of ['lockup', 'flow']) expect(await lockup.balanceOf(name)).toBe(dai('100'));
  await lockup.pass(DAY);
  const error = 'ERC20InsufficientBalance';
  await lockup.call('recipient', 'withdrawMax', [first, 'recipient']);
  await lockup.reverts(error, 'other', 'withdrawMax', [last, 'other']);
  await flow.call('recipient', 'withdrawMax', [salary, 'recipient']);
  await flow.reverts(error, 'other', 'withdrawMax', [later, 'other']);
});

statement('unsuitable-token-part', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    const streams = [
      [lockup, 'lockup', await lockup.open({ total: DAY })],
      [flow, 'flow', await flow.open({ token: 'dai', rate: eth('1'), deposit: dai('100') })],
    ] as const;
    await lockup.pass(DAY);
    for (const [product, name, id] of streams) {
      // As if the issuer lowered the balance of the contract.
      await lockup.chain.impersonateAccount({ address: product.address });
      await tokenOf(lockup, 'dai').call(name, 'transfer', ['stranger', dai('40')]);
      expect(await product.read('withdrawableAmountOf', [id])).toBe(dai('100'));
      const draw = (amount: bigint) => [id, 'recipient', amount];
      // A price-gated stream pays all or nothing.
      const isWhole = product === lockup && lockup.model === 'priceGated';
      if (!isWhole) await product.call('recipient', 'withdraw', draw(dai('60')));
      const rest = draw(isWhole ? dai('100') : 1n);
      await product.reverts('ERC20InsufficientBalance', 'recipient', 'withdraw', rest);
    }
  });
});

// moment: decimals are read at creation alone; they change after it.
statement('flow-report-most', async ({ flow }) => {
  const create = async (decimals: readonly bigint[] | 'reverts') => {
    const token = await standIn(flow, { 'decimals()': decimals, otherwise: [1n] });
    return flow.open({ token, deposit: 0n }).catch(errorName);
  };
  expect(await create([19n])).toBe('SablierFlow_InvalidTokenDecimals');
  expect(await create([])).toBe('no data');
  expect(await create('reverts')).toBe('no data');
  const id = await create([18n]);
  await standIn(flow, { 'decimals()': [6n], otherwise: [1n] });
  await flow.pass(DAY);
  expect(await flow.read('getTokenDecimals', [id])).toBe(18);
  expect(await flow.read('totalDebtOf', [id])).toBe(eth('86.4'));
});

statement('tokens-return-nothing-fine', async ({ lockup, flow }) => {
  await lockup.deploy('TetherLike', [], 'tether');
  const id = await lockup.open({ token: 'tether', deposit: usdc('100') });
  const salary = await flow.open({ token: 'tether', deposit: usdc('100') });
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', usdc('15')]);
  await lockup.call('sender', 'cancel', [id]);
  await flow.call('recipient', 'withdraw', [salary, 'recipient', usdc('5')]);
  const held = (who: string) =>
    lockup
      .on({ address: lockup.addressOf('tether'), abi: tokenOf(lockup, 'usdc').abi })
      .read('balanceOf', [who]);
  expect(await held('sender')).toBe(usdc('60'));
  expect(await held('recipient')).toBe(usdc('20'));
  expect(await held('lockup')).toBe(usdc('25'));
});

/** A stream and a payment of a token with a blocklist and a switch, a day old. */
async function inFreezable(lockup: Chains['lockup'], flow: Chains['flow']) {
  await lockup.deploy('OddToken', ['ODD', 6], 'freezable');
  const terms = { token: 'freezable' };
  const streams = [
    [lockup, await lockup.open(terms)],
    [flow, await flow.open(terms)],
  ] as const;
  await lockup.pass(DAY);
  const [, salary] = streams[1];
  const [, id] = streams[0];
  const token = lockup.on({ address: lockup.addressOf('freezable'), abi: freezableAbi });
  const held = (who: string) => token.read<bigint>('balanceOf', [who]);
  return { token, streams, id, salary, held };
}

statement('issuer-freeze-addresses', async ({ lockup, flow }) => {
  const { token, streams, id, salary } = await inFreezable(lockup, flow);
  const before = await lockup.chain.snapshot();
  const stops = async (error: string) => {
    for (const [product, stream] of streams)
      await product.reverts(error, 'recipient', 'withdrawMax', [stream, 'other']);
    await lockup.reverts(error, 'sender', 'cancel', [id]);
    await flow.reverts(error, 'sender', 'refund', [salary, 1n]);
  };
  await token.call('stranger', 'freeze');
  await stops('Frozen');
  await lockup.chain.revert({ id: before });
  for (const contract of ['lockup', 'flow'])
    await token.call('stranger', 'blockAccount', [contract]);
  await stops('Blocked');
});

statement('freezes-recipient-another', async ({ lockup, flow }) => {
  const { token, streams, held } = await inFreezable(lockup, flow);
  await token.call('stranger', 'blockAccount', ['recipient']);
  for (const [product, stream] of streams) {
    const before = await held('other');
    await product.reverts('Blocked', 'recipient', 'withdrawMax', [stream, 'recipient']);
    await product.call('recipient', 'withdrawMax', [stream, 'other']);
    expect(await held('other')).toBeGreaterThan(before);
  }
});

statement('sender-frozen-withdrawals', async ({ lockup, flow }) => {
  const { token, streams, id, salary, held } = await inFreezable(lockup, flow);
  await token.call('stranger', 'blockAccount', ['sender']);
  await lockup.reverts('Blocked', 'sender', 'cancel', [id]);
  await flow.reverts('Blocked', 'sender', 'refund', [salary, 1n]);
  for (const [product, stream] of streams) {
    const before = await held('recipient');
    await product.call('recipient', 'withdrawMax', [stream, 'recipient']);
    expect(await held('recipient')).toBeGreaterThan(before);
  }
});

statement('contract-sets-no-maximum', async ({ lockup }) => {
  const many = Array.from({ length: 130 }, () => [1n, DAY] as const);
  const tranched = await lockup.open({ tranches: many });
  const dynamic = await lockup.open({ segments: many.map(([a, d]) => [a, eth('1'), d] as const) });
  expect(await lockup.read<unknown[]>('getTranches', [tranched])).toHaveLength(130);
  expect(await lockup.read<unknown[]>('getSegments', [dynamic])).toHaveLength(130);
});

statement('whoever-deposits-somebody', async ({ flow }) => {
  const id = await flow.open({ deposit: 0n });
  await flow.fund('other', usdc('50'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('50'), 'sender', 'recipient']);
  await flow.reverts('SablierFlowState_Unauthorized', 'other', 'refundMax', [id]);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('50'),
    'flow.usdc': -usdc('50'),
  });
});

statement('allocations-add-balance', async ({ airdropsV1_2 }) => {
  const list = { recipient: dai('100'), other: dai('50') };
  const campaign = await airdropsV1_2.campaign({ list, funded: dai('120') });
  const id = await campaign.claim('recipient');
  expect(await airdropsV1_2.lockup.read('getDepositedAmount', [id])).toBe(dai('100'));
  await campaign.reverts('ERC20InsufficientBalance', 'other', 'claim', campaign.entry('other'));
});

statement('lockup-minimum-pays-whole', async ({ lockup, flow }) => {
  for (const product of [lockup, flow]) {
    await product.setMinFee(usd('3'));
    const ids = [await product.open(), await product.open(), await product.open()];
    await product.pass(DAY);
    const { recipient } = product.accounts;
    const calls = ids.map((id) => product.encode('withdrawMax', [id, recipient]));
    const value = eth('0.001');
    const error = `Sablier${product === lockup ? 'Lockup' : 'Flow'}_InsufficientFeePayment`;
    await product.reverts(error, 'stranger', 'batch', [calls], { value: value - 1n });
    await product.call('stranger', 'batch', [calls], { value });
    for (const id of ids) expect(await product.read('withdrawableAmountOf', [id])).toBe(0n);
  }
});

// model: each such function of the ABI is called, those that create each model too.
statement('functions-create-fund', async ({ lockup, flow }) => {
  const guarded =
    /^(create|deposit|cancel|renounce|burn|withdraw|adjust|pause|refund|restart|void)/;
  for (const product of [lockup, flow]) {
    const proxy = product.on({ address: await delegating(product), abi: product.abi });
    const functions = product.abi.flatMap((item) =>
      item.type === 'function' && item.stateMutability === 'payable' && guarded.test(item.name)
        ? [item]
        : [],
    );
    expect(functions).toHaveLength(product === lockup ? 15 : 14);
    for (const { name, inputs } of functions)
      await proxy.reverts('DelegateCall', 'sender', name, inputs.map(emptyOf));
  }
});

/** A value of the type of a parameter. */
function emptyOf(parameter: AbiParameter): unknown {
  if (parameter.type.endsWith('[]')) return [];
  if ('components' in parameter)
    return Object.fromEntries(parameter.components.map((part) => [part.name ?? '', emptyOf(part)]));
  if (parameter.type === 'string') return '';
  if (parameter.type === 'address') return 'dai';
  return parameter.type === 'bool' ? true : 0n;
}

statement('comptroller-recover-exceeds-sum', async ({ lockup, flow }) => {
  await lockup.open();
  await flow.open();
  const token = { lockup: lockup.addressOf('dai'), flow: lockup.addressOf('usdc') };
  const { other } = lockup.accounts;
  const recover = async () => {
    await execute(lockup, 'recover', [token.lockup, other]);
    await execute(flow, 'recover', [token.flow, other]);
  };
  await lockup.moves(recover, {});
  await tokenOf(lockup, 'dai').call('stranger', 'mint', ['lockup', dai('5')]);
  await tokenOf(flow, 'usdc').call('stranger', 'mint', ['flow', usdc('7')]);
  await lockup.moves(recover, {
    lockup: -dai('5'),
    other: dai('5'),
    'flow.usdc': -usdc('7'),
    'other.usdc': usdc('7'),
  });
});

// moment: asked in each second of the stream.
statement('lockup-divisions-round-down', async ({ lockup }) => {
  const total = 7n;
  const id = await lockup.open({ deposit: 10n, total });
  for (let second = 1n; second <= total; second++) {
    await lockup.pass(1n);
    const released = await lockup.read('streamedAmountOf', [id]);
    expect(released).toBe((10n * second) / total);
  }
});

statement('price-gated-exception-statements', async ({ lockup }) => {
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({ targetPrice: usd('4000'), start });
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
  await lockup.setPrice(usd('4000'));
  expect(await lockup.statusOf(id)).toBe('PENDING');
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
});

statement('only-withdrawal-void-lowers', async ({ flow }) => {
  const debts = async (deposit: bigint, act: (id: bigint) => Promise<unknown>) => {
    const id = await flow.open({ deposit });
    await flow.pass(DAY);
    const read = async () => [
      await flow.read('totalDebtOf', [id]),
      await flow.read('uncoveredDebtOf', [id]),
    ];
    const before = await read();
    await act(id);
    const after = await read();
    return after.map((debt, at) => debt - (before[at] ?? 0n));
  };
  const scarce = usdc('50');
  const by =
    (who: string, name: string, ...args: unknown[]) =>
    (id: bigint) =>
      flow.call(who, name, [id, ...args]);
  await flow.fund('sender', usdc('10'), 'usdc');
  const deposit = async (id: bigint) => {
    await flow.fund('sender', usdc('10'), 'usdc');
    await flow.call('sender', 'deposit', [id, usdc('10'), 'sender', 'recipient']);
  };
  const none = [0n, 0n];
  expect(await debts(scarce, by('recipient', 'withdraw', 'recipient', usdc('20')))).toEqual([
    -usdc('20'),
    0n,
  ]);
  expect(await debts(scarce, by('recipient', 'void'))).toEqual([-usdc('36.4'), -usdc('36.4')]);
  expect(await debts(scarce, deposit)).toEqual([0n, -usdc('10')]);
  expect(await debts(scarce, by('sender', 'pause'))).toEqual(none);
  expect(await debts(scarce, by('sender', 'adjustRatePerSecond', 1n))).toEqual(none);
  expect(await debts(usdc('1000'), by('sender', 'refundMax'))).toEqual(none);
});

statement(
  'voided-uncovered-again',
  { of: 'flow', moment: 'any', withdrawn: 'any', owner: 'any', comptroller: 'any' },
  async (world) => {
    const covered = await world.read('coveredDebtOf', [world.id]);
    if (world.moment !== 'voided') await world.call('sender', 'void', [world.id]);
    await world.pass(DAY);
    expect(await world.read('uncoveredDebtOf', [world.id])).toBe(0n);
    expect(await world.read('totalDebtOf', [world.id])).toBe(covered);
    await world.fund('sender', 5n, 'token');
    const { rate } = world.terms;
    const error = 'SablierFlowState_StreamVoided';
    await world.reverts(error, 'sender', 'restart', [world.id, rate]);
    await world.reverts(error, 'sender', 'restartAndDeposit', [world.id, rate, 5n]);
    const change = [world.id, rate + 1n];
    await world.reverts('SablierFlowState_StreamPaused', 'sender', 'adjustRatePerSecond', change);
  },
);

statement(
  'depleted-paid-everything',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: ['canceled', 'depleted'],
    withdrawn: 'any',
    caller: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    feed: ['none', 'below', 'reverting'],
  },
  async (world) => {
    if (world.moment === 'canceled') await withdrawsAll(world);
    expect(await world.read('isDepleted', [world.id])).toBe(true);
    expect(await world.read('getRefundedAmount', [world.id])).toBe(world.refunded);
    expect(await world.read('getWithdrawnAmount', [world.id])).toBe(world.deposit - world.refunded);
    expect(await world.read('aggregateAmount', ['token'])).toBe(0n);
  },
);
