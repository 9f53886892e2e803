import { formatAmount } from '@sablier-docs/protocol/amount';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import { formatDuration, formatUtc } from '@sablier-docs/protocol/time';
import type { FlowStream } from '@sablier-docs/protocol/flow/debt';
import { FLOW_DECIMALS } from '@sablier-docs/protocol/flow/scale';
import { newStreamEnd, gateInWords, type NewStream } from '../../rehearsal/new-stream';

/** The values entered so far. */
interface CreationValues {
  sender?: string | undefined;
  recipient?: string | undefined;
  decimals: number;
}

const tokens = (units: bigint, decimals: number): string => {
  const amount = formatAmount(units, decimals);
  return `${amount} ${amount === '1' ? 'token' : 'tokens'} (${units} smallest units)`;
};

const named = (address: string | undefined, who: string): string => address ?? `the ${who}`;

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Said of every deposit, because the page cannot see the token. */
export const FEE_ON_TRANSFER =
  'If the token keeps a fee on transfers, less arrives than is promised, and the last to withdraw find too little.';

const PAYER = 'Anybody who holds the tokens: they are taken from the account that sends the call.';

export const NO_TOKENS = 'Fails without the approval, or if the account holds too few tokens.';
const NO_GATE =
  'Fails as well if the address of the feed is not a valid price feed, or if its latest price is at or above the target.';

/** When a price-gated stream can be canceled: what was open and is not withdrawn locks again. */
export const GATED_CANCEL =
  'and take everything back while it is locked, before its end, also after it was open; what is withdrawn stays with the recipient';

/**
 * Describes a new Lockup stream.
 * @param terms `isReleased`: whether it has released everything when it is created
 */
export function describeLockup(
  stream: NewStream,
  terms: { cancelable: boolean; transferable: boolean; fromNow: boolean; isReleased?: boolean },
  { sender, recipient, decimals }: CreationValues,
): CallText {
  const canCancel = terms.cancelable && !terms.isReleased;
  const end = newStreamEnd(stream);
  const { startTime } = stream;
  const isGated = stream.model === 'priceGated';
  const when = terms.fromNow
    ? `It starts when the transaction is mined and lasts ${formatDuration(end - startTime)}.`
    : isGated
      ? `It starts on ${formatUtc(startTime)} and ends on ${formatUtc(end)}, and can open before its start.`
      : `It runs from ${formatUtc(startTime)} to ${formatUtc(end)}.`;
  const gate = stream.model === 'priceGated' ? `${capitalized(gateInWords(stream))}. ` : '';
  const rights = canCancel
    ? `${capitalized(named(sender, 'sender'))} can cancel it ${isGated ? GATED_CANCEL : 'until everything is released'}.`
    : terms.isReleased
      ? 'Everything is released at once, so nobody can cancel it.'
      : 'Nobody can cancel it.';
  const moving = terms.transferable ? 'The recipient can transfer it.' : 'Nobody can transfer it.';
  return {
    who: PAYER,
    does: `The account that sends the call pays ${tokens(stream.deposit, decimals)} and opens a stream to ${named(recipient, 'recipient')}. ${when} ${gate}${firstWords(stream, terms.fromNow, decimals)}${rights} ${moving}`,
    fails: `${NO_TOKENS}${gate === '' ? '' : ` ${NO_GATE}`} ${FEE_ON_TRANSFER}`,
    final:
      canCancel && isGated
        ? 'A stream cannot be edited. A cancel brings back everything while the stream is locked, and fails while it is open; what a wrong recipient has withdrawn is lost.'
        : canCancel
          ? 'A stream cannot be edited. A cancel brings back only what is not released yet; what a wrong recipient has received is lost.'
          : 'A stream cannot be edited, and nobody can bring these tokens back. For a wrong recipient they are lost.',
  };
}

/** What a linear stream releases in one go; empty for other streams. */
function firstWords(stream: NewStream, fromNow: boolean, decimals: number): string {
  if (stream.model !== 'linear') return '';
  const { cliffTime, startTime, unlocks } = stream;
  const print = (units: bigint) => `${formatAmount(units, decimals)} tokens`;
  const atStart = unlocks.start > 0n ? `${print(unlocks.start)} are released at the start. ` : '';
  if (cliffTime === 0n) return atStart;
  const after = formatDuration(cliffTime - startTime);
  const cliff = fromNow ? `after ${after}` : `on ${formatUtc(cliffTime)}`;
  return unlocks.cliff > 0n
    ? `${atStart}The cliff is ${cliff}: ${print(unlocks.cliff)} are released then. `
    : `${atStart}The cliff is ${cliff}: nothing is released in one go then. `;
}

/** Describes a new Flow stream. */
export function describeFlow(
  stream: FlowStream,
  terms: { transferable: boolean; startTime: bigint },
  { sender, recipient, decimals }: CreationValues,
): CallText {
  const { balance, ratePerSecond } = stream;
  const rate = `${formatAmount(ratePerSecond, FLOW_DECIMALS)} tokens per second`;
  const from =
    terms.startTime === 0n ? 'from the moment it is mined' : `from ${formatUtc(terms.startTime)}`;
  const deposit =
    balance > 0n
      ? `The account that sends the call pays ${tokens(balance, decimals)} as the first deposit and opens`
      : 'The call takes no tokens and opens';
  return {
    who: balance > 0n ? PAYER : 'Anybody.',
    does: `${deposit} a payment stream to ${named(recipient, 'recipient')} that owes ${rate} ${from}. ${capitalized(named(sender, 'sender'))} can pause it, change its rate and take back what is not owed. ${terms.transferable ? 'The recipient can transfer it.' : 'Nobody can transfer it.'}`,
    fails:
      balance > 0n
        ? `${NO_TOKENS} ${FEE_ON_TRANSFER}`
        : 'The stream owes from its start, and pays nothing until somebody deposits.',
    final:
      'What is owed and covered by a deposit belongs to the recipient, even to a wrong one. A stream has no end of its own: `void` ends it and writes off what no deposit covers.',
  };
}
