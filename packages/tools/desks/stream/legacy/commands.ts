import { checksum } from '@sablier-docs/protocol/checksum';
import {
  castAtBlock,
  BLOCK_LINES,
  printLine,
  tokenLines,
} from '@sablier-docs/kit/pasted-results/commands';
import type { LegacyStream } from './find';

/**
 * Commands that print the results of the contract and the token in the format of parsePastedLegacy.
 */
export function legacyCommands({ desk, address, tokenId }: LegacyStream): string[] {
  const at = checksum(address);
  const view = (name: string, ...more: string[]) =>
    desk.views
      .filter((fn) => fn.name === name)
      .map((fn) => castAtBlock(at, fn, tokenId, ...more))
      .join('');
  const compounding = view('isCompoundingStream');
  /** One value of `getStream`; `cast` prints each on its own line. */
  const part = (line: number) => `$(echo "$STREAM" | sed -n ${line}p)`;
  const balanceOf = (who: string) => printLine(`balanceOf ${who}`, view('balanceOf', `"${who}"`));
  return [
    ...BLOCK_LINES,
    `STREAM=$(${view('getStream')})`,
    'echo "getStream $STREAM"',
    ...(compounding ? [printLine('isCompoundingStream', compounding)] : []),
    `SENDER=${part(1)}`,
    `RECIPIENT=${part(2)}`,
    balanceOf('$SENDER'),
    balanceOf('$RECIPIENT'),
    ...tokenLines('echo "$STREAM" | sed -n 4p'),
  ];
}
