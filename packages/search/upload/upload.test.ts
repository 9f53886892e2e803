import { describe, expect, it } from 'vitest';
import { indexSettings } from './settings.ts';
import { emptyIndex } from '../testing/algolia/engine.ts';
import { fails } from '../testing/algolia/faults.ts';
import { SEARCH_KEY } from '../testing/algolia/keys.ts';
import { fixtureRecords } from '../embedded/fixtures.ts';
import { hostedSearch, RECORDS, useNetwork } from '../testing/loopback.ts';
import { ENV, upload, writes } from '../testing/upload.ts';

const holder = useNetwork();
const docs = () => holder.network.indices.get('docs');

describe('a dry run', () => {
  it('counts, measures and compares, and writes nothing', async () => {
    const { code, text } = await upload(holder.network, { args: [] });
    expect(code).toBe(0);
    expect(text).toContain(`${RECORDS.length} records of 3 pages, 1 synonyms.`);
    expect(text).toMatch(/\d+ KB, \d+ bytes on average, \d+ in the largest:\n {2}\/\S+~\d/);
    expect(text).toContain('attributesForFaceting: ["language","docusaurus_tag","hierarchy.lvl0"]');
    expect(text).toContain('searchableAttributes: not set');
    expect(text).toContain('Dry run: nothing was written.');
    expect(writes(holder.network)).toEqual([]);
  });

  it('counts the records and sends nothing when there is no key', async () => {
    const { code, text } = await upload(holder.network, { args: [], env: {} });
    expect(code).toBe(0);
    expect(text).toContain('No index to compare with');
    expect(holder.network.log).toEqual([]);
  });

  it('says that the index does not exist yet', async () => {
    const env = { ...ENV, ALGOLIA_INDEX_NAME: 'new' };
    const { code, text } = await upload(holder.network, { args: [], env });
    expect(code).toBe(0);
    expect(text).toContain('The index new does not exist yet.');
  });
});

describe('an upload', () => {
  it('is found by the search of the site, with its filters', async () => {
    holder.network.indices.clear();
    const { code, text } = await upload(holder.network);
    expect(text).toContain(`Replaced docs: ${RECORDS.length} records.`);
    expect(text).toMatch(/A search with ALGOLIA_API_KEY for "Streaming" has \d+ hits/);
    expect(code).toBe(0);
    const { hits } = await hostedSearch(holder.network).search('rate');
    expect(hits.map(({ url }) => url)).toContain('/concepts/streaming#rate');
    expect(hits.map(({ url }) => url)).not.toContain('/concepts/old');
    const record = docs()?.records.get('/concepts/streaming#rate~0');
    expect(record?.url).toBe('https://docs.sablier.com/concepts/streaming#rate');
  });

  it('finds a term by the synonyms of the glossary', async () => {
    const found = async () =>
      (await hostedSearch(holder.network).search('vesting contract')).nbHits;
    expect(await found()).toBe(0);
    await upload(holder.network);
    expect(await found()).toBeGreaterThan(0);
  });

  it('a second time changes no setting', async () => {
    await upload(holder.network);
    const { text } = await upload(holder.network, { args: [] });
    expect(text).toContain('Settings: as they should be.');
  });

  it('replaces what was there, keeps rules and foreign settings, and leaves nothing behind', async () => {
    const old = emptyIndex();
    old.records.set('gone', { objectID: 'gone' });
    old.settings = { paginationLimitedTo: 500, hitsPerPage: 7 };
    old.rules.set('r', { objectID: 'r' });
    old.synonyms.set('s', { objectID: 's', type: 'oneWaySynonym', input: 'x', synonyms: ['y'] });
    holder.network.indices.set('docs', old);
    expect((await upload(holder.network)).code).toBe(0);
    expect(docs()?.records.has('gone')).toBe(false);
    expect(docs()?.records.size).toBe(RECORDS.length);
    expect(docs()?.settings).toEqual({ paginationLimitedTo: 500, ...indexSettings });
    expect(docs()?.rules.has('r')).toBe(true);
    expect([...(docs()?.synonyms.keys() ?? [])]).toEqual(['glossary-vesting-contract']);
    expect([...holder.network.indices.keys()]).toEqual(['docs']);
  });

  it('touches the index itself by one move only, after everything is in place', async () => {
    await upload(holder.network);
    const at = writes(holder.network).filter(({ path }) => /^\/1\/indexes\/docs(\/|$)/.test(path));
    expect(at.map(({ body }) => (body as { operation: string }).operation)).toEqual(['copy']);
    const last = writes(holder.network).at(-1);
    expect(last?.path).toMatch(/^\/1\/indexes\/docs_tmp_\w+\/operation$/);
    expect(last?.body).toEqual({ operation: 'move', destination: 'docs' });
  });

  it('sends many records in batches of 1000', async () => {
    const [page] = RECORDS;
    if (!page) throw new Error('no records');
    const records = Array.from({ length: 2_100 }, (_, i) => ({
      ...page,
      objectID: `/p${i}~0`,
      url: `/p${i}`,
      url_without_anchor: `/p${i}`,
    }));
    expect((await upload(holder.network, { records })).code).toBe(0);
    const sizes = writes(holder.network)
      .filter(({ path }) => path.endsWith('/batch') && !path.includes('synonyms'))
      .map(({ body }) => (body as { requests: unknown[] }).requests.length);
    expect(sizes).toEqual([1_000, 1_000, 100]);
    expect(docs()?.records.size).toBe(2_100);
  });
});

