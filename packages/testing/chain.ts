import {
  createTestClient,
  getAddress,
  http,
  publicActions,
  walletActions,
  type Address,
  type EIP1193RequestFn,
  type Hex,
  type StateOverride,
  type Transport,
} from 'viem';
import { foundry } from 'viem/chains';
import { emptyPool } from './empty-pool';
import { revertData } from './revert-data';

/**
 * Up to 100 calls per HTTP request. The state is taken back when the pool is empty.
 * @param id of the chain, where it is not that of anvil
 */
export function createChain(url: string, id?: number): Chain {
  const reach = http(url, { batch: { batchSize: 100 }, timeout: 60_000 });
  return chainOn((config) => {
    const reached = reach(config);
    const ask = reached.request as EIP1193RequestFn;
    const request = async (asked: Parameters<EIP1193RequestFn>[0]): Promise<unknown> => {
      if (asked.method === 'evm_revert') await emptyPool((method) => ask({ method }));
      return ask(asked);
    };
    return { ...reached, request: request as typeof reached.request };
  }, id);
}

/** The clients of a local chain that is reached in any way. */
export function chainOn(transport: Transport, id: number = foundry.id) {
  return createTestClient({
    mode: 'anvil',
    chain: { ...foundry, id } as typeof foundry,
    // A cached block number from before a reset would be wrong.
    cacheTime: 0,
    // viem's own would be four seconds.
    pollingInterval: 20,
    transport,
  })
    .extend(publicActions)
    .extend(walletActions);
}

export type Chain = ReturnType<typeof chainOn>;

/** Deploys creation code (constructor arguments appended) from anvil's first account. */
export async function deploy(chain: Chain, creationCode: Hex): Promise<Address> {
  const [account] = await chain.getAddresses();
  if (!account) throw new Error('The chain has no account.');
  const hash = await chain.sendTransaction({ account, data: creationCode, to: null });
  // `mine` does not depend on the mining mode the chain was started with.
  await chain.mine({ blocks: 1 });
  const { contractAddress, status } = await chain.getTransactionReceipt({ hash });
  if (!contractAddress || status !== 'success') throw new Error('The deployment reverted.');
  return getAddress(contractAddress);
}

export interface CallResult {
  readonly data: Hex;
  readonly reverted: boolean;
}

interface CallRequest {
  readonly to: Address;
  readonly data: Hex;
  /** Overrides the block time, in Unix seconds. */
  readonly timestamp?: bigint;
  /** Overrides storage. */
  readonly stateOverride?: StateOverride;
}

/** `eth_call` with overridden time and state. A revert is returned, not thrown. */
export async function callAt(
  chain: Chain,
  { to, data, timestamp, stateOverride }: CallRequest,
): Promise<CallResult> {
  try {
    const blockOverrides = { time: timestamp };
    const result = await chain.call({ to, data, blockOverrides, stateOverride });
    return { data: result.data ?? '0x', reverted: false };
  } catch (error) {
    const reason = revertData(error);
    if (reason === undefined) throw error;
    return { data: reason, reverted: true };
  }
}
