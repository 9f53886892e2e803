import type { Redirects } from './address';

const LIST = /(export const moved[^=]*= \[)([\s\S]*?)(\];)/;

/**
 * The moves in the source of config/redirects.ts.
 * @throws when it has no list of them
 */
export function readMoves(source: string): Redirects {
  const [, , rows] = LIST.exec(source) ?? [];
  if (rows === undefined) throw new Error('config/redirects.ts exports no list "moved".');
  return [...rows.matchAll(/\[\s*'([^']+)',\s*'([^']+)',?\s*\]/g)].map(([, from = '', to = '']) => [
    from,
    to,
  ]);
}

/**
 * The source of config/redirects.ts with one move more. A page that comes back to an address takes the row of that
 * address with it.
 */
export function addMove(source: string, from: string, to: string): string {
  const rows = [...readMoves(source).filter(([address]) => address !== to), [from, to]];
  // By address: two branches that move pages seldom write at the same place.
  rows.sort(([one = ''], [other = '']) => one.localeCompare(other, 'en'));
  const text = rows.map(([old, now]) => `['${old}', '${now}'],`).join('\n');
  return source.replace(
    LIST,
    (_whole, begin: string, _rows, end: string) => `${begin}\n${text}\n${end}`,
  );
}

/** Where an address leads in the end. */
export function follow(address: string, moves: Redirects): string {
  const next = new Map(moves);
  const seen = new Set<string>();
  let now = address;
  for (let to = next.get(now); to !== undefined && !seen.has(now); to = next.get(now)) {
    seen.add(now);
    now = to;
  }
  return now;
}
