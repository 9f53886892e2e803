import type { ActionId } from '../../../protocol/desk/actions';
import type { ViewName } from '../../../protocol/desk/views';
import { wordOf, type StreamAnswers } from './answers';
import { tokens } from './rows';

/** What an action that names no amount would move as of the block that was read; null where it names one. */
export function amountNow(action: ActionId, answers: StreamAnswers): string | null {
  const of = (name: ViewName) => {
    const word = wordOf(answers, name);
    return word === undefined ? 'an unknown amount' : tokens(word, answers);
  };
  switch (action) {
    case 'withdrawMax':
    case 'withdrawMaxAndTransfer':
      return `When it was read, ${of('withdrawableAmountOf')} could be withdrawn.`;
    case 'refundMax':
      return `When it was read, ${of('refundableAmountOf')} could go back to the sender.`;
    case 'cancel':
      return `When it was read, ${of('refundableAmountOf')} would have gone to the sender, and ${of('withdrawableAmountOf')} would have stayed for the recipient.`;
    case 'void':
      return `When it was read, ${of('uncoveredDebtOf')} of the debt would have been erased, and ${of('coveredDebtOf')} would have stayed for the recipient.`;
    default:
      return null;
  }
}
