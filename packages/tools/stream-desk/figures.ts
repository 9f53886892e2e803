import type { ActionId } from './contracts/actions';
import type { ViewName } from './contracts/views';
import type { DeskRelease } from './contracts/types';
import { amountWithSymbol } from './reading/display-rows';
import { wordOf, type StreamResults } from './reading/results';
import { perMonth } from './read-field';
import { toWord } from '../wallet/abi-words';
import type { Figure, FigureRule } from '../wallet/figures';

type Rest = readonly [view: ViewName, label: string, rule: FigureRule];

const WITHDRAWABLE: Rest = ['withdrawableAmountOf', 'Withdrawable', 'not-less'];
const REFUNDABLE: Rest = ['refundableAmountOf', 'Refundable', 'not-less'];
const RATE: Rest = ['getRatePerSecond', 'Rate', 'exact'];

/** The figures on which the words of an action rest, beside the fields. */
const rests: Partial<Record<ActionId, readonly Rest[]>> = {
  withdrawMax: [WITHDRAWABLE],
  withdrawMaxAndTransfer: [WITHDRAWABLE],
  cancel: [REFUNDABLE, WITHDRAWABLE],
  refundMax: [REFUNDABLE],
  void: [
    ['uncoveredDebtOf', 'Uncovered debt', 'not-more'],
    ['coveredDebtOf', 'Covered debt', 'not-less'],
  ],
  adjustRatePerSecond: [RATE],
  restart: [RATE],
};

/** The figures of one stream, each with the call that reads it again. */
export function figuresOf(
  action: ActionId,
  release: DeskRelease,
  { address, tokenId }: { address: string; tokenId: string },
  results: StreamResults,
): Figure[] {
  return (rests[action] ?? []).flatMap(([view, label, rule]) => {
    const shown = wordOf(results, view);
    const fn = release.views.find(({ name }) => name === view);
    if (shown === undefined || !fn) return [];
    const format =
      view === 'getRatePerSecond'
        ? (word: bigint) => `${perMonth(word)} per 30 days`
        : (word: bigint) => amountWithSymbol(word, results);
    return [
      { label, to: address, data: fn.selector + toWord(BigInt(tokenId)), shown, rule, format },
    ];
  });
}
