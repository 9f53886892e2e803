import { hashOfState } from '@sablier-docs/kit/form/url-state';
import { writeQuery } from '@sablier-docs/kit/inputs/query';
import {
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
 * The choice in a state such as `?model=dynamic&chain=1`; missing or invalid values are the
 * defaults, and so are details of other streams.
 * @param chainIds the chains on offer, the default first
 */
export function readSharedWizard(state: string, chainIds: readonly number[]): Choice {
  const query = new URLSearchParams(state);
  const answers = Object.fromEntries(
    WIZARD_QUESTIONS.map((question) => {
      const given = query.get(question);
      return [question, given !== null && isAnswer(question, given) ? given : DEFAULTS[question]];
    }),
  ) as unknown as Answers;
  const chainId = chainIds.find((id) => String(id) === query.get('chain')) ?? chainIds[0] ?? 0;
  return { answers: withoutOthers(answers), chainId };
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

const isAnswer = (question: Question, text: string): boolean =>
  isChoice(question)
    ? (OPTIONS[question] as readonly string[]).includes(text)
    : entryProblem(question, text) === null;

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
