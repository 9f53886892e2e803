import type { ChainOnOffer, Family } from './contracts/types';
import { DEFAULT_ENTRIES, ENTRIES, entryProblem } from './entries';
import { OPTIONS, type Answers, type Choice, type Choices, type Question } from './options';
import { refusalOfTerms } from './terms';

export { OPTIONS, type Answers, type Choice, type Question } from './options';

/** The samples from which a project is written. */
export function familyOf({ stack }: Pick<Answers, 'stack'>): Family {
  if (stack === 'ethers') return 'ethers';
  return stack === 'foundry' || stack === 'hardhat' ? 'solidity' : 'typescript';
}

/** Every question in the order in which it is asked: each comes after those that decide whether it applies. */
export const WIZARD_QUESTIONS: readonly Question[] = [
  ...(['product', 'model'] as const),
  ...(['duration', 'cliff', 'startUnlock', 'cliffUnlock', 'granularity', 'dates'] as const),
  ...(['price', 'feed', 'expiry'] as const),
  ...(['rate', 'period'] as const),
  ...([
    'sender',
    'recipient',
    'hooks',
    'token',
    'batch',
    'amounts',
    'cancelable',
    'stack',
  ] as const),
];

/** Questions of one model or product; every combination of the others has a project of its own kind. */
export const DETAILS: readonly Question[] = [
  ...ENTRIES,
  ...(['granularity', 'dates', 'period', 'amounts'] satisfies Choice[]),
];

export const isChoice = (question: Question): question is Choice => question in OPTIONS;

const CHOICES = WIZARD_QUESTIONS.filter(isChoice);

export const DEFAULTS: Answers = {
  ...(Object.fromEntries(CHOICES.map((choice) => [choice, OPTIONS[choice][0]])) as Choices),
  ...DEFAULT_ENTRIES,
};

/** Every combination of choices, including those that are rejected; details are the defaults. */
export function allAnswers(): Answers[] {
  return CHOICES.filter((choice) => !DETAILS.includes(choice)).reduce<Answers[]>(
    (rows, choice) =>
      rows.flatMap((row) => OPTIONS[choice].map((answer) => ({ ...row, [choice]: answer }))),
    [DEFAULTS],
  );
}

const isLinear = ({ product, model }: Answers) => product === 'lockup' && model === 'linear';
const isGated = ({ product, model }: Answers) => product === 'lockup' && model === 'price-gated';
const isTranched = ({ product, model }: Answers) => product === 'lockup' && model === 'tranched';
const isLockup = ({ product }: Answers) => product === 'lockup';
const isList = (answers: Answers) => answers.batch !== 'no' && !isGated(answers);
const isFlow = ({ product }: Answers) => product === 'flow';

/** Questions that depend on earlier answers, and for which answers they are asked. */
const CONDITIONS: Partial<Record<Question, { of: string; holds: (answers: Answers) => boolean }>> =
  {
    model: { of: 'a Lockup stream', holds: isLockup },
    hooks: { of: 'a Lockup stream', holds: isLockup },
    cancelable: { of: 'a Lockup stream', holds: isLockup },
    duration: { of: 'a linear Lockup stream', holds: isLinear },
    cliff: { of: 'a linear Lockup stream', holds: isLinear },
    startUnlock: { of: 'a linear Lockup stream', holds: isLinear },
    cliffUnlock: {
      of: 'a linear Lockup stream with a cliff',
      holds: (answers) => isLinear(answers) && answers.cliff !== '0',
    },
    granularity: { of: 'a linear Lockup stream', holds: isLinear },
    dates: { of: 'a tranched stream', holds: isTranched },
    price: { of: 'a price-gated stream', holds: isGated },
    feed: { of: 'a price-gated stream', holds: isGated },
    expiry: { of: 'a price-gated stream', holds: isGated },
    rate: { of: 'a Flow stream', holds: isFlow },
    period: { of: 'a Flow stream', holds: isFlow },
    amounts: { of: 'a list of recipients', holds: isList },
  };

