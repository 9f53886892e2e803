import { parseUnits, zeroAddress } from 'viem';
import type { Chains } from '../../chains';
import { execute } from '../../chains/comptroller';
import {
  datedParams,
  linearArgs,
  NO_UNLOCKS,
  params,
  type LinearRest,
} from '../../chains/creation';
import { DAY, dai } from '../../chains/units';
import { countOf, type Attempt, type Plays } from './act';

type Lockup = Chains['lockup'];
const NOTHING = 'Nothing to do: ';
const FORTY_BITS = 2n ** 40n - 1n;

interface Part {
  readonly amount: bigint;
  readonly timestamp: bigint;
}

/** Calls that create a stream of 100 tokens from now, which the sender can pay. */
async function creations(lockup: Lockup) {
  const start = await lockup.now();
  await lockup.fund('sender', dai('1000'));
  const end = start + 100n * DAY;
  const linear = (changes: object = {}, rest: LinearRest = {}): Attempt => [
    'sender',
    'createWithTimestampsLL',
    linearArgs(datedParams(start, changes), rest),
  ];
  const dated =
    (fn: string) =>
    (parts: readonly Part[], changes: object = {}): Attempt => [
      'sender',
      fn,
      [
        datedParams(start, {
          depositAmount: parts.reduce((sum, { amount }) => sum + amount, 0n),
          timestamps: { start, end: parts.at(-1)?.timestamp ?? end },
          ...changes,
        }),
        parts.map((part) => ({ ...part, exponent: 10n ** 18n })),
      ],
    ];
  const lasting =
    (fn: string) =>
    (durations: readonly bigint[]): Attempt => [
      'sender',
      fn,
      [
        params({ depositAmount: dai('10') * BigInt(durations.length) }),
        durations.map((duration) => ({ amount: dai('10'), exponent: 10n ** 18n, duration })),
      ],
    ];
  const days = (...at: readonly bigint[]): Part[] =>
    at.map((day) => ({ amount: dai('10'), timestamp: start + day * DAY }));
  return {
    start,
    end,
    linear,
    days,
    segments: dated('createWithTimestampsLD'),
    tranches: dated('createWithTimestampsLT'),
    segmentsLasting: lasting('createWithDurationsLD'),
    tranchesLasting: lasting('createWithDurationsLT'),
    linearLasting: (total: bigint, changes: object = {}): Attempt => [
      'sender',
      'createWithDurationsLL',
      [params(changes), NO_UNLOCKS, 1n, { cliff: 0n, total }],
    ],
  };
}

type PartsOf = 'segments' | 'tranches';

