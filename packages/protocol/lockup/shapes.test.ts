import { lockupShapes } from 'sablier';
import { describe, expect, test } from 'vitest';
import { UNIT } from '../unit';
import { EXAMPLE_START, LOCKUP_SHAPES, type LockupShape, type LockupShapeId } from './shapes';
import { streamedAmount } from './streamed-amount';
import { validateStream } from './validate';
import { SECONDS_PER_DAY } from '../seconds';

const shapes: readonly LockupShape[] = LOCKUP_SHAPES;
const METHOD_SUFFIX = { linear: 'LL', dynamic: 'LD', tranched: 'LT' } as const;

test('these are the shapes of the SDK that are not deprecated', () => {
  const current = Object.values(lockupShapes).filter(({ isDeprecated }) => !isDeprecated);
  const names = current.map(({ id }) => id as string);
  expect(shapes.map(({ id }) => id).sort()).toEqual(names.sort());
});

describe.each(shapes)('$id', (shape) => {
  const { evm } = lockupShapes[shape.id as LockupShapeId];

  test('release and model agree with the SDK', () => {
    const versions = evm.map(({ version }) => version as string).sort();
    expect(versions[0]).toBe(shape.since);
    const suffix = METHOD_SUFFIX[shape.model];
    const latest = evm.find(({ version }) => (version as string) === 'v4.0');
    expect(latest?.createMethods).toContain(`createWithTimestamps${suffix}`);
  });

  test('the example is an accepted stream of the model and starts at midnight UTC', () => {
    const stream = shape.example();
    expect(validateStream(stream)).toEqual([]);
    expect(stream.model).toBe(shape.model);
    expect(stream.startTime).toBe(EXAMPLE_START);
    expect(EXAMPLE_START % SECONDS_PER_DAY).toBe(0n);
  });

  test('has a summary of one sentence', () => {
    expect(shape.summary).toMatch(/^[A-Z][^.]+\.$/);
  });
});

test('the id fits the 32 bytes that the contract allows', () => {
  for (const { id } of shapes) expect(id.length).toBeLessThanOrEqual(32);
});

// Whole tokens released after so many days, truncated.
test.each<readonly [LockupShapeId, readonly (readonly [days: bigint, tokens: bigint])[]]>([
  [
    'linear',
    [
      [0n, 0n],
      [30n, 30n],
      [100n, 100n],
    ],
  ],
  [
    'linearUnlockLinear',
    [
      [0n, 25n],
      [50n, 62n],
      [100n, 100n],
    ],
  ],
  [
    'cliff',
    [
      [24n, 0n],
      [25n, 25n],
      [50n, 50n],
      [100n, 100n],
    ],
  ],
  [
    'linearUnlockCliff',
    [
      [0n, 25n],
      [49n, 25n],
      [50n, 50n],
      [75n, 75n],
      [100n, 100n],
    ],
  ],
  [
    'linearStepper',
    [
      [24n, 0n],
      [25n, 25n],
      [49n, 25n],
      [75n, 75n],
      [99n, 75n],
      [100n, 100n],
    ],
  ],
  [
    'linearTimelock',
    [
      [0n, 0n],
      [89n, 0n],
      [90n, 100n],
    ],
  ],
  [
    'dynamicExponential',
    [
      [50n, 1n],
      [90n, 53n],
      [100n, 100n],
    ],
  ],
  [
    'dynamicCliffExponential',
    [
      [49n, 0n],
      [50n, 20n],
      [75n, 21n],
      [100n, 100n],
    ],
  ],
  [
    'dynamicDoubleUnlock',
    [
      [49n, 0n],
      [50n, 50n],
      [99n, 50n],
      [100n, 100n],
    ],
  ],
  [
    'tranchedMonthly',
    [
      [29n, 0n],
      [30n, 10n],
      [359n, 110n],
      [360n, 120n],
    ],
  ],
  [
    'tranchedBackweighted',
    [
      [364n, 0n],
      [365n, 10n],
      [730n, 30n],
      [1_095n, 60n],
      [1_460n, 100n],
    ],
  ],
  [
    'tranchedTimelock',
    [
      [89n, 0n],
      [90n, 100n],
    ],
  ],
])('%s releases its worked numbers', (id, expected) => {
  const stream = shapes.find((shape) => shape.id === id)?.example();
  if (!stream) throw new Error(`No shape ${id}.`);
  const actual = expected.map(([days]) => [
    days,
    streamedAmount(stream, EXAMPLE_START + days * SECONDS_PER_DAY) / UNIT,
  ]);
  expect(actual).toEqual(expected);
});
