import { MAX_FEE_USD } from '../wallet/fee';
import type { Expected, Line } from './lines';
import { printLine } from './print';

/** The line that says what the comptroller's highest fee is in the coin of the chain. */
export const FEE_CEILING: Expected = {
  name: 'convertUSDFeeToWei',
  asked: [{ says: `${MAX_FEE_USD}, which is 100 USD,`, type: 'uint256' }],
  answers: ['uint256'],
};

/** The command that prints that line; none on a chain without a comptroller. */
export const ceilingLine = (comptroller: string | undefined): string[] =>
  comptroller
    ? [
        printLine(
          `${FEE_CEILING.name} ${MAX_FEE_USD}`,
          `cast call ${comptroller} "convertUSDFeeToWei(uint256)(uint256)" ${MAX_FEE_USD} --rpc-url "$RPC_URL" --block "$BLOCK"`,
        ),
      ]
    : [];

/** The ceiling that the lines say, in wei; null where they do not say it, or for another amount. */
export function ceilingIn(lines: readonly Line[]): bigint | null {
  const line = lines.findLast(({ name }) => name === FEE_CEILING.name);
  return line?.asked[0] === MAX_FEE_USD ? (line.words?.[0] ?? null) : null;
}
