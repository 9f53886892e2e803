import type { Entries, Entry } from './entries';

/** The options of each question that is a choice; the first is the default. */
export const OPTIONS = {
  product: ['lockup', 'flow'],
  model: ['linear', 'dynamic', 'tranched', 'price-gated', 'none'],
  granularity: ['second', 'day', 'week', 'month', 'twelfth', 'quarter', 'year'],
  dates: ['weeks', 'months', 'quarters', 'years'],
  period: ['month', 'twelfth', 'year', 'week', 'day'],
  sender: ['account', 'contract', 'safe'],
  recipient: ['account', 'contract'],
  hooks: ['no', 'yes'],
  token: ['standard', 'unusual'],
  batch: ['no', 'yes', 'parts'],
  amounts: ['equal', 'own'],
  cancelable: ['yes', 'no'],
  stack: ['foundry', 'viem', 'react', 'hardhat', 'ethers'],
} as const;

export type Choice = keyof typeof OPTIONS;
export type Question = Choice | Entry;
export type Choices = { [C in Choice]: (typeof OPTIONS)[C][number] };
export type Answers = Choices & Entries;

/** Whether a sample creates one stream or several in one transaction. */
export type SampleBatch = Exclude<Answers['batch'], 'parts'>;

/** The samples of an answer: each part of a list is a batch. */
export const batchOf = ({ batch }: Pick<Answers, 'batch'>): SampleBatch =>
  batch === 'no' ? 'no' : 'yes';

/** Whether each line of a list names an amount beside its recipient. */
export const hasOwnAmounts = ({ amounts }: Pick<Answers, 'amounts'>): boolean => amounts === 'own';

/** What an amount in a line of a list is: the rate of Flow streams is one for all. */
export const ownAmount = ({ product }: Pick<Answers, 'product'>): string =>
  product === 'flow' ? 'deposit' : 'amount';

/** A model that a Lockup stream can have. */
export type LockupModel = Exclude<Answers['model'], 'none'>;

/** The model of a Lockup answer. @throws for Flow */
export function modelOf({ model }: Pick<Answers, 'model'>): LockupModel {
  if (model === 'none') throw new Error('A Lockup stream needs a model.');
  return model;
}

/** The token that tests deploy. */
export const tokenName = ({ token }: Pick<Answers, 'token'>): 'UnusualToken' | 'LocalToken' =>
  token === 'unusual' ? 'UnusualToken' : 'LocalToken';
