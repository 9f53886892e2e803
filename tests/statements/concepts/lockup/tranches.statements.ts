import { expect } from 'vitest';
import { datedParams } from '../../chains/creation';
import { lastGas } from '../../chains/last-gas';
import { statement, dai, DAY, YEAR, type Chains } from '../../statement';
import type { StreamWorld } from '../../worlds/open';
import { answers, releases } from './standing';

const MONTH = 30n * DAY;
const twelve = Array.from({ length: 12 }, () => [dai('10'), MONTH] as const);

/** Arguments of a creation with these ends and amounts, from now. */
async function tranched(
  lockup: Chains['lockup'],
  end: bigint,
  parts: readonly (readonly [amount: bigint, seconds: bigint])[],
  depositAmount = parts.reduce((sum, [amount]) => sum + amount, 0n),
) {
  const start = await lockup.now();
  const params = datedParams(start, { depositAmount, timestamps: { start, end: start + end } });
  return [params, parts.map(([amount, seconds]) => ({ amount, timestamp: start + seconds }))];
}

/** The tranches that the contract stores, in their order. */
const tranchesOf = async (world: StreamWorld) =>
  (await world.read<{ amount: bigint; timestamp: number }[]>('getTranches', [world.id])).map(
    ({ amount, timestamp }) => ({ amount, at: BigInt(timestamp) }),
  );

statement(
  'no-division-power-rounded',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'tranched',
    shape: 'any',
    moment: ['cliff', 'between', 'last', 'end', 'after'],
    withdrawn: 'any',
    token: ['plain', 'six', 'whole', 'tether'],
  },
  async (world) => {
    const now = await world.now();
    const due = (await tranchesOf(world)).filter(({ at }) => at <= now);
    const sum = due.reduce((all, { amount }) => all + amount, 0n) - world.taken;
    expect(sum).toBeGreaterThan(0n);
    await world.moves(() => world.call('recipient', 'withdrawMax', [world.id, 'recipient']), {
      recipient: sum,
      contract: -sum,
    });
  },
);

statement(
  'tranche-released-exact-second',
  { of: ['lockup', 'lockupV1_2'], model: 'tranched', shape: 'any', moment: ['pending', 'start'] },
  async (world) => {
    let released = 0n;
    for (const { amount, at } of await tranchesOf(world)) {
      await world.pass(at - 1n - (await world.now()));
      expect(await world.read('streamedAmountOf', [world.id])).toBe(released);
      released += amount;
      await world.pass(1n);
      expect(await world.read('streamedAmountOf', [world.id])).toBe(released);
    }
  },
);

statement(
  'second-cancellation-still-returns',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'tranched',
    shape: 'any',
    moment: ['pending', 'start', 'between'],
    withdrawn: 'any',
    token: ['plain', 'six', 'tether'],
  },
  async (world) => {
    const now = await world.now();
    const ahead = (await tranchesOf(world)).filter(({ at }) => at > now + 1n);
    const [next] = ahead;
    if (!next) throw new Error('No tranche is ahead.');
    await world.pass(next.at - 1n - now);
    const back = ahead.reduce((all, { amount }) => all + amount, 0n);
    await world.moves(() => world.call('sender', 'cancel', [world.id]), {
      sender: back,
      contract: -back,
    });
  },
);

// moment: the first tranche decides, and it is fixed at creation.
statement('start-never-anything-because', async ({ lockup }) => {
  const at = await tranched(lockup, DAY, [
    [1n, 0n],
    [1n, DAY],
  ]);
  const error = 'SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp';
  await lockup.reverts(error, 'sender', 'createWithTimestampsLT', at);
  const id = await lockup.open({
    tranches: [
      [1n, 1n],
      [1n, DAY],
    ],
  });
  await releases(lockup, id, [
    [0n, 0n],
    [1n, 1n],
  ]);
});

statement('backweighted-schedule-example', async ({ lockup }) => {
  const parts = ['10', '20', '30', '40'].map((amount) => [dai(amount), YEAR] as const);
  const id = await lockup.open({ tranches: parts });
  await releases(lockup, id, [
    [YEAR - 1n, 0n],
    [YEAR, dai('10')],
    [2n * YEAR, dai('30')],
    [3n * YEAR, dai('60')],
    [4n * YEAR - 1n, dai('60')],
    [4n * YEAR, dai('100')],
  ]);
});

