import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import glossary from '../../glossary/entries.json';
import { SEARCH_TAGS, type SearchConfig } from '../../search/config';
import { buildEmbeddedIndex } from '../../search/embedded/build';
import { recordsFromHtml } from '../../search/records';
import type { SearchSite } from '../../search/site';
import type { SearchRecord } from '../../search/types';

const FILE = 'search-index.json';

/**
 * Only the headings of these are worth their bytes: interfaces and snippets repeat the text of other
 * pages, and addresses of earlier releases do not compress (25 KB).
 */
const REPEATED = /\/interfaces\/|\/previous-deployments\/|^\/snippets\//;

interface Options {
  config: SearchConfig;
  sections: Record<string, string>;
  pageRank: Record<string, number>;
}

/** Reads the built pages into search records and writes the embedded index beside them. */
export default function searchIndexPlugin(context: LoadContext, options: Options): Plugin {
  const { config, sections, pageRank } = options;
  const site: SearchSite = {
    config,
    indexUrl: `${context.baseUrl}${FILE}`,
    indexName: config.provider === 'hosted' ? config.indexName : 'sablier-docs',
    tags: SEARCH_TAGS,
    sections: Object.values(sections),
    siteUrl: context.siteConfig.url,
  };
  return {
    name: 'search-index',
    async contentLoaded({ actions }) {
      actions.setGlobalData(site);
    },
    async postBuild({ routesPaths, outDir }) {
      const records: SearchRecord[] = [];
      for (const route of pagesOf(routesPaths)) {
        const file = route === '/' ? '/index.html' : `${route}.html`;
        const html = await readFile(path.join(outDir, file), 'utf8');
        const rank = pageRank[route.split('/')[1] ?? ''] ?? 0;
        const headingsOnly = REPEATED.test(route);
        records.push(
          ...recordsFromHtml(html, { path: route, sections, pageRank: rank, headingsOnly }),
        );
      }
      const index = buildEmbeddedIndex(records, { synonyms: glossary });
      await writeFile(path.join(outDir, FILE), index.json);
      logger.info(`Search: ${index.records} records of ${index.pages} pages.`);
    },
  };
}

function pagesOf(routes: readonly string[]): string[] {
  const pages = routes.filter((route) => !/\.html$|\/\*$/.test(route)).map(withoutSlash);
  return [...new Set(pages)];
}

const withoutSlash = (route: string) => route.replace(/(?<=.)\/$/, '');
