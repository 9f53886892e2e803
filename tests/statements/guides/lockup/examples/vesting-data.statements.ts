import { expect } from 'vitest';
import { inEachModel, byEachCaller } from '../../../chains/each';
import { statement, dai, DAY, usd, type Chains } from '../../../statement';
import { DOLLAR, logsOf, openEach, put } from '../support';

interface Amounts {
  inStream: bigint;
  locked: bigint;
  unlocked: bigint;
  withdrawable: bigint;
}

/** Inside, locked, unlocked and withdrawable, from the reader of the page. */
async function readerOf(lockup: Chains['lockup']) {
  const reader = await put(lockup, 'VestingReader', ['lockup']);
  return {
    ...reader,
    amounts: async (id: bigint) => {
      const found = await reader.read<Amounts>('amountsOf', [id]);
      return [found.inStream, found.locked, found.unlocked, found.withdrawable];
    },
  };
}

statement('day-20-after', async ({ lockup }) => {
  const { amounts } = await readerOf(lockup);
  const id = await lockup.open();
  await lockup.pass(20n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('10')]);
  expect(await amounts(id)).toEqual([dai('90'), dai('80'), dai('20'), dai('10')]);
  expect(await lockup.balanceOf('lockup')).toBe(dai('90'));
});

statement('day-30-after', async ({ lockup }) => {
  const { amounts } = await readerOf(lockup);
  const id = await lockup.open();
  await lockup.pass(20n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('10')]);
  await lockup.pass(10n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  expect(await amounts(id)).toEqual([dai('20'), 0n, dai('100'), dai('20')]);
  expect(await lockup.balanceOf('lockup')).toBe(dai('20'));
});

statement('price-gated-above-target', async ({ lockup }) => {
  const { amounts } = await readerOf(lockup);
  const id = await lockup.open({ targetPrice: usd('5000') });
  await lockup.setPrice(usd('5001'));
  expect(await amounts(id)).toEqual([dai('100'), 0n, dai('100'), dai('100')]);
  await lockup.setPrice(usd('4999'));
  expect(await amounts(id)).toEqual([dai('100'), dai('100'), 0n, 0n]);
});

statement('end-time-every', async ({ lockup }) => {
  const ids = Object.values(await openEach(lockup));
  const canceled = await lockup.open({ total: 50n * DAY });
  await lockup.pass(20n * DAY);
  await lockup.call('sender', 'cancel', [canceled]);
  const end = await lockup.read<number>('getEndTime', [1n]);
  await lockup.pass(BigInt(end) - (await lockup.now()) - 1n);
  for (const id of ids) {
    expect(await lockup.read<number>('getEndTime', [id])).toBeLessThanOrEqual(end + 3);
    expect(await lockup.read('streamedAmountOf', [id])).toBeLessThan(dai('100'));
  }
  await lockup.pass(4n);
  for (const id of ids) expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('100'));
  const refunded = await lockup.read('getRefundedAmount', [canceled]);
  expect(refunded).toBeGreaterThan(0n);
  expect(await lockup.read('streamedAmountOf', [canceled])).toBe(dai('100') - refunded);
});

statement('linear-start', async ({ lockup }) => {
  const reader = await readerOf(lockup);
  const start = (await lockup.now()) + DAY;
  const shape = { start, cliff: 10n * DAY, granularity: 30n * DAY };
  const bare = await lockup.open(shape);
  const paid = await lockup.open({ ...shape, unlocks: { start: dai('1'), cliff: dai('2') } });
  const next = async (id: bigint) => (await reader.read('nextUnlock', [id])) - start;
  expect(await next(bare)).toBe(40n * DAY);
  expect(await next(paid)).toBe(0n);
  await lockup.pass(DAY);
  expect(await next(paid)).toBe(10n * DAY);
  await lockup.pass(10n * DAY);
  expect(await next(paid)).toBe(40n * DAY);
  // The amounts agree: they grow at those moments and stand still a second before.
  const released = async () => lockup.read('streamedAmountOf', [bare]);
  await lockup.pass(30n * DAY - 1n);
  expect(await released()).toBe(0n);
  await lockup.pass(1n);
  expect(await released()).toBeGreaterThan(0n);
});

