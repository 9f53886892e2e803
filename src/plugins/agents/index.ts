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
}

/** Writes the files for agents, and the data of the documentation server. */
export default function agentsPlugin(
  { siteConfig, siteDir }: LoadContext,
  { summary }: Options,
): Plugin {
  return {
    name: 'agents',
    async postBuild({ outDir }) {
      const { url: siteUrl, title } = siteConfig;
      const files = agentFiles({ siteUrl, title, summary, root: siteDir });
      files.set(SITE_DATA_PATH, JSON.stringify(readSiteData(siteUrl, siteDir)));
      for (const [at, text] of files) {
        const file = path.join(outDir, at);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      logger.info(`Agents: ${files.size} files.`);
    },
  };
}
