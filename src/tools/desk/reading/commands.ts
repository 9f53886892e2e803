import type { CallFunction } from '../../../protocol/calls/types';
import type { DeskRelease } from '../../../protocol/desk/types';
import { checksum } from '../../csv/cells/address';
import { ceilingLine } from '../../pasted/fee';
import { ask, BLOCK_LINES, printLine, tokenLines } from '../../pasted/print';

/**
 * Commands that print what the contract and the token answer, as readPasted takes it.
 * @param comptroller Sablier's own on the chain, where there is one
 */
export function streamCommands(
  { product, views, terms }: DeskRelease,
  stream: { address: string; tokenId: string },
  comptroller?: string,
): string[] {
  const view = (fn: CallFunction) => ask(checksum(stream.address), fn, stream.tokenId);
  // The terms of Lockup are lists in part, which no single line holds.
  const functions = product === 'flow' ? [...views, ...terms] : views;
  const token = views.find(({ name }) => /^get(UnderlyingToken|Token|Asset)$/.test(name));
  return [
    ...BLOCK_LINES,
    ...functions.map((fn) => printLine(fn.name, view(fn))),
    ...(token ? tokenLines(view(token)) : []),
    ...(views.some(({ name }) => name === 'calculateMinFeeWei') ? ceilingLine(comptroller) : []),
  ];
}
