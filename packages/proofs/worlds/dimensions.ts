import type { Kind } from './kinds';

/** Releases whose streams or campaigns a sentence can be asked about. */
export type Release = Extract<
  Kind,
  'lockup' | 'lockupV1_2' | 'lockupV1_0' | 'flow' | 'airdropsV1_2'
>;

/** One way in which worlds differ: its values with their words, in the order of a sentence. */
interface Dimension {
  readonly values: Readonly<Record<string, string>>;
  /** Values of a sentence that does not name the dimension: the first that is possible. */
  readonly usual: readonly [string, ...string[]];
}

const approvals = {
  approved: 'called by an account approved for the NFT',
  operator: 'called by an operator for all NFTs of the recipient',
  stranger: 'called by a stranger',
} as const;

const shared = {
  caller: {
    values: { recipient: 'called by the recipient', sender: 'called by the sender', ...approvals },
    usual: ['recipient'],
  },
  token: {
    values: {
      plain: 'a token with 18 decimals',
      six: 'a token with 6 decimals',
      whole: 'a token with 0 decimals',
      tether: 'a token whose functions return nothing and that wants an allowance of 0 first',
      refusesZero: 'a token that refuses to move 0',
      blocks: 'a token that has blocked the recipient',
      fee: 'a token that keeps a hundredth of each transfer',
      rebasing: 'a token that has taken half of the balance of the contract',
      frozen: 'a token that has stopped to move',
    },
    usual: ['plain'],
  },
  comptroller: {
    values: {
      free: 'no fee',
      fee: 'a fee of 1 USD',
      greedy: 'a comptroller that asks for 100 coins',
      reverting: 'a comptroller that reverts',
      replaced: 'another comptroller with a fee of 0.002 coins',
      blind: 'a fee of 1 USD and a price of the coin that cannot be read',
    },
    usual: ['free'],
  },
  transferable: {
    values: { yes: '', no: 'not transferable' },
    usual: ['yes'],
  },
} as const satisfies Record<string, Dimension>;

const lockup = {
  model: {
    values: {
      linear: 'a linear stream',
      dynamic: 'a dynamic stream',
      tranched: 'a tranched stream',
      priceGated: 'a price-gated stream',
    },
    usual: ['linear'],
  },
  shape: {
    values: {
      plain: '',
      unlock: 'with a start unlock',
      cliff: 'with a cliff',
      steps: 'released in steps',
    },
    usual: ['plain'],
  },
  moment: {
    values: {
      between: 'between start and end',
      pending: 'before the start',
      start: 'in the second of the start',
      cliff: 'in the second of the cliff',
      last: 'one second before the end',
      end: 'in the second of the end',
      after: 'after the end',
      canceled: 'canceled between start and end',
      depleted: 'depleted after the end',
    },
    usual: ['between'],
  },
  withdrawn: {
    values: { nothing: '', some: 'a part withdrawn' },
    usual: ['nothing'],
  },
  feed: {
    values: {
      none: '',
      below: 'the price below the target',
      above: 'the price above the target',
      stale: 'a price above the target that is a year old',
      ahead: 'a price above the target that is dated ahead',
      reverting: 'a price feed that reverts',
      undecodable: 'a price feed whose answer cannot be decoded',
    },
    usual: ['none', 'below'],
  },
  cancelable: {
    values: { yes: '', no: 'not cancelable', renounced: 'renounced' },
    usual: ['yes'],
  },
  owner: {
    values: {
      account: '',
      contract: 'owned by a contract that is not on the allowlist',
      hook: 'owned by a contract with a good hook',
      reverting: 'owned by a contract whose hook reverts',
      burning: 'owned by a contract whose hook burns all gas',
      reentrant: 'owned by a contract whose hook withdraws',
      wrong: 'owned by a contract whose hook answers wrongly',
    },
    usual: ['account'],
  },
  ...shared,
} as const satisfies Record<string, Dimension>;

const flow = {
  moment: {
    values: {
      between: 'streaming and solvent',
      pending: 'before the start',
      start: 'in the second of the start',
      last: 'in the last solvent second',
      dry: 'streaming and insolvent',
      paused: 'paused and solvent',
      pausedDry: 'paused and insolvent',
      voided: 'voided',
      unfunded: 'never funded',
    },
    usual: ['between'],
  },
  withdrawn: lockup.withdrawn,
  owner: {
    values: { account: '', contract: 'owned by a contract' },
    usual: ['account'],
  },
  ...shared,
} as const satisfies Record<string, Dimension>;

const airdrops = {
  model: {
    values: {
      linear: 'a campaign of linear streams',
      cliff: 'a campaign of linear streams with a cliff',
      tranched: 'a campaign of tranched streams',
    },
    usual: ['linear'],
  },
  expiration: {
    values: {
      dated: '',
      none: 'without an expiration',
      soon: 'that expires within seven days of the first claim',
    },
    usual: ['dated'],
  },
  moment: {
    values: {
      unclaimed: 'before the first claim',
      created: 'in the second of the creation',
      first: 'in the second of the first claim',
      grace: 'within seven days of the first claim',
      graceEnd: 'seven days after the first claim',
      closed: 'more than seven days after the first claim',
      last: 'one second before the expiration',
      expired: 'in the second of the expiration',
      after: 'after the expiration',
    },
    usual: ['unclaimed', 'grace'],
  },
  claimed: {
    values: {
      nobody: '',
      other: 'claimed by another recipient',
      own: 'claimed for the recipient and for another one',
    },
    usual: ['nobody', 'other'],
  },
  caller: {
    values: {
      recipient: 'called by the recipient',
      other: 'called by another recipient',
      admin: 'called by the admin',
      former: 'called by the former admin',
      creator: 'called by the creator, who is not the admin',
      stranger: 'called by a stranger',
    },
    usual: ['recipient'],
  },
  admin: {
    values: { first: '', next: 'with a new admin', zero: 'with the zero address as admin' },
    usual: ['first'],
  },
  funding: {
    values: {
      full: '',
      short: 'with one unit too little for the recipient',
      empty: 'that has no tokens',
    },
    usual: ['full'],
  },
  list: {
    values: {
      several: '',
      one: 'with one entry',
      many: 'with up to 40 entries',
      repeated: 'with two entries for the recipient',
    },
    usual: ['several'],
  },
  cancelable: { values: { yes: '', no: 'not cancelable' }, usual: ['yes'] },
  transferable: shared.transferable,
  recipient: { values: { account: '', contract: 'the recipient a contract' }, usual: ['account'] },
  token: shared.token,
} as const satisfies Record<string, Dimension>;

/** What worlds of each product differ in, beside the release. */
export const dimensions = { lockup, flow, airdrops } as const;
export type Product = keyof typeof dimensions;

export type LockupWorld = {
  readonly [K in keyof typeof lockup]: keyof (typeof lockup)[K]['values'];
};
export type FlowWorld = { readonly [K in keyof typeof flow]: keyof (typeof flow)[K]['values'] };
export type AirdropsWorld = {
  readonly [K in keyof typeof airdrops]: keyof (typeof airdrops)[K]['values'];
};

/** Values by dimension, with the release as `of`. */
export type Combination = Readonly<Record<string, string>>;

export const productOf = (release: string): Product => {
  if (release === 'flow') return 'flow';
  return release === 'airdropsV1_2' ? 'airdrops' : 'lockup';
};
