import { addressOf, same, sameAddress, status } from '../checks';
import type { Task } from '../types';
import { DAI, DAY } from '../units';
import { isFor, lockupAfter, recipientHas } from './common';

const fund = async (sandbox: Parameters<NonNullable<Task['prepare']>>[0], amount: bigint) => {
  await sandbox.mint('dai', sandbox.accounts.sender, amount);
  return {};
};

interface Part {
  amount: bigint;
  timestamp: number | bigint;
}

/** Seconds from now to the end of each part. */
const endsOf = (parts: readonly Part[], now: bigint): string =>
  parts.map(({ timestamp }) => BigInt(timestamp) - now).join(', ');

/** Creation of streams of every model. */
export const lockupTasks: readonly Task[] = [
  {
    id: 'create-linear',
    prompt:
      'Open a Lockup stream of 1,000 DAI to `recipient` that releases evenly over 365 days from now, with a cliff of 90 days, cancelable and transferable. You hold the DAI. Send whatever is needed.',
    prepare: (sandbox) => fund(sandbox, 1000n * DAI),
    async judge(sandbox) {
      const { read, now, pass } = sandbox;
      const problem = await isFor(sandbox, { deposit: 1000n * DAI });
      if (problem) return problem;
      await pass(90n * DAY - 1n);
      return (
        same(
          'the length',
          BigInt(String(await read('lockup', 'getEndTime', [1n]))) - now,
          365n * DAY,
        ) ??
        same(
          'the cliff',
          BigInt(String(await read('lockup', 'getCliffTime', [1n]))) - now,
          90n * DAY,
        ) ??
        same('released before the cliff', await read('lockup', 'streamedAmountOf', [1n]), 0n) ??
        same('cancelable', await read('lockup', 'isCancelable', [1n]), true) ??
        same('transferable', await read('lockup', 'isTransferable', [1n]), true)
      );
    },
  },
  {
    id: 'create-tranched',
    prompt:
      'Open a tranched Lockup stream of exactly 100 DAI to `recipient` in 3 tranches, 30, 60 and 90 days from now, as equal as the smallest unit allows. You hold the DAI.',
    prepare: (sandbox) => fund(sandbox, 100n * DAI),
    async judge(sandbox) {
      const { read, now } = sandbox;
      const tranches = (await read('lockup', 'getTranches', [1n])) as readonly Part[];
      const third = (100n * DAI) / 3n;
      // The remaining unit may be in any of them.
      const isEven = tranches.every(({ amount }) => amount === third || amount === third + 1n);
      return (
        (await isFor(sandbox)) ??
        same('the seconds to the tranches', endsOf(tranches, now), '2592000, 5184000, 7776000') ??
        same('tranches that differ by one unit at most', isEven, true)
      );
    },
  },
  {
    id: 'create-dynamic',
    prompt:
      'Open a dynamic Lockup stream of 100 DAI to `recipient` with one segment of 100 days whose released share is the square of the elapsed share. You hold the DAI.',
    prepare: (sandbox) => fund(sandbox, 100n * DAI),
    async judge(sandbox) {
      const { read, now, pass } = sandbox;
      const segments = (await read('lockup', 'getSegments', [1n])) as readonly Part[];
      await pass(50n * DAY);
      const released = await read('lockup', 'streamedAmountOf', [1n]);
      return (
        (await isFor(sandbox)) ??
        same('released after 50 days', released, 25n * DAI) ??
        same('the seconds to the end of the segments', endsOf(segments, now), '8640000')
      );
    },
  },
  {
    id: 'create-unlock',
    prompt:
      'Open a linear Lockup stream of 100 DAI over 100 days to `recipient` that releases 10 DAI at once and the rest evenly in steps of one day. You hold the DAI.',
    prepare: (sandbox) => fund(sandbox, 100n * DAI),
    async judge(sandbox) {
      const { read, pass } = sandbox;
      await pass(DAY + DAY / 2n);
      const released = await read('lockup', 'streamedAmountOf', [1n]);
      return (
        (await isFor(sandbox)) ??
        same('released after a day and a half', released, 10n * DAI + (90n * DAI) / 100n)
      );
    },
  },
  {
    id: 'batch-create',
    prompt:
      'Open two linear Lockup streams of 50 DAI each over 100 days in one transaction, to `recipient` and to `other`, through the batch helper. You hold 100 DAI.',
    oneCallTo: 'batchLockup',
    prepare: (sandbox) => fund(sandbox, 100n * DAI),
    async judge(sandbox) {
      const deposit = 50n * DAI;
      const { recipient, other } = sandbox.accounts;
      return (
        (await isFor(sandbox, { streamId: 1n, recipient, deposit })) ??
        (await isFor(sandbox, { streamId: 2n, recipient: other, deposit }))
      );
    },
  },
  {
    id: 'withdraw-with-fee',
    as: 'recipient',
    prompt:
      'Withdraw everything that stream `task.streamId` of Lockup has released to yourself. The price of the coin can fall by up to 5 percent before your transaction is mined; it has to succeed all the same.',
    prepare: lockupAfter(50n * DAY),
    meanwhile: ({ price }) => price(2_850_00000000n),
    judge: recipientHas('dai', 50n * DAI),
  },
  {
    id: 'withdraw-multiple',
    as: 'recipient',
    prompt:
      'Withdraw 20 DAI from each of the streams `task.streamIds` of Lockup in one transaction.',
    oneCallTo: 'lockup',
    async prepare({ openLockup, pass }) {
      const streamIds = [await openLockup(), await openLockup(), await openLockup()];
      await pass(50n * DAY);
      return { streamIds };
    },
    async judge({ read }, { streamIds }) {
      for (const id of streamIds as bigint[]) {
        const paid = await read('lockup', 'getWithdrawnAmount', [id]);
        const problem = same(`what stream ${id} has paid`, paid, 20n * DAI);
        if (problem) return problem;
      }
      return null;
    },
  },
  {
    id: 'withdraw-to-other',
    prompt:
      'You are the sender of stream `task.streamId` of Lockup. Make the released DAI reach the one address that you may send them to.',
    prepare: lockupAfter(10n * DAY),
    judge: recipientHas('dai', 10n * DAI),
  },
  {
    id: 'cancel-many',
    prompt:
      'You are the sender of the streams `task.streamIds` of Lockup. Return as `value` the ids of those that you cannot cancel, as decimal strings. Send no transaction.',
    async prepare({ openLockup }) {
      return {
        streamIds: [
          await openLockup(),
          await openLockup({ cancelable: false }),
          await openLockup(),
        ],
      };
    },
    judge: (_sandbox, _task, value) => same('the ids', JSON.stringify(value), '["2"]'),
  },
  {
    id: 'cancel',
    prompt: 'Cancel stream `task.streamId` of Lockup and get back what is not released.',
    prepare: lockupAfter(40n * DAY),
    async judge({ balance, accounts, read }, { streamId }) {
      return (
        same('the balance of the sender', await balance('dai', accounts.sender), 60n * DAI) ??
        status('Lockup', await read('lockup', 'statusOf', [streamId]), 'CANCELED')
      );
    },
  },
  {
    id: 'renounce',
    prompt: 'Make sure that nobody can ever cancel stream `task.streamId` of Lockup.',
    prepare: async ({ openLockup }) => ({ streamId: await openLockup() }),
    async judge({ read }, { streamId }) {
      return (
        same('cancelable', await read('lockup', 'isCancelable', [streamId]), false) ??
        status('Lockup', await read('lockup', 'statusOf', [streamId]), 'STREAMING')
      );
    },
  },
  {
    id: 'transfer',
    as: 'recipient',
    prompt: 'Move stream `task.streamId` of Lockup, with all that is still to come, to `other`.',
    prepare: async ({ openLockup }) => ({ streamId: await openLockup() }),
    async judge({ read, accounts }, { streamId }) {
      return sameAddress('the owner', await read('lockup', 'ownerOf', [streamId]), accounts.other);
    },
  },
  {
    id: 'who-gets-paid',
    prompt:
      'Return as `value` the address that a withdrawal from stream `task.streamId` of Lockup can be sent to by anybody. The stream was transferred.',
    async prepare({ openLockup, send, accounts }) {
      const streamId = await openLockup();
      const args = [accounts.recipient, accounts.other, streamId];
      await send({ contract: 'lockup', functionName: 'transferFrom', args }, 'recipient');
      return { streamId };
    },
    judge: ({ accounts }, _task, value) =>
      sameAddress('the address', addressOf(value), accounts.other),
  },
  {
    id: 'batch-renounce',
    prompt: 'Renounce the streams `task.streamIds` of Lockup in one transaction.',
    oneCallTo: 'lockup',
    prepare: async ({ openLockup }) => ({ streamIds: [await openLockup(), await openLockup()] }),
    async judge({ read }) {
      return (
        same('cancelable', await read('lockup', 'isCancelable', [1n]), false) ??
        same('cancelable', await read('lockup', 'isCancelable', [2n]), false) ??
        status('Lockup', await read('lockup', 'statusOf', [2n]), 'STREAMING')
      );
    },
  },
];
