import type { ActionId } from '../contracts/actions';
import type { ViewName } from '../contracts/views';
import { streamViewWord, type StreamResults } from './results';
import { amountWithSymbol } from './display-rows';

/**
 * The amount that an action without an amount would have moved in the block that was read; null for
 * other actions.
 */
export function amountMovedNow(action: ActionId, results: StreamResults): string | null {
  const of = (name: ViewName) => {
    const word = streamViewWord(results, name);
    return word === undefined ? 'an unknown amount' : amountWithSymbol(word, results);
  };
  switch (action) {
    case 'withdrawMax':
    case 'withdrawMaxAndTransfer':
      return `When it was read, ${of('withdrawableAmountOf')} could be withdrawn.`;
    case 'safeTransferFrom':
    case 'transferFrom':
      return streamViewWord(results, 'withdrawableAmountOf')
        ? `When it was read, ${of('withdrawableAmountOf')} could be withdrawn: they go along with the stream. Withdraw them first to keep them.`
        : null;
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
