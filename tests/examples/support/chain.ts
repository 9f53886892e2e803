import {
  createTestClient,
  getAddress,
  http,
  publicActions,
  walletActions,
  type Address,
  type Hex,
  type StateOverride,
} from 'viem';
import { foundry } from 'viem/chains';
import { revertData } from './revert-data';

export function createChain(url: string) {
  return createTestClient({
    mode: 'anvil',
    chain: foundry,
    // A number of the block from before a reset would be a wrong one.
    cacheTime: 0,
    // One HTTP request carries up to 100 calls.
    transport: http(url, { batch: { batchSize: 100 }, timeout: 60_000 }),
  })
    .extend(publicActions)
    .extend(walletActions);
}

export type Chain = ReturnType<typeof createChain>;

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

export interface CallRequest {
  readonly to: Address;
  readonly data: Hex;
  /** Block time to pretend, in Unix seconds. */
  readonly timestamp?: bigint;
  /** Storage to pretend. */
  readonly stateOverride?: StateOverride;
}

/** `eth_call` under a pretended time and state. A revert is returned, not thrown. */
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
