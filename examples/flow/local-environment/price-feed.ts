import { concat, numberToHex, type Hex, type TestClient } from 'viem';
import type { Clients } from '../contracts';
import { deployFlow } from './deploy-flow';

// region feed
/**
 * Code of a price feed, for `price` USD per coin with 8 decimals. It answers any call with the words
 * 8, price, 0, time of the block and 0: `decimals` reads the first, `latestRoundData` all five.
 */
const feedCode = (price: bigint): Hex =>
  concat([
    '0x6008600052', // decimals
    concat(['0x7f', numberToHex(price, { size: 32 }), '0x602052']),
    '0x42606052', // the time of the current block, so the price never grows old
    '0x60a06000f3',
  ]);

const feed = numberToHex(0xfeed, { size: 20 });

/** Deploys a Flow that asks for 1 USD per withdrawal, at 3,000 USD per coin. */
export async function deployFlowWithFee(clients: Clients, testClient: Pick<TestClient, 'setCode'>) {
  await testClient.setCode({ address: feed, bytecode: feedCode(3_000_00000000n) });
  return deployFlow(clients, { oracle: feed, minFeeUSD: 1_00000000n });
}
// endregion feed
