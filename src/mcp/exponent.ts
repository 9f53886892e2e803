import { AmountError, parseAmount } from '../protocol/amount';
import { Refusal } from './tool';

/** An exponent such as `2.5` with 18 decimals, as UD2x18. @throws a Refusal when it is no such number */
export function readExponent(text: string): bigint {
  try {
    return parseAmount(text, 18);
  } catch (error) {
    if (error instanceof AmountError) throw new Refusal(`Exponent "${text}": ${error.message}`);
    throw error;
  }
}
