import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { erc20Abi, type Abi, type AbiItem } from 'viem';
import { rehearsedKeys } from './releases';

/** Interfaces of the contracts that can be rehearsed, by their keys; the site writes them as `@facts/rehearsal.json`. */
export type RehearsalFacts = Readonly<Record<string, Abi>>;

/** What a rehearsal calls besides the prepared call itself. */
const CALLED = new Set(
  (
    'createWithTimestampsLL createWithTimestampsLD createWithTimestampsLT createWithTimestampsLPG createWithTimestamps ' +
    'createWithRange createWithMilestones createMerkleLL createMerkleLT claim hasClaimed create adjustRatePerSecond pause void deposit cancel withdraw calculateMinFeeWei nextStreamId ' +
    'statusOf withdrawableAmountOf refundableAmountOf getWithdrawnAmount isCancelable ownerOf getBalance totalDebtOf ' +
    'uncoveredDebtOf getRatePerSecond getTokenDecimals getSender getDepositedAmount getStartTime getEndTime'
  ).split(' '),
);

/** Libraries whose errors a release passes on; the interface of the contract does not have them. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'lockup v4.0': [
    '@sablier/lockup/artifacts/libraries/Errors',
    '@sablier/lockup/artifacts/libraries/LockupHelpers',
  ],
  'flow v3.0': ['@sablier/flow/artifacts/libraries/Errors'],
  'lockup v1.2': ['@sablier/v2-core/artifacts/libraries/Errors'],
  'airdrops v1.2': [
    '@sablier/v2-periphery/artifacts/libraries/Errors',
    '@sablier/v2-core/artifacts/libraries/Errors',
  ],
  'lockup v1.0': ['@sablier/v2-core-1.0/artifacts/libraries/Errors'],
};

const errorsOf = (release: string): AbiItem[] =>
  (LIBRARIES[release] ?? []).flatMap((file) =>
    readArtifact(`${file}.json`).abi.filter(({ type }) => type === 'error'),
  );

/** @throws when the SDK lacks the ABI of a contract, or a package an artifact */
export const readRehearsalFacts = (): RehearsalFacts =>
  Object.fromEntries(
    rehearsedKeys.map((key) => {
      const [product = '', version = '', contract = ''] = key.split(' ');
      const errors = errorsOf(`${product} ${version}`);
      return [key, [...picked(abiOf(product, version, contract)), ...errors]];
    }),
  );

const picked = (abi: Abi): AbiItem[] => [
  ...abi.filter((item) =>
    item.type === 'function'
      ? CALLED.has(item.name)
      : item.type === 'event' || item.type === 'error',
  ),
  ...erc20Abi.filter(({ type }) => type === 'event'),
  ...TOKEN_ERRORS,
];

/** Errors of the token of the rehearsal, which the contracts pass on. */
const TOKEN_ERRORS: readonly AbiItem[] = [
  ...['ERC20InsufficientBalance', 'ERC20InsufficientAllowance'].map((name) => ({
    ...({ type: 'error', name } as const),
    inputs: [
      { name: name.endsWith('Balance') ? 'sender' : 'spender', type: 'address' },
      { name: name.endsWith('Balance') ? 'balance' : 'allowance', type: 'uint256' },
      { name: 'needed', type: 'uint256' },
    ],
  })),
  { type: 'error', name: 'ERC20InvalidReceiver', inputs: [{ name: 'receiver', type: 'address' }] },
];
