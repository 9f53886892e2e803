import type { Redirects } from './address';

/**
 * The rows of config/redirects-list.json.
 * @throws when two rows have one address, of which JSON would keep the last alone, or a row leads to no address
 */
export function readMoves(source: string): Redirects {
  const rows = Object.entries(JSON.parse(source) as Record<string, unknown>);
  const keys = [...source.matchAll(/^\s*"([^"]+)":/gm)].map(([, key = '']) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw new Error(`config/redirects-list.json has two rows for ${twice}.`);
  return rows.map(([from, to]) => {
    if (typeof to === 'string' && from.startsWith('/') && to.startsWith('/')) return [from, to];
    throw new Error(
      `config/redirects-list.json: ${from} leads to no address that begins with a slash.`,
    );
  });
}

/**
 * The source of config/redirects-list.json with one move more. A page that comes back to an address takes the row of that
 * address with it.
 */
export function addMove(source: string, from: string, to: string): string {
  const rows = readMoves(source).filter(([address]) => address !== to && address !== from);
  return textOfMoves([...rows, [from, to]]);
}

/** By address, so that two branches that move pages seldom write at the same place. */
export function textOfMoves(rows: Redirects): string {
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
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
