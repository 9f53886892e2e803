import { expect } from 'vitest';
import { byEachCaller } from '../chains/each';
import { statement, dai, DAY, usdc, YEAR } from '../statement';
import { execute } from '../chains/comptroller';
import { openHook } from '../chains/hook-contract';
import { standIn } from '../chains/stand-in';
import { cancels, errorIn, expectedStatus, withdrawsAll } from '../worlds/proofs';

const SUPPORTED = { 'supportsInterface(bytes4)': [1n] };

statement('sender-receives', async ({ lockup }) => {
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('60'),
    lockup: -dai('60'),
  });
});

statement('recipient-keeps-withdraw', async ({ lockup }) => {
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
  await lockup.call('sender', 'cancel', [id]);
  expect(await lockup.balanceOf('recipient')).toBe(dai('15'));
  await lockup.pass(60n * DAY);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('25'),
    lockup: -dai('25'),
  });
});

statement(
  'lockup-sender',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: ['pending', 'start', 'cliff', 'between', 'last'],
    withdrawn: 'any',
    cancelable: 'any',
    feed: ['none', 'below', 'reverting', 'ahead'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    if (world.cancelable === 'yes') return cancels(world);
    await world.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [world.id]);
  },
);

statement('flow-sender', async ({ flow }) => {
  // 86.4 USDC a day.
  const id = await flow.open({ deposit: usdc('1000') });
  const scarce = await flow.open({ deposit: usdc('50') });
  const paused = await flow.open({ deposit: usdc('50') });
  await flow.pass(DAY);
  await flow.call('sender', 'pause', [paused]);
  expect(await flow.read('totalDebtOf', [paused])).toBe(usdc('86.4'));
  await flow.reverts('SablierFlowState_Unauthorized', 'recipient', 'pause', [id]);
  await flow.call('sender', 'pause', [id]);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('913.6'),
    'flow.usdc': -usdc('913.6'),
  });
  await flow.call('sender', 'void', [id]);
  await flow.call('recipient', 'void', [scarce]);
  expect(await flow.read('withdrawableAmountOf', [id])).toBe(usdc('86.4'));
  expect(await flow.read('withdrawableAmountOf', [scarce])).toBe(usdc('50'));
  expect(await flow.read('totalDebtOf', [scarce])).toBe(usdc('50'));
});

statement(
  'turns-renounces-right',
  {
    of: 'lockup',
    model: 'any',
    shape: ['plain', 'unlock'],
    moment: ['pending', 'between', 'last', 'canceled', 'depleted'],
    cancelable: 'any',
    feed: ['none', 'below', 'reverting'],
  },
  async (world) => {
    const { id } = world;
    const flag = () => world.read<boolean>('isCancelable', [id]);
    expect(await flag()).toBe(
      world.cancelable === 'yes' && !['canceled', 'depleted'].includes(world.moment),
    );
    if (world.cancelable !== 'yes' || world.moment === 'depleted' || world.moment === 'canceled')
      return;
    const before = await world.chain.snapshot();
    await world.call('sender', 'cancel', [id]);
    expect(await flag()).toBe(false);
    await world.chain.revert({ id: before });
    await world.call('sender', 'renounce', [id]);
    expect(await flag()).toBe(false);
  },
);

statement(
  'cancelable-false-settled',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'any',
    cancelable: 'any',
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const status = await expectedStatus(world);
    const isWarm = status === 'PENDING' || status === 'STREAMING';
    expect(await world.read('isCancelable', [world.id])).toBe(isWarm && world.cancelable === 'yes');
  },
);

statement(
  'only-sender-cancel',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: ['pending', 'start', 'cliff', 'between', 'last'],
    feed: ['none', 'below', 'reverting', 'ahead'],
    caller: { not: 'sender' },
    owner: ['account', 'contract', 'hook'],
  },
  async (world) => {
    await world.reverts('SablierLockup_Unauthorized', world.who, 'cancel', [world.id]);
    const released = await world.released();
    await world.moves(() => world.call('sender', 'cancel', [world.id]), {
      sender: world.deposit - released,
      contract: released - world.deposit,
    });
  },
);

statement(
  'v1-could-well',
  {
    of: ['lockupV1_0', 'lockupV1_2'],
    model: ['linear', 'dynamic'],
    shape: 'any',
    moment: ['pending', 'start', 'cliff', 'between', 'last'],
    withdrawn: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    if (world.of === 'lockupV1_2')
      return world.reverts('SablierLockup_Unauthorized', 'recipient', 'cancel', [world.id]);
    const released = await world.released();
    await world.moves(() => world.call('recipient', 'cancel', [world.id]), {
      sender: world.deposit - released,
      contract: released - world.deposit,
    });
  },
);

statement(
  'no-deadline-withdrawn-before',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'canceled',
    withdrawn: 'any',
    caller: 'any',
    owner: ['account', 'contract', 'hook'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: ['free', 'fee', 'replaced', 'blind', 'greedy'],
    transferable: 'any',
  },
  async (world) => {
    await world.pass(100n * YEAR);
    await withdrawsAll(world);
  },
);

