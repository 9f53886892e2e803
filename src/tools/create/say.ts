import { formatAmount } from '../../protocol/amount';
import type { Said } from '../../protocol/calls/types';
import { formatUtc } from '../../protocol/time';
import { endTimeOf } from '../../protocol/lockup/end-time';
import type { FlowStream } from '../../protocol/flow/debt';
import { FLOW_DECIMALS } from '../../protocol/flow/scale';
import type { LockupStream } from '../../protocol/lockup/types';

/** What is known so far; a party that is missing is not entered yet. */
export interface CreationShown {
  sender?: string | undefined;
  recipient?: string | undefined;
  decimals: number;
}

const tokens = (units: bigint, decimals: number): string => {
  const amount = formatAmount(units, decimals);
  return `${amount} ${amount === '1' ? 'token' : 'tokens'} (${units} smallest units)`;
};

const named = (address: string | undefined, who: string): string => address ?? `the ${who}`;
const PAYER = 'Anybody who holds the tokens: they are taken from the account that sends the call.';

/** The words of a new Lockup stream. */
export function sayLockup(
  stream: LockupStream,
  terms: { cancelable: boolean; transferable: boolean; fromNow: boolean },
  { sender, recipient, decimals }: CreationShown,
): Said {
  const end = endTimeOf(stream);
  const { startTime } = stream;
  const when = terms.fromNow
    ? `It starts when the transaction is mined and lasts ${end - startTime} seconds`
    : `It runs from ${formatUtc(startTime)} to ${formatUtc(end)}`;
  const rights = terms.cancelable
    ? `${named(sender, 'sender')} can cancel it until everything is released`
    : 'nobody can cancel it';
  const moving = terms.transferable ? 'the recipient can transfer it' : 'nobody can transfer it';
  return {
    who: PAYER,
    does: `Takes ${tokens(stream.deposit, decimals)} and opens a stream to ${named(recipient, 'recipient')}. ${when}; ${rights}, and ${moving}.`,
    fails: 'Fails without the approval, or if the account holds too few tokens.',
    final: terms.cancelable
      ? 'A stream cannot be edited. A cancel brings back only what is not released yet; what a wrong recipient has received is lost.'
      : 'A stream cannot be edited, and nobody can bring these tokens back. For a wrong recipient they are lost.',
  };
}

/** The words of a new Flow stream. */
export function sayFlow(
  stream: FlowStream,
  terms: { transferable: boolean; startTime: bigint },
  { sender, recipient, decimals }: CreationShown,
): Said {
  const { balance, ratePerSecond } = stream;
  const rate = `${formatAmount(ratePerSecond, FLOW_DECIMALS)} tokens per second`;
  const from =
    terms.startTime === 0n ? 'from the moment it is mined' : `from ${formatUtc(terms.startTime)}`;
  const deposit =
    balance > 0n
      ? `Takes ${tokens(balance, decimals)} as the first deposit and opens`
      : 'Takes no tokens and opens';
  return {
    who: balance > 0n ? PAYER : 'Anybody.',
    does: `${deposit} a payment stream to ${named(recipient, 'recipient')} that owes ${rate} ${from}. ${named(sender, 'sender')} can pause it, change its rate and take back what is not owed. ${terms.transferable ? 'The recipient can transfer it.' : 'Nobody can transfer it.'}`,
    fails:
      balance > 0n
        ? 'Fails without the approval, or if the account holds too few tokens.'
        : 'The stream owes from its start, and pays nothing until somebody deposits.',
    final:
      'What is owed and covered by a deposit belongs to the recipient, even to a wrong one. A stream has no end of its own: `void` ends it and writes off what no deposit covers.',
  };
}
