import { encodeFunctionData, zeroAddress, type Address, type Hex } from 'viem';
import type { Clients } from '../lockup/clients';
import { abiOf, artifacts, link, type Artifact, type Libraries } from './artifacts';

// region plan
export interface Plan {
  /** The chain that you mean: a node of another chain is refused. */
  readonly chainId: number;
  /** Sets fees and may replace the code of the comptroller. It need not be the account that deploys. */
  readonly admin: Address;
  /** Feed of the coin's price in USD, with the interface of Chainlink's aggregators. */
  readonly oracle?: Address;
  /** Minimum fee of a claim or withdrawal, in USD with 8 decimals, at most 100 USD. */
  readonly minFeeUSD?: bigint;
}

export interface Deployed extends Record<keyof typeof artifacts, Address> {
  /** The code behind `proxy`, which is the comptroller that every contract asks. */
  readonly comptroller: Address;
}
// endregion plan

// region deploy
/**
 * Deploys comptroller, Lockup and Flow in the order that they need, from the account of the wallet.
 * @throws when the node serves another chain or a deployment reverts
 */
export async function deployProtocol(clients: Clients, plan: Plan): Promise<Deployed> {
  const chainId = await clients.publicClient.getChainId();
  if (chainId !== plan.chainId) throw new Error(`The node serves chain ${chainId}.`);

  const { admin, oracle = zeroAddress, minFeeUSD = 0n } = plan;
  const put = (artifact: Artifact, args: unknown[] = [], libraries: Libraries = {}) =>
    deploy(clients, artifact, args, libraries);

  const comptroller = await put(artifacts.comptroller, [admin]);
  const initialize = encodeFunctionData({
    abi: abiOf(artifacts.comptroller),
    functionName: 'initialize',
    // The admin, the minimum fees of Airdrops, Bob, Flow and Lockup, and the feed.
    args: [admin, minFeeUSD, minFeeUSD, minFeeUSD, minFeeUSD, oracle],
  });
  // One transaction creates the proxy and initializes it, so nobody can come in between.
  const proxy = await put(artifacts.proxy, [comptroller, initialize]);

  const lockupHelpers = await put(artifacts.lockupHelpers);
  const lockupMath = await put(artifacts.lockupMath);
  const lockupNFTDescriptor = await put(artifacts.lockupNFTDescriptor);
  const libraries = { LockupHelpers: lockupHelpers, LockupMath: lockupMath };
  const lockup = await put(artifacts.lockup, [proxy, lockupNFTDescriptor], libraries);
  const batchLockup = await put(artifacts.batchLockup);

  const flowNFTDescriptor = await put(artifacts.flowNFTDescriptor);
  const flow = await put(artifacts.flow, [proxy, flowNFTDescriptor]);

  return {
    comptroller,
    proxy,
    lockupHelpers,
    lockupMath,
    lockupNFTDescriptor,
    lockup,
    batchLockup,
    flowNFTDescriptor,
    flow,
  };
}
// endregion deploy

// region send
async function deploy(
  { publicClient, walletClient }: Clients,
  artifact: Artifact,
  args: unknown[],
  libraries: Libraries,
): Promise<Address> {
  const hash = await walletClient.deployContract({
    abi: abiOf(artifact),
    bytecode: link(artifact.bytecode, libraries) as Hex,
    args,
  });
  const { contractAddress, status } = await publicClient.waitForTransactionReceipt({ hash });
  if (!contractAddress || status !== 'success') throw new Error(`Deployment ${hash} reverted.`);
  return contractAddress;
}
// endregion send
