import { MAX_FEE_USD } from '../wallet/fee';
import type { ExpectedLine, Line } from './lines';
import { printLine } from './commands';

/** The line with the comptroller's highest fee in the chain's coin. */
export const FEE_CEILING: ExpectedLine = {
  name: 'convertUSDFeeToWei',
  asked: [{ label: `${MAX_FEE_USD}, which is 100 USD,`, type: 'uint256' }],
  outputs: ['uint256'],
};

/** A command that calls the comptroller for it. @param rest further options of `cast` */
export const castFeeCeiling = (comptroller: string, rest = ''): string =>
  `cast call ${comptroller} "convertUSDFeeToWei(uint256)(uint256)" ${MAX_FEE_USD} --rpc-url "$RPC_URL"${rest}`;

/** The command that prints that line; none on a chain without a comptroller. */
export const feeCeilingCommand = (comptroller: string | undefined): string[] =>
  comptroller
    ? [
        printLine(
          `${FEE_CEILING.name} ${MAX_FEE_USD}`,
          castFeeCeiling(comptroller, ' --block "$BLOCK"'),
        ),
      ]
    : [];

/**
 * The highest fee in the lines, in wei; null if it is missing, or was computed for another amount.
 */
export function feeCeilingIn(lines: readonly Line[]): bigint | null {
  const line = lines.findLast(({ name }) => name === FEE_CEILING.name);
  return line?.asked[0] === MAX_FEE_USD ? (line.words?.[0] ?? null) : null;
}
