import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { inEachModel } from '../../chains/each';
import { statement, dai, DAY, eth, usd } from '../../statement';
import { common, eventOf, linear } from './creation';
import { answers, oneOfEach, paid, releases } from './standing';
import { withdrawable, withdrawsAll } from '../../worlds/proofs';

statement('whole-enters-known-moment', async ({ lockup }) => {
  await lockup.fund('other', dai('100'));
  const start = await lockup.now();
  const args = await linear(lockup);
  const id = await lockup.moves(
    () => lockup.call<bigint>('other', 'createWithTimestampsLL', args),
    { other: -dai('100'), lockup: dai('100') },
  );
  expect(await lockup.read<number>('getStartTime', [id])).toBe(Number(start));
  expect(await lockup.read<number>('getEndTime', [id])).toBe(Number(start + 100n * DAY));
});

statement('stream-ids-count-shared', async ({ lockup }) => {
  expect(await lockup.open()).toBe(1n);
  expect(await lockup.open({ segments: [[1n, eth('1'), DAY]] })).toBe(2n);
  expect(await lockup.open({ tranches: [[1n, DAY]] })).toBe(3n);
  expect(await lockup.open({ targetPrice: usd('4000') })).toBe(4n);
});

statement('stream-token-id-equals', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    await lockup.open({ recipient: 'other' });
    const id = await lockup.open();
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    expect(await lockup.read('getRecipient', [id])).toBe(lockup.accounts.owner);
  });
});

statement('part-fails-whole-call', async ({ lockup }) => {
  const before = await lockup.read('nextStreamId');
  await lockup.fund('sender', dai('100') - 1n);
  const args = await linear(lockup);
  await lockup.reverts('ERC20InsufficientAllowance', 'sender', 'createWithTimestampsLL', args);
  await lockup.fund('sender', dai('100'));
  const nobody = await linear(lockup, { recipient: zeroAddress });
  await lockup.reverts('ERC721InvalidReceiver', 'sender', 'createWithTimestampsLL', nobody);
  expect(await lockup.read('nextStreamId')).toBe(before);
});

statement('funder-account', async ({ lockup }) => {
  const id = await lockup.open({ by: 'other' });
  await lockup.pass(DAY);
  await answers(lockup, 'SablierLockup_Unauthorized', 'other', 'cancel', [id]);
  await answers(lockup, 'SablierLockup_Unauthorized', 'other', 'renounce', [id]);
  const own = [id, 'other', 1n];
  const error = 'SablierLockup_WithdrawalAddressNotRecipient';
  await lockup.reverts(error, 'other', 'withdraw', own);
  const transfer = ['recipient', 'other', id];
  await lockup.reverts('ERC721InsufficientApproval', 'other', 'transferFrom', transfer);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('99')));
});

statement('recipient-whoever', async ({ lockup }) => {
  const id = await lockup.open({ total: DAY });
  await lockup.pass(DAY);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  const withdraw = [id, 'other', dai('100')];
  const error = 'SablierLockup_WithdrawalAddressNotRecipient';
  await lockup.reverts(error, 'recipient', 'withdraw', withdraw);
  await lockup.moves(() => lockup.call('owner', 'withdraw', withdraw), paid('other', dai('100')));
  await answers(lockup, 'SablierLockup_Unauthorized', 'recipient', 'burn', [id]);
  await answers(lockup, 'success', 'owner', 'burn', [id]);
});

statement('approved-operator', async ({ lockup }) => {
  const { streaming, depleted } = await oneOfEach(lockup);
  await lockup.call('recipient', 'setApprovalForAll', ['operator', true]);
  for (const id of [streaming, depleted])
    await lockup.call('recipient', 'approve', ['delegate', id]);
  for (const [who, outcome] of [
    ['operator', 'success'],
    ['delegate', 'success'],
    ['stranger', 'SablierLockup_WithdrawalAddressNotRecipient'],
  ] as const) {
    await lockup.reverts(outcome, who, 'withdraw', [streaming, 'other', dai('40')]);
    if (outcome !== 'success') continue;
    await lockup.reverts(outcome, who, 'transferFrom', ['recipient', 'other', streaming]);
    await answers(lockup, outcome, who, 'burn', [depleted]);
  }
});

statement(
  'anyone-every',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: ['cliff', 'between', 'last', 'end', 'after', 'canceled'],
    withdrawn: 'any',
    caller: ['stranger', 'sender'],
    owner: ['account', 'contract', 'hook'],
    comptroller: { not: 'reverting' },
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    await world.refuses(error, world.who, 'withdraw', [world.id, world.who, 1n]);
    await withdrawsAll(world);
  },
);

// moment: no function sets a sender, at any moment: the ABI is read.
statement('neither-nor-may', async ({ lockup }) => {
  await lockup.fund('other', dai('100'));
  const create = async (outcome: string, terms: object) =>
    lockup.reverts(outcome, 'other', 'createWithTimestampsLL', await linear(lockup, terms));
  await create('SablierLockupHelpers_SenderZeroAddress', { sender: zeroAddress });
  await create('ERC721InvalidReceiver', { recipient: zeroAddress });
  await create('success', {});
  const setters = lockup.abi.flatMap((part) =>
    part.type === 'function' && part.stateMutability !== 'view' && /sender/i.test(part.name)
      ? part.name
      : [],
  );
  expect(setters).toEqual([]);
});

