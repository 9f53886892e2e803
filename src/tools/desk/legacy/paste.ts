import { readLines, TOKEN_SAYS, type Expected, type Line } from '../../pasted/lines';
import { tokenSays } from '../../pasted/token';
import { isSalary, readTerms, type Answered, type LegacyAnswers } from './ask';
import type { LegacyStream } from './find';

export interface PastedLegacy {
  /** Null while there is nothing to show. */
  answers: LegacyAnswers | null;
  /** One sentence for each line that is no answer. */
  problems: string[];
}

/**
 * Answers about a stream of Legacy that a reader copied: see readLines. `balanceOf` names the address
 * that it was asked about before its answer.
 */
export function readPastedLegacy(text: string, { desk, chainId }: LegacyStream): PastedLegacy {
  const functions = desk.views.map(
    ({ name, inputs, outputs }): Expected => ({
      name,
      // The first input of each is the stream.
      asked: inputs.slice(1).map(({ type }) => ({ says: 'the address', type })),
      answers: outputs,
    }),
  );
  const { lines, time, problems } = readLines(text, [...functions, ...TOKEN_SAYS]);
  const none = { answers: null, problems };
  const stream = lines.findLast(({ name }) => name === 'getStream');
  if (!stream) {
    if (lines.length > 0) problems.push('The answer of getStream is missing.');
    return none;
  }
  const says = tokenSays(lines);
  if (!stream.words) return { answers: { ...says, state: null, time }, problems };
  const terms = readTerms(stream.words);
  if (!terms) return none;
  const compounding = answerIn(lines.filter(({ name }) => name === 'isCompoundingStream'));
  const balanceOf = (who: string) =>
    answerIn(lines.filter(({ name, asked }) => name === 'balanceOf' && asked[0] === BigInt(who)));
  const state = {
    ...terms,
    balances: { sender: balanceOf(terms.sender), recipient: balanceOf(terms.recipient) },
    isCompounding: typeof compounding === 'bigint' ? compounding !== 0n : compounding,
    isSalary: isSalary(desk, chainId, terms.sender),
  };
  return { answers: { ...says, state, time }, problems };
}

/** The first word of the last of the lines. */
function answerIn(lines: readonly Line[]): Answered<bigint> {
  const last = lines.at(-1);
  return last ? (last.words?.[0] ?? null) : 'unread';
}
