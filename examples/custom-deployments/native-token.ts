import { encodeFunctionData, getAddress, zeroAddress, type Address } from 'viem';
import { confirmed } from '../confirmed';
import type { Clients } from '../lockup/clients';
import { abiOf, artifacts } from './artifacts';
import type { Deployed } from './deploy';

// region native-token
/**
 * As the admin: makes Lockup and Flow refuse the ERC-20 contract of the chain's coin. Each product
 * takes one address, once; a second run skips a product that has it.
 * @throws when a product refuses another token already
 */
export async function refuseNativeToken(
  clients: Clients,
  deployed: Pick<Deployed, 'proxy' | 'lockup' | 'flow'>,
  nativeToken: Address,
) {
  const { publicClient, walletClient } = clients;
  for (const product of ['lockup', 'flow'] as const) {
    const abi = abiOf(artifacts[product]);
    const known = await publicClient.readContract({
      address: deployed[product],
      abi,
      functionName: 'nativeToken',
    });
    if (known === getAddress(nativeToken)) continue;
    if (known !== zeroAddress) throw new Error(`${product} refuses ${String(known)} already.`);
    const call = encodeFunctionData({
      abi,
      functionName: 'setNativeToken',
      args: [nativeToken],
    });
    const { request } = await publicClient.simulateContract({
      account: walletClient.account,
      address: deployed.proxy,
      abi: abiOf(artifacts.comptroller),
      functionName: 'execute',
      args: [deployed[product], call],
    });
    await confirmed(clients, await walletClient.writeContract(request));
  }
}
// endregion native-token
