/**
 * The features that the official app still has, as announced by its team. Pages, the announcement bar and the
 * tables of the support section read it from here, so a change of the app is one edit.
 */

/** Date on which the notice first appeared in the team's guide, which gives no date for creation. */
const ANNOUNCED = '2026-06-01';
const UNTIL = '2028-06';

/** `open` until the announced month, `ended` for good, `unsaid` where the announcement says nothing. */
type TaskState = 'open' | 'ended' | 'unsaid';

export interface AppTask {
  /** Completes "You want to ..." and "Can you ... in the app?". */
  wants: string;
  state: TaskState;
  /** The answer, where that of the state is wrong. */
  answer?: string;
  /** Other ways to do it, with the page that explains each; the best for most readers first. */
  instead: readonly { label: string; to: string }[];
}

const explorer = { label: 'a block explorer', to: '/support/explorer' };
const desk = { label: 'the page that writes the call for you', to: '/apps/manage-a-stream' };
const skill = { label: 'an AI skill', to: '/support/faq#ai-agents' };
const manageVesting = {
  label: 'for developers: a contract or script for vesting',
  to: '/guides/lockup/examples/stream-management/setup',
};
const managePayments = {
  label: 'for developers: a contract or script for payments',
  to: '/guides/flow/examples/stream-management',
};

export const appTasks = {
  withdraw: {
    wants: 'withdraw from a vesting stream',
    state: 'open',
    instead: [
      desk,
      { label: 'a block explorer', to: '/support/how-to#withdraw-from-vesting' },
      {
        label: 'for developers: a contract or script',
        to: '/guides/lockup/examples/stream-management/withdraw',
      },
      skill,
    ],
  },
  withdrawPayment: {
    wants: 'withdraw from a payment stream',
    state: 'open',
    instead: [
      desk,
      { label: 'a block explorer', to: '/support/how-to#withdraw-from-payments' },
      {
        label: 'for developers: a contract or script',
        to: '/guides/flow/examples/stream-management',
      },
      skill,
    ],
  },
  claim: {
    wants: 'claim an airdrop',
    state: 'open',
    instead: [
      { label: 'the page that writes the call of a claim', to: '/apps/claim-an-airdrop' },
      { label: 'a block explorer', to: '/apps/claim-an-airdrop#by-hand' },
      {
        label: 'the campaign checker, for the index, amount and proof that a claim needs',
        to: '/apps/features/airdrops#checker',
      },
      {
        label: 'for developers: a script or a page of your own',
        to: '/guides/airdrops/examples/claim',
      },
    ],
  },
  createVesting: {
    wants: 'create a vesting stream on an EVM chain',
    state: 'ended',
    instead: [
      {
        label: 'the stream simulator, which writes the call',
        to: '/concepts/lockup/stream-shapes#simulator',
      },
      { label: 'a block explorer', to: '/apps/guides/how-to#create-a-stream' },
      {
        label: 'for developers: a contract or script',
        to: '/guides/lockup/examples/create-stream/lockup-linear',
      },
      { label: 'a dApp', to: '/guides/lockup/examples/dapp' },
      skill,
    ],
  },
  createPayment: {
    wants: 'create a payment stream on an EVM chain',
    state: 'ended',
    instead: [
      {
        label: 'the rate calculator, which writes the call',
        to: '/guides/flow/examples/flow-calculate-rps#calculator',
      },
      { label: 'a block explorer', to: '/apps/guides/how-to#create-a-payment-stream' },
      { label: 'for developers: a contract or script', to: '/guides/flow/examples/create-stream' },
      { label: 'a dApp', to: '/guides/flow/examples/dapp' },
      skill,
    ],
  },
  createFromCsv: {
    wants: 'create many streams from a CSV file',
    state: 'ended',
    instead: [
      { label: 'what to do with the file', to: '/apps/guides/csv-support#without-the-app' },
      {
        label: 'for developers: a batch of vesting streams',
        to: '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
      },
      { label: 'a batch of payment streams', to: '/guides/flow/examples/batchable' },
      skill,
    ],
  },
  createCampaign: {
    wants: 'create an airdrop campaign',
    state: 'unsaid',
    instead: [
      {
        label: 'the steps without the app',
        to: '/apps/guides/how-to#create-a-campaign',
      },
      {
        label: 'for developers: a contract or script',
        to: '/guides/airdrops/examples/create-campaign',
      },
      skill,
    ],
  },
  manage: {
    wants: 'cancel, top up, pause, adjust or transfer a stream',
    state: 'unsaid',
    instead: [desk, explorer, manageVesting, managePayments, skill],
  },
  solana: {
    wants: 'create a stream or campaign on Solana',
    state: 'ended',
    answer: 'No. Sablier on Solana is in maintenance mode and takes no new streams or campaigns.',
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
  /** The page section with the details. */
  story: '/support/faq#app-status',
};

const sentences: Readonly<Record<TaskState, string>> = {
  open: `Yes, announced until ${appStatus.until}. The contracts keep working after that.`,
  ended: `No, as announced on ${appStatus.announced}.`,
  unsaid: 'Unknown. Look for the button in the app; if it is missing, take another way.',
};

/** The answer to "can I do it in the app?", in whole sentences. */
export const taskSentence = ({ state, answer }: Pick<AppTask, 'state' | 'answer'>): string =>
  answer ?? sentences[state];
