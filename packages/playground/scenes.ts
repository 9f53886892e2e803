import type { Actor, Product } from './steps';

/** What the sender of a scene has before it pays, in DAI, unless the deposit is larger. */
const MINTED = '200';

/** A stream that a playground begins with. Amounts in DAI, times in days after the start. */
export interface Scene {
  readonly product: Product;
  readonly title: string;
  /** What is created, in a sentence. */
  readonly says: string;
  /** Length of the clock. */
  readonly days: number;
  readonly stream: LockupTerms | FlowTerms | CampaignTerms;
  /** Minimum fee of a withdrawal in USD; none unless given. The chain's coin costs 3,000 USD at first. */
  readonly fee?: string;
  /** Whether the recipient is a contract with hooks, the vault. */
  readonly hasHook?: true;
}

export interface LockupTerms {
  readonly model: 'linear' | 'dynamic' | 'tranched' | 'price-gated';
  readonly deposit: string;
  readonly days: number;
  readonly cancelable: boolean;
  readonly transferable: boolean;
  readonly cliff?: { readonly day: number; readonly amount: string };
  /** What is released at the start; nothing unless given. */
  readonly unlock?: string;
  /** Days of a step of a linear stream; it moves each second unless given. */
  readonly step?: number;
  /** Tranches or segments, the last of which ends on the last day. */
  readonly parts?: readonly StreamPart[];
  /** Price in USD that unlocks the tokens; the feed begins at 3,000. */
  readonly target?: string;
}

/** A tranche, or a segment with its exponent. */
export interface StreamPart {
  readonly amount: string;
  /** The day on which it ends. */
  readonly day: number;
  readonly exponent?: string;
}

export interface FlowTerms {
  readonly model: 'flow';
  /** Tokens per day. */
  readonly rate: string;
  readonly deposit: string;
}

/** A campaign whose claims open linear streams. */
export interface CampaignTerms {
  readonly model: 'campaign';
  /** The sum of the list. */
  readonly deposit: string;
  /** DAI by account. */
  readonly list: Readonly<Partial<Record<Actor, string>>>;
  /** Day from which claims are refused. */
  readonly expires: number;
  /** Length of the streams. */
  readonly days: number;
}

const LOCKUP = { deposit: '100', days: 100, cancelable: true, transferable: true } as const;

/** What the scene of a minimum fee creates. */
export const feeSays = (dollars: string): string =>
  `100 DAI, released evenly over 100 days. A withdrawal costs at least ${dollars} USD, paid in ETH, which is at 3,000 USD.`;

/** What the scene of a campaign creates, whose recipient has this amount. */
export const campaignSays = (amount: string): string =>
  `A campaign of Airdrops v1.2: ${amount} DAI for the recipient and 40 DAI for the stranger. A claim opens a stream of 100 days. The sender is the admin, and claims end on day 60. Figures, withdrawals and cancellations are those of one stream: the one that the first claim opens.`;

export const scenes = {
  linear: {
    product: 'lockup',
    title: 'Linear stream',
    says: '100 DAI, released evenly over 100 days. The sender can cancel it.',
    days: 120,
    stream: { ...LOCKUP, model: 'linear' },
  },
  cliff: {
    product: 'lockup',
    title: 'Linear stream with a cliff',
    says: '100 DAI over 100 days. Nothing before day 25, then 25 DAI at once, and the rest evenly.',
    days: 120,
    stream: { ...LOCKUP, model: 'linear', cliff: { day: 25, amount: '25' } },
  },
  tranched: {
    product: 'lockup',
    title: 'Tranched stream',
    says: '100 DAI in four steps of 25 DAI, on days 25, 50, 75 and 100.',
    days: 120,
    stream: {
      ...LOCKUP,
      model: 'tranched',
      parts: [25, 50, 75, 100].map((day) => ({ amount: '25', day })),
    },
  },
  dynamic: {
    product: 'lockup',
    title: 'Dynamic stream',
    says: '100 DAI along a curve with the exponent 3 over 100 days: little at first, most at the end.',
    days: 120,
    stream: { ...LOCKUP, model: 'dynamic', parts: [{ amount: '100', day: 100, exponent: '3' }] },
  },
  'price-gated': {
    product: 'lockup',
    title: 'Price-gated stream',
    says: '100 DAI, unlocked while a price is at or above 4,000 USD, and from day 100 on. It is 3,000 USD now.',
    days: 120,
    stream: { ...LOCKUP, model: 'price-gated', target: '4000' },
  },
  'not-cancelable': {
    product: 'lockup',
    title: 'Stream that cannot be canceled',
    says: '100 DAI, released evenly over 100 days. It was created without the right to cancel, and its NFT cannot be transferred.',
    days: 120,
    stream: { ...LOCKUP, model: 'linear', cancelable: false, transferable: false },
  },
  flow: {
    product: 'flow',
    title: 'Flow stream',
    says: '1 DAI per day, without an end. The sender has deposited 30 DAI. The contract counts per second. 1 DAI divided by the 86,400 seconds of a day is rounded down, so ten days come to 9.999999 DAI.',
    days: 120,
    stream: { model: 'flow', rate: '1', deposit: '30' },
  },
  fee: {
    product: 'lockup',
    title: 'Linear stream with a minimum fee',
    says: feeSays('1'),
    days: 120,
    stream: { ...LOCKUP, model: 'linear' },
    fee: '1',
  },
  hook: {
    product: 'lockup',
    title: 'Stream of a contract with hooks',
    says: '100 DAI, released evenly over 100 days to a contract, the vault. It is on the allowlist, so Lockup calls its hooks. The keeper sets what they do.',
    days: 120,
    stream: { ...LOCKUP, model: 'linear' },
    hasHook: true,
  },
  campaign: {
    product: 'airdrops',
    title: 'Airdrop campaign with vesting',
    says: campaignSays('60'),
    days: 180,
    stream: {
      model: 'campaign',
      deposit: '100',
      expires: 60,
      days: 100,
      list: { recipient: '60', stranger: '40' },
    },
  },
  vesting: {
    product: 'airdrops',
    title: 'Airdrop campaign with an expiration on day 120',
    says: 'A campaign of Airdrops v1.2: 100 DAI each for the recipient and the stranger. A claim opens a stream of 100 days. The sender is the admin, and claims end on day 120. Figures, withdrawals and cancellations are those of one stream: the one that the first claim opens.',
    days: 180,
    stream: {
      model: 'campaign',
      deposit: '200',
      expires: 120,
      days: 100,
      list: { recipient: '100', stranger: '100' },
    },
  },
} as const satisfies Record<string, Scene>;

export type SceneId = keyof typeof scenes;
export const sceneIds = Object.keys(scenes) as SceneId[];
export const sceneOf = (id: SceneId): Scene => scenes[id];

/** What the sender of a scene has before it pays, in DAI. */
export const mintedIn = ({ stream: { deposit } }: Scene): string =>
  Number(deposit) > Number(MINTED) ? deposit : MINTED;