statement('returns-full-although-before', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: 4_000_00000000n });
  await lockup.setPrice(4_000_00000000n);
  await lockup.reverts('success', 'recipient', 'withdraw', [id, 'recipient', dai('100')]);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  await lockup.setPrice(3_999_00000000n);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
  await lockup.setPrice(4_000_00000000n);
  await lockup.reverts('SablierLockup_StreamDepleted', 'recipient', 'withdrawMax', [
    id,
    'recipient',
  ]);
});

statement('undo-neither-sender', async ({ lockup }) => {
  const id = await lockup.open({ total: 100n * DAY });
  await lockup.pass(40n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  const names = lockup.abi.flatMap((item) => (item.type === 'function' ? item.name : []));
  expect(names.filter((name) => /resume|restart|restore|deposit$|uncancel/i.test(name))).toEqual(
    [],
  );
  const undo = async (who: string) => {
    for (const name of ['cancel', 'renounce'])
      await lockup.reverts('SablierLockup_StreamCanceled', who, name, [id]);
  };
  await undo('comptroller');
  await byEachCaller(lockup, id, undo);
  await lockup.pass(60n * DAY);
  expect(await lockup.read('wasCanceled', [id])).toBe(true);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('40'));
});

// model: a stream that does not exist has none.
statement('no-stream-id', async ({ lockup }) => {
  const next = await lockup.read('nextStreamId');
  await lockup.reverts('SablierLockupState_Null', 'sender', 'cancel', [next]);
});

statement(
  'stream-canceled-already',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'canceled',
    withdrawn: 'any',
    caller: 'any',
    owner: 'any',
    token: { not: 'fee' },
  },
  async (world) => {
    await world.reverts('SablierLockup_StreamCanceled', world.who, 'cancel', [world.id]);
    const frozen = await world.released();
    await world.pass(world.terms.total);
    await world.reverts('SablierLockup_StreamCanceled', 'sender', 'cancel', [world.id]);
    expect(await world.read('streamedAmountOf', [world.id])).toBe(frozen);
  },
);

statement(
  'stream-not-cancelable',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: ['pending', 'start', 'cliff', 'between', 'last'],
    withdrawn: 'any',
    cancelable: ['no', 'renounced'],
    owner: 'any',
    feed: ['none', 'below', 'reverting', 'ahead'],
  },
  async (world) => {
    expect(await world.read('isCancelable', [world.id])).toBe(false);
    await world.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [world.id]);
  },
);

statement(
  'stream-settled',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: ['end', 'after'],
    withdrawn: 'any',
    cancelable: 'any',
    owner: 'any',
    feed: 'any',
  },
  async (world) => {
    expect(await world.read('refundableAmountOf', [world.id])).toBe(0n);
    await world.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [world.id]);
  },
);

statement('checks-run-order', async ({ lockup }) => {
  const fixed = await lockup.open({ cancelable: false, total: DAY });
  const canceled = await lockup.open({ total: 2n * DAY });
  const depleted = await lockup.open({ total: 2n * DAY });
  await lockup.pass(DAY);
  // Settled, not cancelable, and by a stranger: each check hides those behind it.
  await lockup.reverts('SablierLockup_Unauthorized', 'stranger', 'cancel', [fixed]);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [fixed]);
  await lockup.call('sender', 'cancel', [canceled]);
  await lockup.reverts('SablierLockup_StreamCanceled', 'stranger', 'cancel', [canceled]);
  await lockup.call('sender', 'cancel', [depleted]);
  await lockup.call('recipient', 'withdrawMax', [depleted, 'recipient']);
  await lockup.reverts('SablierLockup_StreamDepleted', 'stranger', 'cancel', [depleted]);
});

statement(
  'owner-nft-hook',
  {
    of: 'lockup',
    model: 'any',
    moment: ['pending', 'between'],
    owner: ['reverting', 'burning'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    await world.reverts('no data', 'sender', 'cancel', [world.id]);
    const before = await world.chain.snapshot();
    await world.call('recipient', 'transferFrom', ['recipient', 'other', world.id]);
    await cancels(world);
    await world.chain.revert({ id: before });
    await world.repairHook();
    await cancels(world);
  },
);

statement(
  'hook-returns-value',
  {
    of: 'lockup',
    model: 'any',
    moment: ['pending', 'between', 'last'],
    owner: 'wrong',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    await world.reverts('SablierLockup_InvalidHookSelector', 'sender', 'cancel', [world.id]);
    await world.call('recipient', 'transferFrom', ['recipient', 'other', world.id]);
    await cancels(world);
  },
);

statement('hook-returns-nothing', async ({ lockup }) => {
  const { become } = await openHook(lockup, 'nothing');
  const id = await lockup.open({ recipient: 'hook' });
  await lockup.pass(DAY);
  await lockup.reverts('no data', 'sender', 'cancel', [id]);
  // Takes all the gas that the call gives it.
  await become('invalid');
  await lockup.reverts('no data', 'sender', 'cancel', [id]);
  await become('records');
  await lockup.reverts('success', 'sender', 'cancel', [id]);
});

statement(
  'price-feed-gated',
  {
    of: 'lockup',
    model: 'priceGated',
    moment: ['pending', 'start', 'between', 'last', 'end', 'after'],
    feed: 'undecodable',
    token: ['plain', 'six', 'whole'],
  },
  async (world) => {
    const isOver = world.moment === 'end' || world.moment === 'after';
    await world.reverts(isOver ? 'SablierLockup_StreamSettled' : 'no data', 'sender', 'cancel', [
      world.id,
    ]);
    if (isOver) return;
    await world.repairFeed();
    await cancels(world);
  },
);

statement('token-refuses-transfer', async ({ lockup }) => {
  const token = lockup.addressOf('dai');
  const code = await lockup.chain.getCode({ address: token });
  const id = await lockup.open();
  await lockup.pass(40n * DAY);
  await standIn(lockup, { otherwise: 'reverts' }, token);
  await lockup.reverts('no data', 'sender', 'cancel', [id]);
  await standIn(lockup, { otherwise: [0n] }, token);
  await lockup.reverts('SafeERC20FailedOperation', 'sender', 'cancel', [id]);
  await lockup.chain.setCode({ address: token, bytecode: code ?? '0x' });
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('60'),
    lockup: -dai('60'),
  });
});

