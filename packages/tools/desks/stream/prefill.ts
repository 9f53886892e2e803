import type { ActionId } from '../../readings/contracts/actions';
import { checkFee } from '@sablier-docs/kit/wallet/fee';
import { addressIn } from '@sablier-docs/kit/wallet/show';
import { presetTexts, type FieldTexts } from './fields';
import {
  decimalsOf,
  streamToken,
  streamViewWord,
  type StreamResults,
} from '../../readings/stream/results';

/**
 * Values that were read, for the fields that they fill in. Never an address that receives tokens,
 * nor a fee that Sablier's own comptroller does not confirm.
 */
export function prefilledActionTexts(results: StreamResults, action: ActionId): FieldTexts {
  const recipient = addressIn(streamViewWord(results, 'ownerOf'));
  const asked = streamViewWord(results, 'calculateMinFeeWei');
  const fee =
    asked !== undefined && checkFee(asked, results.feeCeiling) === 'fits' ? asked : undefined;
  // Another stream of the list can have another token.
  const isList = action === 'depositMultiple';
  const texts = {
    decimals: isList ? undefined : decimalsOf(results)?.toString(),
    sender: addressIn(streamViewWord(results, 'getSender')),
    recipient,
    from: recipient,
    token: isList ? undefined : addressIn(streamToken(results)),
    ...presetTexts(action),
    // Other streams of the list can have a higher fee.
    fee: action === 'withdrawMultiple' ? undefined : fee?.toString(),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
