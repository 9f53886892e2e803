import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchProvider } from './types.ts';
import { h, fixtureProvider, fixtureRecords, shown, siteProvider } from './embedded/fixtures.ts';

let provider: SearchProvider;
beforeAll(async () => {
  provider = siteProvider();
  await provider.preload();
});

const urls = async (query: string) =>
  (await provider.search(query, { hitsPerPage: 100 })).hits.map(({ url }) => url);
const first = async (query: string) => (await urls(query))[0];

const LOCKUP = '/reference/lockup/contracts/contracts/contract.SablierLockup';
const INTERFACE = '/reference/lockup/contracts/interfaces/interface.ISablierLockup';

describe('ranking', () => {
  it.each([
    ['streaming', '/concepts/streaming'],
    ['rate per second', '/concepts/streaming#rate-per-second'],
    ['createWithTimestampsLL', `${LOCKUP}#createwithtimestampsll`],
    ['createwithtimestampsll', `${LOCKUP}#createwithtimestampsll`],
    ['create with timestamps', `${LOCKUP}#createwithtimestampsll`],
    ['SablierLockup', LOCKUP],
    ['SablierLockup_StreamCanceled', '/reference/errors#lockup'],
    ['StreamCanceled', '/reference/errors#lockup'],
    ['0x40e58ee5', '/reference/errors#lockup'],
    ['0x40e5', '/reference/errors#lockup'],
    ['lockup deployments', '/guides/lockup/deployments'],
    ['lockup ethereum', '/guides/lockup/deployments#ethereum'],
    ['deployments', '/guides/lockup/deployments'],
    ['v1.1', '/guides/lockup/previous-deployments/v1.1'],
    ['v4.0', '/guides/lockup/deployments'],
    ['cancel a stream', '/guides/lockup/examples/stream-management/cancel'],
    ['how do i cancel a stream', '/guides/lockup/examples/stream-management/cancel'],
    ['flow', '/concepts/flow/overview'],
    ['csv', '/apps/guides/csv-support'],
    ['openended', '/concepts/flow/overview'],
    ['insolvency', '/concepts/flow/overview#debt'],
    ['money owed', '/concepts/flow/overview#debt'],
  ])('finds for "%s" first %s', async (query, url) => {
    expect(await first(query)).toBe(url);
  });

  it('puts current pages above legacy ones and fragments', async () => {
    for (const query of ['deployments', 'cancel a stream', 'ethereum', 'streams']) {
      const found = await urls(query);
      const old = found.findIndex((url) => /legacy|previous|snippets/.test(url));
      const current = found.findIndex((url) => !/legacy|previous|snippets/.test(url));
      expect(current, query).toBe(0);
      expect(old === -1 || old > current, query).toBe(true);
    }
  });

  it('puts the contract above its interface, unless the interface is named', async () => {
    for (const query of ['withdrawMax', 'burn', 'withdraw', 'lockup functions']) {
      const found = await urls(query);
      const contract = found.findIndex((url) => url.startsWith(LOCKUP));
      const own = found.findIndex((url) => url.startsWith(INTERFACE));
      expect(contract, query).toBeGreaterThanOrEqual(0);
      expect(own, query).toBeGreaterThan(contract);
    }
    expect(await first('ISablierLockup')).toBe(INTERFACE);
  });

  it('finds what is being typed from the first letter on', async () => {
    const word = 'tranches';
    for (let length = 1; length <= word.length; length += 1) {
      const found = await urls(word.slice(0, length));
      expect(found.slice(0, 3), word.slice(0, length)).toContain('/concepts/lockup/tranches');
    }
  });

  it.each([
    ['tranchs', '/concepts/lockup/tranches'],
    ['trnaches', '/concepts/lockup/tranches'],
    ['cancelabilty', '/concepts/cancelability'],
    ['flwo', '/concepts/flow/overview'],
    ['lokcup deployment', '/guides/lockup/deployments'],
  ])('finds for the misspelled "%s" in the first three %s', async (query, url) => {
    expect((await urls(query)).slice(0, 3)).toContain(url);
  });

  it('forgives no error in three letters, numbers and selectors', async () => {
    expect(await urls('cvs')).toEqual([]);
    expect(await urls('0x40e58ee6')).toEqual([]);
  });

  it('appends looser matches below the literal ones', async () => {
    const found = await urls('renounced debt');
    expect(found).toContain('/concepts/cancelability#renouncing');
    expect(found).toContain('/concepts/flow/overview#debt');
    const literal = await urls('uncovered balance');
    expect(literal[0]).toBe('/concepts/flow/overview#debt');
    const typo = await urls('uncoverd debt');
    expect(typo[0]).toBe('/concepts/flow/overview#debt');
  });

  it('gives one hit per URL and at most five per page', async () => {
    for (const query of ['s', 'stream', 'lockup', 'the']) {
      const { hits } = await provider.search(query, { hitsPerPage: 100 });
      expect(new Set(hits.map(({ url }) => url)).size).toBe(hits.length);
      const pages = hits.map((hit) => hit.url_without_anchor);
      for (const page of pages)
        expect(pages.filter((other) => other === page).length).toBeLessThan(6);
    }
  });

  it('answers with the known words when others are nowhere', async () => {
    expect((await urls('zzyzx stream')).length).toBeGreaterThan(0);
    expect(await urls('how do i zzyzx')).toEqual([]);
  });

  it('never replaces a word that the site has', async () => {
    const small = fixtureProvider([
      ...fixtureRecords('/concepts/cliff', 'Cliff', '<p>A wait.</p>'),
      ...fixtureRecords('/guides/legacy/x', 'Other', '<p>Once spelled clift by mistake.</p>'),
      ...fixtureRecords('/concepts/both', 'Cliff wait', '<p>Nothing.</p>'),
    ]);
    const { hits } = await small.search('clift');
    expect(hits.map(({ url }) => url)).toEqual(['/guides/legacy/x']);
  });

  it('finds for a misspelled word what the right word finds, in the same order', async () => {
    const small = fixtureProvider([
      ...fixtureRecords('/concepts/a', 'Other', '<p>The cancellation of a stream.</p>'),
      ...fixtureRecords('/concepts/b', 'Cancel', '<p>Who may cancel, and the cancel button.</p>'),
      ...fixtureRecords('/concepts/c', 'Candle', '<p>A light.</p>'),
    ]);
    const found = async (query: string) => (await small.search(query)).hits.map(({ url }) => url);
    expect(await found('cancle')).toEqual(await found('cancel'));
    expect((await found('cancle'))[0]).toBe('/concepts/b');
    expect(await found('how do i cancle a stream')).toEqual(
      await found('how do i cancel a stream'),
    );
  });

  it('finds nothing for a name whose only likeness to a word of the site is its end', async () => {
    const small = fixtureProvider(
      fixtureRecords('/concepts/a', 'Zero', '<p>Only a save and a fee.</p>'),
    );
    const found = async (query: string) => (await small.search(query)).hits;
    for (const name of ['xero', 'aave', 'koinly']) expect(await found(name), name).toEqual([]);
  });

  it('lets a page with many matching sections leave room for others', async () => {
    const sections = Array.from({ length: 30 }, (_, at) => h(2, `rate-${at}`, `Rate ${at}`));
    const small = fixtureProvider([
      ...fixtureRecords('/concepts/rates', 'Rate', sections.join('')),
      ...fixtureRecords('/concepts/other', 'Other', '<p>Mentions the rate.</p>'),
    ]);
    const { hits, nbHits } = await small.search('rate');
    expect(nbHits).toBe(6);
    expect(hits.at(-1)?.url).toBe('/concepts/other');
  });

  it('puts a text under a title above one under a heading, and that above one deeper', async () => {
    const text = '<p>A payday comes.</p>';
    const small = fixtureProvider([
      ...fixtureRecords('/concepts/c', 'Third', h(2, 'x', 'More') + h(3, 'deep', 'Words') + text),
      ...fixtureRecords('/concepts/b', 'Second', h(2, 'middle', 'Words') + text),
      ...fixtureRecords('/concepts/a', 'First', text),
    ]);
    const { hits } = await small.search('payday');
    expect(hits.map(({ url }) => url)).toEqual([
      '/concepts/a',
      '/concepts/b#middle',
      '/concepts/c#deep',
    ]);
  });

  it('says nothing for words that are nowhere', async () => {
    expect(await provider.search('zzyzx')).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
  });
});

