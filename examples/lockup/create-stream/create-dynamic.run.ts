import { formatUnits, parseUnits } from 'viem';
import type { Run } from '../../here';
import { lockupAbi } from '../contracts';
import { createDynamicStream } from './create-dynamic';

const WEEK = 7 * 24 * 60 * 60;

export const create: Run = async ({ accounts, contracts, as, now, pass }) => {
  const { lockup, dai } = contracts;
  const clients = as(accounts.sender);
  const streamId = await createDynamicStream(clients, {
    lockup,
    token: dai,
    recipient: accounts.recipient,
    evenAmount: parseUnits('400', 18),
    curvedAmount: parseUnits('4800', 18),
    startTime: await now(),
  });
  console.log(`Stream ${streamId} is open.`);

  for (const weeks of [4, 24, 24]) {
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
