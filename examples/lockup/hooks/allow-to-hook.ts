// region imports
import comptrollerArtifact from '@sablier/evm-utils/artifacts/SablierComptroller.json';
import { encodeFunctionData, type Abi, type Address } from 'viem';
import { confirmed } from '../../confirmed';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';
// endregion imports

// region allow
/** Lets Lockup call the hooks of `recipient`. The wallet has to be the admin of the comptroller. */
export async function allowToHook(
  clients: Clients,
  { lockup, recipient }: { lockup: Address; recipient: Address },
): Promise<void> {
  const { publicClient, walletClient } = clients;
  const comptroller = await publicClient.readContract({
    address: lockup,
    abi: lockupAbi,
    functionName: 'comptroller',
  });
  const call = encodeFunctionData({
    abi: lockupAbi,
    functionName: 'allowToHook',
    args: [recipient],
  });
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: comptroller,
    abi: comptrollerArtifact.abi as Abi,
    functionName: 'execute',
    args: [lockup, call],
  });
  await confirmed(clients, await walletClient.writeContract(request));
}
// endregion allow
