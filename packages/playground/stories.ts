import type { SceneId } from './scenes';
import { writeSteps, type Step } from './steps';

/** A scene with steps that answer a question. */
export interface Story {
  readonly question: string;
  readonly scene: SceneId;
  /** As `readSteps` reads them. */
  readonly steps: string;
  /** What the steps have shown. */
  readonly answer: string;
}

export const stories = {
  cancel: {
    question: 'What does each side get when a stream is canceled on day 40?',
    scene: 'linear',
    steps: '40 sender cancel, 41 recipient withdrawMax',
    answer:
      'The recipient keeps the 40 DAI that were released until then, and withdraws them on day 41. The sender gets the other 60 DAI back at once.',
  },
  cliff: {
    question: 'What can be withdrawn a day before a cliff, and at it?',
    scene: 'cliff',
    steps: '24 recipient withdrawMax, 25 recipient withdrawMax',
    answer: 'Nothing a day before the cliff, and 25 DAI at it.',
  },
  tranches: {
    question: 'What can be withdrawn on the day before a tranche, and on its day?',
    scene: 'tranched',
    steps: '24 recipient withdrawMax, 25 recipient withdrawMax, 60 recipient withdrawMax',
    answer:
      'Nothing on the day before, and the whole tranche of 25 DAI on its day. Between tranches nothing is added: a withdrawal on day 60 pays the second tranche and no more.',
  },
  curve: {
    question: 'How much does a curve with the exponent 3 release by half-time?',
    scene: 'dynamic',
    steps: '50 recipient withdrawMax, 75 recipient withdrawMax, 100 recipient withdrawMax',
    answer:
      'An eighth: 12.5 of 100 DAI by day 50. By day 75 it is 42.1875 DAI, and all of it by day 100.',
  },
  renounce: {
    question: 'What changes when the sender gives up the right to cancel?',
    scene: 'linear',
    steps: '10 sender renounce, 11 sender cancel',
    answer: 'The contract refuses to cancel from then on, so the sender cannot take anything back.',
  },
  refused: {
    question: 'Who may not cancel or withdraw to themselves?',
    scene: 'linear',
    steps: '10 recipient cancel, 10 stranger cancel, 20 stranger withdrawMax',
    answer:
      'Neither the recipient nor a stranger may cancel. A stranger may send a withdrawal, and its tokens go to the recipient.',
  },
  'locks-again': {
    question: 'Can a price-gated stream lock again after the target was reached?',
    scene: 'price-gated',
    steps: '10 market price 4000, 11 market price 3999, 12 recipient withdrawMax, 13 sender cancel',
    answer:
      'Yes. At 4,000 USD all of it was released. At 3,999 USD nothing is, and the sender can take back all 100 DAI.',
  },
  transfer: {
    question: 'Who can withdraw after the NFT was transferred?',
    scene: 'linear',
    steps: '20 recipient transfer stranger, 30 recipient withdraw 5, 30 stranger withdrawMax',
    answer:
      'The tokens go to the new owner of the NFT, the stranger, whoever sends the withdrawal.',
  },
  bound: {
    question: 'What if a stream is neither cancelable nor transferable?',
    scene: 'not-cancelable',
    steps: '10 sender cancel, 10 recipient transfer stranger, 50 recipient withdrawMax',
    answer:
      'The sender cannot take anything back, and the recipient cannot hand the stream on. It pays as planned.',
  },
  insolvent: {
    question: 'What is owed when a payment runs out of money, and what does voiding do?',
    scene: 'flow',
    steps: '40 recipient withdrawMax, 50 recipient void',
    answer:
      'The 30 DAI of the balance are paid, and the debt keeps growing, to almost 20 DAI on day 50, with no money behind it. Voiding writes that debt off and ends the stream for good.',
  },
  pause: {
    question: 'What happens to the debt while a payment is paused?',
    scene: 'flow',
    steps: '10 sender pause, 20 recipient withdrawMax, 20 sender restart 2, 25 sender refund 5',
    answer:
      'It stays as it was, and can be withdrawn. After the restart it grows again, and the sender can take back what no debt needs.',
  },
  fee: {
    question: 'What if a withdrawal pays no fee, or one that is too low or too high?',
    scene: 'fee',
    steps:
      '10 recipient withdrawMax, 10 recipient pay 0.0003, 10 recipient pay 0.0004, 20 market price 6000, 20 stranger pay 0.0002, 30 sender cancel',
    answer:
      'Without a fee, or with one that is too low, the contract refuses. If the fee is too high, the contract keeps all of it. When the price of ETH rises, the minimum in ETH falls. A cancellation costs no fee.',
  },
  hooks: {
    question: 'What does a hook learn, and what can it block?',
    scene: 'hook',
    steps:
      '20 stranger withdrawMax, 30 keeper hook refuse, 31 sender cancel, 32 keeper hook wrong, 33 stranger withdrawMax, 34 keeper hook accept, 35 sender cancel',
    answer:
      'It learns who withdrew how much, and what a cancellation leaves to each side. A hook that refuses, or returns a wrong value, undoes the call that told it.',
  },
  'price-target': {
    question: 'Who gets the tokens of a price-gated stream if the price never reaches the target?',
    scene: 'price-gated',
    steps: '50 market price 3999, 50 recipient withdrawMax, 100 recipient withdrawMax',
    answer:
      'The recipient: nothing before the end, and all 100 DAI on day 100, whatever the price. Until then the sender of a cancelable stream can take them back.',
  },
  claims: {
    question: 'Who can claim from a campaign for whom, and when can its admin take tokens back?',
    scene: 'campaign',
    steps:
      '5 stranger claim recipient, 6 recipient claim recipient, 7 stranger claimOther 50, 20 sender clawback 40, 55 recipient withdrawMax, 60 stranger claim stranger, 61 sender clawback 40',
    answer:
      'Anybody can claim for an account on the list, once and with its amount, and the account gets the stream. The admin can take tokens back until seven days after the first claim, and again once the campaign has expired.',
  },
} as const satisfies Record<string, Story>;

export type StoryId = keyof typeof stories;
export const storyIds = Object.keys(stories) as StoryId[];
export const storyOf = (id: StoryId): Story => stories[id];

/** The answer of a story after its steps and no others; empty until then. */
export const answerOf = (id: StoryId, done: readonly { readonly step: Step }[]): string => {
  const { steps, answer } = stories[id];
  return writeSteps(done.map(({ step }) => step)) === steps ? answer : '';
};