/** Whether a question is asked after these answers. */
export const applies = (question: Question, answers: Answers): boolean =>
  CONDITIONS[question]?.holds(answers) ?? true;

/** The streams that have a question, for example "a linear Lockup stream"; null for all. */
export const streamsOf = (question: Question): string | null => CONDITIONS[question]?.of ?? null;

/** A sentence on why no project has these answers and what to change; null if one does. */
export function refusalReason(answers: Answers, chain?: ChainOnOffer): string | null {
  const { product, model, recipient, hooks, cancelable } = answers;
  if (product === 'flow') {
    if (model !== 'none') {
      return 'A Flow stream has a rate per second and no model. Choose Lockup for a schedule.';
    }
    if (hooks === 'yes') return 'Flow calls no hooks. Choose Lockup, or no hooks.';
    if (cancelable === 'no') {
      return 'The sender of a Flow stream can pause it. Choose Lockup for a stream that nobody can cancel.';
    }
  } else if (model === 'none') {
    return 'A Lockup stream needs a model. Choose linear, dynamic, tranched or price-gated.';
  }
  if (hooks === 'yes' && recipient === 'account') {
    return 'Hooks run in the contract that receives the stream. Choose a contract as the recipient, or no hooks.';
  }
  if (familyOf(answers) === 'solidity' && chain?.isZK) {
    return `${chain.name} needs contracts from a compiler of its own, which this project does not use. Choose TypeScript, React or another chain.`;
  }
  if (familyOf(answers) === 'solidity' && answers.dates !== 'weeks') {
    return 'Solidity has no calendar. Choose viem, React or ethers for months, quarters or years.';
  }
  return refusalOfList(answers) ?? detailProblem(answers) ?? refusalOfTerms(answers);
}

/** A list that no stack divides. */
function refusalOfList(answers: Answers): string | null {
  const { batch, model, stack, sender } = answers;
  if (batch === 'parts' && model === 'price-gated') {
    return 'No project divides price-gated streams into parts. Choose several in one transaction.';
  }
  if (batch !== 'parts' && sender !== 'safe') return null;
  if (stack === 'hardhat') {
    return 'The scripts that send a list in parts and write the file of a Safe are of forge, which Hardhat does not run. Choose Foundry, viem or React.';
  }
  if (stack === 'ethers') {
    return 'The code that sends a list in parts and writes the file of a Safe is of viem. Choose viem, React or Foundry.';
  }
  return null;
}

function detailProblem(answers: Answers): string | null {
  for (const question of DETAILS) {
    if (!applies(question, answers)) {
      if (answers[question] === DEFAULTS[question]) continue;
      return `Only ${streamsOf(question)} has an answer to "${question}". Leave it out, or choose such a stream.`;
    }
    const problem = isChoice(question) ? null : entryProblem(question, answers[question]);
    if (problem) return problem;
  }
  return null;
}

/** Details of streams that the answers do not describe, reset. */
export const withoutOthers = (answers: Answers): Answers =>
  DETAILS.reduce<Answers>(
    (row, detail) => (applies(detail, row) ? row : { ...row, [detail]: DEFAULTS[detail] }),
    answers,
  );

/** Answers after a change: those that others exclude are reset. */
export function settled(answers: Answers): Answers {
  if (answers.product === 'flow') {
    return withoutOthers({ ...answers, model: 'none', hooks: 'no', cancelable: 'yes' });
  }
  const model = answers.model === 'none' ? DEFAULTS.model : answers.model;
  return withoutOthers({ ...answers, model });
}

/** The answers with defaults for what is not given. Those that Flow fixes follow the product. */
export const completed = (given: Partial<Answers>): Answers => ({
  ...settled({ ...DEFAULTS, product: given.product ?? DEFAULTS.product }),
  ...given,
});
