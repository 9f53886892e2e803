import { readDecimal } from '@sablier-docs/kit/inputs/numbers';
import { isRead } from '@sablier-docs/kit/inputs/parsed';
import { ToolRefusal } from './tool';

/** The largest exponent, so that 2.125 cannot mean 2,125. */
const MOST = 100;

/** An exponent such as `2.5` with 18 decimals, as UD2x18. @throws a Refusal when it isn't such a number */
export function readExponentInput(text: string): bigint {
  const parsed = readDecimal(text, 18, { most: MOST });
  if (isRead(parsed)) return parsed.value;
  throw new ToolRefusal(`Exponent "${text}": ${parsed.problem}`);
}
