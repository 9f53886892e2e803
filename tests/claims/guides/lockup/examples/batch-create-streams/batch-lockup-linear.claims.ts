import { numberToHex, padHex } from 'viem';
import { expect } from 'vitest';
import {
  streamsThatFit,
  TRANSACTION_GAS,
} from '../../../../../../examples/lockup/batch/streams-that-fit';
import { claim, dai, DAY, WEEK } from '../../../../claim';
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

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  'For each recipient in a list, a year of linear release with a cliff of four weeks.',
  async ({ lockup }) => {
    const creator = await put(lockup, ...CREATOR);
    await creator.fund('other', dai('96'));
    await creator.call('other', 'createStreams', [['recipient', 'owner'], dai('48')]);
    await lockup.pass(4n * WEEK);
    for (const id of [1n, 2n]) expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
    await lockup.pass(24n * WEEK);
    for (const id of [1n, 2n]) expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('24'));
    expect(await lockup.read('ownerOf', [2n])).toBe(lockup.accounts.owner);
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  'All streams have the same deposit, and the caller pays and manages them.',
  async ({ lockup }) => {
    const creator = await put(lockup, ...CREATOR);
    await creator.fund('other', dai('200'));
    const create = () =>
      creator.call('other', 'createStreams', [['recipient', 'owner'], dai('100')]);
    await lockup.moves(create, { other: -dai('200'), lockup: dai('200') });
    for (const id of [1n, 2n])
      expect(await lockup.read('getDepositedAmount', [id])).toBe(dai('100'));
    await lockup.call('other', 'cancelMultiple', [[1n, 2n]]);
    expect(await lockup.balanceOf('other')).toBe(dai('200'));
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  "ERC20InsufficientAllowance or the token's own text | the approval went to SablierLockup | approve SablierBatchLockup",
  async ({ lockup }) => {
    const call = ['lockup', 'dai', [entry()]];
    const error = 'ERC20InsufficientAllowance';
    await lockup.fund('other', dai('100'));
    await lockup.batch.reverts(error, 'other', 'createWithDurationsLL', call);
    await lockup.batch.fund('owner', dai('100'));
    await lockup.batch.call('owner', 'createWithDurationsLL', call);
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  'If you pass the address of your contract, only your contract can cancel the streams, and the refunds arrive there.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  'The account that paid is the funder in CreateLockupBatch.',
  async ({ lockup }) => {
    await lockup.batch.fund('other', dai('100'));
    const call = ['lockup', 'dai', [entry()]];
    const [made] = await logsOf(lockup.batch, () =>
      lockup.moves(() => lockup.batch.call('other', 'createWithDurationsLL', call), {
        other: -dai('100'),
        lockup: dai('100'),
      }),
    );
    expect(made?.args.funder).toBe(lockup.accounts.other);
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  'The ids come from the logs, in the order of the calls.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  'The returned ids are consecutive and begin with the previous nextStreamId.',
  async ({ lockup }) => {
    await lockup.open();
    const next = await lockup.read('nextStreamId');
    const creator = await put(lockup, ...CREATOR);
    await creator.fund('other', dai('200'));
    const call = [['recipient', 'owner'], dai('100')];
    expect(await creator.call('other', 'createStreams', call)).toEqual([next, next + 1n]);
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  'getSender of each returns your wallet, so you can cancel from it.',
  async ({ lockup }) => {
    const creator = await put(lockup, ...CREATOR);
    await creator.fund('other', dai('200'));
    await creator.call('other', 'createStreams', [['recipient', 'owner'], dai('100')]);
    for (const id of [1n, 2n]) {
      expect(await lockup.read('getSender', [id])).toBe(lockup.accounts.other);
      await lockup.call('other', 'cancel', [id]);
    }
    expect(await lockup.balanceOf('other')).toBe(dai('200'));
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  'SablierBatchLockup_BatchSizeZero | the list is empty | check it before you send',
  async ({ lockup }) => {
    const call = ['lockup', 'dai', []];
    const error = 'SablierBatchLockup_BatchSizeZero';
    await lockup.batch.reverts(error, 'sender', 'createWithDurationsLL', call);
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  'streamsThatFit computes the number for Ethereum and leaves a tenth of the gas unused: 86 linear streams without a cliff, 69 with a cliff and unlock amounts.',
  async ({ lockup }) => {
    expect(streamsThatFit('linear')).toBe(86);
    expect(streamsThatFit('linearWithCliff')).toBe(69);
    const unlocks = { start: 1n, cliff: 1n };
    const withCliff = { durations: { cliff: DAY, total: 100n * DAY }, unlockAmounts: unlocks };
    await lockup.batch.fund('sender', dai('200000'));
    expect(await gasOfBatch(lockup, 86, {})).toBeLessThan((TRANSACTION_GAS * 9n) / 10n);
    expect(await gasOfBatch(lockup, 69, withCliff)).toBeLessThan((TRANSACTION_GAS * 9n) / 10n);
    expect(await gasOfBatch(lockup, 96, {})).toBeGreaterThan((TRANSACTION_GAS * 9n) / 10n);
  },
);
