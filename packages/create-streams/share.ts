import { hashOfState } from '@sablier-docs/kit/form/url-state';
import { writeQuery } from '@sablier-docs/kit/inputs/query';
import {
  completed,
  DEFAULTS,
  isChoice,
  OPTIONS,
  WIZARD_QUESTIONS,
  withoutOthers,
  type Answers,
  type Question,
} from './answers';
import { entryProblem } from './entries';
import { literalOf } from './feed-address';
import { WIZARD_ID } from './id';

/** The reader's choices. */
export interface Choice {
  answers: Answers;
  chainId: number;
}

/**
 * The choice in a state such as `?model=dynamic&chain=1`. Missing values and options that no question has are the
 * defaults, details of other streams too; a typed answer stays as it is, for its field to say what is wrong with it.
 * @param chainIds the chains on offer, the default first
 */
export function readSharedWizard(state: string, chainIds: readonly number[]): Choice {
  const query = new URLSearchParams(state);
  const given = WIZARD_QUESTIONS.map((question) => [question, query.get(question)] as const);
  const answers = Object.fromEntries(
    given.filter(([question, text]) => text !== null && isTaken(question, text)),
  ) as Partial<Answers>;
  const chainId = chainIds.find((id) => String(id) === query.get('chain')) ?? chainIds[0] ?? 0;
  return { answers: withoutOthers(completed(answers)), chainId };
}

/**
 * A shared choice without its price feed, and the feed. Whoever made the link chose that address, and it
 * decides when the recipient is paid: it is used only once the reader has confirmed it.
 */
export function withoutFeed({ answers, chainId }: Choice): {
  choice: Choice;
  feed: string | null;
} {
  const choice = { answers: { ...answers, feed: DEFAULTS.feed }, chainId };
  return { choice, feed: answers.feed === DEFAULTS.feed ? null : literalOf(answers.feed) };
}

/** A feed is shown to the reader before it is an answer, so that it must be an address. */
const isTaken = (question: Question, text: string): boolean =>
  isChoice(question)
    ? (OPTIONS[question] as readonly string[]).includes(text)
    : question !== 'feed' || entryProblem(question, text) === null;

/** The state that `readSharedWizard` turns back into this choice, without default values. */
export function writeSharedWizard(
  { answers, chainId }: Choice,
  chainIds: readonly number[],
): string {
  const changed = WIZARD_QUESTIONS.filter((question) => answers[question] !== DEFAULTS[question]);
  return writeQuery([
    ...changed.map((question): [string, string] => [question, answers[question]]),
    ...(chainId === chainIds[0] ? [] : ([['chain', String(chainId)]] as [string, string][])),
  ]);
}

/** The part of the page's address that holds a choice, from `#` on; the default one opens the wizard. */
export const pageState = (choice: Choice, chains: readonly { id: number }[]): string =>
  hashOfState(
    WIZARD_ID,
    writeSharedWizard(
      choice,
      chains.map(({ id }) => id),
    ),
  );
