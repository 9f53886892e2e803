import { writeQuery } from '../inputs/query';
import { DEFAULTS, OPTIONS, QUESTIONS, type Answers } from './answers';

/** The reader's choices. */
export interface Choice {
  answers: Answers;
  chainId: number;
}

/**
 * The choice in a state such as `?model=dynamic&chain=1`; missing or invalid values are the
 * defaults.
 * @param chainIds the chains on offer, the default first
 */
export function readShared(state: string, chainIds: readonly number[]): Choice {
  const query = new URLSearchParams(state);
  const answers = Object.fromEntries(
    QUESTIONS.map((question) => {
      const given = query.get(question);
      const known = (OPTIONS[question] as readonly string[]).find((answer) => answer === given);
      return [question, known ?? DEFAULTS[question]];
    }),
  ) as Answers;
  const chainId = chainIds.find((id) => String(id) === query.get('chain')) ?? chainIds[0] ?? 0;
  return { answers, chainId };
}

/** The state that `readShared` turns back into this choice, without default values. */
export function writeShared({ answers, chainId }: Choice, chainIds: readonly number[]): string {
  const changed = QUESTIONS.filter((question) => answers[question] !== DEFAULTS[question]);
  return writeQuery([
    ...changed.map((question): [string, string] => [question, answers[question]]),
    ...(chainId === chainIds[0] ? [] : ([['chain', String(chainId)]] as [string, string][])),
  ]);
}
