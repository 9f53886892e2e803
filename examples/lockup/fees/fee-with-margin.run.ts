import { formatEther, parseUnits } from 'viem';
import type { Here, Run } from '../../here';
import { createLinearStream } from '../create-stream/create-linear';
import { minFee, withdrawWithMargin } from './fee-with-margin';

const WEEK = 7 * 24 * 60 * 60;

async function open({ accounts, contracts, as, pass }: Here) {
  const { lockup, dai: token } = contracts;
  const streamId = await createLinearStream(as(accounts.sender), {
    lockup,
    token,
    recipient: accounts.recipient,
    cliff: 0,
    depositAmount: parseUnits('5200', 18),
  });
  await pass(WEEK);
  return { lockup, streamId };
}

export const fee: Run = async (here) => {
  const { lockup, streamId } = await open(here);
  const wei = await minFee(here.as(here.accounts.recipient), lockup, [streamId]);
  console.log(`1 USD at 3,000 USD per coin: ${formatEther(wei)} of the coin.`);
};

export const withdraw: Run = async (here) => {
  const stream = await open(here);
  await withdrawWithMargin(here.as(here.accounts.recipient), stream);
  console.log('The recipient has withdrawn, and paid the fee with a margin.');
};
