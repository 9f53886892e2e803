import { sablier } from 'sablier';
import { toFunctionSelector, type Abi } from 'viem';
import { same, sameAddress, status } from '../checks';
import type { Task } from '../types';
import { DAI, DAY, USDC } from '../units';
import { flowAfter, isFor, lockupAfter, recipientHas } from './common';

/** The alias of an older release, whose address differs from the newest one's. */
const OLD = 'LK2-8453-7';

function oldAddress(): string {
  for (const release of sablier.releases.getAll({ protocol: 'lockup' as never }) ?? []) {
    const here = release.deployments.find(({ chainId }) => chainId === 8453);
    const found = here?.contracts.find(({ alias }) => alias === 'LK2');
    if (found) return found.address;
  }
  throw new Error('The SDK has no LK2 on Base.');
}

function newSelector(): string {
  const release = sablier.releases.getLatest({ protocol: 'lockup' as never });
  const abi = (release?.abi as Record<string, Abi> | undefined)?.SablierLockup ?? [];
  const found = abi.find(
    (item) => item.type === 'function' && item.name === 'createWithTimestampsLL',
  );
  if (found?.type !== 'function') throw new Error('The SDK has no createWithTimestampsLL.');
  return toFunctionSelector(found);
}

/** Roles, flags, older releases, and several calls at once. */
export const moreTasks: readonly Task[] = [
  {
    id: 'create-later',
    prompt:
      'Open a linear Lockup stream of 100 DAI to `recipient` that starts 7 days after `now` and ends 107 days after `now`. You hold the DAI.',
    async prepare({ mint, accounts }) {
      await mint('dai', accounts.sender, 100n * DAI);
      return {};
    },
    async judge(sandbox) {
      const { read, now } = sandbox;
      return (
        (await isFor(sandbox)) ??
        status('Lockup', await read('lockup', 'statusOf', [1n]), 'PENDING') ??
        same('the start', await read('lockup', 'getStartTime', [1n]), now + 7n * DAY) ??
        same('the end', await read('lockup', 'getEndTime', [1n]), now + 107n * DAY)
      );
    },
  },
  {
    id: 'create-fixed-owner',
    prompt:
      'Open a linear Lockup stream of 100 DAI over 100 days to `recipient` that the recipient can never pass on and nobody can cancel. You hold the DAI.',
    async prepare({ mint, accounts }) {
      await mint('dai', accounts.sender, 100n * DAI);
      return {};
    },
    async judge(sandbox) {
      const { read, now } = sandbox;
      return (
        (await isFor(sandbox)) ??
        same('the end', await read('lockup', 'getEndTime', [1n]), now + 100n * DAY) ??
        same('transferable', await read('lockup', 'isTransferable', [1n]), false) ??
        same('cancelable', await read('lockup', 'isCancelable', [1n]), false)
      );
    },
  },
  {
    id: 'approve-operator',
    as: 'recipient',
    prompt: 'Let `operator` manage stream `task.streamId` of Lockup for you, that stream alone.',
    prepare: async ({ openLockup }) => ({ streamId: await openLockup() }),
    async judge({ read, accounts }, { streamId }) {
      return (
        sameAddress(
          'the operator',
          await read('lockup', 'getApproved', [streamId]),
          accounts.operator,
        ) ??
        same(
          'all streams',
          await read('lockup', 'isApprovedForAll', [accounts.recipient, accounts.operator]),
          false,
        )
      );
    },
  },
  {
    id: 'withdraw-amount',
    as: 'recipient',
    prompt: 'Withdraw 12.5 DAI of stream `task.streamId` of Lockup to yourself.',
    prepare: lockupAfter(50n * DAY),
    judge: recipientHas('dai', (25n * DAI) / 2n),
  },
  {
    id: 'withdraw-and-transfer',
    as: 'recipient',
    prompt:
      'In one transaction, withdraw everything that stream `task.streamId` of Lockup has released to yourself, and hand the stream to `other`.',
    oneCallTo: 'lockup',
    prepare: lockupAfter(30n * DAY),
    async judge({ balance, accounts, read }, { streamId }) {
      return (
        sameAddress('the owner', await read('lockup', 'ownerOf', [streamId]), accounts.other) ??
        same('the balance of the recipient', await balance('dai', accounts.recipient), 30n * DAI)
      );
    },
  },
  {
    id: 'flow-pause-two',
    prompt: 'Pause the streams `task.streamIds` of Flow in one transaction.',
    oneCallTo: 'flow',
    prepare: async ({ openFlow }) => ({ streamIds: [await openFlow(), await openFlow()] }),
    async judge({ read }) {
      return (
        status('Flow', await read('flow', 'statusOf', [1n]), 'PAUSED_SOLVENT') ??
        status('Flow', await read('flow', 'statusOf', [2n]), 'PAUSED_SOLVENT')
      );
    },
  },
  {
    id: 'flow-refund-and-pause',
    prompt: 'Take 10 USDC back from stream `task.streamId` of Flow and pause it, in one call.',
    oneCallTo: 'flow',
    prepare: async ({ openFlow }) => ({ streamId: await openFlow() }),
    async judge({ balance, accounts, read }) {
      return (
        same('the balance of the sender', await balance('usdc', accounts.sender), 10n * USDC) ??
        status('Flow', await read('flow', 'statusOf', [1n]), 'PAUSED_SOLVENT')
      );
    },
  },
  {
    id: 'flow-pay-out-others',
    as: 'stranger',
    prompt:
      'You have nothing to do with stream `task.streamId` of Flow. Make 2.5 USDC of it reach its recipient.',
    prepare: flowAfter(10_000n),
    judge: recipientHas('usdc', (5n * USDC) / 2n),
  },
  {
    id: 'old-release',
    prompt: `Return as \`value\` the address of the contract that holds the stream ${OLD}.`,
    judge: (_sandbox, _task, value) => sameAddress('the address', value, oldAddress()),
  },
  {
    id: 'upgrade-v3-v4',
    prompt:
      'Code for Lockup v3.0 calls `createWithTimestampsLL`. Return as `value` the selector of the function of that name in v4.0, as 0x and 8 digits.',
    judge: (_sandbox, _task, value) => same('the selector', value, newSelector()),
  },
];
