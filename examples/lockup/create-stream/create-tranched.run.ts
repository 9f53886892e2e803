import { formatUnits, parseUnits } from 'viem';
import type { Run } from '../../here';
import { lockupAbi } from '../contracts';
import { createTranchedStream, installments } from './create-tranched';

const MONTH = 30 * 24 * 60 * 60;

export const create: Run = async ({ accounts, contracts, as, now, pass }) => {
  const { lockup, dai } = contracts;
  const clients = as(accounts.sender);
  const startTime = await now();
  const streamId = await createTranchedStream(clients, {
    lockup,
    token: dai,
    recipient: accounts.recipient,
    depositAmount: parseUnits('1000', 18),
    startTime,
    dates: [startTime + MONTH, startTime + 2 * MONTH, startTime + 3 * MONTH],
  });
  console.log(`Stream ${streamId} is open.`);

  for (const month of [1, 2, 3]) {
    await pass(MONTH);
    const streamed = await clients.publicClient.readContract({
      address: lockup,
      abi: lockupAbi,
      functionName: 'streamedAmountOf',
      args: [streamId],
    });
    console.log(`After month ${month}: ${formatUnits(streamed, 18)} DAI are released.`);
  }
};

export const split: Run = async ({ now }) => {
  const start = await now();
  const parts = installments(parseUnits('1000', 18), [
    start + MONTH,
    start + 2 * MONTH,
    start + 3 * MONTH,
  ]);
  for (const { amount } of parts) console.log(`${formatUnits(amount, 18)} DAI`);
};
