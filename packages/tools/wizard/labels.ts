import type { Answers, Question } from './answers';

type Labels = {
  [Q in Question]: {
    legend: string;
    /** In the order in which they are offered. */
    options: readonly (readonly [Answers[Q], string])[];
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
  sender: {
    legend: 'Sender of the streams',
    options: [
      ['account', 'The account that pays'],
      ['contract', 'A contract'],
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
    ],
  },
};

/** Questions that do not apply to Flow streams. */
export const LOCKUP_ONLY: readonly Question[] = ['model', 'hooks', 'cancelable'];
