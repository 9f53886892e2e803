import { expect } from 'vitest';
import { readArtifact } from '../../../examples/support/artifact';
import { datedParams } from '../../chains/creation';
import { claim, dai, DAY, eth } from '../../claim';
import { answers, releases } from './standing';

/** Percent of 100 tokens, rounded to two decimals. */
const percent = (amount: bigint) => (Number(amount / 10n ** 12n) / 1e6).toFixed(2);

/** Terms of a stream of two segments with the given ends, from now; `end` is that of the stream. */
const terms = (token: string, start: bigint, end: bigint, depositAmount: bigint) =>
  datedParams(start, { depositAmount, token, timestamps: { start, end } });
const segment = (amount: bigint, timestamp: bigint) => ({ amount, exponent: eth('1'), timestamp });

claim('/concepts/lockup/segments', 'The last one ends the stream.', async ({ lockup }) => {
  const start = await lockup.now();
  const one = eth('1');
  const id = await lockup.open({
    segments: [
      [1n, one, DAY],
      [1n, one, 2n * DAY],
    ],
  });
  expect(await lockup.read<number>('getEndTime', [id])).toBe(Number(start + 3n * DAY));
});

claim(
  '/concepts/lockup/segments',
  'Before the start the result is 0; from the end on it is the full deposit.',
  async ({ lockup }) => {
    const start = (await lockup.now()) + DAY;
    const id = await lockup.open({ start, segments: [[dai('100'), 0n, DAY]] });
    const curved = await lockup.open({ start, segments: [[7n, eth('3'), DAY]] });
    await releases(lockup, id, [
      [DAY - 1n, 0n],
      [DAY, dai('100')],
    ]);
    await releases(lockup, curved, [
      [DAY - 1n, 6n],
      [DAY, 7n],
      [50n * DAY, 7n],
    ]);
  },
);

claim(
  '/concepts/lockup/segments',
  'For an exponent of 2 and three quarters of the time the contract works with 0.562500000000000007, where the exact square is 0.5625.',
  async ({ lockup }) => {
    const id = await lockup.open({ segments: [[10n ** 18n, eth('2'), 100n * DAY]] });
    await releases(lockup, id, [[75n * DAY, 562_500_000_000_000_007n]]);
  },
);

claim('/concepts/lockup/segments', '0 | 100 % | 100 % | 100 %', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), 0n, 100n * DAY]] });
  for (const share of ['100.00', '100.00', '100.00']) {
    await lockup.pass(25n * DAY);
    expect(percent(await lockup.read('streamedAmountOf', [id]))).toBe(share);
  }
});

claim('/concepts/lockup/segments', '0.2 | 75.79 % | 87.06 % | 94.41 %', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), eth('0.2'), 100n * DAY]] });
  for (const share of ['75.79', '87.06', '94.41']) {
    await lockup.pass(25n * DAY);
    expect(percent(await lockup.read('streamedAmountOf', [id]))).toBe(share);
  }
});

claim('/concepts/lockup/segments', '0.5 | 50 % | 70.71 % | 86.60 %', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), eth('0.5'), 100n * DAY]] });
  for (const share of ['50.00', '70.71', '86.60']) {
    await lockup.pass(25n * DAY);
    expect(percent(await lockup.read('streamedAmountOf', [id]))).toBe(share);
  }
});

claim('/concepts/lockup/segments', '3 | 1.56 % | 12.5 % | 42.19 %', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), eth('3'), 100n * DAY]] });
  for (const share of ['1.56', '12.50', '42.19']) {
    await lockup.pass(25n * DAY);
    expect(percent(await lockup.read('streamedAmountOf', [id]))).toBe(share);
  }
});

claim('/concepts/lockup/segments', '6 | 0.02 % | 1.56 % | 17.80 %', async ({ lockup }) => {
  const id = await lockup.open({ segments: [[dai('100'), eth('6'), 100n * DAY]] });
  for (const share of ['0.02', '1.56', '17.80']) {
    await lockup.pass(25n * DAY);
    expect(percent(await lockup.read('streamedAmountOf', [id]))).toBe(share);
  }
});

claim(
  '/concepts/lockup/segments',
  'The largest value that fits the type is 18.446744073709551615.',
  async ({ lockup }) => {
    const start = await lockup.now();
    await lockup.fund('sender', 1n);
    const create = (exponent: bigint) => {
      const params = terms('dai', start, start + DAY, 1n);
      return lockup.call('sender', 'createWithTimestampsLD', [
        params,
        [{ amount: 1n, exponent, timestamp: start + DAY }],
      ]);
    };
    await expect(create(18_446_744_073_709_551_616n)).rejects.toThrow(/not in safe 64-bit|range/i);
    await create(18_446_744_073_709_551_615n);
    expect(await lockup.read('getSegments', [1n])).toMatchObject([
      { exponent: 18_446_744_073_709_551_615n },
    ]);
  },
);

