import { erc20Abi, formatUnits, parseUnits } from 'viem';
import { confirmed } from '../../confirmed';
import type { Here, Run } from '../../here';
import { ratePerSecond } from '../calculate-rps/rates';
import { createPayroll, payAll } from './batch';

const DAY = 24 * 60 * 60;

/** Two employees, paid by the day. */
async function open({ accounts, contracts, as }: Here) {
  const { flow, usdc } = contracts;
  const clients = as(accounts.sender);
  const approval = await clients.walletClient.writeContract({
    address: usdc,
    abi: erc20Abi,
    functionName: 'approve',
    args: [flow, parseUnits('3000', 6)],
  });
  await confirmed(clients, approval);
  const rate = (amount: string) => ratePerSecond(parseUnits(amount, 6), 6, BigInt(DAY));
  return createPayroll(clients, flow, usdc, [
    { recipient: accounts.recipient, rate: rate('100'), deposit: parseUnits('1000', 6) },
    { recipient: accounts.other, rate: rate('200'), deposit: parseUnits('2000', 6) },
  ]);
}

export const payroll: Run = async (here) => {
  const streamIds = await open(here);
  console.log(`Streams ${streamIds.join(' and ')} are open and funded, in one transaction.`);
};

export const payday: Run = async (here) => {
  const { accounts, contracts, as, pass } = here;
  const streamIds = await open(here);
  await pass(5 * DAY);
  const clients = as(accounts.stranger);
  await payAll(clients, contracts.flow, streamIds);
  for (const account of [accounts.recipient, accounts.other]) {
    const paid = await clients.publicClient.readContract({
      address: contracts.usdc,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account],
    });
    console.log(`${formatUnits(paid, 6)} USDC after 5 days.`);
  }
};
