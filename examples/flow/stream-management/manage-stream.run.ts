import { formatUnits, parseUnits } from 'viem';
import type { Here, Run } from '../../here';
import { ratePerSecond } from '../calculate-rps/rates';
import { createFundedStream } from '../create-stream/create-stream';
import { streamManager } from './manage-stream';

const DAY = 24 * 60 * 60;
const usdc = (units: bigint) => `${formatUnits(units, 6)} USDC`;
const perDay = (amount: string) => ratePerSecond(parseUnits(amount, 6), 6, BigInt(DAY));

/** 100 USDC per day, with 1,000 USDC in the stream. */
async function open({ accounts, contracts, as }: Here) {
  const streamId = await createFundedStream(as(accounts.sender), contracts.flow, {
    token: contracts.usdc,
    recipient: accounts.recipient,
    rate: perDay('100'),
    deposit: parseUnits('1000', 6),
  });
  return {
    sender: streamManager(as(accounts.sender), contracts.flow, streamId),
    recipient: streamManager(as(accounts.recipient), contracts.flow, streamId),
  };
}

export const withdraw: Run = async (here) => {
  const { recipient } = await open(here);
  await here.pass(3 * DAY);
  await recipient.withdraw(here.accounts.recipient, parseUnits('120', 6));
  await recipient.withdrawMax(here.accounts.recipient);
  const { totalDebt } = await recipient.state();
  console.log(`Withdrawn twice after 3 days. Still owed: ${usdc(totalDebt)}.`);
};

export const rate: Run = async (here) => {
  const { sender } = await open(here);
  await here.pass(2 * DAY);
  await sender.adjust(perDay('50'));
  await here.pass(2 * DAY);
  console.log(`2 days at 100 and 2 at 50: ${usdc((await sender.state()).totalDebt)} are owed.`);
  await sender.pause();
  await here.pass(10 * DAY);
  console.log(`After a pause of 10 days: ${usdc((await sender.state()).totalDebt)}.`);
  await sender.restart(perDay('100'));
  await here.pass(DAY);
  console.log(`A day after the restart: ${usdc((await sender.state()).totalDebt)}.`);
};

export const end: Run = async (here) => {
  const { sender } = await open(here);
  await here.pass(4 * DAY);
  await sender.refundMax();
  await here.pass(2 * DAY);
  const before = await sender.state();
  console.log(
    `Owed ${usdc(before.totalDebt)}, of which ${usdc(before.uncovered)} are not covered.`,
  );
  await sender.void();
  const after = await sender.state();
  console.log(`After the void, ${usdc(after.totalDebt)} are owed.`);
};

export const read: Run = async (here) => {
  const { sender } = await open(here);
  await here.pass(12 * DAY);
  const { status, ...amounts } = await sender.state();
  console.log(`Status ${status}.`);
  for (const [name, units] of Object.entries(amounts)) console.log(`${name}: ${usdc(units)}`);
};

export const depletionRead: Run = async (here) => {
  const { sender } = await open(here);
  const start = await here.now();
  const time = await sender.depletionTime();
  console.log(`The balance lasts for ${Number(time) - start} seconds.`);
};
