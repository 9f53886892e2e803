import { parseEther, zeroAddress, type Address } from 'viem';
import { afterAll, beforeAll } from 'vitest';
import { allowToHook } from '../../../examples/lockup/hooks/allow-to-hook';
import { withdrawWithMargin } from '../../../examples/lockup/fees/fee-with-margin';
import * as manage from '../../../examples/lockup/stream-management/manage-stream';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';
import { mistaken, mistakenSamples } from './mistakes';
import { problemsOn } from './problems';

/* Tables "What can go wrong" of /guides/lockup/examples/stream-management/*, fees and hooks */

const GUIDES = 'guides/lockup/examples';
const MANAGEMENT = `${GUIDES}/stream-management`;

const manager = 'examples/lockup/stream-management/StreamManager.sol';
const vault = 'examples/lockup/hooks/BeneficiaryVault.sol';
const ledger = 'examples/lockup/hooks/StreamLedger.sol';

const deployMistake = mistakenSamples({
  noFee: { file: manager, from: '{ value: LOCKUP.calculateMinFeeWei(streamId) }', to: '' },
  noFeeToTransfer: {
    file: manager,
    from: '{ value: fee }(streamId, newRecipient)',
    to: '(streamId, newRecipient)',
  },
  ownFrom: { file: manager, from: 'LOCKUP.getRecipient(streamId), to', to: 'address(this), to' },
  plainCoin: {
    file: manager,
    from: 'LOCKUP.renounce(streamId)',
    to: 'payable(address(LOCKUP)).transfer(streamId)',
  },
  otherSelector: {
    file: ledger,
    from: 'return ISablierLockupRecipient.onSablierLockupCancel.selector',
    to: 'return bytes4(0x12345678)',
  },
  noInterface: { file: ledger, from: 'interfaceId ==', to: 'false && interfaceId ==' },
  refusesCancel: {
    file: vault,
    from: 'return ISablierLockupRecipient.onSablierLockupCancel.selector',
    to: 'revert PushRefused(msg.sender)',
  },
});

let local: LocalProtocol;
let owned: Deployed;
let lockup: Address;

beforeAll(async () => {
  local = await startProtocol();
  lockup = local.contracts.lockup;
  owned = await local.deployExample('StreamManager', [local.accounts.owner, lockup]);
  await fund(owned.address);
});
afterAll(() => local?.stop());

async function fund(to: Address) {
  const value = parseEther('1');
  await receiptOf(
    local.chain,
    await local.chain.sendTransaction({ account: local.accounts.owner, to, value }),
  );
}

const byOwner = (name: string, args: unknown[], contract = owned) =>
  local.send(local.accounts.owner, contract, name, args);
const by = (role: keyof LocalProtocol['accounts']) => local.clients(local.accounts[role]);

/** A stream, ten days after its start. Its sender or recipient is the account of the test, unless it says otherwise. */
async function opened(options: Parameters<typeof openLinear>[1] = {}) {
  const { id, stream } = await openLinear(local, options);
  await local.warpTo(stream.startTime + 10n * DAY);
  return { lockup, streamId: id };
}
const managed = (options: Parameters<typeof openLinear>[1] = {}) =>
  opened({ recipient: owned.address, ...options });

/** Opens a stream of which the manager is the sender. */
async function sentByManager(options: { total?: bigint; cancelable?: boolean } = {}) {
  const payer = local.accounts.sender;
  const { id } = await openLinear(local, { payer, sender: owned.address, ...options });
  await local.warpTo((await local.now()) + 10n * DAY);
  return id;
}

/** Takes everything out after the end, so that the stream is depleted. */
async function emptied(streamId: bigint) {
  await local.warpTo((await local.now()) + 200n * DAY);
  const to = await local.lockup.read.getRecipient([streamId]);
  await manage.withdrawMax(by('stranger'), { lockup, streamId, to });
  return streamId;
}