claim(
  '/concepts/lockup/segments',
  'With it, 0.00028 % of the segment is released at half-time.',
  async ({ lockup }) => {
    const largest = 18_446_744_073_709_551_615n;
    const id = await lockup.open({ segments: [[dai('100'), largest, 100n * DAY]] });
    await lockup.pass(50n * DAY);
    const amount = await lockup.read('streamedAmountOf', [id]);
    expect((Number(amount) / 1e18).toFixed(5)).toBe('0.00028');
  },
);

claim(
  '/concepts/lockup/segments',
  'A later segment releases one second after the end of the segment before it, because at the boundary itself the earlier segment is still current.',
  async ({ lockup }) => {
    const id = await lockup.open({
      segments: [
        [dai('1'), eth('6'), DAY],
        [dai('2'), 0n, DAY],
      ],
    });
    await releases(lockup, id, [
      [DAY, dai('1')],
      [DAY + 1n, dai('3')],
    ]);
  },
);

claim(
  '/concepts/lockup/segments',
  'The first segment releases at the start of the stream, at that exact second.',
  async ({ lockup }) => {
    const start = (await lockup.now()) + DAY;
    const id = await lockup.open({
      start,
      segments: [
        [dai('1'), 0n, DAY],
        [dai('2'), eth('1'), DAY],
      ],
    });
    await releases(lockup, id, [
      [DAY - 1n, 0n],
      [DAY, dai('1')],
    ]);
  },
);

claim('/concepts/lockup/segments', 'At day 50 the contract returns 40.', async ({ lockup }) => {
  const id = await lockup.open({
    segments: [
      [dai('40'), eth('1'), 50n * DAY],
      [dai('60'), 0n, 50n * DAY],
    ],
  });
  await releases(lockup, id, [
    [25n * DAY, dai('20')],
    [50n * DAY, dai('40')],
  ]);
});

claim(
  '/concepts/lockup/segments',
  'One second later it returns 100, and the stream is settled although its end is 50 days away.',
  async ({ lockup }) => {
    const id = await lockup.open({
      segments: [
        [dai('40'), eth('1'), 50n * DAY],
        [dai('60'), 0n, 50n * DAY],
      ],
    });
    await releases(lockup, id, [[50n * DAY + 1n, dai('100')]]);
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    const end = BigInt(await lockup.read<number>('getEndTime', [id]));
    expect(end - (await lockup.now())).toBe(50n * DAY - 1n);
  },
);

claim(
  '/concepts/lockup/segments',
  'It releases nothing for its whole length, whatever its exponent, so the curve is flat there.',
  async ({ lockup }) => {
    for (const exponent of ['0', '0.2', '1', '18']) {
      const id = await lockup.open({
        segments: [
          [5n, eth('1'), DAY],
          [0n, eth(exponent), DAY],
          [5n, eth('1'), DAY],
        ],
      });
      const flat = [DAY, DAY + 1n, (DAY * 3n) / 2n, 2n * DAY];
      await releases(
        lockup,
        id,
        flat.map((seconds) => [seconds, 5n] as const),
      );
    }
  },
);

