import { dai, DAY, type Chains } from '../../claim';

type Lockup = Chains['lockup'];

export interface LinearTerms {
  readonly sender?: string;
  readonly recipient?: string;
  readonly token?: string;
  readonly deposit?: bigint;
  readonly shape?: string;
  readonly start?: bigint;
  readonly end?: bigint;
  readonly cliff?: bigint;
  readonly unlocks?: { readonly start: bigint; readonly cliff: bigint };
  readonly granularity?: bigint;
}

/** Parameters that the create functions of all models share: 100 tokens over 100 days from now. */
export async function common(lockup: Lockup, terms: LinearTerms = {}) {
  const start = terms.start ?? (await lockup.now());
  return {
    sender: terms.sender ?? 'sender',
    recipient: terms.recipient ?? 'recipient',
    depositAmount: terms.deposit ?? dai('100'),
    token: terms.token ?? 'dai',
    cancelable: true,
    transferable: true,
    timestamps: { start, end: terms.end ?? start + 100n * DAY },
    shape: terms.shape ?? '',
  };
}

/** Arguments of `createWithTimestampsLL`; here the cliff is a Unix second. */
export const linear = async (lockup: Lockup, terms: LinearTerms = {}) => [
  await common(lockup, terms),
  terms.unlocks ?? { start: 0n, cliff: 0n },
  terms.granularity ?? 1n,
  terms.cliff ?? 0n,
];

/** Arguments of the one event of this name in the newest transaction. @throws when there is another number */
export async function eventOf(lockup: Lockup, eventName: string, address = lockup.address) {
  const { abi } = address === lockup.batch.address ? lockup.batch : lockup;
  const [log, ...more] = await lockup.chain.getContractEvents({ abi, address, eventName });
  if (!log || more.length > 0) throw new Error(`Not one ${eventName}.`);
  return log.args;
}
