import { formatUnits, parseUnits } from 'viem';
import type { Here, Run } from '../../here';
import { lockupAbi } from '../contracts';
import { createLinearStream } from '../create-stream/create-linear';
import * as manage from './manage-stream';

const WEEK = 7 * 24 * 60 * 60;
const dai = (units: bigint) => `${formatUnits(units, 18)} DAI`;

/** A stream of 5,200 DAI, 100 per week. */
async function open({ accounts, contracts, as }: Here) {
  const { lockup, dai: token } = contracts;
  const streamId = await createLinearStream(as(accounts.sender), {
    lockup,
    token,
    recipient: accounts.recipient,
    cliff: 0,
    depositAmount: parseUnits('5200', 18),
  });
  return { lockup, streamId };
}

export const withdraw: Run = async (here) => {
  const { accounts, as, pass } = here;
  const stream = await open(here);
  await pass(10 * WEEK);
  const to = accounts.recipient;
  const clients = as(accounts.recipient);
  await manage.withdraw(clients, { ...stream, to, amount: parseUnits('250', 18) });
  console.log('The recipient has withdrawn 250 DAI after 10 weeks.');
};

export const withdrawMax: Run = async (here) => {
  const { accounts, as, pass } = here;
  const stream = await open(here);
  await pass(10 * WEEK);
  const to = accounts.recipient;
  const amount = await manage.withdrawMax(as(accounts.recipient), { ...stream, to });
  console.log(`${dai(amount)} were withdrawn.`);
};

export const withdrawMultiple: Run = async (here) => {
  const { accounts, as, pass } = here;
  const first = await open(here);
  const second = await open(here);
  await pass(WEEK);
  const streamIds = [first.streamId, second.streamId, 99n];
  const unpaid = await manage.withdrawAll(as(accounts.stranger), { ...first, streamIds });
  console.log(`Of ${streamIds.join(', ')}, these paid nothing: ${unpaid.join(', ')}.`);
};

export const cancel: Run = async (here) => {
  const { accounts, as, pass } = here;
  const stream = await open(here);
  await pass(13 * WEEK);
  const { senderAmount, recipientAmount } = await manage.cancel(as(accounts.sender), stream);
  console.log(`${dai(senderAmount)} went back to the sender.`);
  console.log(`${dai(recipientAmount)} wait for the recipient.`);
};

export const cancelMultiple: Run = async (here) => {
  const { accounts, as, pass } = here;
  const first = await open(here);
  const second = await open(here);
  await pass(13 * WEEK);
  const clients = as(accounts.sender);
  await manage.cancel(clients, first);
  const streamIds = [first.streamId, second.streamId];
  const failed = await manage.cancelMultiple(clients, { ...first, streamIds });
  console.log(`Not canceled: ${failed.join(', ')}.`);
};

export const renounce: Run = async (here) => {
  const { accounts, as } = here;
  const stream = await open(here);
  const { lockup, streamId } = stream;
  const clients = as(accounts.sender);
  const isCancelable = () =>
    clients.publicClient.readContract({
      address: lockup,
      abi: lockupAbi,
      functionName: 'isCancelable',
      args: [streamId],
    });
  console.log(`Cancelable before: ${await isCancelable()}.`);
  await manage.renounce(clients, { lockup, streamIds: [streamId] });
  console.log(`Cancelable after: ${await isCancelable()}.`);
};

export const transfer: Run = async (here) => {
  const { accounts, as } = here;
  const stream = await open(here);
  await manage.transfer(as(accounts.recipient), { ...stream, to: accounts.other });
  console.log('The stream belongs to the other account.');
};

export const withdrawTransfer: Run = async (here) => {
  const { accounts, as, pass } = here;
  const stream = await open(here);
  await pass(10 * WEEK);
  await manage.withdrawMaxAndTransfer(as(accounts.recipient), { ...stream, to: accounts.other });
  console.log(
    'The recipient keeps what was released; the other account gets the rest as it comes.',
  );
};
