import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCurve } from '@sablier-docs/protocol/lockup/curve';
import { LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { validateStream } from '@sablier-docs/protocol/lockup/validate';
import { startAnvil, type Anvil } from '@sablier-docs/testing/anvil';
import { chainOfAnvil } from '@sablier-docs/testing/anvil-chain';
import { deployLockupMath } from '@sablier-docs/testing/lockup-math';
import { createRandom } from '@sablier-docs/testing/random';
import {
  randomDynamic,
  randomLinear,
  randomTimestamps,
  randomTranched,
} from '@sablier-docs/testing/random-stream';

/*
 * The contract's arithmetic against ours: the LockupMath that @sablier/lockup publishes, on a local
 * chain, asked at chosen block times.
 */

let anvil: Anvil;
let contractAmount: Awaited<ReturnType<typeof deployLockupMath>>;

beforeAll(async () => {
  anvil = await startAnvil();
  contractAmount = await deployLockupMath(chainOfAnvil(anvil));
});

afterAll(() => anvil?.stop());

const show = (stream: LockupStream, timestamp: bigint) =>
  JSON.stringify({ timestamp, stream }, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );

// Returns how many of the amounts lie strictly between 0 and the deposit.
async function compare(cases: readonly (readonly [LockupStream, bigint])[]): Promise<number> {
  const answers = await Promise.all(cases.map(([stream, at]) => contractAmount(stream, at)));
  cases.forEach(([stream, at], i) => {
    expect(streamedAmount(stream, at), show(stream, at)).toBe(answers[i]);
  });
  return cases.filter(([{ deposit }], i) => answers[i] !== 0n && answers[i] !== deposit).length;
}

const STREAMS = 500;
const MOMENTS = 4;

test.each([
  ['linear', randomLinear, 0x11n],
  ['dynamic', randomDynamic, 0x22n],
  ['tranched', randomTranched, 0x33n],
] as const)('random %s streams release what LockupMath says', async (model, create, seed) => {
  const random = createRandom(seed);
  const cases: [LockupStream, bigint][] = [];
  for (let i = 0; i < STREAMS; i += 1) {
    const stream = create(random);
    expect(validateStream(stream), show(stream, 0n)).toEqual([]);
    for (const at of randomTimestamps(random, stream, MOMENTS)) cases.push([stream, at]);
  }
  const partial = await compare(cases);
  // Guards the generator: 0 and the deposit would agree for the wrong reasons.
  expect(partial).toBeGreaterThan(cases.length / 4);
  console.log(`${model}: ${cases.length} amounts equal to LockupMath, ${partial} of them partial`);
});

test('every named shape releases what LockupMath says', async () => {
  const cases = LOCKUP_SHAPES.flatMap(({ example }) => {
    const stream: LockupStream = example();
    return sampleCurve(stream, 20).map(({ timestamp }) => [stream, timestamp] as const);
  });
  await compare(cases);
  console.log(`shapes: ${cases.length} amounts equal to LockupMath`);
});

/*
 * The largest numbers that the types of a dynamic stream hold. No error of the fixed-point library
 * comes out, which is why the lists of the contract reference leave them out.
 */
test('the corners of a dynamic stream release what LockupMath says', async () => {
  const lastSecond = 2n ** 40n - 1n;
  const exponents = [0n, 1n, 10n ** 18n - 1n, 10n ** 18n, 10n ** 18n + 1n, 2n ** 64n - 1n];
  const cases = exponents.flatMap((exponent) =>
    [1n, 2n ** 128n - 1n].flatMap((deposit) =>
      [1n, lastSecond - 1n].flatMap((end) => {
        const segments = [{ amount: deposit, exponent, timestamp: end + 1n }];
        const stream: LockupStream = { model: 'dynamic', deposit, startTime: 1n, segments };
        const moments = [0n, 1n, 2n, end / 2n, end, end + 1n].filter((at) => at > 0n);
        return moments.map((at) => [stream, at] as const);
      }),
    ),
  );
  await compare(cases);
  console.log(`corners: ${cases.length} amounts equal to LockupMath`);
});
