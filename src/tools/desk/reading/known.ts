import type { ActionId } from '../../../protocol/desk/actions';
import { checksum } from '../../csv/cells/address';
import type { Texts } from '../fields';
import { decimalsOf, tokenOf, wordOf, type StreamAnswers } from './answers';

/** What was read, for the fields that ask for the same. Where the tokens go is never among it. */
export function knownTexts(answers: StreamAnswers, action: ActionId): Texts {
  const address = (word: bigint | undefined) =>
    word === undefined || word >= 1n << 160n
      ? undefined
      : checksum(`0x${word.toString(16).padStart(40, '0')}`);
  const recipient = address(wordOf(answers, 'ownerOf'));
  const fee = wordOf(answers, 'calculateMinFeeWei');
  const texts = {
    decimals: decimalsOf(answers)?.toString(),
    sender: address(wordOf(answers, 'getSender')),
    ...{ recipient, from: recipient },
    token: address(tokenOf(answers)),
    // Other streams of the list can ask for more.
    fee: action === 'withdrawMultiple' ? undefined : fee?.toString(),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
