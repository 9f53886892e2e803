import { slugOfChain, type LinkFacts } from './facts';

/**
 * The URL to which the app redirects an old link; null if the link has today's form. Until the end
 * of 2024 streams were at /stream/, campaigns at /airstream/, and searches after `?t=`.
 */
export function modernize(url: URL, knowledge: LinkFacts): URL | null {
  const [, first, id, ...rest] = url.pathname.split('/');
  if (first === 'stream' && id && rest.length === 0) {
    const section = isFlow(id, knowledge) ? 'payments' : 'vesting';
    return moved(url, `/${section}/stream/${id}`);
  }
  if (first === 'airstream' && id && rest.length === 0)
    return moved(url, `/airdrops/campaign/${id}`);
  if (url.searchParams.get('t') !== 'search') return null;
  if (/^\/airdrops\/?$/.test(url.pathname)) return searched(url, '/airdrops/search', ['c', 'm']);
  if (url.pathname !== '/') return null;
  const ids = url.searchParams.get('i') ?? '';
  if (ids && ids.split(',').every((entry) => isFlow(entry, knowledge))) {
    return searched(url, '/payments/search', ['c', 's', 'r', 'i']);
  }
  const chain = knowledge.chains.find((entry) => String(entry.id) === url.searchParams.get('c'));
  return chain ? searched(url, `/vesting/search/${slugOfChain(chain)}`, ['s', 'r', 'i']) : null;
}

function isFlow(id: string, { aliases }: LinkFacts): boolean {
  const code = id.split('-')[0]?.toUpperCase();
  return aliases.some(({ alias, product }) => alias === code && product === 'flow');
}

function moved(url: URL, pathname: string): URL {
  const next = new URL(url);
  next.pathname = pathname;
  return next;
}

/** The token moves from `a` to the end of the path. */
function searched(url: URL, path: string, keep: string[]): URL {
  const token = url.searchParams.get('a');
  const next = new URL(token ? `${path}/${encodeURIComponent(token)}` : path, url.origin);
  for (const key of keep) {
    const value = url.searchParams.get(key);
    if (value) next.searchParams.set(key, value);
  }
  return next;
}