describe('a failed upload', () => {
  const before = () => docs()?.records.size;

  it('leaves the old index as it was and removes the temporary one', async () => {
    const { network } = holder;
    const size = before();
    const records = [...RECORDS, ...fixtureRecords('/long', 'long '.repeat(3_000), '<p>Text</p>')];
    const { code, text } = await upload(network, {
      records,
      args: ['--apply', '--limit', '99999'],
    });
    expect(code).toBe(1);
    expect(text).toContain('The service refused with status 400: Record at the position');
    expect(before()).toBe(size);
    expect([...network.indices.keys()]).toEqual(['docs']);
  });

  it('ends with exit code 1 and a sentence when no host answers', async () => {
    for (const role of ['dsn', 'write', '1', '2', '3'] as const) {
      holder.network.faults.set(role, { kind: 'refuse' });
    }
    const { code, text } = await upload(holder.network);
    expect(code).toBe(1);
    expect(text).toContain('No host of the app APPID answered.');
  });

  it('says when the service is broken halfway, and goes on with another host before', async () => {
    holder.network.faults.set('write', fails(500, 'down'));
    expect((await upload(holder.network)).code).toBe(0);
  });

  it('says what a refused key lacks, and shows no key', async () => {
    for (const [key, says] of [
      ['nope', 'The service does not know the key for the app APPID.'],
      [SEARCH_KEY, 'ALGOLIA_WRITE_KEY needs the rights addObject'],
    ] as const) {
      const env = { ...ENV, ALGOLIA_WRITE_KEY: key, ALGOLIA_API_KEY: undefined };
      const { code, text } = await upload(holder.network, { env });
      expect(code).toBe(1);
      expect(text).toContain(says);
      expect(text).not.toContain(key);
    }
  });
});

describe('wrong usage', () => {
  const cases: [string, string[], Record<string, string | undefined>, number, RegExp][] = [
    ['an unknown option', ['--wrong'], ENV, 2, /Unknown option '--wrong'[\s\S]*Usage:/],
    ['an option without value', ['--dir'], ENV, 2, /'--dir <value>' argument missing/],
    ['a limit that is no number', ['--limit', '10KB'], ENV, 2, /--limit is "10KB"/],
    [
      '--apply without keys',
      ['--apply'],
      {},
      2,
      /Set ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_WRITE_KEY\./,
    ],
    ['a missing write key', [], { ...ENV, ALGOLIA_WRITE_KEY: ' ' }, 2, /^Set ALGOLIA_WRITE_KEY\./],
    [
      'one key for both',
      [],
      { ...ENV, ALGOLIA_API_KEY: ENV.ALGOLIA_WRITE_KEY },
      2,
      /are the same.*search only/,
    ],
    ['no build', ['--dir', 'nowhere'], ENV, 3, /nowhere\/search-index.json cannot be read/],
    ['a record past the limit', ['--limit', '300'], ENV, 3, /records are larger than 300 bytes:/],
    ['help', ['--help'], {}, 0, /^Usage: npm run search:upload/],
  ];
  for (const [name, args, env, code, says] of cases) {
    it(`ends with exit code ${code} and no request for ${name}`, async () => {
      const run = await upload(holder.network, { args, env });
      expect(run.text).toMatch(says);
      expect(run.code).toBe(code);
      expect(holder.network.log).toEqual([]);
    });
  }

  it('a file that is no index: exit code 3', async () => {
    for (const index of ['', '{', '{"v":0}', '{"v":1,"p":[],"n":[],"t":[],"b":[],"y":[]}']) {
      expect((await upload(holder.network, { index })).code, index).toBe(3);
    }
  });
});
