import proxy from '@sablier/evm-utils/artifacts/ERC1967Proxy.json';
import implementation from '@sablier/evm-utils/artifacts/SablierComptroller.json';
import { encodeFunctionData, type Abi } from 'viem';
import { confirmed, type Clients } from '../../starters/_shared/src/clients';
import local from '../../starters/_shared/contracts/local.json';
import { deploy } from './deploy-contract';

export const comptrollerAbi = implementation.abi as Abi;

/** 1 USD in the comptroller's 8 decimals. */
const FEE = 1_00000000n;

/**
 * Deploys a comptroller that the wallet controls and that asks for 1 USD per withdrawal, and a feed that says
 * 3,000 USD per coin.
 * @param protocol its number in the comptroller: 1 is Flow, 2 is Lockup
 */
export async function deployComptroller(clients: Clients, protocol: number) {
  const admin = clients.walletClient.account.address;
  const feed = await deploy(clients, local.LocalFeed);
  const initialize = encodeFunctionData({
    abi: comptrollerAbi,
    functionName: 'initialize',
    // The admin, the fees of Airdrops, Bob, Flow and Lockup, and the feed.
    args: [admin, 0n, 0n, 0n, 0n, feed],
  });
  const logic = await deploy(clients, implementation, [admin]);
  // The proxy initializes itself in its constructor. Left empty, it would belong to its first caller.
  const comptroller = await deploy(clients, proxy, [logic, initialize]);
  const hash = await clients.walletClient.writeContract({
    address: comptroller,
    abi: comptrollerAbi,
    functionName: 'setMinFeeUSD',
    args: [protocol, FEE],
  });
  await confirmed(clients, hash);
  return { comptroller, feed };
}
