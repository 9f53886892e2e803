import { z } from 'zod';
import { MAX_DECIMALS } from '@sablier-docs/kit/inputs/amounts';
import { MAX_DIGITS, MAX_TEXT } from './limits';

/** A text of a reader, at most {@link MAX_TEXT} characters. */
export const shortText = (description: string) =>
  z.string().min(1).max(MAX_TEXT).describe(description);

/** A whole number from 0 as digits, because JSON numbers lose digits above 2^53. */
export const whole = (description: string) =>
  z
    .string()
    .max(MAX_DIGITS)
    .regex(/^\d+$/, 'Give a whole number in decimal digits, as a string.')
    .describe(description);

/** Tokens, in the smallest unit of the token. */
export const unitsInput = (description: string) =>
  whole(`${description}, in the token's smallest unit: 1 USDC is "1000000".`);

/** A moment. */
export const seconds = (description: string) => whole(`${description}, in Unix seconds.`);

/** Decimals of a token. */
export const decimals = (description: string) =>
  z.number().int().min(0).max(MAX_DECIMALS).describe(description);
