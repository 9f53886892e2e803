import { expect } from 'vitest';
import { statement, dai, DAY, eth, usd, YEAR, type Chains } from '../../statement';
import { answers, CLIFF, paid } from './standing';
import {
  cancels,
  expectedStatus,
  statusOf as statusIn,
  withdrawable,
  withdrawsAll,
} from '../../worlds/proofs';

/** Answers each call, but with nothing that can be decoded as a price. */
const ANSWERS_NOTHING = '0x00';

statement(
  'nothing-released-cancellation-full',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'pending',
    feed: ['none', 'below', 'reverting', 'ahead'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    owner: ['account', 'contract', 'hook'],
  },
  async (world) => {
    expect(await world.read('streamedAmountOf', [world.id])).toBe(0n);
    await world.moves(() => world.call('sender', 'cancel', [world.id]), {
      sender: world.deposit,
      contract: -world.deposit,
    });
  },
);

statement(
  'may-waits-cliff',
  {
    of: ['lockup', 'lockupV1_2'],
    model: { not: 'priceGated' },
    shape: 'cliff',
    moment: 'start',
    caller: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    expect(await statusIn(world)).toBe('STREAMING');
    await world.pass(world.cliff - world.start - 1n);
    expect(await statusIn(world)).toBe('STREAMING');
    expect(await world.read('withdrawableAmountOf', [world.id])).toBe(0n);
  },
);

statement(
  'sender-streams-even-flag',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: ['end', 'after'],
    withdrawn: 'any',
    cancelable: 'any',
    feed: 'any',
    owner: 'any',
  },
  async (world) => {
    expect(await statusIn(world)).toBe('SETTLED');
    expect(await world.read('refundableAmountOf', [world.id])).toBe(0n);
    expect(await world.read('isCancelable', [world.id])).toBe(false);
    await world.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [world.id]);
  },
);

statement('stream-creation-lies-segment', async ({ lockup }) => {
  const now = await lockup.now();
  const start = now - 10n * DAY;
  const all = dai('100');
  const ids = [
    await lockup.open({ start, total: 10n * DAY }),
    await lockup.open({
      start,
      segments: [
        [all, eth('2'), 9n * DAY],
        [0n, eth('1'), YEAR],
      ],
    }),
    await lockup.open({
      start,
      tranches: [
        [all, 9n * DAY],
        [0n, YEAR],
      ],
    }),
    await lockup.open({ segments: [[all, 0n, YEAR]] }),
    await lockup.open({
      start,
      segments: [
        [0n, eth('1'), DAY],
        [all, 0n, YEAR],
      ],
    }),
    await lockup.open({ unlocks: { start: all, cliff: 0n } }),
    await lockup.open({ start, cliff: DAY, unlocks: { start: dai('40'), cliff: dai('60') } }),
  ];
  for (const id of ids) expect(await lockup.statusOf(id)).toBe('SETTLED');
  const running = await lockup.open({
    start,
    cliff: DAY,
    unlocks: { start: 0n, cliff: all - 1n },
  });
  expect(await lockup.statusOf(running)).toBe('STREAMING');
});

statement(
  'owner-stay-readable-afterwards',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'depleted',
    caller: ['recipient', 'approved', 'operator'],
    cancelable: 'any',
    transferable: 'any',
    owner: 'any',
    feed: 'any',
  },
  async (world) => {
    await world.call(world.who, 'burn', [world.id]);
    await world.reverts('ERC721NonexistentToken', 'other', 'ownerOf', [world.id]);
    expect(await statusIn(world)).toBe('DEPLETED');
    expect(await world.read('getSender', [world.id])).toBe(world.accounts.sender);
    expect(await world.read('getDepositedAmount', [world.id])).toBe(world.deposit);
    expect(await world.read('getWithdrawnAmount', [world.id])).toBe(world.deposit);
  },
);

