import { numberToHex, padHex } from 'viem';
import { expect } from 'vitest';
import {
  streamsThatFit,
  TRANSACTION_GAS,
} from '../../../../../../examples/lockup/batch/streams-that-fit';
import { statement, dai, DAY, WEEK } from '../../../../statement';
import { entry, EVEN, logsOf, params, put, type Lockup } from '../../support';

/** Gas of a batch to recipients who never had a stream, of 100 tokens each. */
function gasOfBatch({ batch, chain, accounts, addressOf }: Lockup, size: number, changes: object) {
  const entries = Array.from({ length: size }, (_, i) => ({
    ...entry(changes),
    sender: accounts.sender,
    recipient: padHex(numberToHex(0x1000 + i), { size: 20 }),
  }));
  return chain.estimateContractGas({
    address: batch.address,
    abi: batch.abi,
    functionName: 'createWithDurationsLL',
    args: [addressOf('lockup'), addressOf('dai'), entries],
    account: accounts.sender,
  });
}

/** The contract of the page, with 200 tokens of `other` approved to it. */
const CREATOR = ['BatchLinearStreamCreator', ['batchLockup', 'lockup', 'dai']] as const;

statement('recipient-year-release', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', dai('96'));
  await creator.call('other', 'createStreams', [['recipient', 'owner'], dai('48')]);
  await lockup.pass(4n * WEEK);
  for (const id of [1n, 2n]) expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
  await lockup.pass(24n * WEEK);
  for (const id of [1n, 2n]) expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('24'));
  expect(await lockup.read('ownerOf', [2n])).toBe(lockup.accounts.owner);
});

statement('all-deposit-caller', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', dai('200'));
  const create = () => creator.call('other', 'createStreams', [['recipient', 'owner'], dai('100')]);
  await lockup.moves(create, { other: -dai('200'), lockup: dai('200') });
  for (const id of [1n, 2n]) expect(await lockup.read('getDepositedAmount', [id])).toBe(dai('100'));
  await lockup.call('other', 'cancelMultiple', [[1n, 2n]]);
  expect(await lockup.balanceOf('other')).toBe(dai('200'));
});

statement('erc20-insufficient-allowance', async ({ lockup }) => {
  const call = ['lockup', 'dai', [entry()]];
  const error = 'ERC20InsufficientAllowance';
  await lockup.fund('other', dai('100'));
  await lockup.batch.reverts(error, 'other', 'createWithDurationsLL', call);
  await lockup.batch.fund('owner', dai('100'));
  await lockup.batch.call('owner', 'createWithDurationsLL', call);
});

statement('pass-address-contract', async ({ lockup }) => {
  const manager = await put(lockup, 'StreamManager', ['owner', 'lockup']);
  await lockup.batch.fund('other', dai('100'));
  const list = [entry({ sender: 'StreamManager' })];
  await lockup.batch.call('other', 'createWithDurationsLL', ['lockup', 'dai', list]);
  for (const who of ['other', 'owner', 'recipient']) {
    await lockup.reverts('SablierLockup_Unauthorized', who, 'cancel', [1n]);
  }
  await lockup.chain.impersonateAccount({ address: manager.address });
  await lockup.moves(() => lockup.call('StreamManager', 'cancel', [1n]), {
    StreamManager: dai('100'),
    lockup: -dai('100'),
  });
});

statement('account-paid-funder', async ({ lockup }) => {
  await lockup.batch.fund('other', dai('100'));
  const call = ['lockup', 'dai', [entry()]];
  const [made] = await logsOf(lockup.batch, () =>
    lockup.moves(() => lockup.batch.call('other', 'createWithDurationsLL', call), {
      other: -dai('100'),
      lockup: dai('100'),
    }),
  );
  expect(made?.args.funder).toBe(lockup.accounts.other);
});

statement('ids-come-logs-order', async ({ lockup }) => {
  await lockup.fund('sender', dai('300'));
  const linear = lockup.encode('createWithDurationsLL', [params(), ...EVEN]);
  const tranched = lockup.encode('createWithDurationsLT', [
    params(),
    [{ amount: dai('100'), duration: DAY }],
  ]);
  const logs = await logsOf(lockup, () =>
    lockup.call('sender', 'batch', [[tranched, linear, tranched]]),
  );
  const made = logs.filter(({ name }) => name.startsWith('CreateLockup'));
  expect(made.map(({ name, args }) => [name, args.streamId])).toEqual([
    ['CreateLockupTranchedStream', 1n],
    ['CreateLockupLinearStream', 2n],
    ['CreateLockupTranchedStream', 3n],
  ]);
});

statement('returned-consecutive-begin', async ({ lockup }) => {
  await lockup.open();
  const next = await lockup.read('nextStreamId');
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', dai('200'));
  const call = [['recipient', 'owner'], dai('100')];
  expect(await creator.call('other', 'createStreams', call)).toEqual([next, next + 1n]);
});

statement('get-sender-returns', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', dai('200'));
  await creator.call('other', 'createStreams', [['recipient', 'owner'], dai('100')]);
  for (const id of [1n, 2n]) {
    expect(await lockup.read('getSender', [id])).toBe(lockup.accounts.other);
    await lockup.call('other', 'cancel', [id]);
  }
  expect(await lockup.balanceOf('other')).toBe(dai('200'));
});

statement('batch-size-zero', async ({ lockup }) => {
  const call = ['lockup', 'dai', []];
  const error = 'SablierBatchLockup_BatchSizeZero';
  await lockup.batch.reverts(error, 'sender', 'createWithDurationsLL', call);
});

statement('streams-fit-computes-number', async ({ lockup }) => {
  expect(streamsThatFit('linear')).toBe(86);
  expect(streamsThatFit('linearWithCliff')).toBe(69);
  const unlocks = { start: 1n, cliff: 1n };
  const withCliff = { durations: { cliff: DAY, total: 100n * DAY }, unlockAmounts: unlocks };
  await lockup.batch.fund('sender', dai('200000'));
  expect(await gasOfBatch(lockup, 86, {})).toBeLessThan((TRANSACTION_GAS * 9n) / 10n);
  expect(await gasOfBatch(lockup, 69, withCliff)).toBeLessThan((TRANSACTION_GAS * 9n) / 10n);
  expect(await gasOfBatch(lockup, 96, {})).toBeGreaterThan((TRANSACTION_GAS * 9n) / 10n);
});
