import { readFileSync } from 'node:fs';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { writeHeaders } from '@sablier-docs/hosting/headers-file';
import {
  inlineScriptsOf,
  scriptHashes,
  type InlineScript,
} from '@sablier-docs/hosting/inline-scripts';
import type { Hosting } from '@sablier-docs/hosting/types';
import { vercelJson } from '@sablier-docs/hosting/vercel';
import type { ReadingPlugin } from '@sablier-docs/built/plugin';
import { chosenClient } from '@sablier-docs/islands/plugin/choice';
import { buildCache, digestOfCode } from '../build-cache';

interface Options {
  /** Those that a page may have. */
  readonly inlineScripts: readonly InlineScript[];
  /** Headers and redirects of a build with these hashes of inline scripts. */
  readonly hostingFor: (build: string, scripts: readonly string[]) => Hosting;
}

/**
 * Writes the security headers of the build for `npm run serve`. The build fails at an unexpected inline script
 * and, on Vercel, when the committed `vercel.json` was made for another configuration.
 */
export default function hostingPlugin(
  _context: LoadContext,
  { inlineScripts, hostingFor }: Options,
): ReadingPlugin {
  return {
    name: 'hosting',
    readSite({ outDir }) {
      const scripts = scriptHashes(
        inlineScripts.filter(
          ({ isIslandsOnly }) => !isIslandsOnly || chosenClient(process.env) === 'islands',
        ),
      );
      const cache = buildCache('inline-scripts', [digestOfCode()]);
      return {
        page: ({ file, html, tree }) =>
          scripts.add(
            file,
            cache.json([html], () => inlineScriptsOf(tree())),
          ),
        async end() {
          const hosting = hostingFor(outDir, scripts.all());
          writeHeaders(outDir, hosting);
          if (process.env.VERCEL && readFileSync('vercel.json', 'utf8') !== vercelJson(hosting)) {
            throw new Error(
              'vercel.json does not match this build. Run "npm run build && npm run hosts" with the ' +
                'environment variables of the host and commit the result.',
            );
          }
          logger.info(
            `Hosts: ${hosting.redirects.length} redirects, ${hosting.rules.length} header rules.`,
          );
        },
      };
    },
  };
}
