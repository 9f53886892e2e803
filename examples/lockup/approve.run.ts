import { erc20Abi, formatUnits, parseUnits } from 'viem';
import type { Run } from '../here';
import { approveIfNeeded } from './approve';

export const approve: Run = async ({ accounts, contracts, as }) => {
  const { lockup, dai } = contracts;
  const clients = as(accounts.sender);
  for (const amount of ['1000', '400']) {
    await approveIfNeeded(clients, {
      token: dai,
      spender: lockup,
      amount: parseUnits(amount, 18),
    });
    const allowance = await clients.publicClient.readContract({
      address: dai,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [accounts.sender, lockup],
    });
    console.log(`For ${amount} DAI: Lockup may pull ${formatUnits(allowance, 18)} DAI.`);
  }
};
