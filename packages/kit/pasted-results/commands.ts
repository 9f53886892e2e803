import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import { castCall } from '../calls/cast';

/* Commands that print results in the format of ./lines.ts, all at one block. */

/** They set the block for the other commands, and print its timestamp. */
export const BLOCK_LINES: readonly string[] = [
  'BLOCK=$(cast block-number --rpc-url "$RPC_URL")',
  printLine('time', 'cast block "$BLOCK" --field timestamp --rpc-url "$RPC_URL"'),
];

/** @param label the name of the function, with its arguments if the line needs them */
export function printLine(label: string, command: string): string {
  return `echo "${label} $(${command})"`;
}

/** A call of a view at that block. */
export const castAtBlock = (
  address: string,
  fn: CallFunction,
  ...args: readonly string[]
): string => `${castCall(address, fn, ...args)} --block "$BLOCK"`;

/**
 * Commands for the token's symbol and decimals, and a holder's balance.
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
