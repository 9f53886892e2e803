import type { Effect, Scene } from './scene';

type Meaning = readonly [sentence: RegExp, effect: (scene: Scene, ...parts: string[]) => Effect];

const OPERATORS = ['recipient', 'delegate', 'operator'];
const one =
  (...names: readonly string[]) =>
  (scene: Scene): Effect => ({
    may: names.includes(scene.by),
  });
const says = (effect: Effect) => (): Effect => effect;
const nothing = says({});
/** A line pays if the stream exists and the amount is one that it can pay. */
export const isPayable = (
  { withdrawable, is }: Scene,
  { amount, exists }: Scene['lines'][number],
): boolean =>
  exists && amount > 0n && (is.priceGated ? amount === withdrawable : amount <= withdrawable);

const pays = (scene: Scene, to: string, amount: bigint): Effect => ({
  moves: { [to]: amount, contract: -amount },
});

const listed = (scene: Scene, to: string): Effect =>
  pays(
    scene,
    to,
    scene.lines
      .filter((line) => isPayable(scene, line))
      .reduce((sum, line) => sum + line.amount, 0n),
  );

/** Whole sentences of the desk, with what they say. A sentence without a row here is an error. */
export const meanings: readonly Meaning[] = [
  // Who sends it.
  [/^Anybody\.$/, says({ may: true })],
  [/^The sender\.$/, one('sender')],
  [/^The sender or the recipient\.$/, one('sender', 'recipient')],
  [/^The recipient only\.$/, one('recipient')],
  [/^The recipient, or an operator that the recipient approved\.$/, one(...OPERATORS)],
  [
    /^The recipient of all the streams, or an operator that the recipient approved for them\.$/,
    one(...OPERATORS),
  ],
  [
    /^The sender, the recipient, or an operator that the recipient approved\.$/,
    one('sender', ...OPERATORS),
  ],
  [
    /^The recipient, or an operator that is approved for all NFTs of the recipient\.$/,
    one('recipient', 'operator'),
  ],
  [
    /^Anybody else can send it too, if the receiving address is the recipient\.$/,
    ({ to }) => ({ may: to === 'recipient' }),
  ],
  [
    /^The sender can send it too, if the receiving address is the recipient(?: of each stream)?\.$/,
    ({ by, to }) => ({ may: by === 'sender' && to === 'recipient' }),
  ],
  [/^The same account for all the streams\.$/, nothing],

  // Which tokens move.
  [
    /^Sends everything that stream \d+ (?:has released and not paid out yet|owes, as far as its balance covers it,) to (0x\w+)\.$/,
    (scene, to) => pays(scene, scene.nameOf(to), scene.withdrawable),
  ],
  [
    /^Sends [\d.\u202f]+ tokens? of stream \d+ to (0x\w+)\.$/,
    (scene, to) => pays(scene, scene.nameOf(to), scene.amount),
  ],
  [
    /^Sends everything that stream \d+ has released and not paid out yet to its present recipient, and transfers the NFT to (0x\w+), who becomes the recipient\.$/,
    (scene, to) => ({
      ...pays(scene, 'recipient', scene.withdrawable),
      owner: scene.nameOf(to),
    }),
  ],
  [/^Sends to the recipient of each stream: /, (scene) => listed(scene, 'recipient')],
  [/^Sends to (0x\w+): /, (scene, to) => listed(scene, scene.nameOf(to))],
  [
    /^What (?:it|a stream) has not released yet goes to (?:the|its) sender at once; what it has released stays for (?:the|its) recipient to withdraw\.$/,
    (scene) => ({ ...pays(scene, 'sender', scene.refundable), after: ['withdrawable as before'] }),
  ],
  [
    /^What (?:it|a stream) has not released yet goes to (?:the|its) recipient at once/,
    (scene) => pays(scene, 'recipient', scene.refundable),
  ],
  [/^Cancels streams? [\d, and]+\.$/, says({ after: ['canceled'] })],
  [/^A price-gated stream below its target goes back whole\.$/, nothing],
  [
    /^Gives up the right to cancel stream \d+(, for the sender and for the recipient)?\.$/,
    (_, both) => ({ after: both ? ['nobody cancels'] : ['the sender does not cancel'] }),
  ],
  [/^No tokens move\.$/, says({ moves: {} })],
  [
    /^Transfers the NFT of stream \d+ from .+ to (0x\w+), who becomes the recipient and gets everything that is not withdrawn yet\.$/,
    (scene, to) => ({ owner: scene.nameOf(to), moves: {}, after: ['withdrawable by the owner'] }),
  ],
  [
    /^Lets 0x\w+ act for the recipient of stream \d+: withdraw to any address(, void the stream)? and transfer the NFT\.$/,
    (_, voids) => ({ moves: {}, after: ['approved', ...(voids ? ['approved voids'] : [])] }),
  ],
  [/^Takes the approval for stream \d+ back\.$/, says({ moves: {}, after: ['nobody approved'] })],
  [/^The previous approval for this stream ends, if there was one\.$/, nothing],
  [/^Operators that are approved for all NFTs remain\.$/, says({ after: ['operators remain'] })],
  [
    /^Takes [\d.\u202f]+ tokens? from the account that sends the call and adds them to stream \d+\.$/,
    ({ by, amount }) => ({ moves: { [by]: -amount, contract: amount } }),
  ],
  [
    /^Takes (?:[\d.\u202f]+ tokens? for stream \d+(?:, )?)+ from the account that sends the call, in one transaction\.$/,
    ({ by, lines }) => {
      const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
      return { moves: { [by]: -total, contract: total } };
    },
  ],
  [
    /^Each deposit names the sender and the recipient of its stream: with a wrong ID, the whole call fails\.$/,
    ({ isFrom }) => ({ refused: !isFrom }),
  ],
  [
    /^The addresses of sender and recipient guard against a wrong ID: the call fails if they are not those of the stream\.$/,
    ({ isFrom }) => ({ refused: !isFrom }),
  ],
  [
    /^Sends everything in stream \d+ that is not owed yet to the sender\.$/,
    (scene) => pays(scene, 'sender', scene.refundable),
  ],
  [
    /^Sends [\d.\u202f]+ tokens? of stream \d+ to the sender\.$/,
    (scene) => pays(scene, 'sender', scene.amount),
  ],
  [
    /^Lets stream \d+ pay [\d.\u202f]+ tokens per second, which is [\d.\u202f]+ tokens per 30 days from now on(, or from its start if it has not started yet)?\.$/,
    (_, starts) => ({
      moves: {},
      after: ['rate', starts ? 'paid from its start' : 'paid from now'],
    }),
  ],
  [/^What was owed until now stays owed\.$/, says({ after: ['debt as before'] })],
  [/^The time of the pause is not paid\.$/, says({ after: ['debt as before'] })],
  [/^Sets the rate of stream \d+ to zero\.$/, says({ moves: {}, after: ['rate zero'] })],
  [
    /^What is owed stays owed and can be withdrawn as far as the balance covers it\.$/,
    says({ after: ['debt as before', 'withdrawable as before'] }),
  ],
  [/^Ends stream \d+\.$/, says({ moves: {}, after: ['rate zero', 'voided'] })],
  [
    /^The debt that the balance covers stays withdrawable; the debt that it does not cover is erased\.$/,
    says({ after: ['withdrawable as before', 'nothing uncovered'] }),
  ],
  [
    /^The debt stays withdrawable as soon as a deposit covers it\.$/,
    says({ after: ['debt as before'] }),
  ],

  // When it fails.
  [
    /^Fails if nothing can be withdrawn now\.$/,
    ({ withdrawable }) => ({ refused: withdrawable === 0n }),
  ],
  [
    /^Fails if less (?:has been released and not paid out yet|is owed, or if the balance covers less)\.$/,
    ({ amount, withdrawable }) => ({ refused: amount > withdrawable }),
  ],
  [
    /^A price-gated stream pays everything or nothing\.$/,
    ({ is, amount, withdrawable }) => ({ refused: is.priceGated && amount !== withdrawable }),
  ],
  [
    /^A stream that cannot pay its amount.* is left out and the others are paid\.$/,
    says({ skips: true }),
  ],
  [
    /^If one of the streams cannot pay its amount, the whole transaction fails and nothing is paid\.$/,
    (scene) => ({ refused: !scene.lines.every((line) => isPayable(scene, line)) }),
  ],
  [/^The event `\w+` names it\.$/, nothing],
  [/^If all are left out, the transaction succeeds/, nothing],
  [/^Fails if the stream is not transferable\.$/, ({ is }) => ({ refused: !is.transferable })],
  [
    /^Fails if the stream is not transferable, or if the address to transfer from does not own it(?:, or if the new recipient is a contract that does not accept NFTs)?\.$/,
    ({ is, isFrom }) => ({ refused: !is.transferable || !isFrom }),
  ],
  [
    /^Fails if the address to transfer from does not own it(?:, or if the new recipient is a contract that does not accept NFTs)?\.$/,
    ({ isFrom }) => ({ refused: !isFrom }),
  ],
  [
    /^Fails if the stream is not cancelable, was canceled before, or has released everything\.$/,
    ({ is }) => ({
      refused: !is.cancelable || is.canceled || (is.released && !is.priceGated),
    }),
  ],
  [
    /^Fails if the stream is not cancelable or was canceled before\.$/,
    ({ is }) => ({ refused: !is.cancelable || is.canceled }),
  ],
  [
    /^A price-gated stream at its target counts as released(, except before its start)?\.$/,
    ({ is }, later) => ({ refused: is.priceGated && is.released && !(later && is.pending) }),
  ],
  [
    /^If one of the streams cannot be canceled, the whole transaction fails and none is canceled\.$/,
    ({ is, lines }) => ({
      refused: !is.cancelable || is.canceled || is.released || lines.some(({ exists }) => !exists),
    }),
  ],
  [
    /^A stream that cannot be canceled is left out and the others are canceled\.$/,
    says({ skips: true }),
  ],
  [
    /^Fails without an approval of the token for this contract, and if the stream is voided\.$/,
    ({ is }) => ({ refused: is.voided }),
  ],
  [
    /^One deposit that fails undoes all of them: a voided stream, or an approval of the token that is smaller than the total\.$/,
    ({ is, lines }) => ({ refused: is.voided || lines.some(({ exists }) => !exists) }),
  ],
  [
    /^Fails if nothing is left above the debt\.$/,
    ({ refundable }) => ({ refused: refundable === 0n }),
  ],
  [
    /^Fails if less is left above the debt\.$/,
    ({ amount, refundable }) => ({ refused: amount > refundable }),
  ],
  [
    /^Fails if the stream is paused or voided, or has this rate already\.$/,
    ({ is }) => ({ refused: is.paused || is.voided || is.sameRate }),
  ],
  [
    /^Fails if the stream is paused, voided or has not started\.$/,
    ({ is }) => ({ refused: is.paused || is.voided || is.pending }),
  ],
  [
    /^Fails if the stream is paused or voided\.$/,
    ({ is }) => ({ refused: is.paused || is.voided }),
  ],
  [
    /^Fails if the stream is not paused, or is voided\.$/,
    ({ is }) => ({ refused: !is.paused || is.voided }),
  ],
  [/^Fails if the stream is voided already\.$/, ({ is }) => ({ refused: is.voided })],
  [/^A new recipient that is a contract is not asked: /, nothing],
  // Advice.
  [/^(?:Do not|Deposit no|Every amount without a token's name) /, nothing],
];
