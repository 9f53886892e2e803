import { describe, expect, it } from 'vitest';
import { serverTools } from '.';
import { readSiteData } from '../site-data';
import type { Site } from '../site';

/* The tools that read pages, on a site of three pages. */

const PAGES: Readonly<Record<string, string>> = {
  '/concepts/fees.md': [
    '# Fees',
    '> What Sablier charges.',
    'Page: x',
    'Index: y',
    'Words before headings.',
    '## Today {#today}',
    '```sh\nnot these words\n```',
    '| not | these |',
    'A [withdrawal](/x) costs `one` fee.',
    '### When it is zero',
    '- Without a feed.',
  ].join('\n\n'),
  '/concepts/lockup/stream-shapes.md': '# Stream shapes\n\n> Shapes.\n\n## Cliff\n\nText.',
  '/guides/fees.md': '# Guide\n\n> A guide.',
};

const TYPES = ['LockupStream', 'LockupSegment', 'FlowStream', 'Action', 'Batch'];

const data = {
  ...readSiteData('https://site.example', process.cwd(), {
    redirects: {
      '/concepts/protocol/fees': '/concepts/fees',
      '/concepts/protocol/stream-types': '/concepts/lockup/stream-shapes',
    },
    routes: Object.keys(PAGES).map((path) => path.replace('.md', '')),
  }),
  schemas: [
    {
      indexer: 'streams',
      vendor: 'envio',
      text: TYPES.map((name) => `type ${name} {\n  id: ID!\n}`).join('\n\n'),
    },
  ],
};

const levels = { lvl0: 'Concepts', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const hit = (url: string, type: string, content: string | null = null) => ({
  url,
  type,
  content,
  hierarchy: { ...levels, lvl1: 'Fees' },
  _snippetResult: { content: { text: content === null ? '' : `…${content}…` } },
});

const siteWith = (hits: readonly object[]) =>
  ({
    data: () => Promise.resolve(data),
    file: (path: string) => Promise.resolve(PAGES[path] ?? null),
    search: {
      search: (query: string) => Promise.resolve({ query, hits, nbHits: hits.length }),
      suggest: () => Promise.resolve([]),
    },
  }) as unknown as Site;

const ask = async (name: string, input: object, hits: readonly object[] = []) => {
  const tool = serverTools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no ${name}.`);
  const answer = await tool.call(input, siteWith(hits));
  expect(tool.output.safeParse(answer).error).toBeUndefined();
  return answer as Record<string, unknown>;
};

describe('search', () => {
  const answersOf = async (query: string) =>
    (await ask('search', { query })).answers as { kind: string; title: string; url: string }[];

  it.each([
    [
      '0xc19a09A66887017F603E5dF420ed3Cb9a5c07C0A',
      'Address',
      /^SablierLockup, Lockup v4\.0 on Base/,
    ],
    [
      '0xc19a09a66887017f603e5df420ed3cb9a5c07c0a',
      'Address',
      /^SablierLockup, Lockup v4\.0 on Base/,
    ],
    ['0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB', 'Address', /^SablierLockup, Lockup v4\.0/],
    ['LK3', 'Stream alias', /^LK3: SablierLockup v4\.0/],
    ['FL4-8453-5', 'Stream alias', /^Stream 5 of SablierFlow on Base/],
    ['base', 'Chain', /^Base: /],
    ['0xfdd46d60', 'Selector', /^Function withdraw/],
    ['0x4e487b71', 'Selector', /^Error Panic/],
  ])('answers the query %s directly with a %s', async (query, kind, title) => {
    const [first] = await answersOf(query);
    expect(first?.kind).toBe(kind);
    expect(first?.title).toMatch(title);
    expect(first?.url).toMatch(/^https:\/\//);
  });

  it('says of an address in no list that it is in none, and where to ask', async () => {
    const unknown = await ask('search', { query: `0x${'12'.repeat(20)}` });
    const [row] = unknown.answers as { text: string }[];
    expect(JSON.stringify(row)).toMatch(/no (?:official )?list|Not a Sablier|not .*list/i);
  });

  it('names the tool that knows, without a hit', async () => {
    expect((await ask('search', { query: 'blockheads' })).note).toContain('`resolve` knows');
    expect((await ask('search', { query: '0x12345678' })).note).toContain('`decode` reads');
    expect((await ask('search', { query: '12'.repeat(20) })).note).toContain('`resolve` says');
    expect(
      (await ask('search', { query: 'x' }, [hit('/guides/fees', 'lvl1')])).note,
    ).toBeUndefined();
  });

  it('has words with each hit: those that match, or the first of its section', async () => {
    const { hits } = await ask('search', { query: 'fees' }, [
      hit('/concepts/fees', 'lvl1'),
      hit('/concepts/fees#today', 'lvl2'),
      hit('/concepts/fees#when-it-is-zero', 'lvl3'),
      hit('/concepts/fees#today', 'content', 'match'),
      hit('/guides/fees#gone', 'lvl2'),
    ]);
    expect((hits as { text: string | null }[]).map(({ text }) => text)).toEqual([
      'What Sablier charges.',
      'A withdrawal costs one fee.',
      'Without a feed.',
      '…match…',
      null,
    ]);
  });
});

it.each([
  ['/reference/older-errors', true],
  ['/apps/v1', true],
  ['/api/legacy/structure', true],
  ['/guides/flow/previous-deployments/v1.0', true],
  ['/reference/errors', false],
  ['/apps/features/overview', false],
])(
  'a search tells of %s and of its sections whether it is about an older release',
  async (url, isOlder) => {
    const { hits } = await ask('search', { query: 'x' }, [
      hit(url, 'lvl1'),
      hit(`${url}#section`, 'lvl2'),
    ]);
    expect(hits).toMatchObject([{ olderRelease: isOlder }, { olderRelease: isOlder }]);
  },
);

