import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { sablier } from 'sablier';
import { release } from 'sablier/evm/releases/lockup/v4.0';
import { release as secondRelease } from 'sablier/evm/releases/lockup/v3.0';
import { decodeErrorResult, getAbiItem, parseAbi, toFunctionSelector, type Hex } from 'viem';
import type { Solutions } from '../run';
import type { Call, ContractName, Given } from '../types';
import { DAI, DAY, USDC } from '../units';
import { call, NONE } from './call';
import { reference as contracts } from './contracts';

export const approve = (
  { contracts }: Given,
  amount: bigint,
  spender: ContractName = 'lockup',
): Call => call(spender === 'flow' ? 'usdc' : 'dai', 'approve', [contracts[spender], amount]);

/** The parameters that all create functions of Lockup share. */
export const params = ({ accounts, contracts }: Given, depositAmount: bigint) => ({
  sender: accounts.sender,
  recipient: accounts.recipient,
  depositAmount,
  token: contracts.dai,
  cancelable: true,
  transferable: true,
  shape: '',
});

/** Six percent more than the current fee. */
export async function feeOf(
  { read }: Given,
  contract: 'lockup' | 'flow',
  id: unknown,
): Promise<bigint> {
  const fee = BigInt(String(await read(contract, 'calculateMinFeeWei', [id])));
  return (fee * 106n + 99n) / 100n;
}

const idsOf = ({ task }: Given) => task.streamIds as bigint[];

