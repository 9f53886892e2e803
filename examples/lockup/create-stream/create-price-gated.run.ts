import { formatUnits, parseAbi, parseUnits } from 'viem';
import { confirmed } from '../../confirmed';
import type { Here, Run } from '../../here';
import { lockupAbi } from '../contracts';
import { createPriceGatedStream, readPrice } from './create-price-gated';

/** The feed of this chain; nobody sets the price of a real one like this. */
const feedAbi = parseAbi(['function setPrice(int256 newPrice)']);

const setPrice = async ({ accounts, contracts, as }: Here, usd: string) => {
  const clients = as(accounts.stranger);
  const hash = await clients.walletClient.writeContract({
    address: contracts.feed,
    abi: feedAbi,
    functionName: 'setPrice',
    args: [parseUnits(usd, 8)],
  });
  await confirmed(clients, hash);
};

export const create: Run = async (here) => {
  const { accounts, contracts, as } = here;
  const { lockup, dai, feed } = contracts;
  const clients = as(accounts.sender);
  const streamId = await createPriceGatedStream(clients, {
    lockup,
    token: dai,
    recipient: accounts.recipient,
    depositAmount: parseUnits('1000', 18),
    oracle: feed,
    targetPrice: '5000',
  });
  console.log(`Stream ${streamId} is open.`);

  for (const usd of ['4999', '5000', '4999']) {
    await setPrice(here, usd);
    const withdrawable = await clients.publicClient.readContract({
      address: lockup,
      abi: lockupAbi,
      functionName: 'withdrawableAmountOf',
      args: [streamId],
    });
    console.log(`At ${usd} USD: ${formatUnits(withdrawable, 18)} DAI can be withdrawn.`);
  }
};

export const price: Run = async (here) => {
  const { accounts, contracts, as } = here;
  const read = async () => {
    const { price: found, age } = await readPrice(as(accounts.stranger), contracts.feed);
    console.log(`${formatUnits(found, 8)} USD, ${age} seconds old.`);
  };
  await read();
  await setPrice(here, '4321.5');
  await read();
};
