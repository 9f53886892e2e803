import type { Header, HeaderRule, Hosting } from './types';

/**
 * Types of the build's files, by extension. An address without one of these is a page: `/…/v1.0` has no
 * extension.
 */
export const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  graphql: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  tgz: 'application/gzip',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Type of a file of the build, by its name. */
export const contentType = (file: string): string =>
  contentTypes[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'application/octet-stream';

/** Whether a rule's pattern covers a path. */
export function matchesPath(pattern: string, path: string): boolean {
  const { folder, ending } = partsOf(pattern);
  return path.startsWith(folder) && path.endsWith(ending) && path.length > pattern.length - 1;
}

/**
 * The parts before and after the asterisk.
 * @throws when the pattern is neither a folder nor an ending: not every host supports others
 */
export function partsOf(pattern: string): { folder: string; ending: string } {
  const [, folder, ending] = /^(\/(?:[\w-]+\/)*)\*((?:\.\w+)?)$/.exec(pattern) ?? [];
  if (folder === undefined || ending === undefined || (folder !== '/' && ending)) {
    throw new Error(
      `"${pattern}" is not a valid path of a header rule. Write "/folder/*" or "/*.ending".`,
    );
  }
  return { folder, ending };
}

/** The rule for a host that applies it to missing files too. */
export const byAddress = (rule: HeaderRule): HeaderRule => ({
  path: rule.path,
  headers: rule.byAddress ?? rule.headers,
});

/** Headers of the response for a file of the build, including `Content-Type`. */
export function headersOf(file: string, hosting: Hosting): Header[] {
  const headers = new Map<string, string>([
    ['Content-Type', contentType(file)],
    ['Cache-Control', hosting.cacheControl],
    ...hosting.headers,
    ...hosting.rules.filter((rule) => matchesPath(rule.path, file)).flatMap((rule) => rule.headers),
  ]);
  if (/\.(?:html|md)$/.test(file)) headers.set('Vary', 'Accept');
  return [...headers];
}
