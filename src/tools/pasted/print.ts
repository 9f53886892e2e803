import type { CallFunction } from '../../protocol/calls/types';
import { castCall } from '../calls/cast';

/* Commands that print answers as ./lines.ts reads them, all of one block. */

/** They set the block that the others ask, and print its second. */
export const BLOCK_LINES: readonly string[] = [
  'BLOCK=$(cast block-number --rpc-url "$RPC_URL")',
  printLine('time', 'cast block "$BLOCK" --field timestamp --rpc-url "$RPC_URL"'),
];

/** @param label the name of the function, with what was asked about where the line has to say it */
export function printLine(label: string, command: string): string {
  return `echo "${label} $(${command})"`;
}

/** A view at that block. */
export const ask = (address: string, fn: CallFunction, ...args: readonly string[]): string =>
  `${castCall(address, fn, ...args)} --block "$BLOCK"`;

/**
 * What the token says about itself, and what it answers about a holder.
 * @param find a command that prints the token's address
 */
export function tokenLines(find: string, holder?: string): string[] {
  const at = '--rpc-url "$RPC_URL" --block "$BLOCK"';
  return [
    `TOKEN=$(${find})`,
    printLine('symbol', `cast call "$TOKEN" "symbol()(string)" ${at}`),
    printLine('decimals', `cast call "$TOKEN" "decimals()(uint8)" ${at}`),
    ...(holder
      ? [
          printLine(
            `balanceOf ${holder}`,
            `cast call "$TOKEN" "balanceOf(address)(uint256)" ${holder} ${at}`,
          ),
        ]
      : []),
  ];
}
