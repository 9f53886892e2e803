import { encodeFunctionData } from 'viem';
import { FLOW_STATUSES, type FlowStatus } from '@sablier-docs/protocol/flow/status';
import { actionsOn, type Who } from './contract';
import type { Protocol } from './protocol';
import { eth, usdc } from './units';

export interface FlowOptions {
  readonly sender?: Who;
  readonly recipient?: Who;
  /** Who creates and pays; the sender unless given. */
  readonly by?: Who;
  readonly token?: Who;
  /** Whether who pays has the tokens and has approved them; they are made unless it is set. */
  readonly isFunded?: boolean;
  /** Tokens per second with 18 decimals, whatever the token's; 0.001 unless given. */
  readonly rate?: bigint;
  /** In the token's smallest unit; 0 for none, 1,000 USDC unless given. */
  readonly deposit?: bigint;
  /** Unix second, 0 for now. */
  readonly start?: bigint;
  readonly transferable?: boolean;
}

/** Flow v3.0. Its minimum fee is 0 until `setMinFee`. */
export function flowChain(protocol: Protocol) {
  const { world, flow } = protocol;
  const actions = actionsOn(world, flow);
  return {
    ...actions,
    ...protocol.governance('flow'),
    /** The call of one function as bytes, for `batch`. */
    encode: (functionName: string, args: readonly unknown[]) =>
      encodeFunctionData({ abi: flow.abi, functionName, args } as never),

    /** The status of a stream by its name. @throws when the contract answers one without a name */
    statusOf: async (id: bigint): Promise<FlowStatus> => {
      const status = FLOW_STATUSES[Number(await actions.read('statusOf', [id]))];
      if (!status) throw new Error(`The status of stream ${id} has no name.`);
      return status;
    },

    /** Creates a stream of USDC, with tokens made for its deposit, and returns its id. */
    open: async (options: FlowOptions = {}): Promise<bigint> => {
      const { sender = 'sender', by = sender, token = 'usdc', deposit = usdc('1000') } = options;
      const { recipient = 'recipient', rate = eth('0.001'), start = 0n } = options;
      const terms = [sender, recipient, rate, start, token, options.transferable ?? true];
      if (deposit === 0n) return actions.call<bigint>(by, 'create', terms);
      if (!options.isFunded) await actions.fund(by, deposit, token);
      return actions.call<bigint>(by, 'createAndDeposit', [...terms, deposit]);
    },
  };
}
