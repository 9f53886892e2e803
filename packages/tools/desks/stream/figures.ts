import type { ActionId } from '../../readings/contracts/actions';
import type { ViewName } from '../../readings/contracts/views';
import type { DeskRelease } from '../../readings/contracts/types';
import { amountWithSymbol } from '../../readings/stream/display-rows';
import { streamViewWord, type StreamResults } from '../../readings/stream/results';
import { perMonth } from '@sablier-docs/kit/inputs/stream-fields';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import type { Figure, FigureRule } from '@sablier-docs/kit/wallet/figures';

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
    const shown = streamViewWord(results, view);
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
