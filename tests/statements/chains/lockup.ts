import { encodeFunctionData } from 'viem';
import { LOCKUP_STATUSES, type LockupStatus } from '@sablier-docs/protocol/lockup/status';
import { actionsOn, type Who } from './contract';
import { datedParams, NO_UNLOCKS } from './creation';
import type { Protocol } from './protocol';
import { DAY, dai } from './units';
import { withAddresses } from './world';

/** Amount in the token's smallest unit, exponent with 18 decimals, seconds. */
export type Segment = readonly [amount: bigint, exponent: bigint, duration: bigint];
/** Amount in the token's smallest unit, seconds. */
export type Tranche = readonly [amount: bigint, duration: bigint];

export interface LockupOptions {
  readonly sender?: Who;
  readonly recipient?: Who;
  /** Who creates and pays; the sender unless given. */
  readonly by?: Who;
  readonly token?: Who;
  /** Whether who pays has the tokens and has approved them; they are made unless it is set. */
  readonly isFunded?: boolean;
  /** In the token's smallest unit; of segments and tranches their sum. */
  readonly deposit?: bigint;
  /** Unix second; now unless given. */
  readonly start?: bigint;
  /** Seconds from start to end. */
  readonly total?: bigint;
  /** Seconds from the start; none unless given. */
  readonly cliff?: bigint;
  readonly unlocks?: { readonly start: bigint; readonly cliff: bigint };
  /** Seconds. */
  readonly granularity?: bigint;
  readonly cancelable?: boolean;
  readonly transferable?: boolean;
  /** Makes a dynamic stream. */
  readonly segments?: readonly Segment[];
  /** Makes a tranched stream. */
  readonly tranches?: readonly Tranche[];
  /** Makes a price-gated stream: the price with 8 decimals, in the feed `oracle` unless given. */
  readonly targetPrice?: bigint;
  readonly oracle?: Who;
}

/** Lockup v4.0. Its minimum fee is 0 until `setMinFee`. */
export function lockupChain(protocol: Protocol) {
  const { world, lockup, batchLockup } = protocol;
  const actions = actionsOn(world, lockup);
  return {
    ...actions,
    ...protocol.governance('lockup'),
    /** The batch helper. */
    batch: actionsOn(world, batchLockup),
    /** The call of one function as bytes, for `batch`. */
    encode: (functionName: string, args: readonly unknown[]) =>
      encodeFunctionData({
        abi: lockup.abi,
        functionName,
        args: withAddresses(world, args),
      } as never),

    /** The status of a stream by its name. @throws when the contract answers one without a name */
    statusOf: async (id: bigint): Promise<LockupStatus> => {
      const status = LOCKUP_STATUSES[Number(await actions.read('statusOf', [id]))];
      if (!status) throw new Error(`The status of stream ${id} has no name.`);
      return status;
    },

    /**
     * Creates a stream with tokens made for it, and returns its id: 100 tokens over 100 days from now,
     * linear, cancelable and transferable unless the options say otherwise.
     */
    open: async (options: LockupOptions = {}): Promise<bigint> => {
      const { sender = 'sender', by = sender, token = 'dai', segments, tranches } = options;
      const start = options.start ?? (await actions.now());
      const parts = withTimes(start, segments ?? tranches ?? []);
      const deposit = parts.length > 0 ? sumOf(parts) : (options.deposit ?? dai('100'));
      const end = parts.at(-1)?.timestamp ?? start + (options.total ?? 100n * DAY);
      const { recipient = 'recipient', cancelable = true, transferable = true } = options;
      const parties = { sender, recipient, token, cancelable, transferable };
      const params = datedParams(start, {
        ...parties,
        depositAmount: deposit,
        timestamps: { start, end },
      });
      if (!options.isFunded) await actions.fund(by, deposit, token);
      const create = (model: string, args: readonly unknown[]) =>
        actions.call<bigint>(by, `createWithTimestamps${model}`, [params, ...args]);
      if (segments) return create('LD', [parts]);
      if (tranches) return create('LT', [parts]);
      const { targetPrice, oracle = 'oracle' } = options;
      if (targetPrice !== undefined) return create('LPG', [{ oracle, targetPrice }]);
      const { cliff = 0n, unlocks = NO_UNLOCKS, granularity = 1n } = options;
      return create('LL', [unlocks, granularity, cliff === 0n ? 0n : start + cliff]);
    },
  };
}

interface Part {
  amount: bigint;
  exponent: bigint;
  timestamp: bigint;
}

/** Segments and tranches with the second at which each ends. */
export function withTimes(start: bigint, parts: readonly (Segment | Tranche)[]): Part[] {
  let timestamp = start;
  return parts.map((part) => {
    const [amount, exponent] = part.length === 3 ? part : [part[0], 0n];
    timestamp += part.length === 3 ? part[2] : part[1];
    return { amount, exponent, timestamp };
  });
}

export const sumOf = (parts: readonly { amount: bigint }[]): bigint =>
  parts.reduce((sum, { amount }) => sum + amount, 0n);
