import type { FlowStatus } from '@sablier-docs/protocol/flow/status';
import type { LockupStatus } from '@sablier-docs/protocol/lockup/status';
import { coin, dai, describeStep } from './describe';
import type { Named } from './outcome';
import type { Done, Reading } from './session';
import { mintedIn, type Scene } from './scenes';

/** What happened, in sentences: beside the buttons, and for those who hear the page. */

const STATUS_SAYS: Readonly<Record<LockupStatus | FlowStatus, string>> = {
  PENDING: 'the stream has not started',
  STREAMING: 'not all of the deposit is released yet',
  SETTLED: 'all of the deposit is released, and some of it can still be withdrawn',
  CANCELED: 'the sender took the rest back, and the recipient can still withdraw',
  DEPLETED: 'nothing is left in the stream',
  STREAMING_SOLVENT: 'the debt grows, and the balance covers it',
  STREAMING_INSOLVENT: 'the debt grows, and the balance does not cover all of it',
  PAUSED_SOLVENT: 'the debt does not grow, and the balance covers it',
  PAUSED_INSOLVENT: 'the debt does not grow, and the balance does not cover all of it',
  VOIDED: 'the stream has ended for good',
};

/** What a status means; empty for a word that is no status. */
export const sayStatus = (status: string): string =>
  Object.hasOwn(STATUS_SAYS, status) ? STATUS_SAYS[status as keyof typeof STATUS_SAYS] : '';

type Moves = Done['moves'];

/** Who paid whom, or who paid and who got what where more than two have a part in it. */
function payments(moves: Moves, write: (units: bigint) => string): string[] {
  const [payer, ...payers] = moves.filter(({ units }) => units < 0n);
  const [payee, ...payees] = moves.filter(({ units }) => units > 0n);
  if (payer && payee && payers.length + payees.length === 0 && payer.units + payee.units === 0n)
    return [`The ${payer.name} pays ${write(payee.units)} to the ${payee.name}.`];
  return moves.map(({ name, units }) =>
    units > 0n ? `The ${name} gets ${write(units)}.` : `The ${name} pays ${write(-units)}.`,
  );
}

/** What no balance shows: the NFT in other hands, and debt that is written off. */
function sayEvent({ name, args }: Named): string[] {
  const of = (wanted: string) => args.find((one) => one.name === wanted)?.value;
  const writtenOff = of('writtenOffDebt');
  if (name === 'Transfer' && of('tokenId')) return [`The ${of('to')} gets the NFT of the stream.`];
  return writtenOff && writtenOff !== '0 DAI' ? [`Debt written off: ${writtenOff}.`] : [];
}

/** What an accepted step moved and changed. */
export function sayMoved({ moves, coins, events, status }: Done): string {
  const paid = [...payments(moves, dai), ...payments(coins, coin)];
  return [
    ...(paid.length > 0 ? paid : ['No tokens move.']),
    ...events.flatMap(sayEvent),
    ...(status === undefined ? [] : [`New status: ${status}, ${sayStatus(status)}.`]),
  ].join(' ');
}

/** Why a step was refused. */
export const sayRefused = ({ says, name }: NonNullable<Done['error']>): string =>
  `The contract refuses. ${says ?? name} Nothing moves.`;

/** A step with its outcome. @param number of the step in the log */
export const sayDone = (done: Done, number: number): string =>
  `${number}. ${describeStep(done.step)}. ${done.error ? sayRefused(done.error) : sayMoved(done)}`;

/** Who holds what before the first step. */
export function sayStart(scene: Scene): string {
  const { deposit } = scene.stream;
  return scene.product === 'airdrops'
    ? `Day 0: the campaign is created and holds ${deposit} DAI for its list.`
    : `Day 0: the stream is created. The sender had ${mintedIn(scene)} DAI and paid ${deposit} of it to the contract.`;
}

/** What the clock alone has changed. */
export const sayDay = ({ day, status, figures }: Reading): string =>
  [
    `Day ${day}.`,
    ...(figures.length > 0
      ? [`${figures.map(({ name, units }) => `${name}: ${dai(units)}`).join('; ')}.`]
      : [`Status: ${status}.`]),
  ].join(' ');

/** Why the playground has stopped. A file of its code that does not come has a message for developers alone. */
export function sayFailure(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const why =
    name === 'ChunkLoadError'
      ? 'A part of the playground did not load. Check your connection.'
      : message;
  return `${why} Start again: the steps are kept.`;
}
