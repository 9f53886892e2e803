import fc from 'fast-check';
import { release as airdropsV1_2 } from 'sablier/evm/releases/airdrops/v1.2';
import { release as flowRelease } from 'sablier/evm/releases/flow/v3.0';
import { release as lockupV1_0 } from 'sablier/evm/releases/lockup/v1.0';
import { release as lockupV1_2 } from 'sablier/evm/releases/lockup/v1.2';
import { release as lockupRelease } from 'sablier/evm/releases/lockup/v4.0';
import { encodeFunctionData, erc20Abi, parseAbi, type Abi } from 'viem';
import type { Hex } from '../hex';
import type { World } from '../worlds/open';
import type { Role } from '../worlds/roles';
import type { Action } from './random/action';
import * as airdrops from './random/airdrops';
import * as current from './random/current';
import * as earlier from './random/earlier';
import { ofToken, pause, role, value, type Functions } from './random/values';

export type { Action };

export const TOKENS = ['dai', 'usdc', 'toll', 'listed'] as const;

const ABIS: Readonly<Record<string, Abi>> = {
  ...Object.fromEntries(TOKENS.map((token) => [token, erc20Abi])),
  lockup: lockupRelease.abi.SablierLockup,
  flow: flowRelease.abi.SablierFlow,
  lockupV1_2: lockupV1_2.abi.SablierV2LockupLinear,
  'lockupV1_2.dynamic': lockupV1_2.abi.SablierV2LockupDynamic,
  'lockupV1_2.tranched': lockupV1_2.abi.SablierV2LockupTranched,
  lockupV1_0: lockupV1_0.abi.SablierV2LockupLinear,
  'lockupV1_0.dynamic': lockupV1_0.abi.SablierV2LockupDynamic,
  comptrollerV1_0: parseAbi(['function setProtocolFee(address asset, uint256 newProtocolFee)']),
  factory: airdropsV1_2.abi.SablierV2MerkleLockupFactory,
  campaign: airdropsV1_2.abi.SablierV2MerkleLL,
};

/** Contracts with streams, which the roles have approved. */
export const SPENDERS = Object.keys(ABIS).filter((name) => /^(lockup|flow)/.test(name));

/** Mostly the party with the right. */
const whoMay = (to: string, name: string): fc.Arbitrary<Role> => {
  if (to === 'comptrollerV1_0') return fc.constantFrom<Role>('admin', 'sender');
  const isOwner = /^(withdraw|burn|transfer|approve)/.test(name) && ABIS[to] !== erc20Abi;
  return fc.oneof(role, fc.constant<Role>(isOwner ? 'recipient' : 'sender'));
};

const callsOf = (to: string, functions: Functions, share = 1) =>
  Object.entries(functions).map(([name, args]) => ({
    // Actions that move tokens are the most frequent.
    weight: share * (/^(withdraw|cancel|deposit|refund|create|claim)/.test(name) ? 3 : 1),
    arbitrary: fc.record<Action>({
      who: whoMay(to, name),
      to: fc.constant(to),
      name: fc.constant(name),
      args,
      pause,
      value: /^(lockup|flow)$/.test(to) && name.startsWith('withdraw') ? value : fc.constant(0n),
    }),
  }));

/** Two calls at the beginning, such as creations of streams, and what may follow them. */
interface Range {
  readonly opening: readonly [name: string, args: fc.Arbitrary<readonly unknown[]>];
  readonly of: Readonly<Record<string, Functions>>;
}

const earlierRange = (contract: string): Range => ({
  opening: earlier.openingOf(contract),
  of: { [contract]: earlier.functionsOf(contract) },
});

/** By the contract of the first calls. */
const RANGES: Readonly<Record<string, Range>> = {
  lockup: {
    opening: ['createWithDurationsLL', current.lockupOpening],
    of: { lockup: current.lockup },
  },
  flow: { opening: ['createAndDeposit', current.flowOpening], of: { flow: current.flow } },
  lockupV1_2: earlierRange('lockupV1_2'),
  'lockupV1_2.dynamic': earlierRange('lockupV1_2.dynamic'),
  'lockupV1_2.tranched': earlierRange('lockupV1_2.tranched'),
  lockupV1_0: {
    opening: earlier.openingOf('lockupV1_0'),
    of: { lockupV1_0: earlier.functionsOf('lockupV1_0'), comptrollerV1_0: earlier.comptroller },
  },
  'lockupV1_0.dynamic': earlierRange('lockupV1_0.dynamic'),
  campaign: {
    opening: airdrops.opening,
    of: {
      campaign: airdrops.campaign,
      factory: airdrops.factory,
      // Where claims open their streams.
      lockupV1_2: earlier.functionsOf('lockupV1_2'),
    },
  },
};

const sequencesOf = (to: string, { opening: [name, args], of }: Range) => {
  const first = fc.record<Action>({
    who: fc.constant('sender'),
    to: fc.constant(to),
    name: fc.constant(name),
    args,
    pause,
    value: fc.constant(0n),
  });
  const any = fc.oneof(
    ...Object.entries(of).flatMap(([contract, functions]) => callsOf(contract, functions, 4)),
    ...TOKENS.flatMap((token) => callsOf(token, ofToken)),
  );
  return fc
    .tuple(
      fc.array(first, { minLength: 2, maxLength: 2 }),
      fc.array(any, { minLength: 4, maxLength: 12 }),
    )
    .map((both) => both.flat());
};

/** The current releases are as frequent as the earlier ones together. */
const weightOf = (to: string): number => (to === 'lockup' || to === 'flow' ? 3 : 1);

/** Some streams or claims at the start, then any action by any role. */
export const sequences: fc.Arbitrary<readonly Action[]> = fc.oneof(
  ...Object.entries(RANGES).map(([to, range]) => ({
    weight: weightOf(to),
    arbitrary: sequencesOf(to, range),
  })),
);

/** The transaction of an action in a world. */
export function transactionOf(world: World, { who, to, name, args, value: wei }: Action) {
  const { accounts, contracts } = world;
  const names: Readonly<Record<string, Hex>> = { ...accounts, ...contracts };
  const data = encodeFunctionData({
    abi: ABIS[to] as Abi,
    functionName: name,
    args: addressed(names, airdrops.withProofs(world, args)) as readonly unknown[],
  });
  return { from: accounts[who], to: contracts[to], value: `0x${wei.toString(16)}`, data };
}

/** The transaction that creates the campaign of a world. */
export const campaignIn = (world: World) =>
  transactionOf(world, {
    who: 'sender',
    to: 'factory',
    name: 'createMerkleLL',
    args: airdrops.campaignOf(world),
    value: 0n,
    pause: 0,
  });

export { FUNDS } from './random/airdrops';

function addressed(names: Readonly<Record<string, Hex>>, value: unknown): unknown {
  if (typeof value === 'string') return names[value] ?? value;
  if (Array.isArray(value)) return value.map((one) => addressed(names, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, addressed(names, one)]),
  );
}
