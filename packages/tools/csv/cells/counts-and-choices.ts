import { unreadable, type CellValue } from './value';

/** Reads a whole number above zero. */
export function readCount(input: string): CellValue {
  if (!/^[1-9][0-9]{0,8}$/.test(input)) return unreadable(input, { code: 'count' });
  return { text: input, findings: [], number: BigInt(input) };
}

/** Reads whole percentages separated by semicolons, as in `10;20;30;40`. */
export function readPercentages(input: string): CellValue {
  if (!/^[0-9]{1,3}(;[0-9]{1,3})*$/.test(input))
    return unreadable(input, { code: 'percent-format' });
  return { text: input, findings: [], list: input.split(';').map(Number) };
}

/** Reads one of several words. Capital letters and plurals are repaired. */
export function readChoice(input: string, choices: readonly string[]): CellValue {
  if (choices.includes(input)) return { text: input, findings: [] };
  const lower = input.toLowerCase();
  const meant = choices.find((word) => word === lower || `${word}s` === lower);
  if (meant) return { text: meant, findings: [{ code: 'choice-spelling', fixed: true }] };
  return unreadable(input, { code: 'choice', detail: `Allowed: ${choices.join(', ')}.` });
}
