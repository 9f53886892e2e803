import { contentTypes, partsOf } from './paths';
import type { Hosting } from './types';

/** `map` blocks of the headers that depend on the file, and the variable of each header. */
export function pathMaps({ rules, cacheControl }: Hosting) {
  const rows = new Map<string, string[]>([
    ['Cache-Control', [`default "${cacheControl}"`]],
    ['Vary', ['default ""', '"~\\.(?:html|md)$" Accept']],
  ]);
  for (const { path, headers } of rules) {
    for (const [name, value] of headers) {
      // `types` sets it: a header of that name would be sent twice.
      if (name === 'Content-Type') continue;
      rows.set(name, [...(rows.get(name) ?? ['default ""']), `${pattern(path)} "${value}"`]);
    }
  }
  const names = [...rows.keys()].map((name) => [name, variable(name)] as const);
  const maps = names.map(([name, at]) => {
    const from = name === 'Cache-Control' ? FOUND : '$uri';
    return `map ${from} ${at} {\n${(rows.get(name) ?? []).map(line).join('')}}\n`;
  });
  return { maps: found + maps.join(''), names };
}

/** The address of a response that has a file; empty for errors and redirects, which are not cached. */
const FOUND = '$docs_found';
const found = `map $status ${FOUND} {
  default "";
  200 $uri;
  206 $uri;
  304 $uri;
}
`;

const variable = (name: string) => `$docs_${name.toLowerCase().replace(/-/g, '_')}`;
const line = (text: string) => `  ${text};\n`;

/** A rule's path as a regular expression of `map`. */
function pattern(path: string): string {
  const { folder, ending } = partsOf(path);
  return ending ? `"~.\\${ending}$"` : `"~^${folder}."`;
}

const bare = (type: string) => type.replace(/;.*/, '');

/** Rows of `types`. */
export const typesBlock = (): string =>
  Object.entries(contentTypes)
    .map(([ending, type]) => `    ${bare(type)} ${ending};`)
    .join('\n');

/** Types that are text: sent with a charset, and compressed. HTML is both without being named. */
export const textTypes = (): string =>
  [...new Set(Object.values(contentTypes))]
    .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
    .map(bare)
    .join(' ');
