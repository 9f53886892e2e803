import { DAY, dai } from './units';

/** What all create functions of Lockup take: 100 tokens, cancelable and transferable. */
export const params = (changes: object = {}) => ({
  sender: 'sender',
  recipient: 'recipient',
  depositAmount: dai('100'),
  token: 'dai',
  cancelable: true,
  transferable: true,
  shape: '',
  ...changes,
});

/** The same for the functions called `createWithTimestamps…`: 100 days from `start`, a Unix second. */
export const datedParams = (start: bigint, changes: object = {}) =>
  params({ timestamps: { start, end: start + 100n * DAY }, ...changes });

export const NO_UNLOCKS = { start: 0n, cliff: 0n } as const;

export interface LinearRest {
  /** In the token's smallest unit. */
  readonly unlocks?: { readonly start: bigint; readonly cliff: bigint };
  /** Seconds. */
  readonly granularity?: bigint;
  /** Unix second, 0 for none. */
  readonly cliff?: bigint;
}

/** Arguments of `createWithTimestampsLL` after `datedParams`: none of it unless given. */
export const linearArgs = (dated: object, rest: LinearRest = {}) => [
  dated,
  rest.unlocks ?? NO_UNLOCKS,
  rest.granularity ?? 1n,
  rest.cliff ?? 0n,
];