const withoutValue = (role: keyof LocalProtocol['accounts']) => {
  const { publicClient, ...rest } = by(role);
  const simulateContract = (request: object) =>
    publicClient.simulateContract({ ...request, value: 0n } as never);
  return { ...rest, publicClient: { ...publicClient, simulateContract } as never };
};

/** A price-gated stream whose target is 3,000 USD, at a price. */
async function gated(price: bigint) {
  const feed = await local.deployExample('TestOracle', [8, 2_000_00000000n]);
  const { sender, recipient, admin } = local.accounts;
  await local.mint(sender, dai('100'));
  await local.approve(sender, lockup, dai('100'));
  const start = await local.now();
  const params = {
    sender,
    recipient,
    depositAmount: dai('100'),
    token: local.contracts.token,
    cancelable: true,
    transferable: true,
    timestamps: { start, end: start + 100n * DAY },
    shape: '',
  };
  const unlock = { oracle: feed.address, targetPrice: 3_000_00000000n };
  const { result } = await local.send<bigint>(
    sender,
    local.deployed.lockup,
    'createWithTimestampsLPG',
    [params, unlock],
  );
  await local.send(admin, feed, 'setPrice', [price * 100_000_000n]);
  return result;
}
const withdrawGated = (streamId: bigint, amount: bigint) =>
  manage.withdraw(by('recipient'), { lockup, streamId, to: local.accounts.recipient, amount });

problemsOn(`${MANAGEMENT}/withdraw`, {
  '`SablierLockup_InsufficientFeePayment`': {
    solidity: async () => {
      const contract = await deployMistake(local, 'noFee', [local.accounts.owner, lockup]);
      const { streamId } = await opened();
      await byOwner('withdraw', [streamId, local.accounts.recipient, 1n], contract);
    },
    typescript: async () => {
      const at = await opened();
      await manage.withdraw(withoutValue('recipient'), {
        ...at,
        to: local.accounts.recipient,
        amount: 1n,
      });
    },
  },
  '`SablierLockup_Overdraw`': {
    solidity: async () => {
      const { streamId } = await opened();
      await byOwner('withdraw', [streamId, local.accounts.recipient, dai('11')]);
    },
    typescript: async () => {
      const at = await opened();
      await manage.withdraw(by('recipient'), {
        ...at,
        to: local.accounts.recipient,
        amount: dai('11'),
      });
    },
  },
  '`SablierLockup_WithdrawAmountZero`': {
    solidity: [
      async () => byOwner('withdraw', [(await opened()).streamId, local.accounts.recipient, 0n]),
      async () => {
        const { streamId } = await opened({ cliff: 50n * DAY });
        await byOwner('withdrawMax', [streamId, local.accounts.recipient]);
      },
    ],
    typescript: async () => {
      const at = await opened({ cliff: 50n * DAY });
      await manage.withdrawMax(by('recipient'), { ...at, to: local.accounts.recipient });
    },
  },
  '`SablierLockup_WithdrawalAddressNotRecipient`': {
    solidity: async () => byOwner('withdrawMax', [(await opened()).streamId, local.accounts.other]),
    typescript: async () => {
      const at = await opened();
      await manage.withdrawMax(by('stranger'), { ...at, to: local.accounts.stranger });
    },
  },
  '`SablierLockup_WithdrawToZeroAddress`': {
    solidity: async () => byOwner('withdrawMax', [(await managed()).streamId, zeroAddress]),
    typescript: async () =>
      manage.withdrawMax(by('recipient'), { ...(await opened()), to: zeroAddress }),
  },
  '`SablierLockup_WithdrawAmountNotEqualWithdrawableAmount`': {
    solidity: [
      async () => byOwner('withdraw', [await gated(3_000n), local.accounts.recipient, dai('50')]),
      async () => byOwner('withdraw', [await gated(2_999n), local.accounts.recipient, dai('100')]),
    ],
    typescript: [
      async () => withdrawGated(await gated(3_000n), dai('50')),
      async () => withdrawGated(await gated(2_999n), dai('100')),
    ],
  },
  '`SablierLockup_WithdrawArrayCountsNotEqual`': {
    solidity: async () => byOwner('withdrawMultiple', [[(await opened()).streamId], []]),
    typescript: async () => {
      const { streamId } = await opened();
      const clients = mistaken(by('stranger'), 'withdrawMultiple', (ids: bigint[]) => [ids, []]);
      await manage.withdrawAll(clients, { lockup, streamIds: [streamId] });
    },
  },
  "the token's own error": {
    solidity: async () => {
      const { token, at } = await blocking();
      await local.send(local.accounts.admin, token, 'refuse', [local.accounts.recipient]);
      await byOwner('withdrawMax', [at.streamId, local.accounts.recipient]);
    },
    typescript: async () => {
      const { token, at } = await blocking();
      const { recipient } = local.accounts;
      await local.send(local.accounts.admin, token, 'refuse', [recipient]);
      await manage.withdrawMax(by('recipient'), { ...at, to: recipient });
    },
  },
  '`SablierLockup_StreamDepleted`': {
    solidity: async () => {
      const { recipient } = local.accounts;
      await byOwner('withdrawMax', [await emptied((await opened()).streamId), recipient]);
    },
    typescript: async () => {
      const { recipient } = local.accounts;
      const streamId = await emptied((await opened()).streamId);
      await manage.withdrawMax(by('recipient'), { lockup, streamId, to: recipient });
    },
  },
});

