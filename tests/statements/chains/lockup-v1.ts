import { zeroAddress } from 'viem';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { actionsOn } from './contract';
import { sumOf, withTimes, type LockupOptions } from './lockup';
import { DAY, dai } from './units';
import type { Argument, World } from './world';

/** What the first releases understand: no unlocks, no granularity, no price; v1.0 no `transferable`. */
export type LockupV1Options = Omit<
  LockupOptions,
  'unlocks' | 'granularity' | 'targetPrice' | 'oracle'
> & {
  /** Share of the deposit with 18 decimals, and who gets it. */
  readonly broker?: { readonly account: string; readonly fee: bigint };
};

const MAX_PARTS = 300n;

/** Names of the same things in the two releases. */
const WORDS = {
  'v1.0': {
    linear: 'createWithRange',
    dynamic: 'createWithMilestones',
    dates: 'range',
    at: 'milestone',
  },
  'v1.2': {
    linear: 'createWithTimestamps',
    dynamic: 'createWithTimestamps',
    dates: 'timestamps',
    at: 'timestamp',
  },
} as const;

type Version = keyof typeof WORDS;

function contractOf(world: World, deployed: Deployed, version: Version) {
  const actions = actionsOn(world, deployed);
  const words = WORDS[version];
  return {
    ...actions,
    /**
     * Creates a stream with tokens made for it, and returns its id: 100 tokens over 100 days from now,
     * cancelable and transferable unless the options say otherwise. The contract decides the model.
     */
    open: async (options: LockupV1Options = {}): Promise<bigint> => {
      const { sender = 'sender', by = sender, token = 'dai', segments, tranches } = options;
      const start = options.start ?? (await actions.now());
      const parts = withTimes(start, segments ?? tranches ?? []);
      const deposit = parts.length > 0 ? sumOf(parts) : (options.deposit ?? dai('100'));
      const { cliff = 0n, total = 100n * DAY } = options;
      const params = {
        sender,
        recipient: options.recipient ?? 'recipient',
        totalAmount: deposit,
        asset: token,
        cancelable: options.cancelable ?? true,
        transferable: options.transferable ?? true,
        broker: options.broker ?? { account: zeroAddress, fee: 0n },
        startTime: start,
        [words.dates]: { start, cliff: cliffTime(version, start, cliff), end: start + total },
        segments: parts.map((part) => ({ ...part, [words.at]: part.timestamp })),
        tranches: parts,
      };
      if (!options.isFunded) await actions.fund(by, deposit, token);
      return actions.call<bigint>(by, parts.length > 0 ? words.dynamic : words.linear, [params]);
    },
  };
}

/** Without a cliff v1.0 has it at the start, v1.2 at zero. */
const cliffTime = (version: Version, start: bigint, cliff: bigint): bigint =>
  cliff === 0n && version === 'v1.2' ? 0n : start + cliff;

/** Lockup v1.0, with the protocol's comptroller of that time. */
export async function deployV1_0(world: World) {
  const of = (name: string) => `@sablier/v2-core-1.0/artifacts/${name}.json`;
  const admin: Argument = ['address', world.accounts.admin];
  const comptroller = await world.publish(of('SablierV2Comptroller'), [admin], 'comptrollerV1_0');
  const descriptor = await world.publish(of('SablierV2NFTDescriptor'));
  const args: Argument[] = [
    admin,
    ['address', comptroller.address],
    ['address', descriptor.address],
  ];
  const linear = await world.publish(of('SablierV2LockupLinear'), args, 'lockupV1_0');
  const dynamic = await world.publish(
    of('SablierV2LockupDynamic'),
    [...args, ['uint256', MAX_PARTS]],
    'lockupV1_0.dynamic',
  );
  return {
    ...contractOf(world, linear, 'v1.0'),
    /** The contract of dynamic streams: `open` takes `segments`. */
    dynamic: contractOf(world, dynamic, 'v1.0'),
    comptroller: actionsOn(world, comptroller),
  };
}

/** Lockup v1.2. */
export async function deployV1_2(world: World) {
  const of = (name: string) => `@sablier/v2-core/artifacts/${name}.json`;
  const admin: Argument = ['address', world.accounts.admin];
  const descriptor = await world.publish(of('SablierV2NFTDescriptor'));
  const args: Argument[] = [admin, ['address', descriptor.address]];
  const counted: Argument[] = [...args, ['uint256', MAX_PARTS]];
  const linear = await world.publish(of('SablierV2LockupLinear'), args, 'lockupV1_2');
  const dynamic = await world.publish(of('SablierV2LockupDynamic'), counted, 'lockupV1_2.dynamic');
  const tranched = await world.publish(
    of('SablierV2LockupTranched'),
    counted,
    'lockupV1_2.tranched',
  );
  return {
    ...contractOf(world, linear, 'v1.2'),
    /** The contract of dynamic streams: `open` takes `segments`. */
    dynamic: contractOf(world, dynamic, 'v1.2'),
    /** The contract of tranched streams: `open` takes `tranches`. */
    tranched: contractOf(world, tranched, 'v1.2'),
  };
}

export type LockupV1_2 = Awaited<ReturnType<typeof deployV1_2>>;