statement('least-tranche', async ({ lockup }) => {
  const error = 'SablierLockupHelpers_TrancheCountZero';
  const none = await tranched(lockup, DAY, [], 1n);
  await lockup.reverts(error, 'sender', 'createWithTimestampsLT', none);
});

statement('end-stream-equals', async ({ lockup }) => {
  const error = 'SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp';
  for (const end of [DAY - 1n, DAY + 1n]) {
    const args = await tranched(lockup, end, [[1n, DAY]]);
    await lockup.reverts(error, 'sender', 'createWithTimestampsLT', args);
  }
});

statement('timestamps-strictly-increase', async ({ lockup }) => {
  const error = 'SablierLockupHelpers_TrancheTimestampsNotOrdered';
  for (const second of [5n, 4n]) {
    const args = await tranched(lockup, 9n, [
      [1n, 5n],
      [1n, second],
      [1n, 9n],
    ]);
    await lockup.reverts(error, 'sender', 'createWithTimestampsLT', args);
  }
});

statement('amounts-add-deposit', async ({ lockup }) => {
  const error = 'SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum';
  for (const deposit of [9n, 11n]) {
    const args = await tranched(lockup, DAY, [[10n, DAY]], deposit);
    await lockup.reverts(error, 'sender', 'createWithTimestampsLT', args);
  }
});

statement('releases-nothing-last-moves', async ({ lockup }) => {
  const start = await lockup.now();
  const id = await lockup.open({
    tranches: [
      [dai('100'), DAY],
      [0n, DAY],
    ],
  });
  expect(await lockup.read<number>('getEndTime', [id])).toBe(Number(start + 2n * DAY));
  await releases(lockup, id, [
    [DAY - 1n, 0n],
    [DAY, dai('100')],
    [2n * DAY, dai('100')],
  ]);
});

statement('stream-settled-even-comes', async ({ lockup }) => {
  const id = await lockup.open({
    tranches: [
      [dai('100'), DAY],
      [0n, DAY],
    ],
  });
  await lockup.pass(DAY - 1n);
  expect(await lockup.statusOf(id)).toBe('STREAMING');
  await lockup.pass(1n);
  expect(await lockup.statusOf(id)).toBe('SETTLED');
  await answers(lockup, 'SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
});

statement('contract-sets-maximum', async ({ lockup, lockupV1_2 }) => {
  const many = Array.from({ length: 301 }, () => [1n, 1n] as const);
  // The older release is deployed with a maximum of 300.
  await expect(lockupV1_2.tranched.open({ tranches: many })).rejects.toThrow(/TrancheCountTooHigh/);
  const id = await lockup.open({ tranches: many });
  expect(await lockup.read<unknown[]>('getTranches', [id])).toHaveLength(301);
});

statement('canceled-loads-none', async ({ lockup }) => {
  await lockup.fund('recipient', 1n); // a first token would write a fresh slot
  const gasOf = async (id: bigint) => {
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('1')]);
    return lastGas(lockup);
  };
  const rest = (count: number) => Array.from({ length: count }, () => [dai('90'), DAY] as const);
  const open = (count: number) => lockup.open({ tranches: [[dai('10'), DAY], ...rest(count)] });
  const [few, many] = [await open(1), await open(30)];
  await lockup.pass(DAY);
  for (const id of [few, many]) await gasOf(id); // the first of each stream writes one too
  expect((await gasOf(many)) - (await gasOf(few))).toBeGreaterThan(29 * 2_000);
  for (const id of [few, many]) await lockup.call('sender', 'cancel', [id]);
  expect(await gasOf(many)).toBe(await gasOf(few));
});

statement('segments-need-element', async ({ lockup }) => {
  const step = [dai('10'), 0n, MONTH] as const;
  const segments = [[0n, 0n, MONTH - 1n] as const, ...twelve.map(() => step)];
  // The last step ends with the stream.
  segments[12] = [dai('10'), 0n, 1n];
  expect(segments).toHaveLength(twelve.length + 1);
  const id = await lockup.open({ segments });
  await releases(
    lockup,
    id,
    twelve.flatMap(([amount, seconds], i) => {
      const before = BigInt(i);
      return [
        [(before + 1n) * seconds - 1n, before * amount],
        [(before + 1n) * seconds, (before + 1n) * amount],
      ] as const;
    }),
  );
});
