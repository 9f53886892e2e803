import type { Answers, Choice } from './answers';
import type { Entry } from './entries';

type Labels = {
  [C in Choice]: {
    legend: string;
    /** In the order in which they are offered. */
    options: readonly (readonly [Answers[C], string])[];
  };
};

const YES_NO = [
  ['no', 'No'],
  ['yes', 'Yes'],
] as const;

export const labels: Labels = {
  product: {
    legend: 'Product',
    options: [
      ['lockup', 'Lockup: a fixed schedule'],
      ['flow', 'Flow: a rate per second'],
    ],
  },
  model: {
    legend: 'How the tokens are released',
    options: [
      ['linear', 'Linear'],
      ['dynamic', 'Dynamic'],
      ['tranched', 'Tranched'],
      ['price-gated', 'Price-gated'],
    ],
  },
  granularity: {
    legend: 'Steps of the release',
    options: [
      ['second', 'Every second'],
      ['day', 'Every day'],
      ['week', 'Every week'],
      ['month', 'Every 30 days'],
      ['twelfth', 'Twelve times in 365 days'],
      ['quarter', 'Four times in 365 days'],
      ['year', 'Every 365 days'],
    ],
  },
  dates: {
    legend: 'Dates of the tranches',
    options: [
      ['weeks', 'After some weeks'],
      ['months', 'Each month for a year'],
      ['quarters', 'Each quarter for a year'],
      ['years', 'Each year for four years'],
    ],
  },
  period: {
    legend: 'Period of the rate',
    options: [
      ['month', '30 days'],
      ['twelfth', 'A twelfth of 365 days'],
      ['year', '365 days'],
      ['week', 'A week'],
      ['day', 'A day'],
    ],
  },
  sender: {
    legend: 'Sender of the streams',
    options: [
      ['account', 'The account that pays'],
      ['contract', 'A contract'],
      ['safe', 'A Safe, which pays too'],
    ],
  },
  recipient: {
    legend: 'Recipient',
    options: [
      ['account', 'Any account'],
      ['contract', 'A contract'],
    ],
  },
  hooks: { legend: 'Hooks in the recipient', options: YES_NO },
  token: {
    legend: 'Token',
    options: [
      ['standard', 'Standard'],
      ['unusual', 'Like USDT on Ethereum'],
    ],
  },
  batch: {
    legend: 'Streams in one transaction',
    options: [
      ['no', 'One'],
      ['yes', 'Several'],
      ['parts', 'A list of any length, in parts'],
    ],
  },
  amounts: {
    legend: 'Amounts',
    options: [
      ['equal', 'The same for all'],
      ['own', 'One beside each address'],
    ],
  },
  cancelable: {
    legend: 'The sender may cancel',
    options: [
      ['yes', 'Yes'],
      ['no', 'No'],
    ],
  },
  stack: {
    legend: 'Stack',
    options: [
      ['foundry', 'Solidity with Foundry'],
      ['viem', 'TypeScript with viem'],
      ['react', 'React with wagmi'],
      ['hardhat', 'Solidity with Hardhat'],
      ['ethers', 'TypeScript with ethers'],
    ],
  },
};

/** Questions whose answer is typed. */
export const entryLabels: Record<Entry, { legend: string; hint: string }> = {
  duration: { legend: 'Length in days', hint: 'From the creation to the end.' },
  cliff: { legend: 'Cliff in days', hint: '0 for none. It is before the end.' },
  startUnlock: {
    legend: 'Released at the start, in percent',
    hint: 'Of the deposit of each stream.',
  },
  cliffUnlock: {
    legend: 'Released at the cliff, in percent',
    hint: 'Of the deposit of each stream. The rest is released between cliff and end.',
  },
  price: { legend: 'Target price in USD', hint: 'Above the price at the creation.' },
  feed: {
    legend: 'Address of the price feed',
    hint: 'Leave it empty to give it when you run the project.',
  },
  expiry: { legend: 'Days until everything is released', hint: 'Whatever the price is then.' },
  rate: { legend: 'Tokens in each period', hint: 'The rate per second is rounded down.' },
};
