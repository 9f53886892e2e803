import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import type { Solutions } from '../run';
import { DAI, DAY, USDC } from '../units';
import { call, NONE } from './call';
import { wrong as contracts } from './contracts';
import { release as v3 } from 'sablier/evm/releases/lockup/v3.0';
import { getAbiItem, toFunctionSelector } from 'viem';
import { approve, params } from './reference';

const V3_SELECTOR = toFunctionSelector(
  getAbiItem({ abi: v3.abi.SablierLockup, name: 'createWithTimestampsLL' }),
);

/** An answer with the usual mistake for each task, and the judge's reason. */
export const wrong: Readonly<Record<string, { solve: Solutions[string]; says: RegExp }>> = {
  'create-linear': {
    // The cliff on top of the total.
    solve: (given) => [
      approve(given, 1000n * DAI),
      call('lockup', 'createWithDurationsLL', [
        params(given, 1000n * DAI),
        NONE,
        1,
        { cliff: 90n * DAY, total: (365n + 90n) * DAY },
      ]),
    ],
    says: /the length to be 31536000/,
  },
  'create-tranched': {
    // Equal parts whose sum is one unit short.
    solve: (given) => [
      approve(given, 100n * DAI),
      call('lockup', 'createWithDurationsLT', [
        params(given, 100n * DAI),
        [0, 1, 2].map(() => ({ amount: (100n * DAI) / 3n, duration: 30n * DAY })),
      ]),
    ],
    says: /DepositAmountNotEqualToTrancheAmountsSum/,
  },
  'create-dynamic': {
    // An exponent without its 18 decimals.
    solve: (given) => [
      approve(given, 100n * DAI),
      call('lockup', 'createWithDurationsLD', [
        params(given, 100n * DAI),
        [{ amount: 100n * DAI, exponent: 2n, duration: 100n * DAY }],
      ]),
    ],
    says: /released after 50 days to be 25/,
  },
  'create-unlock': {
    // A granularity of one second releases continuously.
    solve: (given) => [
      approve(given, 100n * DAI),
      call('lockup', 'createWithDurationsLL', [
        params(given, 100n * DAI),
        { start: 10n * DAI, cliff: 0n },
        1,
        { cliff: 0, total: 100n * DAY },
      ]),
    ],
    says: /released after a day and a half/,
  },
  'batch-create': {
    // The approval of Lockup instead of the helper.
    solve: (given) => {
      const { accounts, contracts } = given;
      const batch = [accounts.recipient, accounts.other].map((recipient) => ({
        ...{ sender: accounts.sender, recipient, depositAmount: 50n * DAI, shape: '' },
        ...{ cancelable: true, transferable: true, unlockAmounts: NONE, granularity: 1 },
        durations: { cliff: 0, total: 100n * DAY },
      }));
      return [
        approve(given, 100n * DAI),
        call('batchLockup', 'createWithDurationsLL', [contracts.lockup, contracts.dai, batch]),
      ];
    },
    says: /ERC20InsufficientAllowance/,
  },
  'withdraw-with-fee': {
    // The exact fee of a moment ago.
    solve: async ({ task, read, accounts }) => {
      const fee = BigInt(String(await read('lockup', 'calculateMinFeeWei', [task.streamId])));
      return [call('lockup', 'withdrawMax', [task.streamId, accounts.recipient], fee)];
    },
    says: /SablierLockup_InsufficientFeePayment/,
  },
  'withdraw-multiple': {
    // No fee: nothing reverts, and nothing arrives.
    solve: ({ task }) => {
      const ids = task.streamIds as bigint[];
      return [call('lockup', 'withdrawMultiple', [ids, ids.map(() => 20n * DAI)])];
    },
    says: /what stream 1 has paid|InsufficientFeePayment/,
  },
  'withdraw-to-other': {
    solve: ({ task, accounts }) => [
      call('lockup', 'withdrawMax', [task.streamId, accounts.sender], DAI),
    ],
    says: /SablierLockup_WithdrawalAddressNotRecipient/,
  },
  'cancel-many': { solve: () => ({ value: [] }), says: /the ids/ },
  cancel: {
    // `renounce` sounds as if it ended the stream.
    solve: ({ task }) => [call('lockup', 'renounce', [task.streamId])],
    says: /the balance of the sender/,
  },
  renounce: {
    // A canceled stream cannot be canceled either, and pays nothing more.
    solve: ({ task }) => [call('lockup', 'cancel', [task.streamId])],
    says: /the status to be STREAMING/,
  },
  transfer: {
    // An approval moves nothing.
    solve: ({ task, accounts }) => [call('lockup', 'approve', [accounts.other, task.streamId])],
    says: /the owner/,
  },
  'who-gets-paid': {
    // The recipient at creation, not the current owner.
    solve: ({ accounts }) => ({ value: accounts.recipient }),
    says: /the address/,
  },
  'batch-renounce': {
    solve: ({ task }) => [call('lockup', 'renounce', [(task.streamIds as bigint[])[0]])],
    says: /cancelable to be false/,
  },
  'flow-create': {
    // A rate with the decimals of the token.
    solve: (given) => {
      const { accounts, contracts } = given;
      const terms = [accounts.sender, accounts.recipient, 10_000n, 0, contracts.usdc, true];
      return [
        approve(given, 1000n * USDC, 'flow'),
        call('flow', 'createAndDeposit', [...terms, 1000n * USDC]),
      ];
    },
    says: /the debt after a day to be 864000000/,
  },
  'flow-deposit': {
    // Recipient and sender in the wrong order.
    solve: (given) => {
      const { accounts, task } = given;
      return [
        approve(given, 50n * USDC, 'flow'),
        call('flow', 'deposit', [task.streamId, 50n * USDC, accounts.recipient, accounts.sender]),
      ];
    },
    says: /SablierFlow_NotStream/,
  },
  'flow-rate': {
    // `restart` is for paused streams.
    solve: ({ task }) => [call('flow', 'restart', [task.streamId, 2n * 10n ** 15n])],
    says: /SablierFlow_StreamNotPaused/,
  },
  'flow-stop-debt': {
    // Voiding gives up what is owed.
    solve: ({ task }) => [call('flow', 'void', [task.streamId])],
    says: /PAUSED_INSOLVENT/,
  },
  'flow-refund': {
    // The whole balance, although a part is owed.
    solve: ({ task }) => [call('flow', 'refund', [task.streamId, 100n * USDC])],
    says: /SablierFlow_RefundOverflow/,
  },
  'flow-withdraw': {
    solve: ({ task, accounts }) => [call('flow', 'withdrawMax', [task.streamId, accounts.other])],
    says: /SablierFlow_InsufficientFeePayment/,
  },
  'flow-restart': {
    solve: ({ task }) => [call('flow', 'adjustRatePerSecond', [task.streamId, 3n * 10n ** 15n])],
    says: /StreamPaused/,
  },
  'flow-depletion': {
    // Balance divided by rate: the contract counts one unit more.
    solve: ({ now }) => ({ value: String(now + (100n * USDC * 10n ** 12n) / 10n ** 15n) }),
    says: /the second/,
  },
  'flow-void': {
    solve: ({ task }) => [call('flow', 'pause', [task.streamId])],
    says: /SablierFlow|VOIDED/,
  },
  'flow-recipient': {
    solve: ({ accounts, contracts }) => [
      call('flow', 'create', [
        ...[accounts.recipient, accounts.sender, 10n ** 15n, 0],
        ...[contracts.usdc, false],
      ]),
    ],
    says: /the recipient/,
  },
  'merkle-root': {
    // A leaf without its index.
    solve: ({ task }) => {
      const list = task.allocations as { recipient: string; amount: string }[];
      const leaves = list.map(({ recipient, amount }) => [recipient, amount]);
      return { value: StandardMerkleTree.of(leaves, ['address', 'uint128']).root };
    },
    says: /the root/,
  },
  'merkle-proof': { solve: () => ({ value: [] }), says: /the proof/ },
  'decode-revert': {
    // The requested amount.
    solve: () => ({ value: '100' }),
    says: /the amount to be 60/,
  },
  'query-envio': {
    // The syntax of the other vendor.
    solve: () => ({
      value: {
        query:
          'query S($r: Bytes!) { lockupStreams(first: 50, where: { recipient: $r }) { alias depositAmount } }',
        variables: { r: '0xabcdef0123456789abcdef0123456789abcdef01' },
      },
    }),
    says: /Unknown type|Cannot query field/,
  },
  'query-the-graph': {
    // A checksummed address finds nothing.
    solve: () => ({
      value: {
        query:
          'query Streams($sender: Bytes!) { lockupStreams(first: 50, where: { sender: $sender }) { alias depositAmount } }',
        variables: { sender: '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01' },
      },
    }),
    says: /does not hold 0xabcdef/,
  },
  'figure-cliff': {
    // The line from the start, as in most vesting contracts.
    solve: () => ({ value: '500' }),
    says: /the amount to be 333/,
  },
  'create-later': {
    // Durations begin in the block of the transaction.
    solve: (given) => [
      approve(given, 100n * DAI),
      call('lockup', 'createWithDurationsLL', [
        params(given, 100n * DAI),
        NONE,
        1,
        { cliff: 7n * DAY, total: 107n * DAY },
      ]),
    ],
    says: /the status to be PENDING/,
  },
  'create-fixed-owner': {
    solve: (given) => [
      approve(given, 100n * DAI),
      call('lockup', 'createWithDurationsLL', [
        { ...params(given, 100n * DAI), cancelable: false },
        NONE,
        1,
        { cliff: 0, total: 100n * DAY },
      ]),
    ],
    says: /transferable to be false/,
  },
  'approve-operator': {
    // An approval of everything.
    solve: ({ accounts }) => [call('lockup', 'setApprovalForAll', [accounts.operator, true])],
    says: /the operator/,
  },
  'withdraw-amount': {
    // The decimals of another token.
    solve: ({ task, accounts }) => [
      call('lockup', 'withdraw', [task.streamId, accounts.recipient, 12_500_000n], DAI),
    ],
    says: /the balance of the recipient to be 12500000000000000000/,
  },
  'withdraw-and-transfer': {
    // The transfer alone also hands over the released amount.
    solve: ({ task, accounts }) => [
      call('lockup', 'transferFrom', [accounts.recipient, accounts.other, task.streamId]),
    ],
    says: /the balance of the recipient to be 30/,
  },
  'flow-pause-two': {
    solve: ({ task }) => [call('flow', 'pause', [(task.streamIds as bigint[])[0]])],
    says: /PAUSED_SOLVENT/,
  },
  'flow-refund-and-pause': {
    solve: ({ task }) => [call('flow', 'refund', [task.streamId, 10n * USDC])],
    says: /PAUSED_SOLVENT/,
  },
  'flow-pay-out-others': {
    solve: ({ task, accounts }) => [
      call('flow', 'withdraw', [task.streamId, accounts.stranger, (5n * USDC) / 2n], DAI),
    ],
    says: /SablierFlow_WithdrawalAddressNotRecipient/,
  },
  'old-release': {
    // The newest address.
    solve: ({ contracts }) => ({ value: contracts.lockup }),
    says: /the address/,
  },
  'upgrade-v3-v4': {
    // The selector of v3.0, which has no granularity.
    solve: () => ({ value: V3_SELECTOR }),
    says: /the selector/,
  },
  ...contracts,
};
