import { algoliasearch } from 'algoliasearch';
import { buildEmbeddedIndex } from '../embedded/build.ts';
import type { SearchRecord } from '../types.ts';
import { runUpload } from '../upload/run.ts';
import { APP_ID, SEARCH_KEY, WRITE_KEY } from './algolia/keys.ts';
import type { Network } from './algolia/network.ts';
import { requesterFor } from './algolia/requester.ts';
import { RECORDS, TAGS } from './loopback.ts';

export const ENV = {
  ALGOLIA_APP_ID: APP_ID,
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_WRITE_KEY: WRITE_KEY,
  ALGOLIA_API_KEY: SEARCH_KEY,
};

interface Run {
  args?: string[];
  env?: Record<string, string | undefined>;
  records?: SearchRecord[];
  index?: string;
}

/** Runs the command with the service on this machine. */
export async function upload(network: Network, run: Run = {}) {
  const printed: string[] = [];
  const index = run.index ?? buildEmbeddedIndex(run.records ?? RECORDS).index;
  const code = await runUpload({
    args: run.args ?? ['--apply'],
    env: run.env ?? ENV,
    readBuild: (dir, file) => {
      if (dir !== 'build') throw new Error(`no ${dir}`);
      return file === 'search-index.json' ? index : '';
    },
    glossary: [{ term: 'Stream', synonyms: ['vesting contract', 'stream'] }],
    siteUrl: 'https://docs.sablier.com',
    tags: TAGS,
    print: (line) => printed.push(line),
    createClient: algoliasearch,
    requester: requesterFor(network),
  });
  return { code, text: printed.join('\n') };
}

/** Requests that change something at the service. */
export const writes = ({ log }: Network) =>
  log.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/queries'));
