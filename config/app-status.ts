/**
 * What the official app still does, as announced. Pages, the announcement bar and the tables of the
 * support section read it from here, so a change of the app is one edit.
 */
const ANNOUNCED = '2026-06-01';
const UNTIL = '2028-06';

/** `open` until the announced month, `ended` at the announcement, `unsaid` when it is silent. */
export type TaskState = 'open' | 'ended' | 'unsaid';

export interface AppTask {
  /** Completes "You want to ...". */
  wants: string;
  state: TaskState;
  /** Other ways to do it, with the page that explains each; the best for most readers first. */
  instead: readonly { label: string; to: string }[];
}

const explorer = { label: 'a block explorer', to: '/support/how-to#use-an-explorer' };
const sdk = { label: 'the SDK and a script', to: '/support/technical-guides#repositories' };
const skill = { label: 'an AI skill', to: '/support/faq#ai-agents' };
const contract = { label: 'your own contract', to: '/guides/lockup/overview' };

export const appTasks = {
  withdraw: {
    wants: 'withdraw from a stream',
    state: 'open',
    instead: [
      { label: 'a block explorer', to: '/support/how-to#withdraw-from-vesting' },
      sdk,
      skill,
      contract,
    ],
  },
  claim: {
    wants: 'claim an airdrop',
    state: 'open',
    instead: [
      { label: 'a block explorer', to: '/support/how-to#claim-an-airdrop' },
      {
        label: 'the campaign checker, for index, amount and proof',
        to: '/apps/features/airdrops#checker',
      },
    ],
  },
  createStream: {
    wants: 'create a stream on an EVM chain',
    state: 'ended',
    instead: [
      { label: 'a block explorer', to: '/apps/guides/how-to#create-a-stream' },
      sdk,
      skill,
      contract,
    ],
  },
  createFromCsv: {
    wants: 'create many streams from a CSV file',
    state: 'ended',
    instead: [
      { label: 'a script that reads the file', to: '/apps/guides/csv-support#without-the-app' },
      skill,
      contract,
    ],
  },
  createCampaign: {
    wants: 'create an airdrop campaign',
    state: 'unsaid',
    instead: [
      {
        label: 'the factory, through an explorer or a script',
        to: '/apps/guides/how-to#create-a-campaign',
      },
      skill,
    ],
  },
  manage: {
    wants: 'cancel, top up, pause, adjust or transfer a stream',
    state: 'unsaid',
    instead: [explorer, sdk, skill, contract],
  },
  solana: {
    wants: 'create a stream or campaign on Solana',
    state: 'ended',
    instead: [],
  },
} as const satisfies Record<string, AppTask>;

export type AppTaskId = keyof typeof appTasks;

const format = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(iso));

export const appStatus = {
  /** "June 1, 2026" */
  announced: format(ANNOUNCED, { dateStyle: 'long' }),
  /** "June 2028" */
  until: format(`${UNTIL}-01`, { month: 'long', year: 'numeric' }),
  /** The page section that tells the whole story. */
  story: '/support/faq#app-status',
};

/** One sentence on a task, beginning like the answer to "can I do it in the app?". */
export function sayState(state: TaskState): string {
  switch (state) {
    case 'open':
      return `Yes, announced until ${appStatus.until}.`;
    case 'ended':
      return `No, not since ${appStatus.announced}.`;
    case 'unsaid':
      return `Not announced: the notice of ${appStatus.announced} does not mention it.`;
  }
}