claim(
  '/concepts/lockup/segments',
  'A pause at the very end is possible as well, but then the stream is settled when the pause begins, and cancel reverts with SablierLockup_StreamSettled from that second on.',
  async ({ lockup }) => {
    const one = eth('1');
    const id = await lockup.open({
      segments: [
        [dai('100'), one, 50n * DAY],
        [0n, one, 50n * DAY],
      ],
    });
    await lockup.pass(50n * DAY - 1n);
    await answers(lockup, 'success', 'sender', 'cancel', [id]);
    await lockup.pass(1n);
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    await answers(lockup, 'SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  },
);

claim(
  '/concepts/lockup/segments',
  'the exact end of a segment | the segment in full',
  async ({ lockup }) => {
    const id = await lockup.open({
      segments: [
        [dai('20'), eth('0.2'), DAY],
        [dai('80'), eth('6'), DAY],
      ],
    });
    await lockup.pass(DAY - 1n);
    expect(await lockup.read('streamedAmountOf', [id])).toBeLessThan(dai('20'));
    await releases(lockup, id, [[1n, dai('20')]]);
  },
);

claim(
  '/concepts/lockup/segments',
  'A small exponent comes close: with 0.2, a segment of 100 days releases 4.0992 % of its amount in the first second.',
  async ({ lockup }) => {
    const id = await lockup.open({ segments: [[dai('100'), eth('0.2'), 100n * DAY]] });
    await lockup.pass(1n);
    const amount = await lockup.read('streamedAmountOf', [id]);
    expect((Number(amount) / 1e18).toFixed(4)).toBe('4.0992');
  },
);

claim(
  '/concepts/lockup/segments',
  'at least one segment | SablierLockupHelpers_SegmentCountZero',
  async ({ lockup }) => {
    const start = await lockup.now();
    const create = (segments: unknown[]) => [terms('dai', start, start + DAY, 1n), segments];
    await lockup.fund('sender', 1n);
    const error = 'SablierLockupHelpers_SegmentCountZero';
    await lockup.reverts(error, 'sender', 'createWithTimestampsLD', create([]));
    const one = create([segment(1n, start + DAY)]);
    await lockup.reverts('success', 'sender', 'createWithTimestampsLD', one);
  },
);

claim(
  '/concepts/lockup/segments',
  'the first segment ends after the start | SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp',
  async ({ lockup }) => {
    const start = await lockup.now();
    const end = start + DAY;
    const create = [terms('dai', start, end, 2n), [segment(1n, start), segment(1n, end)]];
    const error = 'SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp';
    await lockup.reverts(error, 'sender', 'createWithTimestampsLD', create);
  },
);

claim(
  '/concepts/lockup/segments',
  'the end of the stream equals the end of the last segment | SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp',
  async ({ lockup }) => {
    const start = await lockup.now();
    const error = 'SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp';
    for (const end of [start + DAY - 1n, start + DAY + 1n]) {
      const create = [terms('dai', start, end, 1n), [segment(1n, start + DAY)]];
      await lockup.reverts(error, 'sender', 'createWithTimestampsLD', create);
    }
  },
);

claim(
  '/concepts/lockup/segments',
  'amounts add up to the deposit exactly | SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum',
  async ({ lockup }) => {
    const start = await lockup.now();
    const error = 'SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum';
    for (const deposit of [9n, 11n]) {
      const create = [terms('dai', start, start + DAY, deposit), [segment(10n, start + DAY)]];
      await lockup.reverts(error, 'sender', 'createWithTimestampsLD', create);
    }
  },
);

claim('/concepts/lockup/segments', 'The checks run in this order.', async ({ lockup }) => {
  const start = await lockup.now();
  const name = (rest: string) => `SablierLockupHelpers_${rest}`;
  const create = (error: string, end: bigint, ends: readonly bigint[]) =>
    lockup.reverts(name(error), 'sender', 'createWithTimestampsLD', [
      terms('dai', start, end, 99n),
      ends.map((timestamp) => segment(1n, timestamp)),
    ]);
  // Each breaks the rule that is named and every later one that it can break.
  await create('SegmentCountZero', start + 9n, []);
  const first = [start, start + 5n, start + 5n];
  await create('StartTimeNotLessThanFirstSegmentTimestamp', start + 9n, first);
  const unordered = [start + 1n, start + 5n, start + 5n];
  await create('EndTimeNotEqualToLastSegmentTimestamp', start + 9n, unordered);
  await create('SegmentTimestampsNotOrdered', start + 5n, unordered);
  const ordered = [start + 1n, start + 4n, start + 5n];
  await create('DepositAmountNotEqualToSegmentAmountsSum', start + 5n, ordered);
});

claim(
  '/concepts/lockup/segments',
  'SablierLockupHelpers_SegmentTimestampsNotOrdered carries the index of the segment that is out of order, counted from 0.',
  async ({ lockup }) => {
    const start = await lockup.now();
    const ends = [start + 1n, start + 5n, start + 3n, start + 9n];
    const create = [terms('dai', start, start + 9n, 4n), ends.map((end) => segment(1n, end))];
    // The errors of the library are not in the contract's own ABI.
    const { abi } = readArtifact('@sablier/lockup/artifacts/libraries/Errors.json');
    const decoding = lockup.on({ address: lockup.address, abi: [...lockup.abi, ...abi] });
    const failure = decoding.call('sender', 'createWithTimestampsLD', create);
    await expect(failure).rejects.toThrow(/_SegmentTimestampsNotOrdered\([^)]*\)\s*\(2, /);
  },
);

claim(
  '/concepts/lockup/segments',
  'The contract sets no maximum number of segments.',
  async ({ lockup, lockupV1_2 }) => {
    const many = Array.from({ length: 301 }, () => [1n, eth('1'), 1n] as const);
    // The older release is deployed with a maximum of 300.
    await expect(lockupV1_2.dynamic.open({ segments: many })).rejects.toThrow(
      /SegmentCountTooHigh/,
    );
    const id = await lockup.open({ segments: many });
    expect(await lockup.read<unknown[]>('getSegments', [id])).toHaveLength(301);
    expect(lockup.abi.filter((part) => 'name' in part && /max/i.test(part.name ?? ''))).toEqual([
      expect.objectContaining({ name: 'withdrawMax' }),
      expect.objectContaining({ name: 'withdrawMaxAndTransfer' }),
    ]);
  },
);
