import { formatUnits, parseUnits } from 'viem';
import type { Here, Run } from '../../here';
import { createLinearStream } from '../create-stream/create-linear';
import { readAmounts, readSchedule } from './read-vesting';

const WEEK = 7 * 24 * 60 * 60;

async function open({ accounts, contracts, as, pass }: Here) {
  const { lockup, dai: token } = contracts;
  const streamId = await createLinearStream(as(accounts.sender), {
    lockup,
    token,
    recipient: accounts.recipient,
    cliff: 4 * WEEK,
    depositAmount: parseUnits('5200', 18),
  });
  await pass(28 * WEEK);
  return streamId;
}

export const amounts: Run = async (here) => {
  const { publicClient } = here.as(here.accounts.stranger);
  const read = await readAmounts(publicClient, here.contracts.lockup, await open(here));
  for (const [name, units] of Object.entries(read)) {
    console.log(`${name}: ${formatUnits(units, 18)} DAI`);
  }
};

export const schedule: Run = async (here) => {
  const { publicClient } = here.as(here.accounts.stranger);
  const { model, start, end, ...more } = await readSchedule(
    publicClient,
    here.contracts.lockup,
    await open(here),
  );
  console.log(`A ${model} stream of ${(end - start) / WEEK} weeks.`);
  if (more.cliff) console.log(`Its cliff is ${(more.cliff - start) / WEEK} weeks after the start.`);
};
