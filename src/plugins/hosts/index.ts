import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { inlineScripts } from '../../../config/inline-scripts';
import { hostingFor } from '../../hosts/hosting';
import { scriptHashes } from '../../hosts/inline-scripts';
import { headersFile, redirectsFile } from '../../hosts/netlify';
import { vercelJson } from '../../hosts/vercel';
import type { ReadingPlugin } from '../built-pages';
import { chosenClient } from '../client/choice';

/**
 * Writes the headers and redirects of Netlify and Cloudflare Pages beside the pages. The build
 * stops at an inline script that is not expected, and on Vercel at a committed `vercel.json` that
 * was written for another configuration.
 */
export default function hostsPlugin(): ReadingPlugin {
  return {
    name: 'hosts',
    readSite({ outDir }) {
      const scripts = scriptHashes(
        inlineScripts.filter(({ isLean }) => !isLean || chosenClient(process.env) === 'lean'),
      );
      return {
        page: scripts.add,
        async end() {
          const hosting = hostingFor(outDir, scripts.all());
          await writeFile(path.join(outDir, '_headers'), headersFile(hosting));
          await writeFile(path.join(outDir, '_redirects'), redirectsFile(hosting));
          if (process.env.VERCEL && readFileSync('vercel.json', 'utf8') !== vercelJson(hosting)) {
            throw new Error(
              'vercel.json does not fit this build. Run "npm run build && npm run hosts" with the ' +
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
