/** How a value in a link is typed and checked. */
export type FieldKind =
  | 'source'
  | 'chainId'
  | 'chainSlug'
  | 'address'
  | 'account'
  | 'number'
  | 'ids'
  | 'text'
  | 'choice'
  | 'choices';

export interface Field {
  label: string;
  kind: FieldKind;
  /** Key in the query; null for a part of the path. */
  code: string | null;
  /** A sentence on its effect, for the tables, the form and the explanation. */
  says: string;
  example: string;
  /** The words of `choice` and `choices`. */
  choices?: readonly string[];
  /** The default, which the app leaves out of the link. */
  standard?: string;
  required?: boolean;
}

/** Every variable part of a link to the app, in path and query. */
export const fields = {
  source: {
    label: 'Contract',
    kind: 'source',
    code: null,
    says: 'The contract that holds the stream: its short code, or its address.',
    example: 'LK3',
    required: true,
  },
  streamChain: {
    label: 'Chain',
    kind: 'chainId',
    code: null,
    says: 'The chain of the contract, by its chain ID.',
    example: '8453',
    required: true,
  },
  streamId: {
    label: 'Stream ID',
    kind: 'number',
    code: null,
    says: 'The number of the stream, which is also the number of its NFT.',
    example: '5',
    required: true,
  },
  campaign: {
    label: 'Campaign address',
    kind: 'address',
    code: null,
    says: 'The address of the campaign contract. Campaigns have no short code.',
    example: '0x8b1dd8774373729b7755202079f52d8c7444d335',
    required: true,
  },
  searchChain: {
    label: 'Chain',
    kind: 'chainSlug',
    code: null,
    says: 'The chain to search, by its name in the path.',
    example: 'base',
    required: true,
  },
  token: {
    label: 'Token address',
    kind: 'address',
    code: null,
    says: 'Shows only streams or campaigns of this token. It ends the path.',
    example: '0x0298f4332e3857631385b39766325058a93e249f',
  },
  chain: {
    label: 'Chain',
    kind: 'chainId',
    code: 'c',
    says: 'Shows only this chain, by its chain ID. A vesting search has the chain in its path.',
    example: '8453',
  },
  sender: {
    label: 'Sender',
    kind: 'account',
    code: 's',
    says: 'Shows only streams from this address or ENS name.',
    example: 'treasury.eth',
  },
  recipient: {
    label: 'Recipient',
    kind: 'account',
    code: 'r',
    says: 'Shows only streams to this address or ENS name.',
    example: 'alice.eth',
  },
  ids: {
    label: 'Streams',
    kind: 'ids',
    code: 'i',
    says: 'Shows exactly these streams, by number or alias, separated by commas.',
    example: 'FL4-8453-17,FL4-8453-18',
  },
  filter: {
    label: 'Statuses',
    kind: 'choices',
    code: 'f',
    says: 'Shows only streams in these statuses. The app may know more of them.',
    example: 'streaming,paused',
    choices: ['streaming', 'paused', 'cancelled', 'settled'],
  },
  sortBy: {
    label: 'Sort by',
    kind: 'choice',
    code: 'so',
    says: 'The order of the list.',
    example: 'value',
    choices: ['default', 'value', 'timeline'],
    standard: 'default',
  },
  direction: {
    label: 'Direction',
    kind: 'choice',
    code: 'sd',
    says: 'Rising or falling order.',
    example: 'asc',
    choices: ['desc', 'asc'],
    standard: 'desc',
  },
  page: {
    label: 'Page',
    kind: 'number',
    code: 'p',
    says: 'The page of the list, counted from 1.',
    example: '2',
    standard: '1',
  },
  tab: {
    label: 'Tab',
    kind: 'choice',
    code: 't',
    says: 'The tab of the dashboard that opens.',
    example: 'recipient',
    choices: ['created', 'recipient', 'sender'],
  },
  admin: {
    label: 'Admin',
    kind: 'account',
    code: 'm',
    says: 'Shows only campaigns of this admin, by address or ENS name.',
    example: 'dao.eth',
  },
  alive: {
    label: 'Ongoing',
    kind: 'choice',
    code: 'o',
    says: 'Shows only campaigns that are ongoing, or only those that are not.',
    example: 'true',
    choices: ['true', 'false'],
  },
  name: {
    label: 'Name',
    kind: 'text',
    code: 'n',
    says: 'Shows only campaigns whose name contains this text.',
    example: 'spring',
  },
  connected: {
    label: 'Ask the wallet to switch to',
    kind: 'chainId',
    code: 'cc',
    says: 'Asks the wallet to change to this chain before anything else.',
    example: '1',
  },
} as const satisfies Record<string, Field>;

export type FieldId = keyof typeof fields;

export const linkField = (id: FieldId): Field => fields[id];
