import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readServerFacts } from '../../mcp/facts';
import { FACTS_PATH } from '../../mcp/site';

/** Writes what the documentation server knows beside the pages. */
export default function agentsPlugin({ siteConfig, siteDir }: LoadContext): Plugin {
  return {
    name: 'agents',
    async postBuild({ outDir }) {
      const file = path.join(outDir, FACTS_PATH);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(readServerFacts(siteConfig.url, siteDir)));
    },
  };
}
