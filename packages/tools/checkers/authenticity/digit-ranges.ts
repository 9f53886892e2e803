/** Length of the prefix `0x`. */
const BEFORE = 2;

/**
 * Positions in the address counted from 1, as `characters 7 to 38` or `characters 9, 11 to 12 and
 * 40`.
 * @param places positions among the 40 digits, from 0, ascending
 */
export function digitRanges(places: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const place of places) {
    const position = place + BEFORE + 1;
    const range = ranges.at(-1);
    if (range && range[1] === position - 1) range[1] = position;
    else ranges.push([position, position]);
  }
  const parts = ranges.map(([first, last]) =>
    first === last ? `${first}` : `${first} to ${last}`,
  );
  const last = parts.pop() ?? '';
  const list = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return `${places.length === 1 ? 'character' : 'characters'} ${list}`;
}
