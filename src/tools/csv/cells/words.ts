import { bad, type Verdict } from './verdict';

/** A whole number above zero. */
export function readCount(input: string): Verdict {
  if (!/^[1-9][0-9]{0,8}$/.test(input)) return bad(input, { code: 'count' });
  return { text: input, findings: [], number: BigInt(input) };
}

/** Whole percentages between semicolons, as in `10;20;30;40`. */
export function readPercentages(input: string): Verdict {
  if (!/^[0-9]{1,3}(;[0-9]{1,3})*$/.test(input)) return bad(input, { code: 'percent-format' });
  return { text: input, findings: [], list: input.split(';').map(Number) };
}

/** One of a few words. Capital letters, and the plural, are repaired. */
export function readChoice(input: string, choices: readonly string[]): Verdict {
  if (choices.includes(input)) return { text: input, findings: [] };
  const lower = input.toLowerCase();
  const meant = choices.find((word) => word === lower || `${word}s` === lower);
  if (meant) return { text: meant, findings: [{ code: 'choice-spelling', fixed: true }] };
  return bad(input, { code: 'choice', detail: `Allowed: ${choices.join(', ')}.` });
}
