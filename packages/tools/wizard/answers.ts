import type { ChainOnOffer, Family } from './contracts/types';

/** The options of each question; the first is the default. */
export const OPTIONS = {
  product: ['lockup', 'flow'],
  model: ['linear', 'dynamic', 'tranched', 'price-gated', 'none'],
  sender: ['account', 'contract'],
  recipient: ['account', 'contract'],
  hooks: ['no', 'yes'],
  token: ['standard', 'unusual'],
  batch: ['no', 'yes'],
  cancelable: ['yes', 'no'],
  stack: ['foundry', 'viem', 'react'],
} as const;

export type Question = keyof typeof OPTIONS;
export type Answers = { [Q in Question]: (typeof OPTIONS)[Q][number] };

/** The samples from which a project is written. */
export const familyOf = ({ stack }: Answers): Family =>
  stack === 'foundry' ? 'solidity' : 'typescript';

export const QUESTIONS = Object.keys(OPTIONS) as Question[];

export const DEFAULTS: Answers = {
  product: 'lockup',
  model: 'linear',
  sender: 'account',
  recipient: 'account',
  hooks: 'no',
  token: 'standard',
  batch: 'no',
  cancelable: 'yes',
  stack: 'foundry',
};

/** Every combination of answers, including those that are rejected. */
export function allAnswers(): Answers[] {
  return QUESTIONS.reduce<Partial<Answers>[]>(
    (rows, question) =>
      rows.flatMap((row) => OPTIONS[question].map((answer) => ({ ...row, [question]: answer }))),
    [{}],
  ) as Answers[];
}

/** A sentence on why no project has these answers and what to change; null if one does. */
export function refusalReason(answers: Answers, chain?: ChainOnOffer): string | null {
  const { product, model, recipient, hooks, cancelable, stack } = answers;
  if (product === 'flow') {
    if (model !== 'none') {
      return 'A Flow stream has a rate per second and no model. Choose Lockup for a schedule.';
    }
    if (hooks === 'yes') return 'Flow calls no hooks. Choose Lockup, or no hooks.';
    if (cancelable === 'no') {
      return 'The sender of a Flow stream can pause it and take back what it does not owe. Choose Lockup for a stream that nobody can cancel.';
    }
  } else if (model === 'none') {
    return 'A Lockup stream needs a model. Choose linear, dynamic, tranched or price-gated.';
  }
  if (hooks === 'yes' && recipient === 'account') {
    return 'Hooks run in the contract that receives the stream. Choose a contract as the recipient, or no hooks.';
  }
  if (stack === 'foundry' && chain?.isZK) {
    return `${chain.name} needs contracts from a compiler of its own, which this project does not use. Choose TypeScript with viem, React with wagmi, or another chain.`;
  }
  return null;
}

/** Answers after a change of the product; those that it does not support are reset. */
export function withProduct(answers: Answers): Answers {
  if (answers.product === 'flow') {
    return { ...answers, model: 'none', hooks: 'no', cancelable: 'yes' };
  }
  return answers.model === 'none' ? { ...answers, model: DEFAULTS.model } : answers;
}
