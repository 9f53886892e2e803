import { formatUnits, parseUnits } from 'viem';
import type { Run } from '../../here';
import { lockupAbi } from '../contracts';
import { createLinearStream } from './create-linear';

const WEEK = 7 * 24 * 60 * 60;

export const create: Run = async ({ accounts, contracts, as, pass }) => {
  const { lockup, dai } = contracts;
  const clients = as(accounts.sender);
  const streamId = await createLinearStream(clients, {
    lockup,
    token: dai,
    recipient: accounts.recipient,
    depositAmount: parseUnits('5200', 18),
    cliff: 4 * WEEK,
  });
  console.log(`Stream ${streamId} is open.`);

  for (const weeks of [4, 22, 26]) {
    await pass(weeks * WEEK);
    const streamed = await clients.publicClient.readContract({
      address: lockup,
      abi: lockupAbi,
      functionName: 'streamedAmountOf',
      args: [streamId],
    });
    console.log(`${weeks} weeks later: ${formatUnits(streamed, 18)} DAI are released.`);
  }
};
