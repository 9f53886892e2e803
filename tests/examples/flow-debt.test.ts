import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  coveredDebt,
  depletionTime,
  FlowError,
  ongoingDebtScaled,
  refundableAmount,
  totalDebt,
  uncoveredDebt,
  type FlowStream,
} from '@sablier-docs/protocol/flow/debt';
import { scaleFactor } from '@sablier-docs/protocol/flow/scale';
import { FLOW_STATUSES, flowStatus } from '@sablier-docs/protocol/flow/status';
import { MAX_UINT128, MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { startAnvil, type Anvil } from '@sablier-docs/testing/anvil';
import { chainOfAnvil } from '@sablier-docs/testing/anvil-chain';
import { deployFlow, type FlowView } from '@sablier-docs/testing/flow';
import { createRandom, type Random } from '@sablier-docs/testing/random';

/* The published SablierFlow against our debt arithmetic, at pretended times and states. */

let anvil: Anvil;
let ask: Awaited<ReturnType<typeof deployFlow>>;

beforeAll(async () => {
  anvil = await startAnvil();
  ask = await deployFlow(chainOfAnvil(anvil));
});

afterAll(() => anvil?.stop());

function depletion(stream: FlowStream, now: bigint): unknown {
  try {
    return depletionTime(stream, now);
  } catch (error) {
    if (error instanceof FlowError) return error.error;
    throw error;
  }
}

const OURS: readonly (readonly [FlowView, (stream: FlowStream, now: bigint) => unknown])[] = [
  ['ongoingDebtScaledOf', ongoingDebtScaled],
  ['totalDebtOf', totalDebt],
  ['coveredDebtOf', coveredDebt],
  ['uncoveredDebtOf', uncoveredDebt],
  ['refundableAmountOf', refundableAmount],
  ['depletionTimeOf', depletion],
  ['statusOf', (stream, now) => FLOW_STATUSES.indexOf(flowStatus(stream, now))],
];

function randomCase(random: Random): readonly [FlowStream, bigint] {
  const tokenDecimals = Number(random.between(0n, 18n));
  const factor = scaleFactor(tokenDecimals);
  const isVoided = random.chance(0.1);
  const ratePerSecond =
    isVoided || random.chance(0.15)
      ? 0n
      : random.magnitude(1n, random.pick([10n ** 20n, MAX_UINT128]));
  const snapshotTime = random.between(1n, 2n ** 32n);
  const snapshotDebtScaled = random.chance(0.4) ? random.magnitude(0n, MAX_UINT128) : 0n;
  const elapsed = random.magnitude(0n, MAX_UINT40 - snapshotTime);
  // Half of the balances lie within a few units of the debt, where the rounding decides.
  const debt = (snapshotDebtScaled + ratePerSecond * elapsed) / factor + random.between(-2n, 2n);
  const near = debt >= 0n && debt <= MAX_UINT128 && random.chance(0.5);
  const balance = near ? debt : random.chance(0.1) ? 0n : random.magnitude(1n, MAX_UINT128);
  const stream = {
    balance,
    ratePerSecond,
    snapshotTime,
    snapshotDebtScaled,
    tokenDecimals,
    isVoided,
  };
  const now = random.chance(0.1) ? random.between(0n, snapshotTime) : snapshotTime + elapsed;
  return [stream, now];
}

test('the storage that the test writes is the stream that the contract reads', async () => {
  const [stream, now] = randomCase(createRandom(0x55n));
  expect(await ask('getStream', stream, now)).toMatchObject({
    ...stream,
    snapshotTime: Number(stream.snapshotTime),
    isStream: true,
    isTransferable: false,
  });
});

test('random streams owe what SablierFlow says', async () => {
  const random = createRandom(0x66n);
  const cases = Array.from({ length: 600 }, () => randomCase(random));
  const statuses = new Set<unknown>();
  let compared = 0;
  for (const [view, ours] of OURS) {
    const answers = await Promise.all(cases.map(([stream, now]) => ask(view, stream, now)));
    cases.forEach(([stream, now], i) => {
      expect(ours(stream, now), `${view} of case ${i}`).toBe(answers[i]);
      if (view === 'statusOf') statuses.add(answers[i]);
      compared += 1;
    });
  }
  expect(statuses.size).toBe(FLOW_STATUSES.length);
  console.log(`${compared} answers equal to SablierFlow`);
});
