import type { Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** As the framework writes its rules: https://github.com/facebook/docusaurus, webpackUtils.ts of @docusaurus/utils. */
interface FileRule {
  test?: unknown;
  use?: { options?: { limit?: number } }[];
}

/**
 * Keeps typefaces in files of their own. The framework writes files of less than 10 KB into the stylesheet,
 * where every page would load them, and where the Content-Security-Policy refuses them.
 * @param config of the framework, which is changed
 * @throws when it has no rule for typefaces any more
 */
export function keepFacesInFiles({ module }: Configuration): void {
  const rules = (module?.rules ?? []) as (FileRule | undefined)[];
  const loaders = rules
    .filter((rule) => rule?.test instanceof RegExp && rule.test.test('face.woff2'))
    .flatMap((rule) => rule?.use ?? []);
  const options = loaders.flatMap(({ options: own }) => (own && 'limit' in own ? [own] : []));
  if (options.length === 0) {
    throw new Error(
      'The framework has no rule with a limit for .woff2 any more. Adapt src/plugins/client/faces.ts, so ' +
        'that no stylesheet holds a typeface.',
    );
  }
  for (const own of options) own.limit = 0;
}
