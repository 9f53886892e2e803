import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { twinOf, type Twin } from '../../markdown/twins';
import { htmlPath, twinPath } from '../../markdown/twins/paths';

/** Writes the Markdown of every page beside its HTML, and the lists of them for language models. */
export default function twinsPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'twins',
    async postBuild({ routesPaths, outDir }) {
      const routes = new Set(pagesOf(routesPaths));
      const twins: Twin[] = [];
      for (const route of routes) {
        const html = await readFile(path.join(outDir, htmlPath(route)), 'utf8');
        const twin = twinOf(html, { siteUrl: siteConfig.url, route, routes });
        const file = path.join(outDir, twinPath(route));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, twin.markdown);
        twins.push(twin);
      }
      if (twins.length === 0) throw new Error('There is no page to write as Markdown.');
      logger.info(`Markdown: ${twins.length} pages.`);
    },
  };
}

/** Pages with content of their own: what the sitemap lists. */
function pagesOf(routes: readonly string[]): string[] {
  return routes
    .filter((route) => !/\.html$|\/\*$/.test(route))
    .map((route) => route.replace(/(?<=.)\/$/, ''))
    .filter((route) => route !== '/search');
}
