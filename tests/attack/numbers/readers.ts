/**
 * Two people who read a number, written without a look at the parser: they cut the text at their sign for
 * decimals and read the rest. `null` where a text isn't a number to them.
 */
export interface Reader {
  decimal: '.' | ',';
  groups: readonly string[];
}

const GAPS = [' ', '\u00A0', '\u2009', '\u202F', "'", '\u2019', '_'];
export const american: Reader = { decimal: '.', groups: [',', ...GAPS] };
export const european: Reader = { decimal: ',', groups: ['.', ...GAPS] };

const isDigits = (text: string) => [...text].every((sign) => sign >= '0' && sign <= '9');

/** The digits of a whole part, or null where its groups are none. */
function wholeOf(text: string, groups: readonly string[]): string | null {
  const used = groups.filter((sign) => text.includes(sign));
  if (used.length > 1) return null;
  const [sign] = used;
  if (sign === undefined) return isDigits(text) ? text : null;
  const [first = '', ...rest] = text.split(sign);
  const isFirst = first.length > 0 && first.length < 4 && isDigits(first) && !first.startsWith('0');
  return isFirst && rest.every((group) => group.length === 3 && isDigits(group))
    ? first + rest.join('')
    : null;
}

/** The number as digits with 60 places after the point, so that it can be compared. */
export function readBy(reader: Reader, typed: string): bigint | null {
  const parts = typed.trim().split(reader.decimal);
  if (parts.length > 2) return null;
  const [before = '', after = ''] = parts;
  if (before === '' && after === '') return null;
  const whole = before === '' ? '0' : wholeOf(before, reader.groups);
  if (whole === null || !isDigits(after) || after.length > 60) return null;
  return BigInt(whole + after.padEnd(60, '0'));
}
