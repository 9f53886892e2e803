import evmUtils from '@sablier/evm-utils/artifacts/SablierComptroller.json';
import proxy from '@sablier/evm-utils/artifacts/ERC1967Proxy.json';
import descriptor from '@sablier/flow/artifacts/FlowNFTDescriptor.json';
import flow from '@sablier/flow/artifacts/SablierFlow.json';
import { encodeFunctionData, zeroAddress, type Abi, type Address, type Hex } from 'viem';
import type { Clients } from '../contracts';

// region deploy
interface Artifact {
  readonly abi: unknown;
  readonly bytecode: { readonly object: string };
}

async function deploy(clients: Clients, artifact: Artifact, args: readonly unknown[] = []) {
  const hash = await clients.walletClient.deployContract({
    abi: artifact.abi as Abi,
    bytecode: artifact.bytecode.object as Hex,
    args,
  });
  const receipt = await clients.publicClient.waitForTransactionReceipt({ hash });
  if (!receipt.contractAddress) throw new Error(`Transaction ${hash} deployed nothing.`);
  return receipt.contractAddress;
}
// endregion deploy

// region protocol
/**
 * Deploys the published Flow contract with a comptroller of its own, controlled by the wallet.
 * Without a price feed the comptroller asks for no fee: pass one, and a fee in USD with 8 decimals,
 * to test withdrawals as they are in production.
 */
export async function deployFlow(
  clients: Clients,
  fee: { oracle: Address; minFeeUSD: bigint } | undefined = undefined,
) {
  const admin = clients.walletClient.account.address;
  const implementation = await deploy(clients, evmUtils, [admin]);
  // The proxy initializes itself in its constructor. Left empty, it would belong to its first caller.
  const initialize = encodeFunctionData({
    abi: evmUtils.abi as Abi,
    functionName: 'initialize',
    args: [admin, 0n, 0n, fee?.minFeeUSD ?? 0n, 0n, fee?.oracle ?? zeroAddress],
  });
  const comptroller = await deploy(clients, proxy, [implementation, initialize]);
  const nftDescriptor = await deploy(clients, descriptor);
  return { comptroller, flow: await deploy(clients, flow, [comptroller, nftDescriptor]) };
}
// endregion protocol
