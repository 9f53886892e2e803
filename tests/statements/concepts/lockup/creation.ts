import { linearArgs, params, type LinearRest } from '../../chains/creation';
import { dai, DAY, type Chains } from '../../statement';

type Lockup = Chains['lockup'];

export interface LinearTerms extends LinearRest {
  readonly sender?: string;
  readonly recipient?: string;
  readonly token?: string;
  readonly deposit?: bigint;
  readonly shape?: string;
  readonly start?: bigint;
  readonly end?: bigint;
}

/** Parameters that the create functions of all models share: 100 tokens over 100 days from now. */
export async function common(lockup: Lockup, terms: LinearTerms = {}) {
  const { sender = 'sender', recipient = 'recipient', token = 'dai', shape = '' } = terms;
  const start = terms.start ?? (await lockup.now());
  const timestamps = { start, end: terms.end ?? start + 100n * DAY };
  const depositAmount = terms.deposit ?? dai('100');
  return { ...params({ sender, recipient, depositAmount, token, shape }), timestamps };
}

/** Arguments of `createWithTimestampsLL`. */
export const linear = async (lockup: Lockup, terms: LinearTerms = {}) =>
  linearArgs(await common(lockup, terms), terms);

/** Arguments of the one event of this name in the newest transaction. @throws when there is another number */
export async function eventOf(lockup: Lockup, eventName: string, address = lockup.address) {
  const { abi } = address === lockup.batch.address ? lockup.batch : lockup;
  const [log, ...more] = await lockup.chain.getContractEvents({ abi, address, eventName });
  if (!log || more.length > 0) throw new Error(`Not one ${eventName}.`);
  return log.args;
}