describe('hits', () => {
  it('are headings when the heading answers, and texts when the text does', async () => {
    const heading = (await provider.search('rate per second')).hits[0];
    expect(heading).toMatchObject({ type: 'lvl2', content: null });
    expect(heading?._highlightResult.hierarchy.lvl2).toMatchObject({
      text: 'Rate per second',
      ranges: [
        { start: 0, end: 4 },
        { start: 5, end: 8 },
        { start: 9, end: 15 },
      ],
      matchLevel: 'full',
      fullyHighlighted: false,
    });
    const text = (await provider.search('payday')).hits[0];
    expect(text).toMatchObject({ type: 'content', objectID: '/concepts/streaming#time-value~1' });
    expect(text && shown(text._snippetResult.content)).toContain('[payday]');
  });

  it('come in pages with a total and counts per section', async () => {
    const all = await provider.search('stream', { hitsPerPage: 100 });
    const second = await provider.search('stream', { hitsPerPage: 3, page: 1 });
    expect(second.hits.map(({ url }) => url)).toEqual(all.hits.slice(3, 6).map(({ url }) => url));
    expect(second.nbHits).toBe(all.nbHits);
    expect(second.nbPages).toBe(Math.ceil(all.nbHits / 3));
    const counts = all.sections ?? [];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.nbHits);
    const concepts = await provider.search('stream', { section: 'Concepts' });
    expect(concepts.hits.every(({ hierarchy }) => hierarchy.lvl0 === 'Concepts')).toBe(true);
    expect(concepts.nbHits).toBe(counts.find(({ name }) => name === 'Concepts')?.count);
    expect(concepts.sections).toEqual(counts);
  });
});