// model: a stream that does not exist has none.
statement('stream-revert-erc721-nonexistent', async ({ lockup }) => {
  const id = await lockup.read('nextStreamId');
  expect(await lockup.read('isStream', [id])).toBe(false);
  for (const getter of ['getRecipient', 'ownerOf', 'tokenURI'])
    await answers(lockup, 'ERC721NonexistentToken', 'other', getter, [id]);
  const getters =
    'statusOf isCold isWarm isCancelable isTransferable isDepleted wasCanceled getSender getUnderlyingToken ' +
    'getStartTime getEndTime getDepositedAmount getRefundedAmount getWithdrawnAmount getLockupModel ' +
    'getCliffTime getUnlockAmounts getGranularity getSegments getTranches getPriceGatedUnlockParams ' +
    'streamedAmountOf withdrawableAmountOf refundableAmountOf calculateMinFeeWei';
  for (const getter of getters.split(' '))
    await answers(lockup, 'SablierLockupState_Null', 'other', getter, [id]);
});

statement(
  'once-both-flags-set',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'canceled',
    withdrawn: 'any',
    caller: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    expect(await world.read('isDepleted', [world.id])).toBe(false);
    await withdrawsAll(world);
    expect(await world.read('isDepleted', [world.id])).toBe(true);
    expect(await world.read('wasCanceled', [world.id])).toBe(true);
    expect(await statusIn(world)).toBe('DEPLETED');
  },
);

statement(
  'canceled-stays-call-ran',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: ['canceled', 'depleted'],
    withdrawn: 'any',
  },
  async (world) => {
    if (world.moment === 'canceled') await withdrawsAll(world);
    expect(await statusIn(world)).toBe('DEPLETED');
    expect(await world.read('wasCanceled', [world.id])).toBe(world.moment === 'canceled');
  },
);

statement(
  'warm-cold-tell-apart',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'any',
    withdrawn: 'any',
    cancelable: 'any',
    feed: { not: 'undecodable' },
    comptroller: 'any',
  },
  async (world) => {
    const status = await expectedStatus(world);
    const isWarm = status === 'PENDING' || status === 'STREAMING';
    expect(await statusIn(world)).toBe(status);
    expect(await world.read('isWarm', [world.id])).toBe(isWarm);
    expect(await world.read('isCold', [world.id])).toBe(!isWarm);
  },
);

statement('price-gated-exception-makes', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: usd('4000') });
  await lockup.setPrice(usd('4000'));
  expect(await lockup.statusOf(id)).toBe('SETTLED');
  expect(await lockup.read('isWarm', [id])).toBe(false);
  await lockup.setPrice(usd('3999'));
  expect(await lockup.read('isWarm', [id])).toBe(true);
});

statement(
  'stream-never-shows-left',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'pending',
    feed: ['none', 'below', 'reverting', 'ahead'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    transferable: 'any',
  },
  async (world) => {
    await world.call('sender', 'cancel', [world.id]);
    expect(await statusIn(world)).toBe('DEPLETED');
    expect(await world.read('withdrawableAmountOf', [world.id])).toBe(0n);
  },
);

statement('happens-cancels-right', async ({ lockup }) => {
  const waiting = await lockup.open(CLIFF);
  const unlocked = await lockup.open({ ...CLIFF, unlocks: { start: dai('1'), cliff: 0n } });
  const emptied = await lockup.open();
  await lockup.pass(20n * DAY);
  await lockup.call('recipient', 'withdrawMax', [emptied, 'recipient']);
  for (const id of [waiting, emptied, unlocked]) await lockup.call('sender', 'cancel', [id]);
  expect(await lockup.statusOf(waiting)).toBe('DEPLETED');
  expect(await lockup.statusOf(emptied)).toBe('DEPLETED');
  expect(await lockup.statusOf(unlocked)).toBe('CANCELED');
});

statement(
  'no-withdrawal-deplete-unreleased',
  {
    of: ['lockup', 'lockupV1_2'],
    model: { not: 'priceGated' },
    shape: 'any',
    moment: ['cliff', 'between', 'last'],
    withdrawn: 'any',
    caller: 'any',
    comptroller: { not: 'reverting' },
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    if ((await withdrawable(world)) > 0n) await withdrawsAll(world);
    expect(await statusIn(world)).toBe('STREAMING');
    await world.refuses('SablierLockup_Overdraw', 'recipient', 'withdraw', [
      world.id,
      'recipient',
      1n,
    ]);
  },
);

