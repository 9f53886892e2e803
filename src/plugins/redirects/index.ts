import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirectPage } from './redirect-page';
import { selectRedirects, type Redirect } from './select-redirects';

/**
 * Two parts of plugin-client-redirects are used: it validates the list (the path of an existing page or a
 * duplicate stops the build) and it decides the path of each file. The content of the files is replaced, because
 * its template has no options and
 *
 * - in Firefox adds the redirect page to the history, so that Back leads to it and to the target again;
 * - has an inline script with the target: a hash for each redirect would add more than 10 KB to the
 *   Content-Security-Policy of every response, and without them `?query` and `#hash` are lost;
 * - has no language and no title.
 *
 * A redirect whose target page does not exist yet is left out.
 */
export default function redirectsPlugin(
  context: LoadContext,
  options: { redirects: readonly Redirect[] },
): Plugin {
  return {
    name: 'redirects',
    async postBuild(props) {
      const { live, heldBack } = selectRedirects(options.redirects, props.routesPaths);
      if (heldBack.length > 0) {
        logger.info(
          `Redirects: ${live.length} live, ${heldBack.length} wait for their target page.`,
        );
      }
      const library = clientRedirects(context, {
        id: 'default',
        fromExtensions: [],
        toExtensions: [],
        redirects: live.map(([from, to]) => ({ from, to })),
      } as never);
      await (library as Plugin | null)?.postBuild?.(props);
      await Promise.all(
        live.map(([from, to]) =>
          writeFile(
            path.join(props.outDir, from, 'index.html'),
            redirectPage(to, context.siteConfig.url + to),
          ),
        ),
      );
    },
  };
}