/** What segments and tranches have in common, `one` the word for one of them. */
function parted(of: PartsOf, one: string, Name: string): Plays<Lockup> {
  const open = async (lockup: Lockup) => {
    const made = await creations(lockup);
    return { ...made, create: made[of], last: made[`${of}Lasting`] };
  };
  return {
    [`SablierLockupHelpers_DepositAmountNotEqualTo${Name}AmountsSum`]: async (lockup, remedy) => {
      const { create, days } = await open(lockup);
      const thirds = days(10n, 20n, 30n).map((part) => ({ ...part, amount: dai('100') / 3n }));
      await remedy.fails(create(thirds, { depositAmount: dai('100') }));
      await remedy.follow(new RegExp(`^Compute the deposit as the sum of the ${of},`), () =>
        remedy.works(create(thirds)),
      );
      await remedy.follow(
        /^and put what rounding leaves into the (first|last) one\./,
        ([place]) => {
          const at = place === 'first' ? 0 : 2;
          const whole = thirds.map((part, nth) => ({
            ...part,
            amount: part.amount + (nth === at ? dai('100') % 3n : 0n),
          }));
          return remedy.works(create(whole, { depositAmount: dai('100') }));
        },
      );
    },
    [`SablierLockupHelpers_EndTimeNotEqualToLast${Name}Timestamp`]: async (lockup, remedy) => {
      const { create, days, start, end } = await open(lockup);
      const parts = days(10n, 20n);
      await remedy.fails(create(parts, { timestamps: { start, end } }));
      await remedy.follow(
        new RegExp(`^Pass the timestamp of the (first|last) ${one} as (end|start) time\\.$`),
        ([place, name = 'end']) => {
          const named = parts.at(place === 'first' ? 0 : -1)?.timestamp;
          return remedy.works(create(parts, { timestamps: { start, end, [name]: named } }));
        },
      );
    },
    [`SablierLockupHelpers_${Name}CountZero`]: async (lockup, remedy) => {
      const { create, days } = await open(lockup);
      await remedy.fails(create([], { depositAmount: dai('10') }));
      await remedy.follow(new RegExp(`^Pass at least (\\w+) ${one}\\.$`), ([count = '']) =>
        remedy.works(create(days(10n, 20n, 30n).slice(0, Number(countOf(count))))),
      );
    },
    [`SablierLockupHelpers_${Name}TimestampsNotOrdered`]: async (lockup, remedy) => {
      const { create, days, last, start } = await open(lockup);
      await remedy.fails(create(days(20n, 10n, 30n)));
      await remedy.fails(create(days(10n, 10n)));
      await remedy.fails(last([DAY, 0n]));
      await remedy.fails(last([DAY, FORTY_BITS]));
      await remedy.follow(
        new RegExp(`^Sort the ${of} by time (with|without) equal timestamps\\.`),
        ([with_]) =>
          remedy.works(create(with_ === 'with' ? days(10n, 10n, 20n) : days(10n, 20n, 30n))),
      );
      await remedy.follow(
        /^With durations, give each one at least (\w+) second and keep (the start plus )?their sum within (\d+) bits\.$/,
        async ([least = '', withStart, bits = '']) => {
          const most = 2n ** BigInt(bits) - 1n - (withStart ? start : 0n);
          await remedy.works(last([countOf(least), countOf(least)]));
          await remedy.works(last([most - 1n, 1n]));
        },
      );
    },
  };
}