statement(
  'pending-released',
  {
    of: 'lockup',
    model: { not: 'priceGated' },
    shape: 'any',
    moment: 'pending',
    comptroller: { not: 'reverting' },
    owner: ['account', 'contract', 'hook'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    const { id } = world;
    await world.refuses('SablierLockup_Overdraw', 'recipient', 'withdraw', [id, 'recipient', 1n]);
    await world.reverts('success', 'sender', 'renounce', [id]);
    await world.reverts('SablierLockup_StreamNotDepleted', 'recipient', 'burn', [id]);
    await cancels(world);
  },
);

statement(
  'streaming-released',
  {
    of: 'lockup',
    model: { not: 'priceGated' },
    shape: 'any',
    moment: ['start', 'cliff', 'between', 'last'],
    withdrawn: 'any',
    owner: ['account', 'contract', 'hook'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: { not: 'reverting' },
  },
  async (world) => {
    const { id } = world;
    const amount = await withdrawable(world);
    const withdraw = (outcome: string, value: bigint) =>
      world.refuses(outcome, 'recipient', 'withdraw', [id, 'recipient', value]);
    if (amount > 0n) await withdraw('success', amount);
    await withdraw('SablierLockup_Overdraw', amount + 1n);
    await world.reverts('success', 'sender', 'renounce', [id]);
    await world.reverts('SablierLockup_StreamNotDepleted', 'recipient', 'burn', [id]);
    await cancels(world);
  },
);

statement(
  'settled-yes',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: ['end', 'after'],
    withdrawn: 'any',
    cancelable: 'any',
    feed: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: { not: 'reverting' },
    owner: 'any',
  },
  async (world) => {
    const { id } = world;
    for (const call of ['cancel', 'renounce'])
      await world.reverts('SablierLockup_StreamSettled', 'sender', call, [id]);
    await world.reverts('SablierLockup_StreamNotDepleted', 'recipient', 'burn', [id]);
    await withdrawsAll(world, 'recipient');
  },
);

statement(
  'canceled-remainder',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: 'canceled',
    withdrawn: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: { not: 'reverting' },
  },
  async (world) => {
    const { id } = world;
    const more = (await withdrawable(world)) + 1n;
    await world.refuses('SablierLockup_Overdraw', 'recipient', 'withdraw', [id, 'recipient', more]);
    for (const call of ['cancel', 'renounce'])
      await world.reverts('SablierLockup_StreamCanceled', 'sender', call, [id]);
    await world.reverts('SablierLockup_StreamNotDepleted', 'recipient', 'burn', [id]);
    await withdrawsAll(world, 'recipient');
  },
);

statement(
  'depleted-no',
  {
    of: 'lockup',
    model: 'any',
    moment: 'depleted',
    cancelable: 'any',
    owner: 'any',
    comptroller: 'any',
    feed: 'any',
  },
  async (world) => {
    const { id } = world;
    await world.refuses('SablierLockup_StreamDepleted', 'recipient', 'withdraw', [
      id,
      'recipient',
      1n,
    ]);
    for (const call of ['cancel', 'renounce'])
      await world.reverts('SablierLockup_StreamDepleted', 'sender', call, [id]);
    await world.reverts('success', 'recipient', 'burn', [id]);
  },
);

statement(
  'cancel-need-cancelable-caller',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: ['pending', 'start', 'cliff', 'between', 'last'],
    cancelable: 'any',
    caller: 'any',
    feed: ['none', 'below', 'reverting', 'ahead'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    const cancelable = world.cancelable === 'yes' ? 'success' : 'SablierLockup_StreamNotCancelable';
    const outcome = world.who === 'sender' ? cancelable : 'SablierLockup_Unauthorized';
    for (const call of ['cancel', 'renounce'])
      await world.reverts(outcome, world.who, call, [world.id]);
  },
);

