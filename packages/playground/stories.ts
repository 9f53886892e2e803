import type { SceneId } from './scenes';

/** A scene with steps that answer a question. */
export interface Story {
  readonly question: string;
  readonly scene: SceneId;
  /** As `readSteps` reads them. */
  readonly steps: string;
}

export const stories = {
  cancel: {
    question: 'What does each side get when a stream is canceled on day 40?',
    scene: 'linear',
    steps: '40 sender cancel, 41 recipient withdrawMax',
  },
  cliff: {
    question: 'What can be withdrawn a day before a cliff, and at it?',
    scene: 'cliff',
    steps: '24 recipient withdrawMax, 25 recipient withdrawMax',
  },
  tranches: {
    question: 'What can be withdrawn on the day before a tranche, and on its day?',
    scene: 'tranched',
    steps: '24 recipient withdrawMax, 25 recipient withdrawMax, 60 recipient withdrawMax',
  },
  curve: {
    question: 'How much does a curve with the exponent 3 release by half-time?',
    scene: 'dynamic',
    steps: '50 recipient withdrawMax, 75 recipient withdrawMax, 100 recipient withdrawMax',
  },
  renounce: {
    question: 'What changes when the sender gives up the right to cancel?',
    scene: 'linear',
    steps: '10 sender renounce, 11 sender cancel',
  },
  refused: {
    question: 'Who may not cancel or withdraw to themselves?',
    scene: 'linear',
    steps: '10 recipient cancel, 10 stranger cancel, 20 stranger withdrawMax',
  },
  'locks-again': {
    question: 'Can a price-gated stream lock again after the target was reached?',
    scene: 'price-gated',
    steps: '10 market price 4000, 11 market price 3999, 12 recipient withdrawMax, 13 sender cancel',
  },
  transfer: {
    question: 'Who can withdraw after the NFT was transferred?',
    scene: 'linear',
    steps: '20 recipient transfer stranger, 30 recipient withdraw 5, 30 stranger withdrawMax',
  },
  bound: {
    question: 'What if a stream is neither cancelable nor transferable?',
    scene: 'not-cancelable',
    steps: '10 sender cancel, 10 recipient transfer stranger, 50 recipient withdrawMax',
  },
  insolvent: {
    question: 'What is owed when a payment runs out of money, and what does voiding do?',
    scene: 'flow',
    steps: '40 recipient withdrawMax, 50 recipient void',
  },
  pause: {
    question: 'What happens to the debt while a payment is paused?',
    scene: 'flow',
    steps: '10 sender pause, 20 recipient withdrawMax, 20 sender restart 2, 25 sender refund 5',
  },
  fee: {
    question: 'What if a withdrawal pays no fee, too little of it, or too much?',
    scene: 'fee',
    steps:
      '10 recipient withdrawMax, 10 recipient pay 0.0003, 10 recipient pay 0.0004, 20 market price 6000, 20 stranger pay 0.0002, 30 sender cancel',
  },
  hooks: {
    question: 'What does a hook learn, and what can it block?',
    scene: 'hook',
    steps:
      '20 stranger withdrawMax, 30 keeper hook refuse, 31 sender cancel, 32 keeper hook wrong, 33 stranger withdrawMax, 34 keeper hook accept, 35 sender cancel',
  },
  'price-target': {
    question: 'Who gets the tokens of a price-gated stream if the price never reaches the target?',
    scene: 'price-gated',
    steps: '50 market price 3999, 50 recipient withdrawMax, 100 recipient withdrawMax',
  },
  claims: {
    question: 'Who can claim from a campaign for whom, and when can its admin take tokens back?',
    scene: 'campaign',
    steps:
      '5 stranger claim recipient, 6 recipient claim recipient, 7 stranger claimOther 50, 20 sender clawback 40, 55 recipient withdrawMax, 60 stranger claim stranger, 61 sender clawback 40',
  },
} as const satisfies Record<string, Story>;

export type StoryId = keyof typeof stories;
export const storyIds = Object.keys(stories) as StoryId[];
export const storyOf = (id: StoryId): Story => stories[id];
