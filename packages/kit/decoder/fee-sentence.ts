import { formatAmount } from '@sablier-docs/protocol/amount';
import type { Argument } from './arguments';

/**
 * How much of the chain's coin a call lacks, from the arguments of an error about the fee: what was
 * sent and what is asked for, both in wei. Null for any other error.
 * @param coin symbol of the chain's coin; without it, the chain is unknown
 */
export function feeSentence(
  error: string,
  list: readonly Pick<Argument, 'value'>[],
  coin?: string,
): string | null {
  const [paid, asked, ...more] = list.map(({ value }) =>
    /^\d+$/.test(value) ? BigInt(value) : null,
  );
  if (!/_InsufficientFeePayment$/.test(error) || more.length > 0) return null;
  if (paid === null || paid === undefined || asked === null || asked === undefined) return null;
  if (asked <= paid) return null;
  const text = (wei: bigint) => `${formatAmount(wei, 18)}${coin === undefined ? '' : ` ${coin}`}`;
  const of = coin === undefined ? " of the chain's coin (ETH on Ethereum and Base)" : '';
  return `The call came with ${text(paid)}, and the contract asks for at least ${text(asked)}${of}: ${text(asked - paid)} more.`;
}

/** What to do about it in a desk, which reads the fee itself. */
export const READ_THE_FEE_AGAIN =
  'Press “Read again”: the page then takes the fee of now and adds 5.3 percent, because it follows the price of the coin. Then simulate again.';
