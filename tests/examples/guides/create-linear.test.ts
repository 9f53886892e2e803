import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockupAddress } from '../../../examples/lockup/contracts';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LinearStream } from '@sablier-docs/protocol/lockup/types';
import { compileFiles } from '@sablier-docs/solidity/compile';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, WEEK } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/create-stream/lockup-linear */

const deposit = dai('5200');
let local: LocalProtocol;
let creator: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  const { lockup, token } = local.contracts;
  creator = await local.deployExample('LinearStreamCreator', [lockup, token]);
  await local.mint(local.accounts.sender, deposit * 10n);
});
afterAll(() => local?.stop());

const yearFrom = (startTime: bigint, changes: Partial<LinearStream> = {}): LinearStream => ({
  model: 'linear',
  deposit,
  startTime,
  endTime: startTime + 52n * WEEK,
  cliffTime: 0n,
  unlocks: { start: 0n, cliff: 0n },
  granularity: 1n,
  ...changes,
});

async function expectRelease(id: bigint, stream: LinearStream, weeks: bigint[]) {
  for (const week of weeks) {
    const at = stream.startTime + week * WEEK;
    if (week > 0n) await local.warpTo(at);
    const released = await local.lockup.read.streamedAmountOf([id]);
    expect(released, `week ${week}`).toBe(streamedAmount(stream, at));
  }
}

test('a contract creates a stream with a cliff, and nothing accrues before it', async () => {
  const { sender, recipient } = local.accounts;
  await local.approve(sender, creator.address, deposit);
  const args = [recipient, deposit, 4n * WEEK];
  const { result: id } = await local.send<bigint>(sender, creator, 'createStream', args);
  const startTime = await local.now();

  expect(id).toBe(1n);
  await expectStream(local, 'lockup', id);

  // The widely repeated claim is that four weeks' worth is released at the cliff. It is not.
  await local.warpTo(startTime + 4n * WEEK);
  expect(await local.lockup.read.streamedAmountOf([id])).toBe(0n);
  const stream = yearFrom(startTime, { cliffTime: startTime + 4n * WEEK });
  await expectRelease(id, stream, [5n, 28n, 51n, 52n]);
});

test('a contract creates a stream with amounts at the start and at the cliff', async () => {
  const { sender, recipient } = local.accounts;
  await local.approve(sender, creator.address, deposit);
  const args = [recipient, deposit];
  const { result: id } = await local.send<bigint>(sender, creator, 'createStreamWithUnlocks', args);
  const startTime = await local.now();
  await expectStream(local, 'lockup', id);
  const released = async (week: bigint) => {
    if (week > 0n) await local.warpTo(startTime + week * WEEK);
    return local.lockup.read.streamedAmountOf([id]);
  };
  expect(await released(0n)).toBe(dai('520'));
  expect(await released(12n)).toBe(dai('520'));
  expect(await released(13n)).toBe(dai('1820'));
  expect(await released(26n)).toBeGreaterThan(dai('2946'));
  expect(await released(52n)).toBe(deposit);
});

test('a contract creates weekly steps with an amount at the start', async () => {
  const { sender, recipient } = local.accounts;
  await local.approve(sender, creator.address, deposit);
  const start = (await local.now()) + 100n;
  const startAmount = dai('52');
  const { result: id } = await local.send<bigint>(sender, creator, 'createWeeklyStream', [
    recipient,
    deposit,
    startAmount,
    { start, end: start + 52n * WEEK },
  ]);
  await expectStream(local, 'lockup', id);
  const unlocks = { start: startAmount, cliff: 0n };
  const stream = yearFrom(start, { unlocks, granularity: WEEK });
  await local.warpTo(start);
  expect(await local.lockup.read.streamedAmountOf([id])).toBe(startAmount);
  await local.warpTo(start + WEEK - 1n);
  expect(await local.lockup.read.streamedAmountOf([id])).toBe(startAmount);
  await expectRelease(id, stream, [1n, 2n, 30n, 52n]);
});

test('TypeScript creates the same stream and reads its id from the log', async () => {
  const { sender, recipient } = local.accounts;
  const next = await local.lockup.read.nextStreamId();
  const { lockup, token } = local.contracts;
  const options = { lockup, token, recipient, depositAmount: deposit, cliff: 0 };
  const id = await createLinearStream(local.clients(sender), options);
  expect(id).toBe(next);
  await expectStream(local, 'lockup', id);
  await expectRelease(id, yearFrom(BigInt(await local.lockup.read.getStartTime([id]))), [1n, 52n]);
});

test('what can go wrong, goes wrong as the page says', async () => {
  const { sender, recipient, stranger } = local.accounts;
  const create = (from: typeof sender, amount: bigint, cliff: bigint) =>
    local.send(from, creator, 'createStream', [recipient, amount, cliff]);
  await expectRevert(create(stranger, deposit, 0n), 'ERC20InsufficientAllowance');
  await expectRevert(create(sender, 0n, 0n), 'SablierLockupHelpers_DepositAmountZero');
  await local.approve(sender, creator.address, deposit);
  await expectRevert(
    create(sender, deposit, 52n * WEEK),
    'SablierLockupHelpers_CliffTimeNotLessThanEndTime',
  );
  const start = await local.now();
  const weekly = (startAmount: bigint, weeks: bigint) =>
    local.send(sender, creator, 'createWeeklyStream', [
      recipient,
      deposit,
      startAmount,
      { start, end: start + weeks * WEEK - 1n },
    ]);
  await expectRevert(weekly(deposit + 1n, 52n), 'SablierLockupHelpers_UnlockAmountsSumTooHigh');
  await expectRevert(weekly(0n, 1n), 'SablierLockupHelpers_GranularityTooHigh');
});

test('the SDK knows the contract on a live chain, and says when it does not', () => {
  expect(lockupAddress(1)).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(lockupAddress(1)).not.toBe(lockupAddress(1, 'SablierBatchLockup'));
  expect(() => lockupAddress(31337)).toThrow(/not on chain 31337/);
});

test('a flag that is left out does not compile in one expression, and does member by member', () => {
  const fields =
    'sender: msg.sender, recipient: msg.sender, depositAmount: 1, token: IERC20(address(1)), ' +
    'transferable: true, shape: ""';
  const compile = (body: string) =>
    compileFiles({
      'Flag.sol': `// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
contract Flag {
    function flag() external view returns (bool) {
        Lockup.CreateWithDurations memory params${body}
        return params.cancelable || params.sender != msg.sender;
    }
}
`,
    });
  expect(() => compile(` = Lockup.CreateWithDurations({ ${fields} });`)).toThrow(
    'Wrong argument count for struct constructor',
  );
  expect(compile('; params.sender = msg.sender;')).toHaveLength(1);
});
