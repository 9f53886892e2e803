import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import glossary from '../../glossary/entries.json';
import readersWords from '../../glossary/readers-words.json';
import { SEARCH_TAGS, type SearchConfig } from '../../search/config';
import type { SearchSite } from '../../search/site';
import { buildEmbeddedIndex } from '../../search/embedded/build';
import { pageRecords } from '../../search/records';
import type { SearchRecord } from '../../search/types';
import type { ReadingPlugin } from '../built-pages';

const FILE = 'search-index.json';
const TEXTS = 'search-texts.json';

/** Pages for people, whose texts come first: what the reference says waits for the second file. */
const FIRST = /^\/(?:$|(?:support|apps|concepts)\/)/;

/**
 * Only headings and description of these are worth their bytes: interfaces, the abstract contracts behind those that are
 * deployed, libraries of errors, queries of the second vendor and snippets repeat the text of other pages,
 * and addresses of earlier releases do not compress (30 KB); the answers above the hits know all of them.
 */
const REPEATED = new RegExp(
  [
    '/interfaces/',
    '/abstracts/abstract\\.Sablier',
    '/libraries/library\\.Errors$',
    '/previous-deployments/',
    '^/guides/legacy/deployments$',
    '/the-graph/queries$',
    '^/snippets/',
  ].join('|'),
);

interface Options {
  config: SearchConfig;
  sections: Record<string, string>;
  pageRank: Record<string, number>;
}

/** Reads the built pages into search records and writes the embedded index beside them. */
export default function searchIndexPlugin(context: LoadContext, options: Options): ReadingPlugin {
  const { config, sections, pageRank } = options;
  const site: SearchSite = {
    config,
    indexUrl: `${context.baseUrl}${FILE}`,
    textsUrl: `${context.baseUrl}${TEXTS}`,
    indexName: config.provider === 'hosted' ? config.indexName : 'sablier-docs',
    tags: SEARCH_TAGS,
    sections: Object.values(sections),
    siteUrl: context.siteConfig.url,
    issues: String(context.siteConfig.customFields?.issues),
  };
  const folder = path.join(context.generatedFilesDir, 'search-index', 'default');
  return {
    name: 'search-index',
    async contentLoaded({ actions }) {
      await actions.createData('site.json', site);
    },
    configureWebpack: () => ({
      resolve: { alias: { '@search-site': path.join(folder, 'site.json') } },
    }),
    readSite({ outDir }) {
      const records: SearchRecord[] = [];
      return {
        page({ route, isPage, tree }) {
          if (!isPage) return;
          const rank = pageRank[route.split('/')[1] ?? ''] ?? 0;
          const headingsOnly = REPEATED.test(route);
          records.push(
            ...pageRecords(tree, { path: route, sections, pageRank: rank, headingsOnly }),
          );
        },
        async end() {
          const index = buildEmbeddedIndex(records, {
            synonyms: [...glossary, ...readersWords],
            isLater: (page) => !FIRST.test(page),
          });
          await writeFile(path.join(outDir, FILE), index.json);
          await writeFile(path.join(outDir, TEXTS), index.rest ?? '');
          logger.info(`Search: ${index.records} records of ${index.pages} pages.`);
        },
      };
    },
  };
}
