import { newestBlock, type Block } from '@sablier-docs/kit/wallet/chain';
import { parseQuantity } from '@sablier-docs/kit/wallet/parse-response';
import { walletProblem, readProperty, type Problem } from '@sablier-docs/kit/wallet/problem';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import { requestValue, type WalletResponse } from '@sablier-docs/kit/wallet/request';

/** More steps than any chain needs; a node that answers at random would keep the search going. */
const MOST_STEPS = 100;

const blockOf = (provider: Provider, number: bigint): Promise<WalletResponse<Block>> =>
  requestValue(provider, 'eth_getBlockByNumber', [`0x${number.toString(16)}`, false], (value) => {
    const timestamp = parseQuantity(readProperty(value, 'timestamp'));
    return parseQuantity(readProperty(value, 'number')) === number && timestamp !== null
      ? { number, timestamp }
      : null;
  });

const other = (message: string): { problem: Problem } => ({ problem: { kind: 'other', message } });

/**
 * The last block at a Unix second or before it, found through a wallet by its timestamps. Its views
 * answer what the contract would have answered then.
 */
export async function blockAt(provider: Provider, second: bigint): Promise<WalletResponse<Block>> {
  const newest = await newestBlock(provider);
  if ('problem' in newest) return newest;
  if (second > newest.value.timestamp) {
    return other('This moment is after the newest block. Only the past can be read.');
  }
  let high = newest.value;
  if (second === high.timestamp) return { value: high };
  const first = await blockOf(provider, 1n);
  if ('problem' in first) return first;
  let low = first.value;
  if (second < low.timestamp) return other('This moment is before the first block of the chain.');
  // Within: low is at the second or before it, high after it.
  for (let step = 0; high.number - low.number > 1n; step += 1) {
    if (step > MOST_STEPS) return { problem: walletProblem('odd') };
    const blocks = high.number - low.number;
    const span = high.timestamp - low.timestamp;
    // Even steps guess from the time between blocks, odd ones halve, whatever that time is.
    const guess =
      step % 2 === 0 && span > 0n
        ? low.number + ((second - low.timestamp) * blocks) / span
        : low.number + blocks / 2n;
    const at =
      guess <= low.number ? low.number + 1n : guess >= high.number ? high.number - 1n : guess;
    const found = await blockOf(provider, at);
    if ('problem' in found) return found;
    const { timestamp } = found.value;
    if (timestamp < low.timestamp || timestamp > high.timestamp)
      return { problem: walletProblem('odd') };
    if (timestamp <= second) low = found.value;
    else high = found.value;
  }
  return { value: low };
}
