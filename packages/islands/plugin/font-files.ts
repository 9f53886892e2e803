import type { Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A rule as Docusaurus writes it: https://github.com/facebook/docusaurus, webpackUtils.ts of @docusaurus/utils. */
interface FileRule {
  test?: unknown;
  use?: { options?: { limit?: number } }[];
}

/**
 * Keeps fonts in files of their own. Docusaurus writes files of less than 10 KB into the stylesheet,
 * where every page would load them, and where the Content-Security-Policy refuses them.
 * @param config of Docusaurus, which is changed
 * @throws when it no longer has a rule for fonts
 */
export function keepFontsInFiles({ module }: Configuration): void {
  const rules = (module?.rules ?? []) as (FileRule | undefined)[];
  const loaders = rules
    .filter((rule) => rule?.test instanceof RegExp && rule.test.test('font.woff2'))
    .flatMap((rule) => rule?.use ?? []);
  const options = loaders.flatMap(({ options: own }) => (own && 'limit' in own ? [own] : []));
  if (options.length === 0) {
    throw new Error(
      'Docusaurus has no rule with a limit for .woff2 any more. Adapt packages/islands/plugin/font-files.ts, so ' +
        'that no stylesheet holds a font.',
    );
  }
  for (const own of options) own.limit = 0;
}
