import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirectPage } from './page';
import { selectRedirects, type Redirect } from './select';

/**
 * Of plugin-client-redirects two parts serve: it checks the list (an address that a page has, or that is given
 * twice, stops the build) and decides where each file goes. What it writes into the file is replaced, because its
 * template takes no option and
 *
 * - in Firefox adds the redirect page to the history, so that Back leads to it and on to the target again;
 * - holds an inline script with the target in it: the 25 hashes would add 1.4 KB to every answer's
 *   Content-Security-Policy, and where it is served without them (Netlify prefers files to rules) `?query` and
 *   `#hash` are lost;
 * - has no language and no title.
 *
 * A redirect waits until its target is written.
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
