import { parseArgs } from 'node:util';

/** An invalid command line or environment. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `Usage: npm run search:upload -- [options]

Compares the search records of the build with the hosted index. Writes only with --apply.

  --apply          replaces the records, settings and synonyms of the index
  --dir <folder>   the build, by default "build"
  --limit <bytes>  largest record, by default 10000: the limit of the service's smallest plan
  --help           shows this

Environment: ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME and ALGOLIA_WRITE_KEY; with ALGOLIA_API_KEY, the key
of the site, a search tests the new index. Without any of them the records are only counted.
Exit codes: 0 done, 1 the service failed or refused, 2 wrong usage or keys, 3 invalid build.`;

interface UploadOptions {
  apply: boolean;
  help: boolean;
  dir: string;
  limit: number;
}

const OPTIONS = {
  apply: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  dir: { type: 'string', default: 'build' },
  limit: { type: 'string', default: '10000' },
} as const;

/** @throws {@link UsageError} for an unknown option or one without its value */
export function parseOptions(args: readonly string[]): UploadOptions {
  const { apply, help, dir, limit } = valuesOf(args);
  return { apply, help, dir, limit: bytes(limit) };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function bytes(value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) {
    throw new UsageError(`--limit is "${value}". Give a number of bytes, for example 100000.`);
  }
  return Number(value);
}

export interface UploadTarget {
  appId: string;
  indexName: string;
  writeKey: string;
  /** The key in the pages. */
  searchKey?: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The target of the upload; undefined when the environment sets none.
 * @throws {@link UsageError} with the missing names, or when the pages would contain the write key
 */
export function targetFromEnv(env: Env, apply: boolean): UploadTarget | undefined {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_WRITE_KEY'] as const;
  const values = names.map((name) => env[name]?.trim() ?? '');
  const missing = names.filter((_, at) => !values[at]);
  const searchKey = env.ALGOLIA_API_KEY?.trim() || undefined;
  if (missing.length === names.length && !apply && !searchKey) return undefined;
  if (missing.length > 0) {
    throw new UsageError(`Set ${missing.join(', ')}. "npm run search:upload -- --help" says more.`);
  }
  const [appId = '', indexName = '', writeKey = ''] = values;
  if (writeKey === searchKey) {
    throw new UsageError(
      'ALGOLIA_API_KEY and ALGOLIA_WRITE_KEY are the same. The build puts the first into every ' +
        'page, so it must be a key that can search only.',
    );
  }
  return { appId, indexName, writeKey, ...(searchKey ? { searchKey } : {}) };
}
