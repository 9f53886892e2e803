import {
  parsePastedLines,
  TOKEN_LINES,
  type ExpectedLine,
  type Line,
} from '@sablier-docs/kit/pasted-results/lines';
import { tokenMetadataIn } from '@sablier-docs/kit/pasted-results/token';
import { isSalary, readTerms, type LegacyResult, type LegacyResults } from './fetch';
import type { LegacyStream } from './find';

interface PastedLegacy {
  /** Null while there is nothing to show. */
  results: LegacyResults | null;
  /** One sentence for each line that cannot be parsed. */
  problems: string[];
}

/**
 * Parses results of a Legacy stream that a reader has pasted, in the format of parsePastedLines.
 * `balanceOf` has its address before its result.
 */
export function parsePastedLegacy(text: string, { desk, chainId }: LegacyStream): PastedLegacy {
  const functions = desk.views.map(
    ({ name, inputs, outputs }): ExpectedLine => ({
      name,
      // The first input of each is the stream.
      asked: inputs.slice(1).map(({ type }) => ({ label: 'the address', type })),
      outputs: outputs,
    }),
  );
  const { lines, time, problems } = parsePastedLines(text, [...functions, ...TOKEN_LINES]);
  const none = { results: null, problems };
  const stream = lines.findLast(({ name }) => name === 'getStream');
  if (!stream) {
    if (lines.length > 0) problems.push('The answer of getStream is missing.');
    return none;
  }
  const token = tokenMetadataIn(lines);
  if (!stream.words) return { results: { ...token, state: null, time }, problems };
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
  return { results: { ...token, state, time }, problems };
}

/** The first word of the last line. */
function answerIn(lines: readonly Line[]): LegacyResult<bigint> {
  const last = lines.at(-1);
  return last ? (last.words?.[0] ?? null) : 'unread';
}
