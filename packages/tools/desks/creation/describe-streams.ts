import { formatAmount } from '@sablier-docs/protocol/amount';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import { finalOfMany, PAYER_OF_MANY } from './describe-many';
import { GATED_CANCEL, NO_TOKENS } from './describe-stream';
import { newStreamEnd, gateInWords, type NewStream } from '../../rehearsal/new-stream';

/**
 * Describes several new Lockup streams of one model, created by one call.
 * @param terms `released`: how many of them have released everything when they are created
 */
export function describeStreams(
  streams: readonly NewStream[],
  terms: {
    sender: string;
    cancelable: boolean;
    transferable: boolean;
    fromNow: boolean;
    released: number;
  },
  decimals: number,
): CallText {
  const gated = streams.some(({ model }) => model === 'priceGated');
  const total = streams.reduce((sum, { deposit }) => sum + deposit, 0n);
  const canCancel = terms.cancelable && terms.released < streams.length;
  const which =
    terms.released === 0 ? 'each of them' : 'each that does not release everything at once';
  const rights = canCancel
    ? `${terms.sender} can cancel ${which} ${gated ? GATED_CANCEL : 'until it has released everything'}`
    : 'nobody can cancel them';
  const moving = terms.transferable ? 'recipients can transfer them' : 'nobody can transfer them';
  const gates = [
    ...new Set(streams.flatMap((one) => (one.model === 'priceGated' ? [gateInWords(one)] : []))),
  ];
  return {
    who: PAYER_OF_MANY,
    does: `Takes ${formatAmount(total, decimals)} tokens (${total} smallest units) in all and opens ${streams.length} streams, in the order given. ${datesOf(streams, terms.fromNow)}${gates.map((gate) => ` ${gate};`).join('')} ${rights}, and ${moving}.`,
    fails: `${NO_TOKENS}${gated ? ' Fails as well if a feed is not a valid price feed, or if its latest price is at or above the target.' : ''} If one stream fails, none is created.`,
    final: finalOfMany(canCancel, gated),
  };
}

function datesOf(streams: readonly NewStream[], fromNow: boolean): string {
  if (fromNow) return 'Each starts when the call is mined;';
  const starts = streams.map(({ startTime }) => startTime);
  const ends = streams.map(newStreamEnd);
  const first = starts.reduce((a, b) => (b < a ? b : a));
  const last = ends.reduce((a, b) => (b > a ? b : a));
  return `The first starts on ${formatUtc(first)}, and the last ends on ${formatUtc(last)};`;
}
