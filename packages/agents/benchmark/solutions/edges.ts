import type { Solutions } from '../run';
import { DAI, DAY, USDC } from '../units';
import { call, NONE } from './call';
import * as contracts from './contracts';
import { approve, feeOf, params } from './reference';

const owner = '0xabcdef0123456789abcdef0123456789abcdef01';
const days = (total: bigint) => ({ cliff: 0, total: total * DAY });
const idsOf = (task: Readonly<Record<string, unknown>>) => task.streamIds as bigint[];

/** Answers that do only part of the task, with the judge's reason. */
export const nearMisses: readonly { id: string; solve: Solutions[string]; says: RegExp }[] = [
  {
    id: 'create-linear',
    // Everything but one unit is released at once.
    solve: (given) => [
      approve(given, 1000n * DAI),
      call('lockup', 'createWithDurationsLL', [
        params(given, 1000n * DAI),
        { start: 1000n * DAI - 1n, cliff: 0n },
        1,
        { cliff: 90n * DAY, total: 365n * DAY },
      ]),
    ],
    says: /released before the cliff/,
  },
  {
    id: 'create-tranched',
    // The first tranche is right, the others are not.
    solve: (given) => [
      approve(given, 100n * DAI),
      call('lockup', 'createWithDurationsLT', [
        params(given, 100n * DAI),
        [(100n * DAI) / 3n, 100n * DAI - (100n * DAI) / 3n - 1n, 1n].map((amount) => ({
          amount,
          duration: 30n * DAY,
        })),
      ]),
    ],
    says: /tranches that differ by one unit/,
  },
  {
    id: 'batch-create',
    // Two transactions, without the helper.
    solve: (given) => [
      approve(given, 100n * DAI),
      ...[given.accounts.recipient, given.accounts.other].map((recipient) =>
        call('lockup', 'createWithDurationsLL', [
          { ...params(given, 50n * DAI), recipient },
          NONE,
          1,
          days(100n),
        ]),
      ),
    ],
    says: /Expected one call, to batchLockup/,
  },
  {
    id: 'batch-renounce',
    solve: ({ task }) => idsOf(task).map((id) => call('lockup', 'renounce', [id])),
    says: /Expected one call, to lockup/,
  },
  {
    id: 'flow-pause-two',
    solve: ({ task }) => idsOf(task).map((id) => call('flow', 'pause', [id])),
    says: /Expected one call, to flow/,
  },
  {
    id: 'withdraw-multiple',
    // The right sum from the wrong streams.
    solve: async (given) => {
      const ids = idsOf(given.task);
      const amounts = [30n * DAI, 20n * DAI, 10n * DAI];
      const value = await feeOf(given, 'lockup', ids[0]);
      return [call('lockup', 'withdrawMultiple', [ids, amounts], value)];
    },
    says: /what stream 1 has paid/,
  },
  {
    id: 'flow-create',
    // To another account.
    solve: (given) => {
      const { accounts, contracts } = given;
      const terms = [accounts.sender, accounts.other, 10n ** 16n, 0, contracts.usdc, true];
      return [
        approve(given, 1000n * USDC, 'flow'),
        call('flow', 'createAndDeposit', [...terms, 1000n * USDC]),
      ];
    },
    says: /the recipient/,
  },
  {
    id: 'create-fixed-owner',
    // A day instead of a hundred.
    solve: (given) => [
      approve(given, 100n * DAI),
      call('lockup', 'createWithDurationsLL', [
        { ...params(given, 100n * DAI), cancelable: false, transferable: false },
        NONE,
        1,
        days(1n),
      ]),
    ],
    says: /the end/,
  },
  {
    id: 'query-envio',
    // The streams that the account pays.
    solve: () => ({
      value: {
        query:
          'query Streams($owner: String!, $chainId: numeric!) { LockupStream(limit: 50, where: { sender: { _eq: $owner }, chainId: { _eq: $chainId } }) { alias depositAmount } }',
        variables: { owner, chainId: '8453' },
      },
    }),
    says: /filter of recipient/,
  },
  {
    id: 'query-the-graph',
    solve: () => ({
      value: {
        query:
          'query Streams($sender: Bytes!) { lockupStreams(first: 500, where: { sender: $sender }) { alias depositAmount } }',
        variables: { sender: owner },
      },
    }),
    says: /no first of 50/,
  },
  ...contracts.nearMisses,
];

/** Correct answers that differ from the reference. */
export const alternatives: Solutions = {
  // The remaining unit is in the first tranche.
  'create-tranched': (given) => {
    const third = (100n * DAI) / 3n;
    const tranches = [third + 1n, third, third];
    return [
      approve(given, 100n * DAI),
      call('lockup', 'createWithDurationsLT', [
        params(given, 100n * DAI),
        tranches.map((amount) => ({ amount, duration: 30n * DAY })),
      ]),
    ];
  },
  // The share of the first 90 days at the cliff.
  'create-linear': (given) => [
    approve(given, 1000n * DAI),
    call('lockup', 'createWithDurationsLL', [
      params(given, 1000n * DAI),
      { start: 0n, cliff: (1000n * DAI * 90n) / 365n },
      1,
      { cliff: 90n * DAY, total: 365n * DAY },
    ]),
  ],
  'flow-refund-and-pause': ({ task, encode }) => [
    call('flow', 'batch', [
      [
        encode('flow', 'refund', [task.streamId, 10n * USDC]),
        encode('flow', 'pause', [task.streamId]),
      ],
    ]),
  ],
  'query-envio': () => ({
    value: {
      query:
        'query Streams($where: LockupStream_bool_exp!, $limit: Int!) { LockupStream(limit: $limit, where: $where) { alias depositAmount } }',
      variables: {
        limit: 50,
        where: { _and: [{ recipient: { _eq: owner } }, { chainId: { _eq: '8453' } }] },
      },
    },
  }),
  ...contracts.alternatives,
};
