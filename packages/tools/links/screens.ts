import type { FieldId } from './fields';

export interface Screen {
  label: string;
  section: 'Vesting' | 'Payments' | 'Airdrops';
  /** Path with the IDs of its fields in braces; a field in brackets is optional. */
  path: string;
  says: string;
  /** Fields of the query. */
  query: FieldId[];
}

const STREAM = '{source}-{streamChain}-{streamId}';
const CAMPAIGN = '{campaign}-{streamChain}';
const LIST: FieldId[] = ['filter', 'sortBy', 'direction', 'page'];
const PEOPLE: FieldId[] = ['sender', 'recipient', 'ids'];

/** The screens of the app that have a URL, and the fields of each. Every screen also takes `cc`. */
export const screens = {
  vesting: {
    label: 'Vesting dashboard',
    section: 'Vesting',
    path: '/vesting',
    says: 'Vesting streams of the connected wallet.',
    query: ['tab', ...LIST],
  },
  vestingStream: {
    label: 'A vesting stream',
    section: 'Vesting',
    path: `/vesting/stream/${STREAM}`,
    says: 'The page of one Lockup stream.',
    query: [],
  },
  vestingDetails: {
    label: 'A vesting stream, details',
    section: 'Vesting',
    path: `/vesting/stream/${STREAM}/details`,
    says: 'The same page with its details open.',
    query: [],
  },
  vestingHistory: {
    label: 'A vesting stream, history',
    section: 'Vesting',
    path: `/vesting/stream/${STREAM}/history`,
    says: 'The same page with its history open.',
    query: [],
  },
  vestingSearch: {
    label: 'Vesting search',
    section: 'Vesting',
    path: '/vesting/search/{searchChain}[/{token}]',
    says: 'Lockup streams of anybody on one chain.',
    query: [...PEOPLE, ...LIST],
  },
  gallery: {
    label: 'Shape gallery',
    section: 'Vesting',
    path: '/vesting/gallery',
    says: 'The curves that a vesting stream can follow.',
    query: [],
  },
  payments: {
    label: 'Payments dashboard',
    section: 'Payments',
    path: '/payments',
    says: 'Flow streams of the connected wallet.',
    query: ['tab', ...LIST],
  },
  paymentsStream: {
    label: 'A payment stream',
    section: 'Payments',
    path: `/payments/stream/${STREAM}`,
    says: 'The page of one Flow stream.',
    query: [],
  },
  paymentsDetails: {
    label: 'A payment stream, details',
    section: 'Payments',
    path: `/payments/stream/${STREAM}/details`,
    says: 'The same page with its details open.',
    query: [],
  },
  paymentsHistory: {
    label: 'A payment stream, history',
    section: 'Payments',
    path: `/payments/stream/${STREAM}/history`,
    says: 'The same page with its history open.',
    query: [],
  },
  paymentsSearch: {
    label: 'Payments search, or a saved group',
    section: 'Payments',
    path: '/payments/search[/{token}]',
    says: 'Flow streams of anybody, or a list of streams to top up together.',
    query: ['chain', ...PEOPLE, ...LIST],
  },
  airdrops: {
    label: 'Airdrops dashboard',
    section: 'Airdrops',
    path: '/airdrops',
    says: 'Campaigns.',
    query: [],
  },
  campaign: {
    label: 'A campaign',
    section: 'Airdrops',
    path: `/airdrops/campaign/${CAMPAIGN}`,
    says: 'The page on which recipients check and claim.',
    query: [],
  },
  manage: {
    label: 'A campaign, for its admin',
    section: 'Airdrops',
    path: `/airdrops/campaign/${CAMPAIGN}/manage`,
    says: 'Settings and clawback.',
    query: [],
  },
  airdropsSearch: {
    label: 'Airdrops search',
    section: 'Airdrops',
    path: '/airdrops/search[/{token}]',
    says: 'Campaigns of anybody.',
    query: ['chain', 'admin', 'alive', 'name'],
  },
  createCampaign: {
    label: 'Campaign creation',
    section: 'Airdrops',
    path: '/airdrops/create',
    says: 'The form for a new campaign.',
    query: [],
  },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;
export const screenIds = Object.keys(screens) as ScreenId[];

/** Fields of a path, in order; `required` is false for those in brackets. */
export function pathFields(screen: Screen): { id: FieldId; required: boolean }[] {
  return [...screen.path.matchAll(/(\[\/)?\{(\w+)\}/g)].map(([, optional, id]) => ({
    id: id as FieldId,
    required: optional === undefined,
  }));
}

/** Every field that a screen takes. */
export function screenFields(id: ScreenId): FieldId[] {
  const screen: Screen = screens[id];
  return [...pathFields(screen).map((part) => part.id), ...screen.query, 'connected'];
}