statement(
  'burn-needs-someone-approved',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    moment: 'depleted',
    caller: 'any',
    owner: 'any',
    transferable: 'any',
    cancelable: 'any',
    comptroller: 'any',
  },
  async (world) => {
    const isRefused = world.who === 'sender' || world.who === 'stranger';
    await world.reverts(isRefused ? 'SablierLockup_Unauthorized' : 'success', world.who, 'burn', [
      world.id,
    ]);
  },
);

statement(
  'withdraw-max',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: { not: 'depleted' },
    withdrawn: 'any',
    caller: 'any',
    feed: { not: 'undecodable' },
    comptroller: { not: 'reverting' },
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    if ((await withdrawable(world)) > 0n) await withdrawsAll(world);
    const isEmpty = (await statusIn(world)) === 'DEPLETED';
    await world.refuses(
      isEmpty ? 'SablierLockup_StreamDepleted' : 'SablierLockup_WithdrawAmountZero',
      world.who,
      'withdrawMax',
      [world.id, 'recipient'],
    );
  },
);

statement(
  'withdraw-max-cancel',
  {
    of: 'lockup',
    model: 'any',
    moment: 'depleted',
    caller: 'any',
    owner: 'any',
    comptroller: 'any',
    cancelable: 'any',
    feed: 'any',
  },
  async (world) => {
    const error = 'SablierLockup_StreamDepleted';
    await world.refuses(error, world.who, 'withdraw', [world.id, 'recipient', 1n]);
    await world.refuses(error, world.who, 'withdrawMax', [world.id, 'recipient']);
    for (const call of ['cancel', 'renounce'])
      await world.reverts(error, world.who, call, [world.id]);
  },
);

statement(
  'burn-depleted',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'any',
    withdrawn: 'any',
    owner: 'any',
    feed: 'any',
    cancelable: 'any',
  },
  async (world) => {
    const outcome = world.moment === 'depleted' ? 'success' : 'SablierLockup_StreamNotDepleted';
    await world.reverts(outcome, 'recipient', 'burn', [world.id]);
  },
);

statement(
  'stream-transferable-work-five',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'any',
    transferable: 'any',
    caller: ['recipient', 'approved', 'operator'],
    owner: 'any',
    feed: 'any',
  },
  async (world) => {
    const transfer = [world.who, 'transferFrom', ['recipient', 'other', world.id]] as const;
    if (world.transferable === 'no')
      return world.reverts('SablierLockup_NotTransferable', ...transfer);
    await world.call(...transfer);
    expect(await world.read('ownerOf', [world.id])).toBe(world.addressOf('other'));
    if (world.moment !== 'depleted') return;
    await world.call('other', 'burn', [world.id]);
    const error = 'ERC721NonexistentToken';
    await world.reverts(error, 'other', 'transferFrom', ['other', 'owner', world.id]);
  },
);

statement(
  'nothing-transfer-transfers-only',
  {
    of: 'lockup',
    model: 'any',
    shape: ['plain', 'cliff', 'steps'],
    moment: ['pending', 'start', 'depleted'],
    comptroller: 'any',
    feed: ['none', 'below', 'reverting', 'ahead'],
    owner: 'any',
    token: { not: 'fee' },
  },
  async (world) => {
    await world.moves(
      () => world.call('recipient', 'withdrawMaxAndTransfer', [world.id, 'other']),
      {},
    );
    expect(await world.read('ownerOf', [world.id])).toBe(world.addressOf('other'));
  },
);

statement('falls-stops-being-usable', async ({ lockup }) => {
  const feed = lockup.on(await lockup.deploy('OddFeed', [], 'feed'));
  const id = await lockup.open({ targetPrice: usd('4000'), oracle: 'feed' });
  const report = async (price: bigint, fails: boolean) => {
    await feed.call('admin', 'set', [price, 0n, fails]);
    return lockup.statusOf(id);
  };
  expect(await report(usd('4000'), false)).toBe('SETTLED');
  expect(await report(usd('3999'), false)).toBe('STREAMING');
  expect(await report(usd('4000'), false)).toBe('SETTLED');
  expect(await report(usd('4000'), true)).toBe('STREAMING');
});