statement('funder-recorded-event-nowhere', async ({ lockup }) => {
  await lockup.open({ by: 'other' });
  const { other } = lockup.accounts;
  const event = await eventOf(lockup, 'CreateLockupLinearStream');
  expect(event).toMatchObject({ commonParams: { funder: other } });
  await lockup.open({ by: 'other', targetPrice: usd('4000') });
  const gated = await eventOf(lockup, 'CreateLockupPriceGatedStream');
  expect(Object.keys(gated ?? {}).sort()).toEqual(['oracle', 'streamId', 'targetPrice']);
  const names = lockup.abi.flatMap((part) => (part.type === 'function' ? part.name : []));
  expect(names.filter((name) => /funder/i.test(name))).toEqual([]);
});

statement(
  'nothing-accrues-between-cliff',
  {
    of: ['lockup', 'lockupV1_2'],
    model: ['linear'],
    shape: 'cliff',
    moment: ['start'],
    token: ['plain', 'six', 'whole'],
    cancelable: 'any',
    transferable: 'any',
  },
  async (world) => {
    const half = (world.cliff - world.start) / 2n;
    for (const seconds of [half, world.cliff - world.start - half - 1n]) {
      await world.pass(seconds);
      expect(await world.read('streamedAmountOf', [world.id])).toBe(0n);
    }
  },
);

statement('stream-already-passed-accepted', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const start = (await lockup.now()) - 10n * DAY;
    const id = await lockup.open({ start, total: 9n * DAY });
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    const withdraw = () => lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.moves(withdraw, paid('recipient', dai('100')));
  });
});

statement('functions-accept-chain', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const args = await linear(lockup);
  const create = () => lockup.call('sender', 'createWithTimestampsLL', args, { value: 5n });
  await lockup.moves(create, {
    sender: -dai('100'),
    lockup: dai('100'),
    'sender.coin': -5n,
    'lockup.coin': 5n,
  });
});

statement('funder-event', async ({ lockup }) => {
  const { sender } = lockup.accounts;
  await lockup.batch.fund('sender', dai('100'));
  const { timestamps, ...params } = await common(lockup);
  const zero = { start: 0n, cliff: 0n };
  const stream = { ...params, timestamps, cliffTime: 0n, unlockAmounts: zero, granularity: 1n };
  await lockup.batch.call('sender', 'createWithTimestampsLL', ['lockup', 'dai', [stream]]);
  const event = () => eventOf(lockup, 'CreateLockupLinearStream');
  expect(await event()).toMatchObject({ commonParams: { funder: lockup.batch.address } });
  const batch = await eventOf(lockup, 'CreateLockupBatch', lockup.batch.address);
  expect(batch).toMatchObject({ funder: sender });
  await lockup.fund('sender', dai('100'));
  const args = [
    {
      ...(await common(lockup)),
      sender,
      recipient: lockup.accounts.recipient,
      token: await lockup.read<string>('getUnderlyingToken', [1n]),
    },
    zero,
    1n,
    0n,
  ];
  await lockup.call('sender', 'batch', [[lockup.encode('createWithTimestampsLL', args)]]);
  expect(await event()).toMatchObject({ commonParams: { funder: sender } });
});

statement(
  'anyone-else-included-amount',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: ['cliff', 'between', 'last', 'end', 'after', 'canceled'],
    withdrawn: 'any',
    caller: ['stranger', 'sender'],
    owner: ['account', 'contract', 'hook'],
    feed: ['none', 'above', 'stale'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    const { id, who } = world;
    await world.refuses('SablierLockup_WithdrawalAddressNotRecipient', who, 'withdraw', [
      id,
      who,
      1n,
    ]);
    const amount = await withdrawable(world);
    if (world.model === 'priceGated') return withdrawsAll(world);
    const part = amount / 3n + 1n;
    await world.pays([who, 'withdraw', [id, 'recipient', part]], {
      recipient: part,
      contract: -part,
    });
    await world.refuses('SablierLockup_Overdraw', who, 'withdraw', [
      id,
      'recipient',
      amount - part + 1n,
    ]);
  },
);

statement(
  'withdraw-max-takes-everything',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: { not: 'depleted' },
    withdrawn: 'any',
    caller: 'any',
    owner: ['account', 'contract', 'hook'],
    comptroller: { not: 'reverting' },
    feed: { not: 'undecodable' },
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    await withdrawsAll(world);
  },
);

statement(
  'withdraw-first-current-transfers',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: ['cliff', 'between', 'last', 'end', 'after', 'canceled'],
    withdrawn: 'any',
    caller: ['recipient', 'approved', 'operator'],
    owner: ['account', 'contract', 'hook'],
    comptroller: { not: 'reverting' },
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const amount = await withdrawable(world);
    await world.pays([world.who, 'withdrawMaxAndTransfer', [world.id, 'other']], {
      recipient: amount,
      contract: -amount,
    });
    expect(await world.read('ownerOf', [world.id])).toBe(world.addressOf('other'));
    expect(await world.read('withdrawableAmountOf', [world.id])).toBe(0n);
  },
);