/** One passing answer for each task. */
export const reference: Solutions = {
  'create-linear': (given) => [
    approve(given, 1000n * DAI),
    call('lockup', 'createWithDurationsLL', [
      params(given, 1000n * DAI),
      NONE,
      1,
      { cliff: 90n * DAY, total: 365n * DAY },
    ]),
  ],
  'create-tranched': (given) => {
    const third = (100n * DAI) / 3n;
    const tranches = [third, third, 100n * DAI - 2n * third];
    return [
      approve(given, 100n * DAI),
      call('lockup', 'createWithDurationsLT', [
        params(given, 100n * DAI),
        tranches.map((amount) => ({ amount, duration: 30n * DAY })),
      ]),
    ];
  },
  'create-dynamic': (given) => [
    approve(given, 100n * DAI),
    call('lockup', 'createWithDurationsLD', [
      params(given, 100n * DAI),
      [{ amount: 100n * DAI, exponent: 2n * DAI, duration: 100n * DAY }],
    ]),
  ],
  'create-unlock': (given) => [
    approve(given, 100n * DAI),
    call('lockup', 'createWithDurationsLL', [
      params(given, 100n * DAI),
      { start: 10n * DAI, cliff: 0n },
      DAY,
      { cliff: 0, total: 100n * DAY },
    ]),
  ],
  'batch-create': (given) => {
    const { accounts, contracts } = given;
    const batch = [accounts.recipient, accounts.other].map((recipient) => ({
      ...{ sender: accounts.sender, recipient, depositAmount: 50n * DAI, shape: '' },
      ...{ cancelable: true, transferable: true, unlockAmounts: NONE, granularity: 1 },
      durations: { cliff: 0, total: 100n * DAY },
    }));
    return [
      approve(given, 100n * DAI, 'batchLockup'),
      call('batchLockup', 'createWithDurationsLL', [contracts.lockup, contracts.dai, batch]),
    ];
  },
  'withdraw-with-fee': async (given) => {
    const { streamId } = given.task;
    const value = await feeOf(given, 'lockup', streamId);
    return [call('lockup', 'withdrawMax', [streamId, given.accounts.recipient], value)];
  },
  'withdraw-multiple': async (given) => {
    const value = await feeOf(given, 'lockup', idsOf(given)[0]);
    const amounts = idsOf(given).map(() => 20n * DAI);
    return [call('lockup', 'withdrawMultiple', [idsOf(given), amounts], value)];
  },
  'withdraw-to-other': async (given) => {
    const { streamId } = given.task;
    const value = await feeOf(given, 'lockup', streamId);
    return [call('lockup', 'withdrawMax', [streamId, given.accounts.recipient], value)];
  },
  'cancel-many': async (given) => {
    const states = await Promise.all(
      idsOf(given).map(
        async (id) => [id, await given.read('lockup', 'isCancelable', [id])] as const,
      ),
    );
    return { value: states.filter(([, cancelable]) => !cancelable).map(([id]) => String(id)) };
  },
  cancel: ({ task }) => [call('lockup', 'cancel', [task.streamId])],
  renounce: ({ task }) => [call('lockup', 'renounce', [task.streamId])],
  transfer: ({ task, accounts }) => [
    call('lockup', 'transferFrom', [accounts.recipient, accounts.other, task.streamId]),
  ],
  'who-gets-paid': async ({ task, read }) => ({
    value: await read('lockup', 'ownerOf', [task.streamId]),
  }),
  'batch-renounce': (given) => [
    call('lockup', 'batch', [idsOf(given).map((id) => given.encode('lockup', 'renounce', [id]))]),
  ],
  'flow-create': (given) => {
    const { accounts, contracts } = given;
    // 864 tokens in 86,400 seconds, with 18 decimals.
    const terms = [accounts.sender, accounts.recipient, 10n ** 16n, 0, contracts.usdc, true];
    return [
      approve(given, 1000n * USDC, 'flow'),
      call('flow', 'createAndDeposit', [...terms, 1000n * USDC]),
    ];
  },
  'flow-deposit': (given) => {
    const { accounts, task } = given;
    return [
      approve(given, 50n * USDC, 'flow'),
      call('flow', 'deposit', [task.streamId, 50n * USDC, accounts.sender, accounts.recipient]),
    ];
  },
  'flow-rate': ({ task }) => [
    call('flow', 'adjustRatePerSecond', [task.streamId, 2n * 10n ** 15n]),
  ],
  'flow-stop-debt': ({ task }) => [call('flow', 'pause', [task.streamId])],
  'flow-refund': ({ task }) => [call('flow', 'refundMax', [task.streamId])],
  'flow-withdraw': async (given) => {
    const { streamId } = given.task;
    const value = await feeOf(given, 'flow', streamId);
    return [call('flow', 'withdrawMax', [streamId, given.accounts.other], value)];
  },
  'flow-restart': ({ task }) => [call('flow', 'restart', [task.streamId, 3n * 10n ** 15n])],
  'flow-depletion': async ({ task, read }) => ({
    value: String(await read('flow', 'depletionTimeOf', [task.streamId])),
  }),
  'flow-void': ({ task }) => [call('flow', 'void', [task.streamId])],
  'flow-recipient': ({ accounts, contracts }) => [
    call('flow', 'create', [
      ...[accounts.sender, accounts.recipient, 10n ** 15n, 0],
      ...[contracts.usdc, false],
    ]),
  ],
  'merkle-root': ({ task }) => ({ value: treeOf(task.allocations).root }),
  'merkle-proof': ({ task }) => ({ value: treeOf(task.allocations).getProof(1) }),
  'decode-revert': ({ task }) => {
    const abi = parseAbi([
      'error SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)',
    ]);
    return { value: String(decodeErrorResult({ abi, data: task.data as Hex }).args[2]) };
  },
  'query-envio': () => ({
    value: {
      query:
        'query Streams($recipient: String!, $chainId: numeric!) { LockupStream(limit: 50, where: { recipient: { _eq: $recipient }, chainId: { _eq: $chainId } }) { alias depositAmount } }',
      variables: { recipient: '0xabcdef0123456789abcdef0123456789abcdef01', chainId: '8453' },
    },
  }),
  'query-the-graph': () => ({
    value: {
      query:
        'query Streams($sender: Bytes!) { lockupStreams(first: 50, where: { sender: $sender }) { alias depositAmount } }',
      variables: { sender: '0xabcdef0123456789abcdef0123456789abcdef01' },
    },
  }),
  'figure-cliff': () => ({ value: String((1000n * (1500n - 1250n)) / (2000n - 1250n)) }),
  'create-later': (given) => {
    const timestamps = { start: given.now + 7n * DAY, end: given.now + 107n * DAY };
    const dated = { ...params(given, 100n * DAI), timestamps };
    return [
      approve(given, 100n * DAI),
      call('lockup', 'createWithTimestampsLL', [dated, NONE, 1, 0]),
    ];
  },
  'create-fixed-owner': (given) => [
    approve(given, 100n * DAI),
    call('lockup', 'createWithDurationsLL', [
      { ...params(given, 100n * DAI), cancelable: false, transferable: false },
      NONE,
      1,
      { cliff: 0, total: 100n * DAY },
    ]),
  ],
  'approve-operator': ({ accounts, task }) => [
    call('lockup', 'approve', [accounts.operator, task.streamId]),
  ],
  'withdraw-amount': async (given) => {
    const { streamId } = given.task;
    const value = await feeOf(given, 'lockup', streamId);
    const args = [streamId, given.accounts.recipient, (25n * DAI) / 2n];
    return [call('lockup', 'withdraw', args, value)];
  },
  'withdraw-and-transfer': async (given) => {
    const { streamId } = given.task;
    const value = await feeOf(given, 'lockup', streamId);
    return [call('lockup', 'withdrawMaxAndTransfer', [streamId, given.accounts.other], value)];
  },
  'flow-pause-two': (given) => [
    call('flow', 'batch', [idsOf(given).map((id) => given.encode('flow', 'pause', [id]))]),
  ],
  'flow-refund-and-pause': ({ task }) => [
    call('flow', 'refundAndPause', [task.streamId, 10n * USDC]),
  ],
  'flow-pay-out-others': async (given) => {
    const { streamId } = given.task;
    const value = await feeOf(given, 'flow', streamId);
    const args = [streamId, given.accounts.recipient, (5n * USDC) / 2n];
    return [call('flow', 'withdraw', args, value)];
  },
  'old-release': () => {
    const contract = sablier.contracts.get({
      chainId: 8453,
      contractName: 'SablierLockup',
      release: secondRelease,
    });
    return { value: contract?.address };
  },
  'upgrade-v3-v4': () => {
    const item = getAbiItem({ abi: release.abi.SablierLockup, name: 'createWithTimestampsLL' });
    return { value: toFunctionSelector(item) };
  },
  ...contracts,
};

interface Allocation {
  recipient: string;
  amount: string;
}

const treeOf = (allocations: unknown) =>
  StandardMerkleTree.of(
    (allocations as Allocation[]).map(({ recipient, amount }, at) => [
      String(at),
      recipient,
      amount,
    ]),
    ['uint256', 'address', 'uint128'],
  );
