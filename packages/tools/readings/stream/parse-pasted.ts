import type { DeskRelease } from '../contracts/types';
import { feeCeilingIn, FEE_CEILING } from '@sablier-docs/kit/pasted-results/fee';
import { parsePastedLines, TOKEN_LINES } from '@sablier-docs/kit/pasted-results/lines';
import { tokenMetadataIn } from '@sablier-docs/kit/pasted-results/token';
import type { ViewResult } from '@sablier-docs/kit/wallet/call-views';
import type { StreamResults } from './results';

interface PastedStream {
  results: StreamResults;
  /** One sentence for each line that cannot be parsed. */
  problems: string[];
}

/** Whether the result fits into a line: it is not a list. */
export const fitsLine = ({ outputs }: { outputs: readonly string[] }) =>
  outputs.length === 1 && !outputs[0]?.endsWith('[]') && !outputs[0]?.startsWith('tuple');

/** Parses results of this stream that a reader has pasted, in the format of parsePastedLines. */
export function parsePastedStream(text: string, release: DeskRelease): PastedStream {
  const functions = [...release.views, ...release.terms].filter(fitsLine);
  const { lines, time, problems } = parsePastedLines(text, [
    ...functions.map(({ name, outputs }) => ({ name, asked: [], outputs })),
    ...TOKEN_LINES,
    FEE_CEILING,
  ]);
  const views = new Map<string, ViewResult>();
  for (const { name, words } of lines) {
    if (functions.some((fn) => fn.name === name)) {
      views.set(name, words ? { words } : { reverted: '0x' });
    }
  }
  const others = { feeUsd: null, feeCeiling: feeCeilingIn(lines), ...tokenMetadataIn(lines) };
  return { results: { views, time, ...others }, problems };
}
