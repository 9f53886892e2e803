import { parseUnits } from 'viem';
import type { Here, Run } from '../../here';
import { batchCreateInParts, createdSince } from './in-parts';

/** Five streams in parts of two. */
async function send({ accounts, contracts, as }: Here) {
  const { batchLockup, lockup, dai } = contracts;
  const { recipient, stranger, other, owner, operator } = accounts;
  return batchCreateInParts(as(accounts.sender), {
    batchLockup,
    lockup,
    token: dai,
    grants: [recipient, stranger, other, owner, operator].map((account) => ({
      recipient: account,
      depositAmount: parseUnits('100', 18),
    })),
    perPart: 2,
    onSent: () => console.log('A part is sent.'),
    onCreated: (streamIds) => console.log(`It is in a block: ${streamIds.join(', ')}.`),
  });
}

export const parts: Run = async (here) => {
  const streamIds = await send(here);
  console.log(`All streams: ${streamIds.join(', ')}.`);
};

export const resume: Run = async (here) => {
  const { accounts, contracts, as } = here;
  const { batchLockup, lockup } = contracts;
  const clients = as(accounts.sender);
  const fromBlock = await clients.publicClient.getBlockNumber();
  await send(here);
  const found = await createdSince(clients, { batchLockup, lockup, fromBlock });
  console.log(`Created since block ${fromBlock}: ${found.join(', ')}.`);
};