/** Errors of `LockupHelpers`, which all come while a stream is created. */
export const lockupCreation: Plays<Lockup> = {
  ...parted('segments', 'segment', 'Segment'),
  ...parted('tranches', 'tranche', 'Tranche'),
  SablierBatchLockup_BatchSizeZero: async (lockup, remedy) => {
    await lockup.batch.fund('sender', dai('1000'));
    const element = { ...params(), unlockAmounts: NO_UNLOCKS, granularity: 1n };
    const create = (count: bigint): Attempt => [
      'sender',
      'createWithDurationsLL',
      [
        'lockup',
        'dai',
        Array.from({ length: Number(count) }, () => ({
          ...element,
          durations: { cliff: 0n, total: DAY },
        })),
      ],
    ];
    await remedy.fails(create(0n), lockup.batch);
    await remedy.follow(/^Pass at least (\w+) element,/, ([count = '']) =>
      remedy.works(create(countOf(count)), lockup.batch),
    );
    remedy.leave(/^or skip the call when there is nothing to create\.$/, 'there is no call');
  },
  SablierLockupHelpers_CliffTimeNotLessThanEndTime: async (lockup, remedy) => {
    const { linear, end } = await creations(lockup);
    await remedy.fails(linear({}, { cliff: end }));
    await remedy.follow(
      /^Move the cliff (before|after) the end by at least (\w+) second, or pass (\d) for no cliff\.$/,
      async ([side, count = '', none = '']) => {
        const seconds = countOf(count) * (side === 'before' ? -1n : 1n);
        await remedy.works(linear({}, { cliff: end + seconds }));
        await remedy.works(linear({}, { cliff: BigInt(none) }));
      },
    );
  },
  SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero: async (lockup, remedy) => {
    const { linear, start } = await creations(lockup);
    const unlocks = { start: 0n, cliff: 1n };
    await remedy.fails(linear({}, { unlocks }));
    await remedy.follow(
      /^Set a cliff, or set the (cliff|start) unlock amount to (\d)\.$/,
      async ([which = '', amount = '']) => {
        await remedy.works(linear({}, { unlocks, cliff: start + DAY }));
        await remedy.works(linear({}, { unlocks: { ...unlocks, [which]: BigInt(amount) } }));
      },
    );
  },
  SablierLockupHelpers_CreateNativeToken: async (lockup, remedy) => {
    const { linear } = await creations(lockup);
    await remedy.fails(linear({ token: zeroAddress }));
    await lockup.fund('sender', dai('100'), 'usdc');
    await execute(lockup, 'setNativeToken', [lockup.addressOf('usdc')]);
    await remedy.fails(linear({ token: 'usdc' }));
    await remedy.follow(/^Stream another token,/, () => remedy.works(linear()));
    remedy.leave(/^for example the wrapped version of the coin\.$/, 'an example of such a token');
  },
  SablierLockupHelpers_DepositAmountZero: async (lockup, remedy) => {
    const { linear } = await creations(lockup);
    await remedy.fails(linear({ depositAmount: 0n }));
    await remedy.follow(
      /^Pass an amount above (\d), in the smallest unit of the token\.$/,
      ([least = '']) => remedy.works(linear({ depositAmount: BigInt(least) + 1n })),
    );
  },
  SablierLockupHelpers_GranularityTooHigh: async (lockup, remedy) => {
    const { linear, start, end } = await creations(lockup);
    const cliff = start + 40n * DAY;
    await remedy.fails(linear({}, { cliff, granularity: end - cliff + 1n }));
    await remedy.fails(linear({}, { granularity: end - start + 1n }));
    await remedy.follow(
      /^Choose a step no longer than the time from the (cliff|start) \(or the start\) to the end\./,
      async ([from]) => {
        const first = from === 'cliff' ? cliff : start;
        await remedy.works(linear({}, { cliff, granularity: end - first }));
        await remedy.works(linear({}, { granularity: end - start }));
      },
    );
    await remedy.follow(/^0 stands for (\w+) second\.$/, async ([count = '']) => {
      const id = await remedy.sends(linear({}, { granularity: 0n }));
      const granularity = await lockup.read<number>('getGranularity', [id]);
      if (BigInt(granularity) !== countOf(count)) throw new Error(`${granularity} seconds`);
    });
  },
  SablierLockupHelpers_SenderZeroAddress: async (lockup, remedy) => {
    const { linear } = await creations(lockup);
    await remedy.fails(linear({ sender: zeroAddress }));
    await remedy.follow(
      /^Pass the account that can cancel, which need not be the caller\./,
      async () => {
        const id = await remedy.sends(linear({ sender: 'other' }));
        await remedy.works(['other', 'cancel', [id]]);
      },
    );
    remedy.leave(
      /^In a campaign with a fixed start, claims work again when the vesting has ended; otherwise nothing helps\.$/,
      'no package has the bytecode of a campaign that calls Lockup v4.0',
    );
  },
  SablierLockupHelpers_ShapeExceeds32Bytes: async (lockup, remedy) => {
    const { linear } = await creations(lockup);
    await remedy.fails(linear({ shape: 'x'.repeat(33) }));
    await remedy.fails(linear({ shape: 'é'.repeat(17) }));
    await remedy.follow(/^Shorten the label, or pass an empty text\.$/, async () => {
      await remedy.works(linear({ shape: 'x'.repeat(32) }));
      await remedy.works(linear({ shape: 'é'.repeat(16) }));
      await remedy.works(linear({ shape: '' }));
    });
  },
  SablierLockupHelpers_StartTimeNotLessThanCliffTime: async (lockup, remedy) => {
    const { linear, start } = await creations(lockup);
    await remedy.fails(linear({}, { cliff: start }));
    await remedy.follow(
      /^Move the cliff (after|before) the start, or pass (\d) for no cliff\.$/,
      async ([side, none = '']) => {
        await remedy.works(linear({}, { cliff: start + (side === 'after' ? 1n : -1n) }));
        await remedy.works(linear({}, { cliff: BigInt(none) }));
      },
    );
  },
  SablierLockupHelpers_StartTimeNotLessThanEndTime: async (lockup, remedy) => {
    const { linear, linearLasting, start } = await creations(lockup);
    const lasting = (seconds: bigint) => linear({ timestamps: { start, end: start + seconds } });
    await remedy.fails(lasting(0n));
    await remedy.fails(linearLasting(0n));
    await remedy.follow(
      /^Pass an end at least (\w+) second after the start, or a total duration above (\d)\.$/,
      async ([count = '', least = '']) => {
        await remedy.works(lasting(countOf(count)));
        await remedy.works(linearLasting(BigInt(least) + 1n));
      },
    );
  },
  SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp: async (lockup, remedy) => {
    const { segments, segmentsLasting, days, start } = await creations(lockup);
    await remedy.fails(segments(days(0n, 10n)));
    await remedy.fails(segmentsLasting([0n, DAY]));
    await remedy.follow(
      /^Let the first segment last at least (\w+) second\.$/,
      async ([count = '']) => {
        const [first, ...more] = days(0n, 10n);
        await remedy.works(
          segments([{ amount: first?.amount ?? 0n, timestamp: start + countOf(count) }, ...more]),
        );
        await remedy.works(segmentsLasting([countOf(count), DAY]));
      },
    );
  },
  SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp: async (lockup, remedy) => {
    const { tranches, days, start } = await creations(lockup);
    const [first, ...more] = days(0n, 10n);
    const from = (timestamp: bigint) =>
      tranches([{ amount: first?.amount ?? 0n, timestamp }, ...more]);
    await remedy.fails(from(start));
    await remedy.follow(
      /^Place the first tranche at least (\w+) second (after|before) the start\.$/,
      ([count = '', side]) =>
        remedy.works(from(start + countOf(count) * (side === 'after' ? 1n : -1n))),
    );
  },
  SablierLockupHelpers_StartTimeZero: async (lockup, remedy) => {
    const { linear, linearLasting, start, end } = await creations(lockup);
    await remedy.fails(linear({ timestamps: { start: 0n, end } }));
    await remedy.follow(
      /^Pass the time of the start, or use a function with durations to start at once\.$/,
      async () => {
        await remedy.works(linear({ timestamps: { start: start + DAY, end } }));
        const id = await remedy.sends(linearLasting(DAY));
        const begins = await lockup.read<number>('getStartTime', [id]);
        if (BigInt(begins) !== (await lockup.now())) throw new Error(`It starts at ${begins}.`);
      },
    );
  },
  SablierLockupHelpers_UnlockAmountsSumTooHigh: async (lockup, remedy) => {
    const { linear, start } = await creations(lockup);
    const create = (atStart: bigint, atCliff: bigint) =>
      linear({}, { cliff: start + DAY, unlocks: { start: atStart, cliff: atCliff } });
    await remedy.fails(create(dai('60'), dai('40') + 1n));
    await remedy.follow(/^(Lower|Raise) one of the two amounts\./, async ([way]) => {
      const change = way === 'Lower' ? -dai('1') : dai('1');
      await remedy.works(create(dai('60') + change, dai('40') + 1n));
      await remedy.works(create(dai('60'), dai('40') + 1n + change));
    });
    await remedy.follow(/^Their sum (may equal|has to be below) the deposit\.$/, () =>
      remedy.works(create(dai('60'), dai('40'))),
    );
  },
  SablierLockup_NativeTokenAlreadySet: async (lockup, remedy) => {
    await execute(lockup, 'setNativeToken', [lockup.addressOf('usdc')]);
    const again = lockup.encode('setNativeToken', ['dai']);
    await remedy.fails(['admin', 'execute', ['lockup', again]], lockup.comptroller);
    remedy.leave(new RegExp(`^${NOTHING}the value is final\\.$`), 'there is nothing to do');
  },
  SablierLockup_TargetPriceTooLow: async (lockup, remedy) => {
    const { start } = await creations(lockup);
    const at = (usd: string, more = 0n): Attempt => [
      'sender',
      'createWithTimestampsLPG',
      [datedParams(start), { oracle: 'oracle', targetPrice: parseUnits(usd, 8) + more }],
    ];
    await remedy.fails(at('3000'));
    await remedy.fails(at('2999'));
    await remedy.follow(/^Set a (higher|lower) target\./, ([way]) =>
      remedy.works(at('3000', way === 'higher' ? 1n : -1n)),
    );
    await remedy.follow(
      /^It counts with (\d+) decimals: 1e(\d+) is (\d+) USD with a USD feed\.$/,
      async ([decimals = '', exponent = '', dollars = '']) => {
        const price = BigInt(dollars) * 10n ** BigInt(decimals);
        if (price !== 10n ** BigInt(exponent)) throw new Error(`${price}`);
        await lockup.setPrice(10n ** BigInt(exponent));
        await remedy.works(at(dollars, 1n));
        await remedy.fails(at(dollars));
      },
    );
  },
};
