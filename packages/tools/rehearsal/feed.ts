import { encodeFunctionData, parseAbi, type Address } from 'viem';
import { NotRehearsed } from './not-rehearsed';
import type { Site } from './site';

const feedAbi = parseAbi([
  'constructor(uint8 decimals, int256 price)',
  'function setPrice(int256 newPrice)',
]);

/** Decimals of a target, and of the feed in a rehearsal. */
const DECIMALS = 8;

/** A feed on the page's chain, whose price is just below a target. */
export interface Feed {
  readonly address: Address;
  /** Raises the price to the target. */
  readonly reach: () => Promise<void>;
}

/**
 * @param target price in USD with 8 decimals
 * @throws NotRehearsed for a target that no positive price is below
 */
export async function openFeed(site: Site, target: bigint): Promise<Feed> {
  if (target <= 1n) throw new NotRehearsed('No price is below the target of this stream.');
  const address = await site.deploy('TestOracle', feedAbi, [DECIMALS, target - 1n]);
  const data = encodeFunctionData({ abi: feedAbi, functionName: 'setPrice', args: [target] });
  return {
    address,
    reach: async () => {
      await site.sendData(site.admin, address, data, 0n);
    },
  };
}