statement('tranched-first', async ({ lockup }) => {
  const reader = await readerOf(lockup);
  const start = await lockup.now();
  const id = await lockup.open({
    tranches: [
      [dai('1'), 5n * DAY],
      [dai('1'), 5n * DAY],
    ],
  });
  expect(await reader.read('nextUnlock', [id])).toBe(start + 5n * DAY);
  await lockup.pass(5n * DAY);
  expect(await reader.read('nextUnlock', [id])).toBe(start + 10n * DAY);
});

statement('steps-count-otherwise', async ({ lockup }) => {
  const granularity = 30n * DAY;
  const [plain, late] = [
    await lockup.open({ granularity }),
    await lockup.open({ granularity, cliff: 25n * DAY }),
  ];
  const released = async (id: bigint) => (await lockup.read('streamedAmountOf', [id])) > 0n;
  await lockup.pass(30n * DAY - 1n);
  expect(await released(plain)).toBe(false);
  await lockup.pass(1n);
  expect([await released(plain), await released(late)]).toEqual([true, false]);
  await lockup.pass(25n * DAY - 1n);
  expect(await released(late)).toBe(false);
  await lockup.pass(1n);
  expect(await released(late)).toBe(true);
});

statement('timestamp-segment-unlock-releases', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('80'), dai('1'), 8n * DAY]] });
  const read: bigint[] = [];
  for (const seconds of [2n * DAY, 2n * DAY, 4n * DAY]) {
    await lockup.pass(seconds);
    read.push(await lockup.read('streamedAmountOf', [id]));
  }
  expect(read).toEqual([dai('20'), dai('40'), dai('80')]);
  const small = await lockup.open({ segments: [[dai('80'), 1n, 8n * DAY]] });
  await lockup.pass(1n);
  const first = await lockup.read<bigint>('streamedAmountOf', [small]);
  expect(first).toBeGreaterThan(dai('79'));
  expect(first).toBeLessThan(dai('80'));
});

statement('one-second-tranche', async ({ lockup }) => {
  const start = (await lockup.now()) + DAY;
  const [amount, last] = [dai('80'), [dai('20'), dai('1'), DAY] as const];
  const first = await lockup.open({ start, segments: [[amount, 0n, 8n * DAY], last] });
  const before = [0n, dai('1'), DAY] as const;
  const second = await lockup.open({ start, segments: [before, [amount, 0n, 7n * DAY], last] });
  const others = [
    await lockup.open({
      start,
      tranches: [
        [amount, 8n * DAY],
        [last[0], DAY],
      ],
    }),
  ];
  for (const exponent of [dai('0.5'), dai('1'), dai('3')]) {
    const segments = [[0n, dai('1'), 8n * DAY - 1n], [amount, exponent, 1n], last] as const;
    others.push(await lockup.open({ start, segments }));
  }
  const at = async (moment: bigint, id: bigint) => {
    await lockup.pass(start + moment - (await lockup.now()));
    return lockup.read<bigint>('streamedAmountOf', [id]);
  };
  expect(await at(-1n, first)).toBe(0n);
  expect(await at(0n, first)).toBe(amount);
  expect(await at(DAY, second)).toBe(0n);
  expect(await at(DAY + 1n, second)).toBe(amount);
  for (const id of others) expect(await at(8n * DAY - 1n, id)).toBe(0n);
  for (const id of others) expect(await at(8n * DAY, id)).toBe(amount);
});

