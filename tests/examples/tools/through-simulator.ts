import { release } from 'sablier/evm/releases/lockup/v4.0';
import { encodeFunctionData, type Address } from 'viem';
import { expect } from 'vitest';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LockupModel, LockupStream } from '@sablier-docs/protocol/lockup/types';
import {
  formOf,
  presetForm,
  validateForm,
  readSharedStream,
  writeSharedStream,
  FIRST_SHAPES,
} from '@sablier-docs/tools/simulators/stream/for-tests';
import { callAt, type Chain } from '@sablier-docs/testing/chain';
import { createRandom } from '@sablier-docs/testing/random';
import { randomStream, randomTimestamps } from '@sablier-docs/testing/random-stream';

export const abi = release.abi.SablierLockup;
/** More than the deposits of all streams of a test, which are uint128 each. */
export const RICH = 2n ** 200n;
const MOMENTS = 3;

/** A reader's settings of the simulator. */
export interface Typed {
  readonly stream: LockupStream;
  readonly decimals: number;
  readonly shape: string;
}

/** A stream on the way that the tool takes: form, address, form, verdict. */
export function throughSimulator(stream: LockupStream, decimals: number, shape: string): Typed {
  const query = writeSharedStream(formOf(stream, { decimals, shape }));
  const defaults = (model: LockupModel | null) => presetForm(FIRST_SHAPES[model ?? 'linear']);
  const shared = readSharedStream(query ?? '', defaults);
  expect(shared?.rejected, query ?? '').toEqual([]);
  const verdict = validateForm(shared?.form ?? defaults(null));
  expect(verdict.problems, query ?? '').toEqual([]);
  expect(verdict.stream, query ?? '').toEqual(stream);
  return { stream: verdict.stream ?? stream, decimals, shape: verdict.shape ?? '' };
}

const SHAPES = [
  '',
  'cliff',
  'two words',
  'a "quoted" \\ label',
  "it's 32 bytes, not one more.....",
];

export function randomInputs(seed: bigint, count: number): Typed[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const decimals = Number(random.between(0n, 18n));
    return throughSimulator(randomStream(random), decimals, random.pick(SHAPES as [string]));
  });
}

async function released(chain: Chain, to: Address, id: bigint, timestamp: bigint) {
  const data = encodeFunctionData({ abi, functionName: 'streamedAmountOf', args: [id] });
  const answer = await callAt(chain, { to, data, timestamp });
  expect(answer.reverted).toBe(false);
  return BigInt(answer.data);
}

/**
 * Asserts that `streamedAmountOf` of the Lockup at `to` is the amount that the simulator computes, at random
 * seconds; returns how many amounts were compared and how many of them were partial.
 */
export async function compare(
  { chain, to }: { chain: Chain; to: Address },
  ids: readonly bigint[],
  inputs: readonly Typed[],
  seed: bigint,
) {
  const random = createRandom(seed);
  let partial = 0;
  const cases = inputs.flatMap(({ stream }, i) =>
    randomTimestamps(random, stream, MOMENTS).map((at) => ({ id: ids[i] ?? 0n, stream, at })),
  );
  const answers = await Promise.all(cases.map(({ id, at }) => released(chain, to, id, at)));
  cases.forEach(({ id, stream, at }, i) => {
    expect(streamedAmount(stream, at), `stream ${id} at ${at}`).toBe(answers[i]);
    if (answers[i] !== 0n && answers[i] !== stream.deposit) partial += 1;
  });
  return { compared: cases.length, partial };
}
