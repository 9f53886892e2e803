import type { ActionId } from '../../../protocol/desk/actions';
import { judgeFee } from '../../wallet/fee';
import { addressIn } from '../../wallet/show';
import type { Texts } from '../fields';
import { decimalsOf, tokenOf, wordOf, type StreamAnswers } from './answers';

/**
 * What was read, for the fields that ask for the same. Where the tokens go is never among it, nor a fee
 * that Sablier's own comptroller does not bear out.
 */
export function knownTexts(answers: StreamAnswers, action: ActionId): Texts {
  const recipient = addressIn(wordOf(answers, 'ownerOf'));
  const asked = wordOf(answers, 'calculateMinFeeWei');
  const fee =
    asked !== undefined && judgeFee(asked, answers.feeCeiling) === 'fits' ? asked : undefined;
  const texts = {
    decimals: decimalsOf(answers)?.toString(),
    sender: addressIn(wordOf(answers, 'getSender')),
    ...{ recipient, from: recipient },
    token: addressIn(tokenOf(answers)),
    // Other streams of the list can ask for more.
    fee: action === 'withdrawMultiple' ? undefined : fee?.toString(),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
