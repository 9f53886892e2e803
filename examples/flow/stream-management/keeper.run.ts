import { erc20Abi, formatUnits, parseUnits } from 'viem';
import { confirmed } from '../../confirmed';
import type { Here, Run } from '../../here';
import { ratePerSecond } from '../calculate-rps/rates';
import { createFundedStream } from '../create-stream/create-stream';
import { pauseInTime, topUp as topUpStream } from './keeper';

const DAY = 24 * 60 * 60;

/** 100 USDC per day, with 1,000 USDC in the stream. */
const open = ({ accounts, contracts, as }: Here) =>
  createFundedStream(as(accounts.sender), contracts.flow, {
    token: contracts.usdc,
    recipient: accounts.recipient,
    rate: ratePerSecond(parseUnits('100', 6), 6, BigInt(DAY)),
    deposit: parseUnits('1000', 6),
  });

export const topUp: Run = async (here) => {
  const { accounts, contracts, as, pass } = here;
  const { flow, usdc } = contracts;
  const streamId = await open(here);
  const clients = as(accounts.sender);
  const approval = await clients.walletClient.writeContract({
    address: usdc,
    abi: erc20Abi,
    functionName: 'approve',
    args: [flow, parseUnits('5000', 6)],
  });
  await confirmed(clients, approval);
  for (const days of [2, 4]) {
    await pass(days * DAY);
    const amount = await topUpStream(clients, flow, streamId, { whenBelow: 5n, upTo: 30n });
    console.log(`${days} days later, ${formatUnits(amount, 6)} USDC are deposited.`);
  }
};

export const pause: Run = async (here) => {
  const { accounts, contracts, as, pass } = here;
  const streamId = await open(here);
  for (const days of [5, 4]) {
    await pass(days * DAY);
    const did = await pauseInTime(as(accounts.sender), contracts.flow, streamId, BigInt(2 * DAY));
    console.log(`${days} days later, paused: ${did}.`);
  }
};
