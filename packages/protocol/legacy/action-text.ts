import type { CallText } from '../calls/types';
import type { LegacyContract } from './contracts';

/** The actions on a stream of Legacy, and their functions. */
export const legacyActions = { withdraw: 'withdrawFromStream', cancel: 'cancelStream' } as const;
export type LegacyAction = keyof typeof legacyActions;

const BOTH = 'The sender or the recipient of the stream.';
const GONE = 'or if there is no such stream: one that is emptied or canceled is deleted.';

/** @param amount in whole tokens; undefined until entered */
export function describeLegacyAction(
  action: LegacyAction,
  { version }: Pick<LegacyContract, 'version'>,
  { id, amount }: { id: string; amount?: string | undefined },
): CallText {
  const isFirst = version === 'v1.0';
  if (action === 'withdraw') {
    return {
      who: `${BOTH} The tokens go to the recipient in both cases.`,
      does: `Sends ${amount === undefined ? 'the amount that you enter' : `${amount} ${amount === '1' ? 'token' : 'tokens'}`} of stream ${id} to its recipient.${isFirst ? ' If the stream earns interest, shares of the interest for the sender and for the protocol are taken from this amount.' : ''}`,
      fails: `Fails if the amount is above what \`balanceOf\` answers for the recipient, ${isFirst ? 'while the owner of the contract has paused withdrawals, ' : ''}${GONE}`,
      final: 'A withdrawal cannot be undone. One that empties the stream deletes it.',
    };
  }
  return {
    who: BOTH,
    does: `Ends stream ${id}. What has been streamed and not withdrawn goes to the recipient, the rest to the sender, in the same transaction.${isFirst ? ' If the stream earns interest, shares of the interest for the sender and for the protocol are taken from the share of the recipient.' : ''}`,
    fails: `Fails for anybody else, ${GONE}`,
    final: `A cancellation cannot be undone, and deletes the stream.${isFirst ? ' Do not cancel a salary like this: if `getStream` names the contract `Payroll` as the sender, the share of the company stays there for good.' : ''}`,
  };
}
