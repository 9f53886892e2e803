import { readDecimal } from '../tools/inputs/numbers';
import { isRead } from '../tools/inputs/parsed';
import { Refusal } from './tool';

/** No exponent is larger, so that 2.125 has no other reading. */
const MOST = 100;

/** An exponent such as `2.5` with 18 decimals, as UD2x18. @throws a Refusal when it is no such number */
export function readExponent(text: string): bigint {
  const parsed = readDecimal(text, 18, { most: MOST });
  if (isRead(parsed)) return parsed.value;
  throw new Refusal(`Exponent "${text}": ${parsed.problem}`);
}
