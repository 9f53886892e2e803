import { parseUnits } from 'viem';
import type { Run } from '../../here';
import { createLinearStream } from '../create-stream/create-linear';
import { readNft } from './nft-image';

export const read: Run = async ({ accounts, contracts, as }) => {
  const { lockup, dai: token } = contracts;
  const clients = as(accounts.sender);
  const streamId = await createLinearStream(clients, {
    lockup,
    token,
    recipient: accounts.recipient,
    cliff: 0,
    depositAmount: parseUnits('5200', 18),
  });
  const { name, image } = await readNft(clients.publicClient, lockup, streamId);
  console.log(name);
  console.log(`${image.slice(0, 30)}…`);
};