statement('anyone-included-withdraw', async ({ lockup }) => {
  const reader = await readerOf(lockup);
  const [id, second] = [await lockup.open(), await lockup.open()];
  await lockup.reverts('SablierLockup_Overdraw', 'sender', 'withdraw', [id, 'recipient', 1n]);
  await lockup.pass(DAY);
  for (const one of [id, second])
    expect(await reader.read<boolean>('hasWithdrawn', [one])).toBe(false);
  const fee = { value: DOLLAR };
  await lockup.setMinFee(usd('1'));
  const error = 'SablierLockup_InsufficientFeePayment';
  await lockup.reverts(error, 'sender', 'withdraw', [id, 'recipient', 2n]);
  await byEachCaller(lockup, id, async (who) => {
    await lockup.call(who, 'withdraw', [id, 'recipient', 2n], fee);
    expect(await reader.read<boolean>('hasWithdrawn', [id])).toBe(true);
  });
  await lockup.call('sender', 'withdraw', [id, 'recipient', 2n], fee);
  await lockup.call('stranger', 'withdraw', [second, 'recipient', 2n], fee);
  await lockup.pass(1_000n * DAY);
  for (const one of [id, second])
    expect(await reader.read<boolean>('hasWithdrawn', [one])).toBe(true);
});

statement('single-unit-enough', async ({ lockup }) => {
  const reader = await readerOf(lockup);
  const { priceGated, ...others } = await openEach(lockup);
  await lockup.setPrice(usd('5000'));
  await lockup.pass(50n * DAY);
  for (const id of Object.values(others)) {
    await lockup.call('stranger', 'withdraw', [id, 'recipient', 1n]);
    expect(await reader.read('hasWithdrawn', [id])).toBe(true);
  }
  const error = 'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount';
  for (const amount of [1n, dai('100') - 1n])
    await lockup.reverts(error, 'stranger', 'withdraw', [priceGated, 'recipient', amount]);
  expect(await reader.read('hasWithdrawn', [priceGated])).toBe(false);
  await lockup.call('stranger', 'withdraw', [priceGated, 'recipient', dai('100')]);
  expect(await reader.read('hasWithdrawn', [priceGated])).toBe(true);
});

statement('names-destination-caller', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  const logs = await logsOf(lockup, () =>
    lockup.call('stranger', 'withdraw', [id, 'recipient', 5n]),
  );
  const found = logs.find(({ name }) => name === 'WithdrawFromLockupStream');
  expect(found?.args.to).toBe(lockup.accounts.recipient);
  expect(Object.values(found?.args ?? {})).not.toContain(lockup.accounts.stranger);
});

statement(
  'cancellation-needs-no-check',
  {
    of: 'lockup',
    model: 'any',
    moment: ['pending', 'start', 'between', 'last'],
    withdrawn: 'any',
    caller: { not: 'sender' },
    owner: ['account', 'contract', 'hook'],
  },
  async (world) => {
    await world.reverts('SablierLockup_Unauthorized', world.who, 'cancel', [world.id]);
    await world.reverts('success', 'sender', 'cancel', [world.id]);
  },
);

statement('aggregate-token-sum', async ({ lockup }) => {
  const { amounts } = await readerOf(lockup);
  const ids = Object.values(await openEach(lockup));
  await lockup.open({ token: 'usdc', deposit: 77n });
  await lockup.pass(20n * DAY);
  await lockup.call('recipient', 'withdraw', [1n, 'recipient', dai('15')]);
  await lockup.call('sender', 'cancel', [2n]);
  const inside = await Promise.all(ids.map(async (id) => (await amounts(id))[0] ?? 0n));
  const sum = inside.reduce((all, one) => all + one, 0n);
  expect(sum).toBe(dai('325'));
  expect(await lockup.read('aggregateAmount', ['dai'])).toBe(sum);
  expect(await lockup.read('aggregateAmount', ['usdc'])).toBe(77n);
});

statement('get-recipient-reverts', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    expect(await lockup.read('getRecipient', [id])).toBe(lockup.accounts.recipient);
    await lockup.call('recipient', 'burn', [id]);
    await lockup.reverts('ERC721NonexistentToken', 'other', 'getRecipient', [id]);
  });
});