statement('entry-emits-invalid', async ({ lockup }) => {
  const { streaming, settled } = await oneOfEach(lockup);
  const args = [
    [streaming, settled],
    [dai('41'), dai('100')],
  ];
  expect(await lockup.events('stranger', 'withdrawMultiple', args)).toEqual([
    'InvalidWithdrawalInWithdrawMultiple',
    'WithdrawFromLockupStream',
  ]);
  expect(await lockup.balanceOf('recipient')).toBe(dai('200'));
  expect(await lockup.read('getWithdrawnAmount', [streaming])).toBe(0n);
});

statement('token-feed-burns', async ({ lockup }) => {
  const { address: feed } = await lockup.deploy('TestOracle', [8, usd('3000')], 'feed');
  const first = {
    token: await lockup.open({ token: 'usdc' }),
    feed: await lockup.open({ targetPrice: usd('4000'), oracle: 'feed' }),
  };
  const others = [await lockup.open(), await lockup.open()];
  await lockup.pass(10n * DAY);
  for (const [which, address] of [
    ['token', lockup.addressOf('usdc')],
    ['feed', feed],
  ] as const) {
    const { chain } = lockup;
    const before = await chain.snapshot();
    // An invalid instruction: it takes all gas with it.
    await chain.setCode({ address, bytecode: '0xfe' });
    const ids = [first[which], ...others];
    const pay = async (gas: bigint) => {
      const hash = await chain.sendTransaction({
        account: lockup.accounts.stranger,
        to: lockup.address,
        data: lockup.encode('withdrawMultiple', [ids, ids.map(() => dai('10'))]),
        gas,
        chain: null,
      });
      return (await receiptOf(chain, hash)).status;
    };
    for (const gas of [500_000n, 1_000_000n, 3_000_000n]) expect(await pay(gas)).toBe('reverted');
    expect(await lockup.balanceOf('recipient')).toBe(0n);
    expect(await pay(15_000_000n)).toBe('success');
    expect(await lockup.balanceOf('recipient')).toBe(dai('20'));
    await chain.revert({ id: before });
  }
});

statement('times-uint40', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const create = async (outcome: string, terms: object) =>
    lockup.reverts(outcome, 'sender', 'createWithTimestampsLL', await linear(lockup, terms));
  await create('SablierLockupHelpers_StartTimeZero', { start: 0n, end: 9n });
  await create('SablierLockupHelpers_StartTimeNotLessThanEndTime', { start: 9n, end: 9n });
  await create('success', { start: 1n, end: 2n });
  await create('success', { end: 2n ** 40n - 1n });
  await expect(create('success', { end: 2n ** 40n })).rejects.toThrow(/range|safe/i);
});

statement('once-comptroller-registered', async ({ lockup }) => {
  const id = await lockup.open();
  const token = await lockup.read<string>('getUnderlyingToken', [id]);
  const call = ['lockup', lockup.encode('setNativeToken', [token])];
  await lockup.fund('sender', dai('100'));
  const args = await linear(lockup);
  await lockup.reverts('success', 'sender', 'createWithTimestampsLL', args);
  await lockup.comptroller.call('admin', 'execute', call);
  const error = 'SablierLockupHelpers_CreateNativeToken';
  await lockup.reverts(error, 'sender', 'createWithTimestampsLL', args);
});

statement('deposit-released-after-two', async ({ lockup }) => {
  const id = await lockup.open({ deposit: 10n, total: 3n });
  await releases(lockup, id, [
    [1n, 3n],
    [2n, 6n],
    [3n, 10n],
  ]);
});

statement('sender-address', async ({ lockup }) => {
  const id = await lockup.open({ by: 'other', sender: 'owner' });
  for (const call of ['cancel', 'renounce']) {
    for (const who of ['other', 'sender', 'recipient', 'stranger'])
      await answers(lockup, 'SablierLockup_Unauthorized', who, call, [id]);
    await answers(lockup, 'success', 'owner', call, [id]);
  }
});

statement(
  'only-withdrawals-change-amounts',
  {
    of: 'lockup',
    model: { not: 'priceGated' },
    shape: 'any',
    moment: ['end', 'after'],
    withdrawn: 'any',
    cancelable: 'any',
    owner: ['account', 'contract', 'hook'],
  },
  async (world) => {
    const { id } = world;
    const amounts = ['getDepositedAmount', 'getRefundedAmount', 'getWithdrawnAmount'];
    const read = () => Promise.all(amounts.map((name) => world.read(name, [id])));
    await world.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
    await world.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await world.pass(world.terms.total);
    expect(await read()).toEqual([world.deposit, 0n, world.taken]);
    await world.call('other', 'withdraw', [id, 'other', 1n]);
    expect(await read()).toEqual([world.deposit, 0n, world.taken + 1n]);
  },
);
