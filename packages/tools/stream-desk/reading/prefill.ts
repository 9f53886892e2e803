import type { ActionId } from '../contracts/actions';
import { checkFee } from '../../wallet/fee';
import { addressIn } from '../../wallet/show';
import type { FieldTexts } from '../fields';
import type { Period } from '../read-field';
import { decimalsOf, tokenOf, wordOf, type StreamResults } from './results';

const MONTH: Period = '30 days';
const takesRate = (action: ActionId) => action === 'adjustRatePerSecond' || action === 'restart';

/**
 * Values that were read, for the fields that they fill in. Never an address that receives tokens,
 * nor a fee that Sablier's own comptroller does not confirm.
 */
export function prefilledTexts(results: StreamResults, action: ActionId): FieldTexts {
  const recipient = addressIn(wordOf(results, 'ownerOf'));
  const asked = wordOf(results, 'calculateMinFeeWei');
  const fee =
    asked !== undefined && checkFee(asked, results.feeCeiling) === 'fits' ? asked : undefined;
  const texts = {
    decimals: decimalsOf(results)?.toString(),
    sender: addressIn(wordOf(results, 'getSender')),
    ...{ recipient, from: recipient },
    token: addressIn(tokenOf(results)),
    // People know their pay by the month; the row above the field has the old rate for it.
    ...(takesRate(action) && { period: MONTH }),
    // Other streams of the list can have a higher fee.
    fee: action === 'withdrawMultiple' ? undefined : fee?.toString(),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
