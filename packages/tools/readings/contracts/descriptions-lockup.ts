import { NO_EXCHANGE, UNSAFE_TRANSFER } from './descriptions-nft';
import {
  addressPhrase,
  amountPhrase,
  amountsPhrase,
  decimalsNote,
  WITHDRAWAL_IS_FINAL,
  streamsPhrase,
  whoWithdraws,
  type ActionDescriptions,
} from './phrases';

/** Descriptions of Lockup's actions. */
export const lockupActionTexts: ActionDescriptions = {
  withdrawMax: (release, { id, to }) => ({
    who: whoWithdraws(release),
    does: `Sends everything that stream ${id} has released and not paid out yet to ${addressPhrase(to)}.`,
    fails: 'Fails if nothing can be withdrawn now.',
    final: WITHDRAWAL_IS_FINAL,
  }),
  withdraw: (release, shown) => ({
    who: whoWithdraws(release),
    does: `Sends ${amountPhrase(shown)} of stream ${shown.id} to ${addressPhrase(shown.to)}.`,
    fails: `Fails if less has been released and not paid out yet.${
      release.version === 'v4.0' ? ' A price-gated stream pays everything or nothing.' : ''
    }`,
    final: WITHDRAWAL_IS_FINAL,
  }),
  withdrawMultiple: ({ rules }, shown) => {
    const toEach = rules.anyoneWithdraws;
    return {
      who: toEach
        ? 'Anybody.'
        : 'The recipient of all the streams, or an operator that the recipient approved for them. The sender can send it too, if the receiving address is the recipient of each stream.',
      does: `Sends to ${toEach ? 'the recipient of each stream' : addressPhrase(shown.to)}: ${amountsPhrase(shown)}.${decimalsNote(shown)}`,
      fails: rules.skipsWithdraw
        ? `A stream that cannot pay its amount${
            rules.minFee ? ', or whose minimum fee is above the coins that you attach,' : ''
          } is left out and the others are paid. The event \`InvalidWithdrawalInWithdrawMultiple\` names it. If all are left out, the transaction succeeds, no tokens move, and the contract keeps the coins that you attached.`
        : 'If one of the streams cannot pay its amount, the whole transaction fails and nothing is paid.',
      final: WITHDRAWAL_IS_FINAL,
    };
  },
  withdrawMaxAndTransfer: ({ rules, version }, { id, to }) => ({
    who: rules.operatorMoves
      ? 'The recipient, or an operator that the recipient approved.'
      : 'The recipient only.',
    does: `Sends everything that stream ${id} has released and not paid out yet to its present recipient, and transfers the NFT to ${addressPhrase(to)}, who becomes the recipient.`,
    fails: `${version === 'v1.0' ? '' : 'Fails if the stream is not transferable. '}${UNSAFE_TRANSFER} ${NO_EXCHANGE}`,
    final: `Only the new recipient, or an operator that it approved, can send the stream back.${
      rules.minFee
        ? ' If nothing can be withdrawn, the stream is transferred all the same, and the contract keeps the coins that you attached.'
        : ''
    }`,
  }),
  cancel: ({ rules, version }, { id }) => ({
    who: cancelers(rules.recipientCancels),
    does: `Cancels stream ${id}. What it has not released yet goes to the sender at once; what it has released stays for the recipient to withdraw.${gatedBack(version)}`,
    fails: `Fails if the stream is not cancelable, was canceled before, or has released everything.${gatedAtTarget(version)}`,
    final: 'Nobody can bring a canceled stream back.',
  }),
  cancelMultiple: ({ rules, version }, { ids }) => ({
    who: `${cancelers(rules.recipientCancels)} The same account for all the streams.`,
    does: `Cancels ${streamsPhrase(ids)}. What a stream has not released yet goes to its sender at once; what it has released stays for its recipient to withdraw.${gatedBack(version)}`,
    fails: rules.skipsCancel
      ? 'A stream that cannot be canceled is left out and the others are canceled. The event `InvalidStreamInCancelMultiple` names it. If all are left out, the transaction succeeds and cancels nothing.'
      : 'If one of the streams cannot be canceled, the whole transaction fails and none is canceled.',
    final: 'Nobody can bring a canceled stream back.',
  }),
  renounce: ({ rules, version }, { id }) => ({
    who: 'The sender.',
    does: `Gives up the right to cancel stream ${id}${rules.recipientCancels ? ', for the sender and for the recipient' : ''}. No tokens move.`,
    fails: `Fails if the stream is not cancelable, was canceled before, or has released everything.${version === 'v4.0' ? ' A price-gated stream at its target counts as released, except before its start.' : ''}`,
    final: 'Nobody can bring the right back.',
  }),
};

/** A price-gated stream has released nothing below its target, whatever could be withdrawn before. */
const gatedBack = (version: string): string =>
  version === 'v4.0' ? ' A price-gated stream below its target goes back whole.' : '';

const gatedAtTarget = (version: string): string =>
  version === 'v4.0' ? ' A price-gated stream at its target counts as released.' : '';

const cancelers = (recipientToo: boolean): string =>
  recipientToo ? 'The sender or the recipient.' : 'The sender.';