/** A stream of a token that can refuse accounts. */
async function blocking(sender?: Address) {
  const token = await local.deployExample('BlockingToken');
  const at = await opened({ token: token.address, ...(sender && { sender }) });
  return { token, at };
}

const cancelTs = (role: 'sender' | 'stranger', streamId: bigint) =>
  manage.cancel(by(role), { lockup, streamId });

problemsOn(`${MANAGEMENT}/cancel`, {
  '`SablierLockup_Unauthorized`': {
    solidity: async () => byOwner('cancel', [(await opened()).streamId]),
    typescript: async () => cancelTs('stranger', (await opened()).streamId),
  },
  '`SablierLockup_StreamCanceled`': {
    solidity: async () => {
      const id = await sentByManager();
      await byOwner('cancel', [id]);
      await byOwner('cancel', [id]);
    },
    typescript: async () => {
      const { streamId } = await opened();
      await cancelTs('sender', streamId);
      await cancelTs('sender', streamId);
    },
  },
  '`SablierLockup_StreamSettled`': {
    solidity: async () => byOwner('cancel', [await sentByManager({ total: DAY })]),
    typescript: async () => cancelTs('sender', (await opened({ total: DAY })).streamId),
  },
  '`SablierLockup_StreamNotCancelable`': {
    solidity: async () => byOwner('cancel', [await sentByManager({ cancelable: false })]),
    typescript: async () => cancelTs('sender', (await opened({ cancelable: false })).streamId),
  },
  '`SablierLockup_StreamDepleted`': {
    solidity: async () => byOwner('cancel', [await emptied(await sentByManager())]),
    typescript: async () => cancelTs('sender', await emptied((await opened()).streamId)),
  },
  "the token's own error": {
    typescript: async () => {
      const { token, at } = await blocking();
      await local.send(local.accounts.admin, token, 'refuse', [local.accounts.sender]);
      await cancelTs('sender', at.streamId);
    },
  },
  "another contract's error": {
    typescript: async () => {
      const contract = await deployMistake(local, 'refusesCancel', [lockup, local.contracts.token]);
      await local.asComptroller(local.deployed.lockup, 'allowToHook', [contract.address]);
      await cancelTs('sender', (await opened({ recipient: contract.address })).streamId);
    },
  },
});

const renounceTs = (role: 'sender' | 'stranger', streamId: bigint) =>
  manage.renounce(by(role), { lockup, streamIds: [streamId] });
