import type { Chain } from '../ledger/chain';
import { estimateGas, readCall } from './calls';
import { badParams, CODES, RpcError } from './error';
import { readQuantity, type Hex } from '../hex';

const LEAST_TIP = 1_000_000_000n;

/** The priority fee that anvil suggests, in wei per gas: the least that the last block paid, or 1 gwei. */
export function suggestedTip({ head }: Chain): bigint {
  const tips = head.transactions.map(({ price }) => price - head.baseFee);
  const least = tips.reduce((low, tip) => (tip < low ? tip : low), tips[0] ?? 0n);
  return least > LEAST_TIP ? least : LEAST_TIP;
}

/**
 * `eth_sendTransaction` from an unlocked or impersonated account.
 * @throws RpcError when it can't be in the next block; one that reverts is mined, with status 0
 */
export async function sendTransaction(chain: Chain, params: readonly unknown[]): Promise<Hex> {
  const { from, to, value, data, nonce, price, max, tip, ...given } = readCall(params[0]);
  if (!chain.anyone && !chain.unlocked.has(from.toString())) {
    throw badParams('No Signer available');
  }
  const suggested = suggestedTip(chain);
  const upper = max ?? chain.baseFee + (tip ?? suggested);
  const wanted = tip ?? (upper < suggested ? upper : suggested);
  if (wanted > upper) {
    throw new RpcError(CODES.refused, 'max priority fee per gas higher than max fee per gas');
  }
  return chain.send({
    from,
    to,
    value,
    data,
    nonce: nonce ?? (await chain.nonceOf(from)),
    gas: given.gas ?? (await gasFor(chain, params[0])),
    fee: price === undefined ? { max: upper, tip: wanted } : { price },
  });
}

/** An estimate; the block's limit for a call that reverts, which is then mined. */
async function gasFor(chain: Chain, call: unknown): Promise<bigint> {
  try {
    return readQuantity(await estimateGas(chain, [call]), 'gas');
  } catch (error) {
    if (error instanceof RpcError && error.code !== CODES.params) return chain.gasLimit;
    throw error;
  }
}
