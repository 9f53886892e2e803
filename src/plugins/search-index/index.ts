import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import glossary from '@sablier-docs/protocol/glossary/entries.json';
import readersWords from '@sablier-docs/protocol/glossary/readers-words.json';
import { SEARCH_TAGS } from '@sablier-docs/search/config';
import type { BuiltSearch } from '@sablier-docs/search/search-site';
import { buildEmbeddedIndex } from '@sablier-docs/search/embedded/build';
import { pageIds, pageRecords } from '@sablier-docs/search/records';
import type { SearchRecord } from '@sablier-docs/search/types';
import type { ReadingPlugin } from '@sablier-docs/built/plugin';
import { readQuestions, type PlacedFault } from '../../questions/read';
import { buildCache, digestOfCode } from '../build-cache';
import { readDocs } from '../docs-content';

const FILE = 'search-index.json';
const TEXTS = 'search-texts.json';

interface Options {
  sections: Record<string, string>;
  pageRank: Record<string, number>;
  /** Pages that are indexed without their texts, with headings and description only. */
  headingsOnly: RegExp;
  /** Pages whose texts are in `search-index.json`, as far as it has room; the others are in `search-texts.json`. */
  first: { has: (path: string) => boolean; rankOf: (path: string) => number; characters: number };
}

/** Makes search records of the built pages and writes the embedded index. */
export default function searchIndexPlugin(context: LoadContext, options: Options): ReadingPlugin {
  const { sections, pageRank, first } = options;
  const site: BuiltSearch = {
    indexUrl: `${context.baseUrl}${FILE}`,
    textsUrl: `${context.baseUrl}${TEXTS}`,
    tags: SEARCH_TAGS,
    sections: Object.values(sections),
    siteUrl: context.siteConfig.url,
    issues: String(context.siteConfig.customFields?.issues),
  };
  const folder = path.join(context.generatedFilesDir, 'search-index', 'default');
  const sources = new Map<string, string>();
  return {
    name: 'search-index',
    allContentLoaded({ allContent }) {
      for (const { route, source } of readDocs(allContent).docs) sources.set(route, source);
    },
    async contentLoaded({ actions }) {
      await actions.createData('site.json', site);
    },
    configureWebpack: () => ({
      resolve: { alias: { '@search-site': path.join(folder, 'site.json') } },
    }),
    readSite({ outDir }) {
      const records: SearchRecord[] = [];
      const faults: PlacedFault[] = [];
      const cache = buildCache('search-records', [digestOfCode()]);
      return {
        async page({ route, isPage, html, tree }) {
          if (!isPage) return;
          const ids = new Set(cache.json(['ids', html], () => [...pageIds(tree())]));
          const asked = await questionsOf(route, ids, sources.get(route));
          faults.push(...asked.faults);
          const { questions } = asked;
          const rank = pageRank[route.split('/')[1] ?? ''] ?? 0;
          const headingsOnly = options.headingsOnly.test(route);
          const given = {
            path: route,
            sections,
            pageRank: rank,
            headingsOnly,
            questions,
          };
          const inputs = [html, JSON.stringify({ ...given, questions: [...(questions ?? [])] })];
          records.push(...cache.json(inputs, () => pageRecords(tree(), given)));
        },
        async end() {
          if (faults.length > 0) throw new Error(reportOf(faults));
          const built = buildEmbeddedIndex(records, {
            synonyms: [...glossary, ...readersWords],
            isDeferred: (page) => !first.has(page),
            budget: first,
          });
          await writeFile(path.join(outDir, FILE), built.index);
          await writeFile(path.join(outDir, TEXTS), built.texts ?? '');
          logger.info(`Search: ${built.records} records of ${built.pages} pages.`);
        },
      };
    },
  };
}

async function questionsOf(route: string, ids: ReadonlySet<string>, file: string | undefined) {
  if (!file) return { questions: undefined, faults: [] };
  return readQuestions(file, { route, ids, source: await readFile(file, 'utf8') });
}

const reportOf = (faults: readonly PlacedFault[]): string =>
  [
    'Questions of readers:',
    ...faults.map(({ file, line, says }) => `${file}:${line}: ${says}`),
  ].join('\n');
