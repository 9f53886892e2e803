import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirectPage } from './page';
import { selectRedirects, type Redirect } from './select';

/**
 * Wraps plugin-client-redirects, which checks the list and writes the files. Two things are ours:
 * a redirect waits until its target is written, and the page has a language, a title and a clean
 * history (the library's template has none of them).
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
