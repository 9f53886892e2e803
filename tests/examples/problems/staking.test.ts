import { afterAll, beforeAll } from 'vitest';
import { claimRewards, stake } from '../../../examples/lockup/staking/stake';
import * as manage from '../../../examples/lockup/stream-management/manage-stream';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';
import { mistakenSamples } from './mistakes';
import { problemsOn } from './problems';

/* Tables "What can go wrong" of /guides/lockup/examples/staking/* */

const STAKING = 'guides/lockup/examples/staking';
const file = 'examples/lockup/staking/StakeSablierNFT.sol';
const REWARDS = dai('400');

const deployMistake = mistakenSamples({
  refusesHook: {
    file,
    from: 'staked = position.staker',
    to: 'revert ZeroAmount(); staked = position.staker',
  },
});

let local: LocalProtocol;
let staking: Deployed;
/** The same contract, which is not on the allowlist. */
let unlisted: Deployed;
let reward: Deployed;
let lockup: `0x${string}`;

beforeAll(async () => {
  local = await startProtocol();
  lockup = local.contracts.lockup;
  const { admin } = local.accounts;
  reward = await local.deployExample('TestToken', ['RWD', 18]);
  const args = [admin, lockup, local.contracts.token, reward.address];
  staking = await local.deployExample('StakeSablierNFT', args, { keepsTokens: true });
  unlisted = await local.deployExample('StakeSablierNFT', args, { keepsTokens: true });
  await local.mint(admin, REWARDS, reward.address);
  await local.asComptroller(local.deployed.lockup, 'allowToHook', [staking.address]);
});
afterAll(() => local?.stop());

type Role = 'recipient' | 'stranger';
const by = (role: Role) => local.clients(local.accounts[role]);
const opened = async (options: Parameters<typeof openLinear>[1] = {}) =>
  (await openLinear(local, options)).id;
const stakeTs = (streamId: bigint, { address } = staking) =>
  stake(by('recipient'), { lockup, staking: address, streamId });
const stakeSol = async (streamId: bigint, role: Role = 'recipient', contract = staking) => {
  const { recipient } = local.accounts;
  await local.send(recipient, local.deployed.lockup, 'approve', [contract.address, streamId]);
  return local.send(local.accounts[role], contract, 'stake', [streamId]);
};
/** Takes everything out after the end. */
async function emptied() {
  const streamId = await opened({ total: DAY });
  await local.warpTo((await local.now()) + 2n * DAY);
  const { recipient } = local.accounts;
  await manage.withdrawMax(by('stranger'), { lockup, streamId, to: recipient });
  return streamId;
}

problemsOn(`${STAKING}/stake`, {
  '`HookNotAllowed`': {
    solidity: async () => stakeSol(await opened(), 'recipient', unlisted),
    typescript: async () => stakeTs(await opened(), unlisted),
  },
  '`WrongToken`': {
    solidity: async () => stakeSol(await opened({ token: local.contracts.usdc })),
    typescript: async () => stakeTs(await opened({ token: local.contracts.usdc })),
  },
  '`NothingInStream`': {
    solidity: async () => stakeSol(await emptied()),
    typescript: async () => stakeTs(await emptied()),
  },
  '`ERC721InsufficientApproval`': {
    solidity: [
      async () => local.send(local.accounts.recipient, staking, 'stake', [await opened()]),
      async () => local.send(local.accounts.stranger, staking, 'stake', [await opened()]),
    ],
  },
  '`ERC721IncorrectOwner`': {
    solidity: async () => stakeSol(await opened(), 'stranger'),
  },
  '`SablierLockup_NotTransferable`': {
    solidity: async () => stakeSol(await opened({ transferable: false })),
    typescript: async () => stakeTs(await opened({ transferable: false })),
  },
});

problemsOn(`${STAKING}/setup`, {
  '`HookNotAllowed` on every stake': {
    solidity: async () => stakeSol(await opened(), 'recipient', unlisted),
    typescript: async () => stakeTs(await opened(), unlisted),
  },
  '`CallerNotAdmin`': {
    solidity: () => local.send(local.accounts.stranger, staking, 'startPeriod', [1n, 1n]),
  },
});

const startPeriod = (amount: bigint, duration: bigint) =>
  local.send(local.accounts.admin, staking, 'startPeriod', [amount, duration]);

problemsOn(`${STAKING}/rewards`, {
  '`ZeroAmount`': { solidity: () => startPeriod(0n, DAY) },
  '`ZeroDuration`': { solidity: () => startPeriod(1n, 0n) },
  "the token's allowance error": { solidity: () => startPeriod(REWARDS, DAY) },
  '`PeriodActive`': {
    solidity: async () => {
      const args = [staking.address, REWARDS];
      await local.send(local.accounts.admin, reward, 'approve', args);
      await startPeriod(REWARDS / 2n, DAY);
      await startPeriod(REWARDS / 2n, DAY);
    },
  },
});

problemsOn(`${STAKING}/full-code`, {
  '`CallerNotStaker`': {
    solidity: async () =>
      local.send(local.accounts.stranger, staking, 'claimRewards', [await opened()]),
    typescript: async () =>
      claimRewards(by('stranger'), { lockup, staking: staking.address, streamId: await opened() }),
  },
});

/** A stream of a token that can refuse its holder, staked in a contract for that token. */
async function stakedOfBlocking() {
  const token = await local.deployExample('BlockingToken');
  const args = [local.accounts.admin, lockup, token.address, reward.address];
  const contract = await local.deployExample('StakeSablierNFT', args, { keepsTokens: true });
  await local.asComptroller(local.deployed.lockup, 'allowToHook', [contract.address]);
  const streamId = await opened({ token: token.address });
  await stakeSol(streamId, 'recipient', contract);
  await local.warpTo((await local.now()) + DAY);
  return { token, streamId, to: contract.address };
}

problemsOn(`${STAKING}/hooks`, {
  '`CallerNotLockup`': {
    solidity: () => {
      const { stranger } = local.accounts;
      return local.send(stranger, staking, 'onSablierLockupCancel', [1n, stranger, 0n, 0n]);
    },
  },
  "the sender's `cancel` reverts": {
    solidity: async () => {
      const args = [local.accounts.admin, lockup, local.contracts.token, reward.address];
      const contract = await deployMistake(local, 'refusesHook', args as `0x${string}`[]);
      await local.asComptroller(local.deployed.lockup, 'allowToHook', [contract.address]);
      const streamId = await opened({ recipient: contract.address });
      await manage.cancel(local.clients(local.accounts.sender), { lockup, streamId });
    },
  },
  'the withdrawal reverts': {
    solidity: async () => {
      const { token, streamId, to } = await stakedOfBlocking();
      await local.send(local.accounts.admin, token, 'refuse', [local.accounts.recipient]);
      await manage.withdrawMax(by('stranger'), { lockup, streamId, to });
    },
  },
});
