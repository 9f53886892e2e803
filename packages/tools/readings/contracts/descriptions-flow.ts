import {
  addressPhrase,
  amountPhrase,
  amountsPhrase,
  decimalsNote,
  totalPhrase,
  WITHDRAWAL_IS_FINAL,
  whoWithdraws,
  type ShownValues,
  type ActionDescriptions,
} from './phrases';

const SENDER = 'The sender.';
const GUARD =
  'The addresses of sender and recipient guard against a wrong ID: the call fails if they are not those of the stream.';
const REFUND =
  'What is not owed yet can go back to the sender by a refund. What is owed and covered belongs to the recipient.';

const TAKES_FEE =
  'A token that keeps a share of each transfer breaks the stream: it counts the whole amount and holds less. Deposit no such token.';

const rateIn = ({ rate }: ShownValues): string =>
  rate
    ? `${rate.perSecond} tokens per second, which is ${rate.perMonth} tokens per 30 days`
    : 'the rate that you enter';

const lessFee = (tokenFee: boolean): string =>
  tokenFee
    ? ' If `protocolFee` of the token is above zero, that share is kept from the amount.'
    : '';

/** Streams of v1.0 and v1.1 start in the block that creates them. */
const startsLater = (version: string): boolean => !version.startsWith('v1.');

/** Descriptions of Flow's actions. */
export const flowActionTexts: ActionDescriptions = {
  withdrawMax: (release, { id, to }) => ({
    who: whoWithdraws(release),
    does: `Sends everything that stream ${id} owes, as far as its balance covers it, to ${addressPhrase(to)}.${lessFee(release.rules.tokenFee)}`,
    fails: 'Fails if nothing can be withdrawn now.',
    final: WITHDRAWAL_IS_FINAL,
  }),
  withdraw: (release, shown) => ({
    who: whoWithdraws(release),
    does: `Sends ${amountPhrase(shown)} of stream ${shown.id} to ${addressPhrase(shown.to)}.${lessFee(release.rules.tokenFee)}`,
    fails: 'Fails if less is owed, or if the balance covers less.',
    final: WITHDRAWAL_IS_FINAL,
  }),
  deposit: (_, shown) => ({
    who: 'Anybody.',
    does: `Takes ${amountPhrase(shown)} from the account that sends the call and adds them to stream ${shown.id}. ${GUARD}`,
    fails: 'Fails without an approval of the token for this contract, and if the stream is voided.',
    final: `${REFUND} ${TAKES_FEE}`,
  }),
  depositMultiple: (_, shown) => ({
    who: 'Anybody.',
    does: `Takes ${amountsPhrase(shown, 'for')} from the account that sends the call, in one transaction.${totalPhrase(shown)}${decimalsNote(shown)} Each deposit names the sender and the recipient of its stream: with a wrong ID, the whole call fails.`,
    fails:
      'One deposit that fails undoes all of them: a voided stream, or an approval of the token that is smaller than the total.',
    final: `${REFUND} ${TAKES_FEE}`,
  }),
  depositViaBroker: (_, shown) => ({
    who: 'Anybody.',
    does: `Takes ${amountPhrase(shown)} from the account that sends the call. ${
      shown.brokerFee === undefined
        ? 'The share that you enter'
        : `${shown.brokerFee} percent of it`
    } goes to the broker, ${addressPhrase(shown.brokerAccount)}; the rest is added to stream ${shown.id}. ${GUARD}`,
    fails:
      'Fails without an approval of the token for this contract, if the stream is voided, and above the largest fee that the contract allows a broker.',
    final: `The broker's share does not come back. ${REFUND} ${TAKES_FEE}`,
  }),
  refundMax: (_, { id }) => ({
    who: SENDER,
    does: `Sends everything in stream ${id} that is not owed yet to the sender.`,
    fails: 'Fails if nothing is left above the debt.',
  }),
  refund: (_, shown) => ({
    who: SENDER,
    does: `Sends ${amountPhrase(shown)} of stream ${shown.id} to the sender.`,
    fails: 'Fails if less is left above the debt.',
  }),
  adjustRatePerSecond: ({ version }, shown) => ({
    who: SENDER,
    does: `Lets stream ${shown.id} pay ${rateIn(shown)} from now on${startsLater(version) ? ', or from its start if it has not started yet' : ''}. What was owed until now stays owed.`,
    fails: 'Fails if the stream is paused or voided, or has this rate already.',
  }),
  pause: (_, { id }) => ({
    who: SENDER,
    does: `Sets the rate of stream ${id} to zero. What is owed stays owed and can be withdrawn as far as the balance covers it.`,
    fails: 'Fails if the stream is paused, voided or has not started.',
  }),
  restart: (_, shown) => ({
    who: SENDER,
    does: `Lets stream ${shown.id} pay ${rateIn(shown)} from now on. The time of the pause is not paid.`,
    fails: 'Fails if the stream is not paused, or is voided.',
  }),
  void: (_, { id }) => ({
    who: 'The sender, the recipient, or an operator that the recipient approved.',
    does: `Ends stream ${id}. The debt that the balance covers stays withdrawable; the debt that it does not cover is erased.`,
    fails: 'Fails if the stream is voided already.',
    final:
      'A voided stream cannot be restarted and takes no deposit. Nobody can bring the erased debt back.',
  }),
};
