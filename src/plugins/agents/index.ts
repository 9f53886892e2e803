import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { agentFiles } from '@sablier-docs/agents/rules/files';
import { readSiteData } from '@sablier-docs/agents/server/site-data';
import { SITE_DATA_PATH } from '@sablier-docs/agents/server/site';

interface Options {
  /** A one-sentence description of the site. */
  summary: string;
  /** Addresses that once held a page, with their targets. */
  redirects: readonly (readonly [from: string, to: string])[];
}

/** Writes the files for agents, and the data of the documentation server. */
export default function agentsPlugin(
  { siteConfig, siteDir }: LoadContext,
  { summary, redirects }: Options,
): Plugin {
  return {
    name: 'agents',
    async postBuild({ outDir, routesPaths }) {
      const { url: siteUrl, title } = siteConfig;
      const files = agentFiles({ siteUrl, title, summary, root: siteDir });
      const addresses = { redirects: Object.fromEntries(redirects), routes: pagesIn(routesPaths) };
      files.set(SITE_DATA_PATH, JSON.stringify(readSiteData(siteUrl, siteDir, addresses)));
      for (const [at, text] of files) {
        const file = path.join(outDir, at);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      logger.info(`Agents: ${files.size} files.`);
    },
  };
}

/** The routes that have a page to read. */
const pagesIn = (routes: readonly string[]): string[] =>
  [...new Set(routes.map((route) => route.replace(/(?<=.)\/$/, '')))].filter(
    (route) => !/\.html$|^\/search$/.test(route),
  );
