import { expect } from 'vitest';
import { datedParams } from '../../chains/creation';
import { claim, dai, DAY, YEAR, type Chains } from '../../claim';
import { answers, paid, releases } from './standing';

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

claim(
  '/concepts/lockup/tranches',
  'There is no division and no power, so nothing is rounded: the recipient gets the listed amounts to the last unit.',
  async ({ lockup }) => {
    const id = await lockup.open({
      tranches: [
        [7n, 3n],
        [10n ** 27n + 1n, 11n],
        [13n, 1n],
      ],
    });
    for (const [seconds, amount] of [
      [3n, 7n],
      [11n, 10n ** 27n + 1n],
      [1n, 13n],
    ] as const) {
      await lockup.pass(seconds);
      const withdraw = () => lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
      await lockup.moves(withdraw, paid('recipient', amount));
    }
  },
);

claim(
  '/concepts/lockup/tranches',
  'A tranche is released at its exact second.',
  async ({ lockup }) => {
    const id = await lockup.open({ tranches: twelve });
    await releases(lockup, id, [
      [MONTH - 1n, 0n],
      [MONTH, dai('10')],
      [2n * MONTH, dai('20')],
    ]);
  },
);

claim(
  '/concepts/lockup/tranches',
  'One second before, a cancellation still returns its whole amount to the sender.',
  async ({ lockup }) => {
    const id = await lockup.open({
      tranches: [
        [dai('10'), DAY],
        [dai('90'), DAY],
      ],
    });
    await lockup.pass(2n * DAY - 1n);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('90')));
  },
);

claim(
  '/concepts/lockup/tranches',
  'Someone who leaves on day 59 has earned one tranche, not 1.97 of them.',
  async ({ lockup }) => {
    const id = await lockup.open({ tranches: twelve });
    await lockup.pass(59n * DAY);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('110')));
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('10'));
  },
);

claim(
  '/concepts/lockup/tranches',
  'The start never releases anything by itself, because the first tranche must come after it.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/tranches',
  'When you give timestamps, you can also set a start and a first tranche that already lie in the past; that tranche is released from creation on.',
  async ({ lockup }) => {
    const start = (await lockup.now()) - 2n * DAY;
    const id = await lockup.open({
      start,
      tranches: [
        [dai('10'), DAY],
        [dai('90'), 9n * DAY],
      ],
    });
    const withdraw = () => lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.moves(withdraw, paid('recipient', dai('10')));
  },
);

claim(
  '/concepts/lockup/tranches',
  'A backweighted schedule, for example, releases 10, 20, 30 and 40 percent at the end of four years.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/tranches',
  'At every second, twelve tranches of 10 tokens every 30 days release exactly what a linear stream of 120 tokens over 360 days with a granularity of 30 days releases.',
  async ({ lockup }) => {
    const steps = await lockup.open({ tranches: twelve });
    const linear = await lockup.open({
      deposit: dai('120'),
      total: 12n * MONTH,
      granularity: MONTH,
    });
    for (let month = 1n; month <= 12n; month += 1n) {
      for (const [wait, amount] of [
        [MONTH - 1n, month - 1n],
        [1n, month],
      ] as const) {
        await lockup.pass(wait);
        expect(await lockup.read('streamedAmountOf', [steps])).toBe(amount * dai('10'));
        expect(await lockup.read('streamedAmountOf', [linear])).toBe(amount * dai('10'));
      }
    }
  },
);

claim(
  '/concepts/lockup/tranches',
  'at least one tranche | SablierLockupHelpers_TrancheCountZero',
  async ({ lockup }) => {
    const error = 'SablierLockupHelpers_TrancheCountZero';
    const none = await tranched(lockup, DAY, [], 1n);
    await lockup.reverts(error, 'sender', 'createWithTimestampsLT', none);
  },
);

claim(
  '/concepts/lockup/tranches',
  'the end of the stream equals the last tranche | SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp',
  async ({ lockup }) => {
    const error = 'SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp';
    for (const end of [DAY - 1n, DAY + 1n]) {
      const args = await tranched(lockup, end, [[1n, DAY]]);
      await lockup.reverts(error, 'sender', 'createWithTimestampsLT', args);
    }
  },
);

claim(
  '/concepts/lockup/tranches',
  'timestamps strictly increase | SablierLockupHelpers_TrancheTimestampsNotOrdered',
  async ({ lockup }) => {
    const error = 'SablierLockupHelpers_TrancheTimestampsNotOrdered';
    for (const second of [5n, 4n]) {
      const args = await tranched(lockup, 9n, [
        [1n, 5n],
        [1n, second],
        [1n, 9n],
      ]);
      await lockup.reverts(error, 'sender', 'createWithTimestampsLT', args);
    }
  },
);

claim(
  '/concepts/lockup/tranches',
  'amounts add up to the deposit exactly | SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum',
  async ({ lockup }) => {
    const error = 'SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum';
    for (const deposit of [9n, 11n]) {
      const args = await tranched(lockup, DAY, [[10n, DAY]], deposit);
      await lockup.reverts(error, 'sender', 'createWithTimestampsLT', args);
    }
  },
);

claim(
  '/concepts/lockup/tranches',
  'It releases nothing, but as the last tranche it moves the end.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/tranches',
  'The stream is settled when the last tokens are released, even if its end comes later.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/lockup/tranches',
  'The contract sets no maximum number of tranches.',
  async ({ lockup, lockupV1_2 }) => {
    const many = Array.from({ length: 301 }, () => [1n, 1n] as const);
    // The older release is deployed with a maximum of 300.
    await expect(lockupV1_2.tranched.open({ tranches: many })).rejects.toThrow(
      /TrancheCountTooHigh/,
    );
    const id = await lockup.open({ tranches: many });
    expect(await lockup.read<unknown[]>('getTranches', [id])).toHaveLength(301);
  },
);

claim(
  '/concepts/lockup/tranches',
  'Segments need one element more: a pause that ends one second before the first step, then one segment with exponent 0 for each step, which releases its amount one second after the segment before it ends.',
  async ({ lockup }) => {
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
  },
);