const renounceSol = (streamId: bigint) => byOwner('renounce', [streamId]);

problemsOn(`${MANAGEMENT}/renounce`, {
  '`SablierLockup_Unauthorized`': {
    solidity: async () => renounceSol((await opened()).streamId),
    typescript: async () => renounceTs('stranger', (await opened()).streamId),
  },
  '`SablierLockup_StreamNotCancelable`': {
    solidity: async () => renounceSol(await sentByManager({ cancelable: false })),
    typescript: async () => renounceTs('sender', (await opened({ cancelable: false })).streamId),
  },
  '`SablierLockup_StreamSettled`': {
    solidity: async () => renounceSol(await sentByManager({ total: DAY })),
    typescript: async () => renounceTs('sender', (await opened({ total: DAY })).streamId),
  },
  '`SablierLockup_StreamCanceled`': {
    solidity: async () => {
      const id = await sentByManager();
      await byOwner('cancel', [id]);
      await renounceSol(id);
    },
    typescript: async () => {
      const { streamId } = await opened();
      await cancelTs('sender', streamId);
      await renounceTs('sender', streamId);
    },
  },
  '`SablierLockup_StreamDepleted`': {
    solidity: async () => renounceSol(await emptied(await sentByManager())),
    typescript: async () => renounceTs('sender', await emptied((await opened()).streamId)),
  },
});

problemsOn(`${MANAGEMENT}/setup`, {
  '`SablierLockup_Unauthorized`': {
    solidity: [
      async () => byOwner('cancel', [(await opened()).streamId]),
      async () =>
        byOwner('withdrawMaxAndTransfer', [(await opened()).streamId, local.accounts.other]),
    ],
  },
  '`SablierLockup_WithdrawalAddressNotRecipient`': {
    solidity: async () =>
      byOwner('withdraw', [(await opened()).streamId, local.accounts.owner, 1n]),
  },
  '`ERC721InsufficientApproval`': {
    solidity: async () => byOwner('transfer', [(await opened()).streamId, local.accounts.other]),
  },
  '`ERC721InvalidReceiver`': {
    typescript: async () =>
      manage.transfer(by('recipient'), { ...(await opened()), to: owned.address }),
  },
  '`OwnableUnauthorizedAccount`': {
    solidity: async () =>
      local.send(local.accounts.stranger, owned, 'cancel', [(await opened()).streamId]),
  },
  'a call reverts for lack of balance': {
    solidity: async () => {
      const poor = await local.deployExample('StreamManager', [local.accounts.owner, lockup]);
      const { streamId } = await opened();
      await byOwner('withdrawMax', [streamId, local.accounts.recipient], poor);
    },
  },
  '`SablierLockupState_Null`': {
    solidity: () => byOwner('cancel', [10_000n]),
    typescript: () => cancelTs('sender', 10_000n),
  },
});

