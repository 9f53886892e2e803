import type { DeskRelease } from '../contracts/types';
import type { CallResult } from '@sablier-docs/kit/wallet/chain';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import type { CallContract } from '@sablier-docs/kit/wallet/token';
import { readWords, toAddress, toWord } from '@sablier-docs/kit/wallet/abi-words';

/** Selectors of the contract's `comptroller()` and of the comptroller's `getMinFeeUSDFor(uint8,address)`. */
const COMPTROLLER = '0x5fe3b567';
const MIN_FEE = '0x88dc31a8';
const ASKED: readonly string[] = ['lockup v4.0', 'flow v3.0'];
/** Indices in the comptroller's enum of protocols. */
const PROTOCOL: Readonly<Record<string, bigint>> = { flow: 1n, lockup: 2n };

/**
 * The configured minimum fee for streams of a sender, in USD with 8 decimals.
 * @returns null if unknown
 */
export async function fetchUsdFee(
  call: CallContract,
  { product, version }: DeskRelease,
  contract: string,
  sender: bigint | undefined,
): Promise<bigint | null> {
  const place = PROTOCOL[product];
  // Earlier releases have other comptrollers, which the tests do not cover.
  if (!ASKED.includes(`${product} ${version}`) || place === undefined || sender === undefined)
    return null;
  const comptroller = firstWord(await call(contract, COMPTROLLER));
  if (comptroller === null || comptroller >= 1n << 160n) return null;
  return firstWord(await call(toAddress(comptroller), MIN_FEE + toWord(place) + toWord(sender)));
}

function firstWord(answer: WalletResponse<CallResult>): bigint | null {
  if ('problem' in answer || 'reverted' in answer.value) return null;
  return readWords(answer.value.data)?.[0] ?? null;
}
