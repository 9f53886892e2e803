import type { EventLog } from '@sablier-docs/chain/outcome';
import { decodeFunctionResult, encodeFunctionData, type Abi, type Address, type Hex } from 'viem';

/** What a session needs of a chain: the questions of EIP-1193. */
export interface Chain {
  request(asked: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/** Enough for any call, and free, so that balances of the coin move by fees alone. */
export const GAS = { gas: '0xe4e1c0', gasPrice: '0x0' } as const;

export const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`;

interface Receipt {
  readonly status: Hex;
  readonly contractAddress: Address | null;
  readonly logs: readonly EventLog[];
}

export type Node = ReturnType<typeof nodeOf>;

/** The chain with the calls of a session. */
export function nodeOf(chain: Chain) {
  const ask = (method: string, ...params: readonly unknown[]) => chain.request({ method, params });
  const send = async (transaction: {
    readonly from: Address;
    readonly to?: Address;
    readonly data: Hex;
    readonly value?: Hex;
  }): Promise<Receipt> => {
    const hash = await ask('eth_sendTransaction', { ...transaction, ...GAS });
    return (await ask('eth_getTransactionReceipt', hash)) as Receipt;
  };
  return {
    ask,
    send,
    /** Calls a function by a transaction. @throws when it reverts: a part of a scene cannot be made */
    write: async (
      from: Address,
      to: Address,
      abi: Abi,
      functionName: string,
      args: readonly unknown[],
    ): Promise<Receipt> => {
      const receipt = await send({
        from,
        to,
        data: encodeFunctionData({ abi, functionName, args }),
      });
      if (receipt.status !== '0x1')
        throw new Error(`The contract refused ${functionName}, which this scene begins with.`);
      return receipt;
    },
    view: async (abi: Abi, to: Address, functionName: string, args: readonly unknown[] = []) => {
      const data = encodeFunctionData({ abi, functionName, args });
      const result = (await ask('eth_call', { to, data }, 'latest')) as Hex;
      return decodeFunctionResult({ abi, functionName, data: result, args }) as unknown;
    },
  };
}
