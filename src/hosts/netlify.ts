import { byAddress } from './paths';
import type { Header, Hosting } from './types';

/**
 * Text of `_headers`, which Netlify and Cloudflare Pages read. Both revalidate where no rule says
 * otherwise. Neither can choose a file by `Accept` here: readers of Markdown use the `.md` address.
 * Neither can choose headers by status.
 */
export function headersFile({ headers, rules }: Hosting): string {
  return [{ path: '/*', headers }, ...rules.map(byAddress)]
    .map((rule) => [rule.path, ...rule.headers.map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/**
 * Text of `_redirects`. Cloudflare Pages answers these itself; on Netlify the file at the same
 * address wins, which is the redirect page, and leads to the same place. Both keep the query.
 */
export function redirectsFile({ redirects }: Hosting): string {
  return redirects.map(([from, to]) => `${from} ${to} 301\n`).join('');
}

/**
 * The headers that a `_headers` text sets for a path, as written there.
 * @throws when it has none for the path
 */
export function parseHeaders(text: string, path: string): Header[] {
  const block = text.split('\n\n').find((rule) => rule.startsWith(`${path}\n`)) ?? '';
  const headers = [...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
  if (headers.length === 0) throw new Error(`_headers has nothing for ${path}.`);
  return headers.map(([, name = '', value = '']) => [name, value]);
}
