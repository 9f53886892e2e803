import type { algoliasearch, Algoliasearch } from 'algoliasearch';
import { contextualFilters } from '../docsearch/filters.ts';
import { createHostedSearch } from '../hosted/search.ts';
import type { SynonymEntry } from '../synonyms.ts';
import type { SearchRecord } from '../types.ts';
import { explain, isMissingIndex } from './failures.ts';
import { parseOptions, targetFromEnv, USAGE, UsageError, type UploadTarget } from './options.ts';
import {
  InvalidRecordsError,
  measureRecords,
  recordsForUpload,
  synonymsForUpload,
} from './records.ts';
import { replaceIndex } from './replace.ts';
import { showChanges, showRecords } from './report.ts';
import { settingChanges } from './settings.ts';

interface UploadContext {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Reads a file of the build. @throws when it does not exist */
  readBuild: (dir: string, file: string) => string;
  glossary: readonly SynonymEntry[];
  siteUrl: string;
  /** Tags that the site's searches filter by. */
  tags: readonly string[];
  print: (line: string) => void;
  createClient: typeof algoliasearch;
  /** Replaces the client's network access. */
  requester?: NonNullable<Parameters<typeof algoliasearch>[2]>['requester'];
}

/** Runs the command and returns its exit code; see {@link USAGE}. Never throws. */
export async function runUpload(context: UploadContext): Promise<0 | 1 | 2 | 3> {
  let target: UploadTarget | undefined;
  try {
    const options = parseOptions(context.args);
    if (options.help) {
      context.print(USAGE);
      return 0;
    }
    target = targetFromEnv(context.env, options.apply);
    const records = recordsForUpload(
      read(context, options.dir, 'search-index.json'),
      read(context, options.dir, 'search-texts.json'),
      context.siteUrl,
    );
    const synonyms = synonymsForUpload(context.glossary);
    const sizes = measureRecords(records, options.limit);
    showRecords(records, sizes, synonyms.length, context.print);
    if (!target) {
      context.print('No index to compare with: ALGOLIA_APP_ID is not set. Nothing was sent.');
      return 0;
    }

    const { requester } = context;
    const client = context.createClient(target.appId, target.writeKey, requester && { requester });
    const exists = await compare(client, target, context.print);
    if (!options.apply) {
      context.print('Dry run: nothing was written. Add --apply to replace the index.');
      return 0;
    }
    await replaceIndex(client, { indexName: target.indexName, records, synonyms, exists });
    context.print(`Replaced ${target.indexName}: ${records.length} records.`);
    await prove(context, target, records);
    return 0;
  } catch (error) {
    context.print(explain(error, target));
    if (error instanceof UsageError) return 2;
    return error instanceof InvalidRecordsError ? 3 : 1;
  }
}

function read({ readBuild }: UploadContext, dir: string, file: string): string {
  try {
    return readBuild(dir, file);
  } catch (cause) {
    throw new InvalidRecordsError(
      `${dir}/${file} cannot be read. Run "npm run build:strict" first.`,
      { cause },
    );
  }
}

/** Prints the differences between the settings. Returns false when the index does not exist yet. */
async function compare(
  client: Algoliasearch,
  { indexName }: UploadTarget,
  print: UploadContext['print'],
): Promise<boolean> {
  try {
    const now = await client.getSettings({ indexName });
    showChanges(settingChanges(now), print);
    return true;
  } catch (error) {
    if (!isMissingIndex(error)) throw error;
    print(`The index ${indexName} does not exist yet.`);
    return false;
  }
}

/** Searches the new index in the same way as a page, with the key in the pages. */
async function prove(
  { tags, siteUrl, print, requester }: UploadContext,
  { appId, indexName, searchKey }: UploadTarget,
  records: readonly SearchRecord[],
): Promise<void> {
  const title = records.find((record) => tags.includes(record.docusaurus_tag))?.hierarchy.lvl1;
  if (!searchKey || !title) return;
  const keys = { appId, apiKey: searchKey };
  const client = await createHostedSearch(keys, { siteUrl, sections: [] }, { requester });
  const request = { indexName, query: title, facetFilters: contextualFilters(tags) };
  const { nbHits } = await client.search(request);
  if (nbHits === 0) throw new Error(`The new index has no hit for "${title}", which it holds.`);
  print(`A search with ALGOLIA_API_KEY for "${title}" has ${nbHits} hits.`);
}
