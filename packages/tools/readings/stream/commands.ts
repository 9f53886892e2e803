import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import type { DeskRelease } from '../contracts/types';
import { fitsLine } from './parse-pasted';
import { checksum } from '@sablier-docs/protocol/checksum';
import { feeCeilingCommand } from '@sablier-docs/kit/pasted-results/fee';
import {
  castAtBlock,
  BLOCK_LINES,
  printLine,
  tokenLines,
} from '@sablier-docs/kit/pasted-results/commands';

/**
 * Commands that print the results of the contract and the token in the format of parsePastedStream.
 * @param comptroller Sablier's own on the chain, if there is one
 */
export function streamCommands(
  { views, terms }: DeskRelease,
  stream: { address: string; tokenId: string },
  comptroller: string | undefined,
): string[] {
  const view = (fn: CallFunction) => castAtBlock(checksum(stream.address), fn, stream.tokenId);
  const functions = [...views, ...terms.filter(fitsLine)];
  const token = views.find(({ name }) => /^get(UnderlyingToken|Token|Asset)$/.test(name));
  return [
    ...BLOCK_LINES,
    ...functions.map((fn) => printLine(fn.name, view(fn))),
    ...(token ? tokenLines(view(token)) : []),
    ...(views.some(({ name }) => name === 'calculateMinFeeWei')
      ? feeCeilingCommand(comptroller)
      : []),
  ];
}
