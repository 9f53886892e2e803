import { questionOf, readNumber } from '@sablier-docs/kit/inputs/numbers';
import type { Parsed } from '@sablier-docs/kit/inputs/parsed';
import { isAmount } from './steps';

/** The amount of a step, as its reader types it: also with the spaces that the page prints between thousands. */
export function readStepAmount(typed: string): Parsed<string> {
  const read = readNumber(typed);
  if ('asked' in read) return { problem: questionOf(typed, read.asked) };
  const amount = 'number' in read ? read.number : typed;
  return isAmount(amount) ? { value: amount } : { problem: 'Write a number such as 12.5.' };
}
