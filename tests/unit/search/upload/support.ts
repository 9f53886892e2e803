import { algoliasearch } from 'algoliasearch';
import { buildEmbeddedIndex } from '../../../../src/search/embedded/build.ts';
import type { SearchRecord } from '../../../../src/search/types.ts';
import { runUpload } from '../../../../src/search/upload/run.ts';
import { SEARCH_KEY, WRITE_KEY } from '../../../support/algolia/keys.ts';
import { APP_ID, type Network } from '../../../support/algolia/network.ts';
import { requesterFor } from '../../../support/algolia/requester.ts';
import { RECORDS, TAGS } from '../hosted/loopback.ts';

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

/** Runs the command on the service of this machine. */
export async function upload(network: Network, run: Run = {}) {
  const said: string[] = [];
  const index = run.index ?? buildEmbeddedIndex(run.records ?? RECORDS).json;
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
    say: (line) => said.push(line),
    createClient: algoliasearch,
    requester: requesterFor(network),
  });
  return { code, text: said.join('\n') };
}

/** Requests that change something at the service. */
export const writes = ({ log }: Network) =>
  log.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/queries'));
