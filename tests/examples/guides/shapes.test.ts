import { encodeFunctionData, hexToBigInt, parseEventLogs } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockupAbi } from '../../../examples/lockup/contracts';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { criticalTimes, evenly } from '@sablier-docs/protocol/lockup/sample-times';
import { shapeById } from '@sablier-docs/protocol/lockup/shape-by-id';
import {
  EXAMPLE_START,
  LOCKUP_SHAPES,
  type LockupShapeId,
} from '@sablier-docs/protocol/lockup/shapes';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { cleanForEachTest } from '@sablier-docs/testing/clean-chain';
import { callAt } from '@sablier-docs/testing/chain';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY } from '@sablier-docs/testing/streams';

/* The named shapes of /guides/lockup/examples/create-stream */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
  await local.mint(local.accounts.sender, dai('1000'));
});
cleanForEachTest(() => local.chain);
afterAll(() => local?.stop());

async function create(contract: string, name: string, deposit: bigint, args: readonly unknown[]) {
  const { lockup, token } = local.contracts;
  const { sender, recipient } = local.accounts;
  const creator = await local.deployExample(contract, [lockup, token]);
  await local.approve(sender, creator.address, deposit);
  const sent = await local.send<bigint>(sender, creator, name, [recipient, deposit, ...args]);
  await expectStream(local, 'lockup', sent.result);
  return { id: sent.result, logs: sent.receipt.logs, start: await local.now() };
}

/** The amount that the stream has released at a second, without moving the clock. */
async function releasedAt(id: bigint, timestamp: bigint): Promise<bigint> {
  const data = encodeFunctionData({
    abi: lockupAbi,
    functionName: 'streamedAmountOf',
    args: [id],
  });
  const answer = await callAt(local.chain, { to: local.contracts.lockup, data, timestamp });
  expect(answer.reverted).toBe(false);
  return hexToBigInt(answer.data);
}

const hundred = dai('100');
const SHAPES: readonly [LockupShapeId, string, string, bigint, readonly unknown[]][] = [
  ['linear', 'LinearShapes', 'linear', hundred, [100n * DAY]],
  ['linearUnlockLinear', 'LinearShapes', 'unlockLinear', hundred, [100n * DAY, dai('25')]],
  ['cliff', 'LinearShapes', 'withCliff', hundred, [100n * DAY, 25n * DAY, dai('25')]],
  [
    ...(['linearUnlockCliff', 'LinearShapes', 'unlockCliff', hundred] as const),
    [100n * DAY, 50n * DAY, dai('25'), dai('25')],
  ],
  ['linearStepper', 'LinearShapes', 'steps', hundred, [100n * DAY, 25n * DAY]],
  ['linearTimelock', 'LinearShapes', 'timelock', hundred, [90n * DAY]],
  ['dynamicExponential', 'DynamicShapes', 'exponential', hundred, [100n * DAY]],
  [
    ...(['dynamicCliffExponential', 'DynamicShapes', 'cliffExponential', hundred] as const),
    [100n * DAY, 50n * DAY, dai('20')],
  ],
  ['dynamicDoubleUnlock', 'DynamicShapes', 'doubleUnlock', hundred, [50n * DAY, 100n * DAY]],
  ['tranchedMonthly', 'TranchedShapes', 'monthly', dai('120'), []],
  ['tranchedBackweighted', 'TranchedShapes', 'backweighted', hundred, [[10, 20, 30, 40]]],
  ['tranchedTimelock', 'TranchedShapes', 'timelock', hundred, [90n * DAY]],
];

test('every named shape has a function', () => {
  expect(SHAPES.map(([id]) => id)).toEqual(LOCKUP_SHAPES.map(({ id }) => id));
});

test.each(SHAPES)(
  '%s releases what its example says',
  async (shape, contract, name, deposit, args) => {
    const { id, logs, start } = await create(contract, name, deposit, args);
    const created = parseEventLogs({ abi: lockupAbi, logs }).flatMap((log) =>
      'commonParams' in log.args ? [log.args.commonParams.shape] : [],
    );
    expect(created).toEqual([shape]);

    const example = shapeById(shape).example();
    expect(example.deposit).toBe(deposit);
    const end = endTimeOf(example);
    const times = [...criticalTimes(example, 8), ...evenly(EXAMPLE_START, end, 8), end + DAY];
    const shift = start - EXAMPLE_START;
    for (const at of new Set(times.filter((time) => time >= EXAMPLE_START))) {
      const second = at >= end ? end : at;
      const expected = at >= end ? deposit : streamedAmount(example, second);
      expect(await releasedAt(id, at + shift), `${at - EXAMPLE_START} s`).toBe(expected);
    }
  },
);

test('an amount that does not divide is released to the last unit', async () => {
  const odd = dai('100') + 7n;
  for (const [contract, name, args] of [
    ['TranchedShapes', 'monthly', []],
    ['TranchedShapes', 'backweighted', [[33, 33, 34]]],
    ['DynamicShapes', 'doubleUnlock', [50n * DAY, 100n * DAY]],
  ] as const) {
    const { id, start } = await create(contract, name, odd, args);
    expect(await releasedAt(id, start + 2_000n * DAY), name).toBe(odd);
  }
});

test('shares that do not add up to 100 are refused', async () => {
  for (const shares of [[50, 49], [50, 51], []]) {
    const act = create('TranchedShapes', 'backweighted', hundred, [shares]);
    await expectRevert(act, 'SharesNotOneHundred');
  }
});
