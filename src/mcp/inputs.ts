import { z } from 'zod';
import { MAX_DIGITS, MAX_TEXT } from './limits';

/** A text of a reader, at most {@link MAX_TEXT} characters. */
export const shortText = (says: string) => z.string().min(1).max(MAX_TEXT).describe(says);

/** A whole number from 0 as digits, because JSON numbers lose digits above 2^53. */
export const whole = (says: string) =>
  z
    .string()
    .max(MAX_DIGITS)
    .regex(/^\d+$/, 'Give a whole number in decimal digits, as a string.')
    .describe(says);

/** Tokens, in the smallest unit of the token. */
export const units = (says: string) =>
  whole(`${says}, in the token's smallest unit: 1 USDC is "1000000".`);

/** A moment. */
export const seconds = (says: string) => whole(`${says}, in Unix seconds.`);
