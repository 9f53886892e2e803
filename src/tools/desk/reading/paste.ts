import type { DeskRelease } from '../../../protocol/desk/types';
import { ceilingIn, FEE_CEILING } from '../../pasted/fee';
import { readLines, TOKEN_SAYS } from '../../pasted/lines';
import { tokenSays } from '../../pasted/token';
import type { ViewAnswer } from '../../wallet/views';
import type { StreamAnswers } from './answers';

export interface PastedAnswers {
  answers: StreamAnswers;
  /** One sentence for each line that is no answer. */
  problems: string[];
}

/** Views that answer a list, which no line holds. */
const isPlain = ({ outputs }: { outputs: readonly string[] }) =>
  outputs.length === 1 && !outputs[0]?.endsWith('[]') && !outputs[0]?.startsWith('tuple');

/** Answers about a stream that a reader copied: see readLines. All of them are about this stream. */
export function readPasted(text: string, release: DeskRelease): PastedAnswers {
  const functions = [...release.views, ...release.terms].filter(isPlain);
  const { lines, time, problems } = readLines(text, [
    ...functions.map(({ name, outputs }) => ({ name, asked: [], answers: outputs })),
    ...TOKEN_SAYS,
    FEE_CEILING,
  ]);
  const views = new Map<string, ViewAnswer>();
  for (const { name, words } of lines) {
    if (functions.some((fn) => fn.name === name)) {
      views.set(name, words ? { words } : { reverted: '0x' });
    }
  }
  const says = { feeUsd: null, feeCeiling: ceilingIn(lines), ...tokenSays(lines) };
  return { answers: { views, time, ...says }, problems };
}
