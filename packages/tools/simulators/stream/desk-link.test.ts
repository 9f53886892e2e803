import { describe, expect, test } from 'vitest';
import type { LockupModel, LockupStream } from '@sablier-docs/protocol/lockup/types';
import { createRandom } from '@sablier-docs/testing/random';
import { randomStream } from '@sablier-docs/testing/random-stream';
import { deskReleaseForTest, LOCKUP, resultsOf, type Words } from '../../desks/stream/testing';
import { simulatorLink } from '../../readings/stream/simulator-link';
import { presetForm } from './from-stream';
import { readSharedStream } from './share';
import { FIRST_SHAPES } from './switch-model';
import { validateForm } from './validate';

const MODELS: readonly LockupModel[] = ['linear', 'dynamic', 'tranched'];
const defaults = (model: LockupModel | null) => presetForm(FIRST_SHAPES[model ?? 'linear']);

/** A list as a view returns it: its place, its length, and the words of its rows. */
const listOf = (rows: readonly (readonly bigint[])[]) => [32n, BigInt(rows.length), ...rows.flat()];

function wordsOf(stream: LockupStream): Words {
  return {
    ...LOCKUP,
    getDepositedAmount: stream.deposit,
    getStartTime: stream.startTime,
    getLockupModel: BigInt(MODELS.indexOf(stream.model)),
    ...(stream.model === 'linear'
      ? {
          getEndTime: stream.endTime,
          getCliffTime: stream.cliffTime,
          getUnlockAmounts: [stream.unlocks.start, stream.unlocks.cliff],
          getGranularity: stream.granularity,
        }
      : stream.model === 'dynamic'
        ? {
            getSegments: listOf(
              stream.segments.map((one) => [one.amount, one.exponent, one.timestamp]),
            ),
          }
        : { getTranches: listOf(stream.tranches.map((one) => [one.amount, one.timestamp])) }),
  };
}

const linkOf = (words: Words, decimals = 6) =>
  simulatorLink(deskReleaseForTest('LK3'), resultsOf(words, { decimals }));

describe('the link of a desk to the simulator', () => {
  test('opens random streams with the terms that were read, whatever the decimals', () => {
    const random = createRandom(0x51n);
    const seen = new Set<string>();
    for (let i = 0; i < 200; i += 1) {
      const stream = randomStream(random);
      const link = linkOf(wordsOf(stream), Number(random.between(0n, 18n))) ?? '';
      const [path, search = ''] = link.split('?');
      expect(path).toBe('/concepts/lockup/stream-shapes#stream-simulator');
      const back = readSharedStream(`?${search}`, defaults);
      expect(back?.rejected).toEqual([]);
      expect(back && validateForm(back.form)).toMatchObject({ stream, problems: [] });
      seen.add(stream.model);
    }
    expect([...seen].sort()).toEqual([...MODELS].sort());
  });

  test('is missing for a price-gated stream, one that was not read, and more parts than the simulator has', () => {
    expect(linkOf({ ...LOCKUP, getLockupModel: 3n })).toBeNull();
    expect(linkOf(LOCKUP)).toBeNull();
    const tranches = Array.from({ length: 51 }, (_, at) => ({
      amount: BigInt(at + 1),
      timestamp: 1_800_000_000n + BigInt(at),
    }));
    const many = {
      model: 'tranched',
      deposit: 1_326n,
      startTime: 1_700_000_000n,
      tranches,
    } as const;
    expect(linkOf(wordsOf(many))).toBeNull();
    expect(
      linkOf(wordsOf({ ...many, deposit: 1_325n, tranches: tranches.slice(1) })),
    ).not.toBeNull();
  });
});
