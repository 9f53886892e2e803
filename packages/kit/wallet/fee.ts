import { firstWord, toWord } from './abi-words';
import type { CallContract } from './token';

/**
 * The highest minimum fee that a comptroller accepts, in USD with 8 decimals: `MAX_FEE_USD` of
 * SablierComptroller.
 */
export const MAX_FEE_USD = 10_000_000_000n;

/** Selector of the comptroller's `convertUSDFeeToWei(uint256)`. */
const CONVERT = '0xb0fa59e8';

/**
 * Fetches the highest fee of Sablier's own comptroller in the chain's coin. The contract that
 * charges a fee has no influence on it.
 * @param comptroller address from the SDK; missing on a chain without one
 * @returns in wei; 0 if the comptroller has no price of the coin, null if unknown
 */
export async function fetchFeeCeiling(
  call: CallContract,
  comptroller: string | undefined,
): Promise<bigint | null> {
  if (!comptroller) return null;
  const answer = await call(comptroller, CONVERT + toWord(MAX_FEE_USD));
  if ('problem' in answer || 'reverted' in answer.value) return null;
  return firstWord(answer.value.data);
}

/**
 * Whether a fee is plausible for Sablier. `unchecked` if no comptroller has a price: a fee above 0
 * is then neither confirmed nor refuted.
 * @param fee in wei
 * @param ceiling from fetchFeeCeiling
 */
export function checkFee(fee: bigint, ceiling: bigint | null): 'fits' | 'above' | 'unchecked' {
  if (fee === 0n) return 'fits';
  if (ceiling === null || ceiling === 0n) return 'unchecked';
  return fee <= ceiling ? 'fits' : 'above';
}
