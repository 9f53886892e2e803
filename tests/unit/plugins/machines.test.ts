import { hash } from 'node:crypto';
import { load } from 'cheerio';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { buildSchema } from 'graphql';
import { getAddress, toFunctionSelector, type AbiFunction } from 'viem';
import { describe, expect, it } from 'vitest';
import { changesHtml } from '../../../src/plugins/release-feed';
import { writeRss } from '../../../src/plugins/release-feed/rss';
import { publicFiles } from '../../../src/plugins/public-data';
import { securityTxt } from '../../../src/plugins/security-txt/text';
import { countContracts, readDeployments } from '@sablier-docs/protocol/deployments';
import { readChains } from '@sablier-docs/protocol/chains';
import { latestAbis } from '@sablier-docs/protocol/errors/abis';
import {
  CHECKLIST_SCHEMA,
  checklistFields,
  itemFields,
} from '@sablier-docs/reference/public-data/checklist-rows';
import { endpointFields } from '@sablier-docs/reference/public-data/endpoint-rows';
import { schemaFields, schemaFiles } from '@sablier-docs/reference/public-data/indexer-schemas';
import {
  descriptorFields,
  descriptorFiles,
} from '@sablier-docs/reference/public-data/clear-signing';
import { dataPaths } from '@sablier-docs/reference/public-data/paths';
import {
  errorFields,
  eventFields,
  functionFields,
  glossaryFields,
  upgradeFields,
} from '@sablier-docs/reference/public-data/reference-schema';
import { chainFields, deploymentFields } from '@sablier-docs/reference/public-data/schema';
import { signatureHash, selectorOf, canonicalSignature } from '@sablier-docs/reference/signatures';
import { envioCoverage } from '@sablier-docs/protocol/indexers/endpoints/envio';
import { graphDeployments } from '@sablier-docs/protocol/indexers/endpoints/the-graph';
import { readNews } from '@sablier-docs/protocol/release-feed';

const described = {
  deployments: deploymentFields,
  chains: chainFields,
  functions: functionFields,
  events: eventFields,
  errors: errorFields,
  glossary: glossaryFields,
  upgrades: upgradeFields,
  checklists: checklistFields,
  endpoints: endpointFields,
  schemas: schemaFields,
  descriptors: descriptorFields,
} as const;
type List = keyof typeof described;
const lists = Object.keys(described) as List[];
const fileOf = (list: List) => (list === 'descriptors' ? 'clear-signing' : list);

