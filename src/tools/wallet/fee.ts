import { firstWord, toWord } from './words';
import type { Ask } from './token';

/**
 * The highest minimum fee that a comptroller takes, in USD with 8 decimals: `MAX_FEE_USD` of
 * SablierComptroller.
 */
export const MAX_FEE_USD = 10_000_000_000n;

/** Selector of the comptroller's `convertUSDFeeToWei(uint256)`. */
const CONVERT = '0xb0fa59e8';

/**
 * Asks Sablier's own comptroller what its highest fee is in the coin of the chain. The contract that
 * asks for a fee has no say in it.
 * @param comptroller address from the SDK; missing on a chain without one
 * @returns in wei; 0 where the comptroller has no price of the coin, null where nobody says it
 */
export async function askFeeCeiling(
  call: Ask,
  comptroller: string | undefined,
): Promise<bigint | null> {
  if (!comptroller) return null;
  const answer = await call(comptroller, CONVERT + toWord(MAX_FEE_USD));
  if ('problem' in answer || 'reverted' in answer.value) return null;
  return firstWord(answer.value.data);
}

/**
 * Whether a fee can be one that Sablier asks. `unchecked` where no comptroller gives a price: a fee of
 * more than 0 is then neither confirmed nor refuted.
 * @param fee in wei
 * @param ceiling as askFeeCeiling returns it
 */
export function judgeFee(fee: bigint, ceiling: bigint | null): 'fits' | 'above' | 'unchecked' {
  if (fee === 0n) return 'fits';
  if (ceiling === null || ceiling === 0n) return 'unchecked';
  return fee <= ceiling ? 'fits' : 'above';
}
