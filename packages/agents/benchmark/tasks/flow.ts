import { same, sameAddress, status } from '../checks';
import type { Task } from '../types';
import { DAY, USDC } from '../units';
import { flowAfter } from './common';

/** Flow from its creation to its end. */
export const flowTasks: readonly Task[] = [
  {
    id: 'flow-create',
    prompt:
      'Open a Flow stream that pays `recipient` 864 USDC (6 decimals) per day from now on, and deposit 1,000 USDC. You hold the USDC.',
    async prepare({ mint, accounts }) {
      await mint('usdc', accounts.sender, 1000n * USDC);
      return {};
    },
    async judge({ read, pass, accounts }) {
      await pass(DAY);
      return (
        sameAddress('the recipient', await read('flow', 'ownerOf', [1n]), accounts.recipient) ??
        sameAddress('the sender', await read('flow', 'getSender', [1n]), accounts.sender) ??
        same('the debt after a day', await read('flow', 'totalDebtOf', [1n]), 864n * USDC) ??
        same('the balance', await read('flow', 'getBalance', [1n]), 1000n * USDC)
      );
    },
  },
  {
    id: 'flow-deposit',
    prompt: 'Add 50 USDC to stream `task.streamId` of Flow. You hold the USDC.',
    async prepare({ openFlow, mint, accounts }) {
      const streamId = await openFlow();
      await mint('usdc', accounts.sender, 50n * USDC);
      return { streamId };
    },
    async judge({ read }) {
      return same('the balance', await read('flow', 'getBalance', [1n]), 150n * USDC);
    },
  },
  {
    id: 'flow-rate',
    prompt: 'Change the rate of stream `task.streamId` of Flow to 0.002 USDC per second.',
    prepare: async ({ openFlow }) => ({ streamId: await openFlow() }),
    async judge({ read, pass }) {
      await pass(1000n);
      return same(
        'the debt after 1,000 seconds',
        await read('flow', 'totalDebtOf', [1n]),
        2n * USDC,
      );
    },
  },
  {
    id: 'flow-stop-debt',
    prompt:
      'Stream `task.streamId` of Flow has run out of tokens. Make its debt stop growing, without giving up what is owed and so that the stream can be resumed.',
    prepare: flowAfter(2_000n, USDC),
    async judge({ read, pass }) {
      const before = await read('flow', 'totalDebtOf', [1n]);
      await pass(DAY);
      return (
        same('the debt a day later', await read('flow', 'totalDebtOf', [1n]), before) ??
        status('Flow', await read('flow', 'statusOf', [1n]), 'PAUSED_INSOLVENT')
      );
    },
  },
  {
    id: 'flow-refund',
    prompt: 'Take back from stream `task.streamId` of Flow everything that is not owed yet.',
    prepare: flowAfter(40_000n),
    async judge({ balance, accounts }) {
      return same('the balance of the sender', await balance('usdc', accounts.sender), 60n * USDC);
    },
  },
  {
    id: 'flow-withdraw',
    as: 'recipient',
    prompt: 'Withdraw everything that stream `task.streamId` of Flow owes and covers, to `other`.',
    prepare: flowAfter(10_000n),
    async judge({ balance, accounts }) {
      return same('the balance of other', await balance('usdc', accounts.other), 10n * USDC);
    },
  },
  {
    id: 'flow-restart',
    prompt:
      'Stream `task.streamId` of Flow is paused. Let it pay 0.003 USDC per second from now on.',
    async prepare({ openFlow, send }) {
      const streamId = await openFlow();
      await send({ contract: 'flow', functionName: 'pause', args: [streamId] }, 'sender');
      return { streamId };
    },
    async judge({ read, pass }) {
      await pass(1000n);
      return same(
        'the debt after 1,000 seconds',
        await read('flow', 'totalDebtOf', [1n]),
        3n * USDC,
      );
    },
  },
  {
    id: 'flow-depletion',
    prompt:
      'Return as `value` the first Unix second, as a decimal string, at which stream `task.streamId` of Flow owes more than it holds.',
    prepare: async ({ openFlow }) => ({ streamId: await openFlow() }),
    async judge({ read }, _task, value) {
      return same('the second', value, await read('flow', 'depletionTimeOf', [1n]));
    },
  },
  {
    id: 'flow-void',
    as: 'recipient',
    prompt: 'End stream `task.streamId` of Flow for good: give up what it cannot pay.',
    prepare: flowAfter(5_000n, USDC),
    async judge({ read }) {
      return (
        status('Flow', await read('flow', 'statusOf', [1n]), 'VOIDED') ??
        same('what is left of the debt', await read('flow', 'totalDebtOf', [1n]), USDC)
      );
    },
  },
  {
    id: 'flow-recipient',
    prompt:
      'Open a Flow stream to `recipient` that nobody can transfer, with 0.001 USDC per second and no deposit.',
    async judge({ read, accounts }) {
      return (
        sameAddress('the recipient', await read('flow', 'ownerOf', [1n]), accounts.recipient) ??
        same('transferable', await read('flow', 'isTransferable', [1n]), false) ??
        same('the rate', await read('flow', 'getRatePerSecond', [1n]), 10n ** 15n)
      );
    },
  },
];
