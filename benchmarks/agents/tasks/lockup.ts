import { addressOf, same, sameAddress, status } from '../checks';
import type { Task } from '../types';
import { DAI, DAY } from '../units';
import { lockupAfter, recipientHas } from './common';

const fund = async (sandbox: Parameters<NonNullable<Task['prepare']>>[0], amount: bigint) => {
  await sandbox.mint('dai', sandbox.accounts.sender, amount);
  return {};
};

/** Creates of every model, and what has to be right about them. */
export const lockupTasks: readonly Task[] = [
  {
    id: 'create-linear',
    prompt:
      'Open a Lockup stream of 1,000 DAI to `recipient` that releases evenly over 365 days from now, with a cliff of 90 days, cancelable and transferable. You hold the DAI. Send whatever is needed.',
    prepare: (sandbox) => fund(sandbox, 1000n * DAI),
    async judge({ read, accounts, now }) {
      return (
        sameAddress('the recipient', await read('lockup', 'ownerOf', [1n]), accounts.recipient) ??
        same('the deposit', await read('lockup', 'getDepositedAmount', [1n]), 1000n * DAI) ??
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
        same('cancelable', await read('lockup', 'isCancelable', [1n]), true)
      );
    },
  },
  {
    id: 'create-tranched',
    prompt:
      'Open a tranched Lockup stream of exactly 100 DAI to `recipient` in 3 tranches, 30, 60 and 90 days from now, as equal as the smallest unit allows. You hold the DAI.',
    prepare: (sandbox) => fund(sandbox, 100n * DAI),
    async judge({ read, pass }) {
      await pass(30n * DAY);
      return (
        same('the deposit', await read('lockup', 'getDepositedAmount', [1n]), 100n * DAI) ??
        same('the first tranche', await read('lockup', 'streamedAmountOf', [1n]), (100n * DAI) / 3n)
      );
    },
  },
  {
    id: 'create-dynamic',
    prompt:
      'Open a dynamic Lockup stream of 100 DAI to `recipient` with one segment of 100 days whose released share is the square of the elapsed share. You hold the DAI.',
    prepare: (sandbox) => fund(sandbox, 100n * DAI),
    async judge({ read, pass }) {
      await pass(50n * DAY);
      return same(
        'released after 50 days',
        await read('lockup', 'streamedAmountOf', [1n]),
        25n * DAI,
      );
    },
  },
  {
    id: 'create-unlock',
    prompt:
      'Open a linear Lockup stream of 100 DAI over 100 days to `recipient` that releases 10 DAI at once and the rest evenly in steps of one day. You hold the DAI.',
    prepare: (sandbox) => fund(sandbox, 100n * DAI),
    async judge({ read, pass }) {
      await pass(DAY + DAY / 2n);
      const released = await read('lockup', 'streamedAmountOf', [1n]);
      return same('released after a day and a half', released, 10n * DAI + (90n * DAI) / 100n);
    },
  },
  {
    id: 'batch-create',
    prompt:
      'Open two linear Lockup streams of 50 DAI each over 100 days in one transaction, to `recipient` and to `other`, through the batch helper. You hold 100 DAI.',
    prepare: (sandbox) => fund(sandbox, 100n * DAI),
    async judge({ read, accounts }) {
      return (
        sameAddress(
          'the first recipient',
          await read('lockup', 'ownerOf', [1n]),
          accounts.recipient,
        ) ??
        sameAddress(
          'the second recipient',
          await read('lockup', 'ownerOf', [2n]),
          accounts.other,
        ) ??
        same('the deposit', await read('lockup', 'getDepositedAmount', [2n]), 50n * DAI)
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
    async prepare({ openLockup, pass }) {
      const streamIds = [await openLockup(), await openLockup(), await openLockup()];
      await pass(50n * DAY);
      return { streamIds };
    },
    judge: recipientHas('dai', 60n * DAI),
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
      'Cancel those of the streams `task.streamIds` of Lockup that can be canceled, and return as `value` the ids that stay uncanceled, as decimal strings. Send nothing: return the value alone, read from the chain.',
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
