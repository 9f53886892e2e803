import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { agentFiles } from '../../agents/files';
import { readServerFacts } from '../../mcp/facts';
import { FACTS_PATH } from '../../mcp/site';

interface Options {
  /** One sentence on what the site is about. */
  summary: string;
}

/** Writes what the site serves to agents beside its pages, and what its server knows. */
export default function agentsPlugin(
  { siteConfig, siteDir }: LoadContext,
  { summary }: Options,
): Plugin {
  return {
    name: 'agents',
    async postBuild({ outDir }) {
      const { url: siteUrl, title } = siteConfig;
      const files = agentFiles({ siteUrl, title, summary, root: siteDir });
      files.set(FACTS_PATH, JSON.stringify(readServerFacts(siteUrl, siteDir)));
      for (const [at, text] of files) {
        const file = path.join(outDir, at);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      logger.info(`Agents: ${files.size} files.`);
    },
  };
}
