import { addressIn, amountOf, PAID, whoWithdraws, type Shown, type Words } from './say';

const SENDER = 'The sender.';
const GUARD =
  'The addresses of sender and recipient guard against a wrong ID: the call fails if they are not those of the stream.';
const REFUND =
  'What is not owed yet can go back to the sender by a refund. What is owed and covered belongs to the recipient.';

const rateIn = ({ rate }: Shown): string =>
  rate
    ? `${rate.perSecond} tokens per second, which is ${rate.perMonth} tokens per 30 days`
    : 'the rate that you enter';

const lessFee = (tokenFee: boolean): string =>
  tokenFee
    ? ' Where the protocol charges a fee on the token, as `protocolFee` tells, it is taken out of the amount.'
    : '';

/** Streams of v1.0 and v1.1 start in the block that creates them. */
const startsLater = (version: string): boolean => !version.startsWith('v1.');

/** The words of Flow. */
export const flowWords: Words = {
  withdrawMax: (release, { id, to }) => ({
    who: whoWithdraws(release),
    does: `Sends everything that stream ${id} owes, as far as its balance covers it, to ${addressIn(to)}.${lessFee(release.rules.tokenFee)}`,
    fails: 'Fails if nothing can be withdrawn now.',
    final: PAID,
  }),
  withdraw: (release, shown) => ({
    who: whoWithdraws(release),
    does: `Sends ${amountOf(shown)} of stream ${shown.id} to ${addressIn(shown.to)}.${lessFee(release.rules.tokenFee)}`,
    fails: 'Fails if less is owed, or if the balance covers less.',
    final: PAID,
  }),
  deposit: (_, shown) => ({
    who: 'Anybody.',
    does: `Takes ${amountOf(shown)} from the account that sends the call and adds them to stream ${shown.id}. ${GUARD}`,
    fails: 'Fails without an approval of the token for this contract, and if the stream is voided.',
    final: REFUND,
  }),
  depositViaBroker: (_, shown) => ({
    who: 'Anybody.',
    does: `Takes ${amountOf(shown)} from the account that sends the call. ${
      shown.brokerFee === undefined
        ? 'The share that you enter'
        : `${shown.brokerFee} percent of it`
    } goes to the broker, ${addressIn(shown.brokerAccount)}; the rest is added to stream ${shown.id}. ${GUARD}`,
    fails:
      'Fails without an approval of the token for this contract, if the stream is voided, and above the largest fee that the contract allows a broker.',
    final: `The broker's share does not come back. ${REFUND}`,
  }),
  refundMax: (_, { id }) => ({
    who: SENDER,
    does: `Sends everything in stream ${id} that is not owed yet to the sender.`,
    fails: 'Fails if nothing is left above the debt.',
  }),
  refund: (_, shown) => ({
    who: SENDER,
    does: `Sends ${amountOf(shown)} of stream ${shown.id} to the sender.`,
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