describe('the public data', () => {
  const files = publicFiles('https://docs.example', process.cwd());
  const read = (file: keyof typeof dataPaths) =>
    JSON.parse(files.get(dataPaths[file]) ?? '') as Record<string, unknown>;
  const rows = (file: List) => read(file)[file] as Record<string, unknown>[];

  it('has a list, a schema and a checklist at the published addresses, and nothing else', () => {
    expect([...files.keys()]).toEqual([
      ...lists.map((list) => `data/v1/${fileOf(list)}.json`),
      ...lists.map((list) => `data/v1/${fileOf(list)}.schema.json`),
      ...rows('checklists').map(({ path }) => String(path).slice(1)),
      CHECKLIST_SCHEMA,
      'data/v1/schemas/streams.the-graph.graphql',
      'data/v1/schemas/streams.envio.graphql',
      'data/v1/schemas/airdrops.the-graph.graphql',
      'data/v1/schemas/airdrops.envio.graphql',
      'data/v1/schemas/legacy.the-graph.graphql',
      ...descriptorFiles().keys(),
    ]);
  });

  it.each(lists)('%s fits its schema, which it names', (name) => {
    const schema = read(`${name}Schema`);
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
    const file = read(name);
    expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
    expect(file.$schema).toBe(schema.$id);
    expect(file.source).toMatch(
      ['glossary', 'endpoints', 'schemas'].includes(name)
        ? /^this site$/
        : /^sablier \d+\.\d+\.\d+/,
    );
    for (const field of Object.keys(described[name])) {
      const without = structuredClone(file);
      delete (without[name] as Record<string, unknown>[])[0]?.[field];
      expect(validate(without), `without ${field}`).toBe(false);
    }
  });

  it.each(lists)('documents every field of %s', (name) => {
    for (const row of rows(name)) expect(Object.keys(row)).toEqual(Object.keys(described[name]));
  });

  it('holds the functions, events and errors of the ABIs, by their hashes', () => {
    const abis = (['lockup', 'flow', 'airdrops'] as const).flatMap((product) =>
      Object.values(latestAbis(product)).flat(),
    );
    const known = (list: List, field: string) => new Set(rows(list).map((row) => row[field]));
    const missing = (
      type: 'error' | 'event',
      hashes: Set<unknown>,
      hash: (item: string) => string,
    ) =>
      abis.flatMap((item) =>
        item.type === type && !hashes.has(hash(canonicalSignature(item.name, item.inputs)))
          ? [item.name]
          : [],
      );
    expect(missing('error', known('errors', 'selector'), selectorOf)).toEqual([]);
    // OpenZeppelin declares these, and the reference only names them.
    const standard = [
      'Approval',
      'ApprovalForAll',
      'Transfer',
      'MetadataUpdate',
      'BatchMetadataUpdate',
    ];
    const events = missing('event', known('events', 'topic'), signatureHash);
    expect([...new Set(events)].filter((name) => !standard.includes(name))).toEqual([]);
    const writes = abis.filter(
      (item): item is AbiFunction =>
        item.type === 'function' && !['view', 'pure'].includes(item.stateMutability),
    );
    const selectors = known('functions', 'selector');
    const unknown = writes.filter((item) => !selectors.has(toFunctionSelector(item)));
    expect([...new Set(unknown.map(({ name }) => name))].sort()).toEqual([
      'approve',
      'safeTransferFrom',
      'setApprovalForAll',
      'transferFrom',
    ]);
  });

  it('holds every contract of the SDK, in checksum form, and every chain', () => {
    const all = rows('deployments');
    expect(all).toHaveLength(readDeployments().reduce((sum, one) => sum + countContracts(one), 0));
    expect(rows('chains')).toHaveLength(readChains().length);
    const known = new Set(rows('chains').map(({ id }) => id));
    for (const { address, chainId } of all) {
      expect(getAddress(String(address).toLowerCase())).toBe(address);
      expect(known.has(chainId), String(chainId)).toBe(true);
    }
  });

  it('holds a checklist for every pair of releases, each of which fits its schema', () => {
    const schema = JSON.parse(files.get(CHECKLIST_SCHEMA) ?? '') as { $id: string };
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
    const listed = rows('checklists');
    expect(listed).toHaveLength(31);
    for (const { path, product, from, to, items, page } of listed) {
      const file = JSON.parse(files.get(String(path).slice(1)) ?? '') as Record<string, unknown> & {
        items: Record<string, unknown>[];
      };
      expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
      expect(file).toMatchObject({ $schema: schema.$id, product, from, to });
      expect(file.page).toBe(`https://docs.example${String(page)}`);
      expect(file.items).toHaveLength(Number(items));
      for (const one of file.items) expect(Object.keys(one)).toEqual(Object.keys(itemFields));
    }
  });

  it('names size and digest of every schema, and each builds as GraphQL', () => {
    const listed = rows('schemas');
    expect(listed.map(({ path }) => path)).toEqual([...schemaFiles().keys()].map((at) => `/${at}`));
    for (const { path, bytes, sha256 } of listed) {
      const text = files.get(String(path).slice(1)) ?? '';
      expect(new TextEncoder().encode(text)).toHaveLength(Number(bytes));
      expect(hash('sha256', text)).toBe(sha256);
      expect(buildSchema(text).getQueryType()?.name, String(path)).toBe('Query');
    }
  });

  it('names size and digest of every descriptor', () => {
    const listed = rows('descriptors');
    expect(listed.map(({ path }) => path)).toEqual(
      [...descriptorFiles().keys()].map((at) => `/${at}`),
    );
    for (const { path, bytes, sha256, functions } of listed) {
      const text = files.get(String(path).slice(1)) ?? '';
      expect(new TextEncoder().encode(text)).toHaveLength(Number(bytes));
      expect(hash('sha256', text)).toBe(sha256);
      const { display } = JSON.parse(text) as { display: { formats: object } };
      expect(Object.keys(display.formats)).toHaveLength(Number(functions));
    }
  });

  it('names the releases of every error that a contract declares, the newest too', () => {
    const releasesOf = (name: string) => rows('errors').find((row) => row.name === name)?.releases;
    expect(releasesOf('SablierLockup_Overdraw')).toEqual(expect.arrayContaining(['Lockup v4.0']));
    const without = rows('errors').filter(({ releases }) => (releases as string[]).length === 0);
    for (const { name } of without) expect(String(name)).not.toMatch(/^Sablier(Lockup|Flow)_/);
  });

  it('has an endpoint for every chain of each vendor', () => {
    const all = rows('endpoints');
    const count = (indexer: string, vendor: string) =>
      all.filter((row) => row.indexer === indexer && row.vendor === vendor).length;
    for (const indexer of ['streams', 'airdrops']) {
      expect(count(indexer, 'envio')).toBe(envioCoverage.length);
      expect(count(indexer, 'the-graph')).toBe(graphDeployments.length);
    }
    const keyed = all.filter(({ needsKey }) => needsKey);
    for (const { url } of keyed) expect(url).toMatch(/^https:\/\/gateway\.thegraph\.com\//);
    expect(keyed).toHaveLength(2 * graphDeployments.filter(({ ids }) => ids).length);
  });

  it('has one row per line, for shells', () => {
    const lines = (files.get(dataPaths.deployments) ?? '').split('\n');
    expect(lines.filter((line) => line.includes('"address"'))).toHaveLength(
      rows('deployments').length,
    );
  });
});

describe('the feed of releases', () => {
  it('knows every release once, newest first', () => {
    const news = readNews();
    expect(news).toHaveLength(readDeployments().length);
    expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
    const dates = news.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  const item = {
    id: 'a-v1',
    title: 'A & <B>',
    link: 'https://a.example/?x=1&y=2',
    date: '2026-03-16',
    content: '<ul></ul>',
  };
  const feed = {
    title: 'T',
    description: 'D',
    link: 'https://a.example',
    self: 'https://a.example/f.xml',
    items: [item],
  };

  it('keeps text as text and writes dates as RFC 822', () => {
    const $ = load(writeRss(feed), { xmlMode: true });
    const said = (name: string) => $(`item > ${name}`).text();
    expect(said('title')).toBe('A & <B>');
    expect(said('description')).toBe('<ul></ul>');
    expect($('item *').length).toBe(5);
    expect(said('link')).toBe('https://a.example/?x=1&y=2');
    expect(said('pubDate')).toBe('Mon, 16 Mar 2026 00:00:00 GMT');
    expect(said('guid')).toBe('a-v1');
    expect($('item > guid').attr('isPermaLink')).toBe('false');
    expect($('channel > lastBuildDate').text()).toBe('Mon, 16 Mar 2026 00:00:00 GMT');
  });

  it('dates each item by its own day, and itself by the newest, wherever it stands', () => {
    const items = ['2026-01-29', '2026-03-16', '2025-06-05'].map((date) => ({ ...item, date }));
    const $ = load(writeRss({ ...feed, items }), { xmlMode: true });
    const days = $('item > pubDate')
      .toArray()
      .map((element) => new Date($(element).text()).toISOString().slice(0, 10));
    expect(days).toEqual(items.map(({ date }) => date));
    expect($('channel > lastBuildDate').text()).toBe('Mon, 16 Mar 2026 00:00:00 GMT');
  });

  it('throws without items and for an invalid day', () => {
    expect(() => writeRss({ ...feed, items: [] })).toThrow(/no item/);
    expect(() => writeRss({ ...feed, items: [{ ...item, date: '2026-03' + '-99' }] })).toThrow(
      /not a day/,
    );
  });

  it('writes changes as a list with code', () => {
    expect(changesHtml({ changes: ['`a<b>` & c'] })).toBe(
      '<ul><li><code>a&lt;b&gt;</code> &amp; c</li></ul>',
    );
  });
});

describe('security.txt', () => {
  it('expires within a year of the build', () => {
    const now = new Date('2026-11-21T13:00:00Z');
    const text = securityTxt(
      { contact: 'mailto:a@b.example', policy: 'https://p', canonical: 'https://c' },
      now,
    );
    expect(text.split('\n')).toEqual([
      'Contact: mailto:a@b.example',
      'Expires: 2027-10-17T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://c',
      'Policy: https://p',
      '',
    ]);
  });
});