statement('changes-false-target-below', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: usd('4000') });
  const fixed = await lockup.open({ targetPrice: usd('4000'), cancelable: false });
  for (const [price, expected] of [
    ['4000', false],
    ['3999', true],
    ['4001', false],
    ['3000', true],
  ] as const) {
    await lockup.setPrice(usd(price));
    expect(await lockup.read('isCancelable', [id])).toBe(expected);
    expect(await lockup.read('isCancelable', [fixed])).toBe(false);
  }
  await lockup.call('sender', 'renounce', [id]);
  expect(await lockup.read('isCancelable', [id])).toBe(false);
});

statement('price-reaches-earlier-goes', async ({ lockup }) => {
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({ targetPrice: usd('4000'), start });
  await lockup.setPrice(usd('4000'));
  expect(await lockup.statusOf(id)).toBe('PENDING');
  const withdraw = () => lockup.call('recipient', 'withdraw', [id, 'recipient', dai('100')]);
  await lockup.moves(withdraw, paid('recipient', dai('100')));
  expect(await lockup.statusOf(id)).toBe('DEPLETED');
});

statement(
  'situation-cancel-reverts',
  {
    of: 'lockup',
    model: 'priceGated',
    moment: 'pending',
    feed: ['above', 'stale'],
    cancelable: 'any',
    owner: 'any',
  },
  async (world) => {
    expect(await statusIn(world)).toBe('PENDING');
    await world.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [world.id]);
  },
);

statement(
  'cancelable-still-rely-refundable',
  {
    of: 'lockup',
    model: 'priceGated',
    moment: 'pending',
    feed: ['above', 'stale'],
    owner: 'any',
    comptroller: 'any',
  },
  async (world) => {
    expect(await world.read('isCancelable', [world.id])).toBe(true);
    expect(await world.read('refundableAmountOf', [world.id])).toBe(0n);
  },
);