statement('call-fails-continues-tokens', async ({ lockup }) => {
  const hook = await standIn(lockup, { ...SUPPORTED, otherwise: [0n] });
  await execute(lockup, 'allowToHook', [hook]);
  const id = await lockup.open({ recipient: hook });
  for (const day of [10n, 20n]) {
    await lockup.pass(10n * DAY);
    await lockup.reverts('SablierLockup_InvalidHookSelector', 'sender', 'cancel', [id]);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(dai(String(day)));
  }
  const gated = await lockup.open({ targetPrice: 4_000_00000000n, total: DAY });
  await standIn(lockup, { 'decimals()': [8n] }, lockup.addressOf('oracle'));
  await lockup.reverts('no data', 'sender', 'cancel', [gated]);
  await lockup.reverts('no data', 'sender', 'streamedAmountOf', [gated]);
  await lockup.pass(DAY);
  expect(await lockup.read('streamedAmountOf', [gated])).toBe(dai('100'));
});

statement('since-v3-multiple', async ({ lockup }) => {
  const settled = await lockup.open({ total: DAY });
  const good = await lockup.open();
  const fixed = await lockup.open({ cancelable: false });
  await lockup.pass(40n * DAY);
  const list = [settled, good, fixed];
  const before = await lockup.chain.snapshot();
  expect(await lockup.call('sender', 'cancelMultiple', [list])).toEqual([0n, dai('60'), 0n]);
  await lockup.chain.revert({ id: before });
  expect(await lockup.events('sender', 'cancelMultiple', [list])).toEqual([
    'InvalidStreamInCancelMultiple',
    'CancelLockupStream',
    'InvalidStreamInCancelMultiple',
  ]);
});

statement(
  'only-pending-streaming',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'any',
    caller: 'any',
    owner: 'any',
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const outcome = errorIn(await expectedStatus(world));
    const isRefused = outcome === 'success' && world.who !== 'sender';
    await world.reverts(isRefused ? 'SablierLockup_Unauthorized' : outcome, world.who, 'renounce', [
      world.id,
    ]);
    if (outcome !== 'success') return;
    await world.call('sender', 'renounce', [world.id]);
    expect(await world.read('isCancelable', [world.id])).toBe(false);
  },
);

statement(
  'sender-anyone-approved-may',
  {
    of: 'flow',
    moment: { not: 'voided' },
    withdrawn: 'any',
    caller: 'any',
    owner: 'any',
    transferable: 'any',
  },
  async (world) => {
    if (world.who === 'stranger')
      return world.reverts('SablierFlow_Unauthorized', 'stranger', 'void', [world.id]);
    await world.call(world.who, 'void', [world.id]);
    expect(await world.read('isVoided', [world.id])).toBe(true);
  },
);

// model: claims make linear and tranched streams alone, and both are asked.
statement('campaign-made-whoever', async ({ airdropsV1_2 }) => {
  const { lockup } = airdropsV1_2;
  const halves = [2n, 3n].map((fifths) => [fifths * 2n * 10n ** 17n, fifths * 20n * DAY] as const);
  for (const [streams, shape] of [
    [lockup, {}],
    [lockup.tranched, { tranches: halves }],
  ] as const) {
    const campaign = await airdropsV1_2.campaign({ cancelable: true, ...shape });
    const id = await campaign.claim('recipient');
    await campaign.call('admin', 'transferAdmin', ['owner']);
    const later = await campaign.claim('other');
    await airdropsV1_2.pass(40n * DAY);
    await streams.reverts('SablierV2Lockup_Unauthorized', 'owner', 'cancel', [id]);
    const back = async (who: string, stream: bigint, amount: bigint) => {
      const held = await lockup.balanceOf(who);
      await streams.call(who, 'cancel', [stream]);
      expect((await lockup.balanceOf(who)) - held).toBe(amount);
    };
    await back('admin', id, dai('60'));
    await back('owner', later, dai('30'));
  }
});