describe('read', () => {
  it.each([
    ['/concepts/protocol/fees', '/concepts/fees'],
    ['https://site.example/concepts/protocol/stream-types', '/concepts/lockup/stream-shapes'],
    ['/concepts//fees.md', '/concepts/fees'],
  ])('%s gives the page %s', async (page, route) => {
    expect((await ask('read', { page })).page).toBe(`https://site.example${route}`);
  });

  it('follows a redirect to a section', async () => {
    const read = await ask('read', { page: '/concepts/protocol/stream-types#cliff' });
    expect(read.page).toBe('https://site.example/concepts/lockup/stream-shapes#cliff');
  });

  it.each([
    ['/concept/fees', 'Pages close to it: /concepts/fees'],
    ['/wrong/folder/feess', 'Pages close to it: /concepts/fees, /guides/fees.'],
    ['/concepts/fees#tody', 'Sections close to it: today.'],
    ['/concepts/fees#zzzzzzzz', 'Sections: today, when-it-is-zero.'],
  ])('%s is refused with what is close', async (page, words) => {
    await expect(ask('read', { page })).rejects.toThrow(words);
  });
});

describe('schema', () => {
  it.each([
    ['LockupStreem', 'Types close to it: LockupStream'],
    ['segment', 'Types close to it: LockupSegment.'],
    ['Segmnt', 'Types close to it: LockupSegment.'],
    ['zzzzzzzz', 'Leave `type` out for the names of all types.'],
  ])('%s is refused with the nearest types alone', async (type, words) => {
    await expect(ask('schema', { indexer: 'streams', type })).rejects.toThrow(words);
  });
});

it.each([
  ['resolve', { text: 'SablierLockup', chain: 'core' }, 'Did you mean Core Dao'],
  ['resolve', { text: 'SablierLokup' }, 'Did you mean SablierLockup'],
  ['resolve', { text: 'arbitrun' }, 'Did you mean Arbitrum'],
])('%s of %o suggests a name', async (name, input, words) => {
  await expect(ask(name, input)).rejects.toThrow(words);
});