problemsOn(`${MANAGEMENT}/transfer`, {
  '`SablierLockup_NotTransferable`': {
    solidity: async () => {
      const { streamId } = await managed({ transferable: false });
      await byOwner('transfer', [streamId, local.accounts.other]);
    },
    typescript: async () => {
      const at = await opened({ transferable: false });
      await manage.transfer(by('recipient'), { ...at, to: local.accounts.other });
    },
  },
  '`ERC721InsufficientApproval`': {
    solidity: async () => byOwner('transfer', [(await opened()).streamId, local.accounts.other]),
    typescript: async () =>
      manage.transfer(by('stranger'), { ...(await opened()), to: local.accounts.other }),
  },
  '`SablierLockup_Unauthorized`': {
    solidity: async () =>
      byOwner('withdrawMaxAndTransfer', [(await opened()).streamId, local.accounts.other]),
    typescript: async () =>
      manage.withdrawMaxAndTransfer(by('stranger'), {
        ...(await opened()),
        to: local.accounts.other,
      }),
  },
  '`ERC721IncorrectOwner`': {
    solidity: async () => {
      const contract = await deployMistake(local, 'ownFrom', [local.accounts.owner, lockup]);
      const { recipient, other } = local.accounts;
      const { streamId } = await opened();
      await local.send(recipient, local.deployed.lockup, 'approve', [contract.address, streamId]);
      await byOwner('transfer', [streamId, other], contract);
    },
    typescript: async () => {
      const { other, sender } = local.accounts;
      const clients = mistaken(
        by('recipient'),
        'safeTransferFrom',
        (_: Address, to: Address, id: bigint) => [sender, to, id],
      );
      await manage.transfer(clients, { ...(await opened()), to: other });
    },
  },
  '`ERC721InvalidReceiver`': {
    solidity: [
      async () => byOwner('transfer', [(await managed()).streamId, zeroAddress]),
      async () => byOwner('transfer', [(await managed()).streamId, lockup]),
    ],
    typescript: [
      async () => manage.transfer(by('recipient'), { ...(await opened()), to: zeroAddress }),
      async () => manage.transfer(by('recipient'), { ...(await opened()), to: lockup }),
    ],
  },
  '`SablierLockup_InsufficientFeePayment`': {
    solidity: async () => {
      const args = [local.accounts.owner, lockup] as const;
      const contract = await deployMistake(local, 'noFeeToTransfer', args);
      const { streamId } = await opened({ recipient: contract.address });
      await byOwner('withdrawMaxAndTransfer', [streamId, local.accounts.other], contract);
    },
    typescript: async () => {
      const at = await opened();
      await manage.withdrawMaxAndTransfer(withoutValue('recipient'), {
        ...at,
        to: local.accounts.other,
      });
    },
  },
});

problemsOn(`${GUIDES}/fees`, {
  '`SablierLockup_InsufficientFeePayment`': {
    typescript: async () => withdrawWithMargin(withoutValue('recipient'), await opened()),
  },
  'a plain transfer to Lockup reverts': {
    solidity: async () => {
      const contract = await deployMistake(local, 'plainCoin', [local.accounts.owner, lockup]);
      await fund(contract.address);
      await byOwner('renounce', [1n], contract);
    },
  },
  "your contract's call reverts for lack of balance": {
    solidity: async () => {
      const poor = await local.deployExample('StreamManager', [local.accounts.owner, lockup]);
      const { streamId } = await opened();
      await byOwner('withdrawMax', [streamId, local.accounts.recipient], poor);
    },
  },
});

/** Lets Lockup call the hooks of a sample, and cancels a stream that it owns. */
async function cancelOwned(contract: Deployed) {
  await local.asComptroller(local.deployed.lockup, 'allowToHook', [contract.address]);
  await cancelTs('sender', (await opened({ recipient: contract.address })).streamId);
}

problemsOn(`${GUIDES}/hooks`, {
  '`SablierLockup_InvalidHookSelector`': {
    solidity: async () => cancelOwned(await deployMistake(local, 'otherSelector', [lockup])),
  },
  '`Comptrollerable_CallerNotComptroller`': {
    solidity: async () => {
      const { address } = await local.deployExample('StreamLedger', [lockup], {
        keepsTokens: true,
      });
      await local.send(local.accounts.admin, local.deployed.lockup, 'allowToHook', [address]);
    },
  },
  '`SablierLockup_AllowToHookUnsupportedInterface`': {
    typescript: async () => {
      const { address } = await deployMistake(local, 'noInterface', [lockup]);
      await allowToHook(by('admin'), { lockup, recipient: address });
    },
  },
  '`cancel` reverts': {
    solidity: async () =>
      cancelOwned(await deployMistake(local, 'refusesCancel', [lockup, local.contracts.token])),
  },
  '`SablierComptroller_ExecutionFailedSilently`': {
    typescript: () => allowToHook(by('admin'), { lockup, recipient: local.contracts.token }),
  },
});