statement(
  'cancellation-leads-straight',
  {
    of: 'lockup',
    model: 'priceGated',
    moment: ['pending', 'start', 'between', 'last'],
    feed: ['below', 'reverting', 'ahead'],
    owner: ['account', 'contract', 'hook'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    await world.moves(() => world.call('sender', 'cancel', [world.id]), {
      sender: world.deposit,
      contract: -world.deposit,
    });
    expect(await statusIn(world)).toBe('DEPLETED');
  },
);

statement(
  'amount-above-not-equal',
  {
    of: 'lockup',
    model: 'priceGated',
    moment: { not: ['depleted', 'canceled', 'cliff'] },
    feed: { not: 'undecodable' },
    caller: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: { not: 'reverting' },
  },
  async (world) => {
    const amount = await withdrawable(world);
    for (const other of [1n, amount - 1n, amount + 1n, world.deposit / 2n]) {
      if (other < 1n) continue;
      const args = [world.id, 'recipient', other];
      await world.refuses(
        'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount',
        world.who,
        'withdraw',
        args,
      );
    }
    await withdrawsAll(world);
  },
);

/** A price-gated stream that starts tomorrow, and whose feed then returns what cannot be decoded. */
async function withDeadFeed(lockup: Chains['lockup'], cancelable = true): Promise<bigint> {
  const { address } = await lockup.deploy('OddFeed', [], 'feed');
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({
    targetPrice: usd('4000'),
    oracle: 'feed',
    start,
    total: 100n * DAY,
    cancelable,
  });
  await lockup.chain.setCode({ address, bytecode: ANSWERS_NOTHING });
  return id;
}

// moment: asked at once, a day later, in the last second before the end and at the end.
statement('returns-data-decoded-streamed', async ({ lockup }) => {
  const id = await withDeadFeed(lockup);
  const fail = async () => {
    const views = ['streamedAmountOf', 'withdrawableAmountOf', 'refundableAmountOf', 'tokenURI'];
    for (const view of views) await answers(lockup, 'no data', 'other', view, [id]);
    await answers(lockup, 'no data', 'sender', 'cancel', [id]);
    await lockup.reverts('no data', 'recipient', 'withdraw', [id, 'recipient', dai('100')]);
    await lockup.reverts('no data', 'recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.reverts('no data', 'recipient', 'withdrawMaxAndTransfer', [id, 'other']);
  };
  await fail();
  await lockup.pass(DAY);
  await fail();
  await lockup.pass(100n * DAY - 1n);
  await fail();
  await lockup.pass(1n);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  const fixed = await withDeadFeed(lockup, false);
  for (const seconds of [0n, DAY]) {
    await lockup.pass(seconds);
    expect(await lockup.read('refundableAmountOf', [fixed])).toBe(0n);
  }
});

statement('once-started-calls', async ({ lockup }) => {
  const id = await withDeadFeed(lockup);
  const views = ['statusOf', 'isCancelable', 'isWarm', 'isCold'];
  for (const view of views) await answers(lockup, 'success', 'other', view, [id]);
  await answers(lockup, 'success', 'sender', 'renounce', [id]);
  await lockup.pass(DAY);
  for (const view of views) await answers(lockup, 'no data', 'other', view, [id]);
  await answers(lockup, 'no data', 'sender', 'renounce', [id]);
});

statement(
  'end-contract-longer-asks',
  {
    of: 'lockup',
    model: 'priceGated',
    moment: ['end', 'after'],
    feed: 'any',
    caller: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: { not: 'reverting' },
    owner: ['account', 'contract', 'hook'],
  },
  async (world) => {
    expect(await statusIn(world)).toBe('SETTLED');
    await withdrawsAll(world);
  },
);

statement('feed-counts-locked-ends', async ({ lockup }) => {
  const feed = lockup.on(await lockup.deploy('OddFeed', [], 'feed'));
  const id = await lockup.open({ targetPrice: usd('4000'), oracle: 'feed', total: DAY });
  const available = () => lockup.read('withdrawableAmountOf', [id]);
  await feed.call('admin', 'set', [usd('5000'), 0n, true]);
  expect(await available()).toBe(0n);
  await answers(lockup, 'success', 'sender', 'cancel', [id]);
  await feed.call('admin', 'set', [usd('3999'), 0n, false]);
  expect(await available()).toBe(0n);
  await feed.call('admin', 'set', [usd('4000'), 0n, false]);
  expect(await available()).toBe(dai('100'));
  await feed.call('admin', 'set', [usd('5000'), 0n, false]);
  expect(await available()).toBe(dai('100'));
  await feed.call('admin', 'set', [usd('5000'), 0n, true]);
  await lockup.pass(DAY);
  expect(await available()).toBe(dai('100'));
});

statement(
  'withdraw-depleted',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: 'any',
    withdrawn: 'any',
    caller: 'any',
    comptroller: 'any',
    owner: 'any',
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const more = (await withdrawable(world)) + 1n;
    const tooHigh =
      world.model === 'priceGated'
        ? 'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount'
        : 'SablierLockup_Overdraw';
    const error = world.moment === 'depleted' ? 'SablierLockup_StreamDepleted' : tooHigh;
    await world.refuses(error, world.who, 'withdraw', [world.id, 'recipient', more]);
  },
);

statement(
  'cancel-renounce',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: 'canceled',
    withdrawn: 'any',
    owner: 'any',
    comptroller: 'any',
    transferable: 'any',
  },
  async (world) => {
    for (const call of ['cancel', 'renounce'])
      await world.reverts('SablierLockup_StreamCanceled', 'sender', call, [world.id]);
  },
);

statement(
  'cancel-renounce-settled',
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
    for (const call of ['cancel', 'renounce'])
      await world.reverts('SablierLockup_StreamSettled', 'sender', call, [world.id]);
  },
);
