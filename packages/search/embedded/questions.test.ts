import { describe, expect, it, vi } from 'vitest';
import { eventually } from '@sablier-docs/testing/eventually';
import { buildEmbeddedIndex, readIndex } from './build.ts';
import { inflectionsOf } from './inflections.ts';
import { packedRecords as unpackRecords } from './pack.ts';
import { createEmbeddedProvider } from './provider.ts';
import { queryIntent } from '../intent.ts';
import { openLocalSearch } from '../local-search.ts';
import { h, fixtureProvider, fixtureRecords, siteRecords } from './fixtures.ts';

const urlsOf = async (provider: ReturnType<typeof fixtureProvider>, query: string) =>
  (await provider.search(query)).hits.map(({ url }) => url);

describe('inflections', () => {
  it.each([
    ['upgradeable', 'upgrade'],
    ['reverts', 'revert'],
    ['reverting', 'reverts'],
    ['expired', 'expiration'],
    ['canceled', 'cancel'],
    ['cancellable', 'cancelable'],
    ['withdrawal', 'withdraw'],
    ['supported', 'support'],
    ['companies', 'company'],
  ])('counts for "%s" also the form "%s"', (word, form) => {
    expect(inflectionsOf(word)).toContain(form);
  });

  it.each(['is', 'usdc6', '0x1234', 'a'.repeat(60), 'createWith', ''])(
    'returns no other form for %j',
    (word) => {
      expect(inflectionsOf(word).size).toBe(0);
    },
  );

  it('count when the index has them, below the word itself', async () => {
    const provider = fixtureProvider([
      ...fixtureRecords('/concepts/a', 'Reverts', '<p>x</p>'),
      ...fixtureRecords('/concepts/b', 'Reverted', '<p>x</p>'),
      ...fixtureRecords('/concepts/c', 'Other', '<p>x</p>'),
    ]);
    expect(await urlsOf(provider, 'reverted')).toEqual(['/concepts/b', '/concepts/a']);
  });
});

describe('questions', () => {
  it('calls a query of a person a question, one of an engineer code, and a name an identifier', () => {
    expect(queryIntent('how do i get my tokens')).toBe('question');
    expect(queryIntent('how to create a stream in solidity')).toBe('code');
    expect(queryIntent('createWithTimestampsLL')).toBe('identifier');
    expect(queryIntent('SablierFlow_Overdraw')).toBe('identifier');
    expect(queryIntent('fees')).toBe('plain');
  });

  const texts = '<p>Ask about a payout of salary.</p>';
  const pages = [
    ...fixtureRecords('/reference/lockup/payout', 'Payout', texts),
    ...fixtureRecords('/support/faq', 'Payout', texts),
  ];
  it('of people lead to support, identifiers to the reference', async () => {
    const provider = fixtureProvider([
      ...pages,
      ...fixtureRecords('/concepts/z', 'by_pk', '<p>by_pk</p>'),
    ]);
    expect((await urlsOf(provider, 'how do i get my payout'))[0]).toBe('/support/faq');
    const both = fixtureProvider([
      ...fixtureRecords('/support/faq', 'payoutOf', '<p>x</p>'),
      ...fixtureRecords('/reference/lockup/payout', 'payoutOf', '<p>x</p>'),
    ]);
    expect((await urlsOf(both, 'payoutOf'))[0]).toBe('/reference/lockup/payout');
  });

  it('of many words need not find all of them in one place', async () => {
    const all = '<p>yesterday a missed and a salary and a payout</p>';
    const many = Array.from({ length: 9 }, (_, at) => h(2, `x-${at}`, `Zebra ${at}`) + all);
    const provider = fixtureProvider([
      ...fixtureRecords('/api/z', 'Zebra', many.join('')),
      ...fixtureRecords('/api/y', 'Quagga', many.join('')),
      ...fixtureRecords('/support/faq', 'Missed salary payout', '<p>What to do about it.</p>'),
    ]);
    const found = await urlsOf(provider, 'missed salary payout yesterday');
    expect(found[0]).toBe('/support/faq');
  });

  it('a title counts more than a heading of the same words', async () => {
    const provider = fixtureProvider([
      ...fixtureRecords('/concepts/a', 'Other', h(2, 'vesting', 'Vesting plan') + '<p>x</p>'),
      ...fixtureRecords('/concepts/b', 'Vesting plan', '<p>x</p>'),
    ]);
    expect((await urlsOf(provider, 'vesting'))[0]).toBe('/concepts/b');
  });

  it('words of readers find the words of the site, and a phrase its heading', async () => {
    const records = [
      ...fixtureRecords('/support/real', 'Is it genuine', '<p>x</p>'),
      ...fixtureRecords('/support/faq', 'FAQ', h(2, 'where', 'Where are my tokens?') + '<p>x</p>'),
    ];
    const synonyms = [
      { term: 'genuine', synonyms: ['scam'] },
      { term: 'where are my tokens', synonyms: ['my money'] },
    ];
    const { index } = buildEmbeddedIndex(records, { synonyms });
    const provider = createEmbeddedProvider({ loadIndex: () => Promise.resolve(index) });
    expect((await urlsOf(provider, 'scam'))[0]).toBe('/support/real');
    expect((await urlsOf(provider, 'where is my money'))[0]).toBe('/support/faq#where');
  });
});

describe('an index in two parts', () => {
  const records = siteRecords();
  const isDeferred = (path: string) => path.startsWith('/reference/');
  const { index, texts } = buildEmbeddedIndex(records, { isDeferred });

  it('holds each text once and gives all of them back', () => {
    expect(index).not.toContain('Burns the NFT of a depleted stream.');
    expect(texts).toContain('Burns the NFT of a depleted stream.');
    expect(texts).not.toContain('Twelve tranches make a year.');
    expect(unpackRecords(readIndex(index, texts))).toEqual(records);
    expect(() => readIndex(index, undefined)).toThrow(/search-texts.json/);
    expect(() => readIndex(index, '{"v":5,"r":"another","b":"x"}')).toThrow(/another build/);
    expect(() => readIndex(index, '{"v":2,"b":["x"]}')).toThrow(/not the texts/);
  });

  it('answers from the first part at once and from both when the second is there', async () => {
    let give: (file: string) => void = () => undefined;
    const loadTexts = vi.fn(() => new Promise<string>((resolve) => (give = resolve)));
    const provider = createEmbeddedProvider({ loadIndex: () => Promise.resolve(index), loadTexts });
    const early = await provider.search('tranches');
    expect(early).toMatchObject({ isPartial: true });
    expect(early.hits[0]?.url).toBe('/concepts/lockup/tranches');
    expect((await provider.search('depleted nft')).hits.map(({ type }) => type)).not.toContain(
      'content',
    );
    await eventually(() => expect(loadTexts).toHaveBeenCalledTimes(1));
    give(texts ?? '');
    expect(await provider.whole?.()).toBe(true);
    const late = await provider.search('burns the nft');
    expect(late.isPartial).toBeUndefined();
    expect(late.hits[0]?.url).toContain('/reference/lockup/');
    const headings = await provider.search('withdrawMax');
    expect(headings.hits[0]).toMatchObject({ content: null });
    expect(headings.hits[0]?._snippetResult.content.text).toContain('Withdraws all');
  });

  it('goes on with the first part when the second fails, and asks for it again', async () => {
    const loadTexts = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(texts);
    const provider = createEmbeddedProvider({ loadIndex: () => Promise.resolve(index), loadTexts });
    await provider.search('stream');
    expect(await provider.whole?.()).toBe(false);
    expect((await provider.search('stream')).nbHits).toBeGreaterThan(0);
    expect(await provider.whole?.()).toBe(true);
    expect(loadTexts).toHaveBeenCalledTimes(2);
  });

  it('is a function for programs, with the hits in the order that is shown', async () => {
    const search = await openLocalSearch({ index, texts });
    const { hits, nbHits } = search('cancel a stream');
    expect(hits[0]?.url).toBe('/guides/lockup/examples/stream-management/cancel');
    expect(nbHits).toBeGreaterThan(0);
    await expect(openLocalSearch({ index: '{"v":0}' })).rejects.toThrow(/not an index/);
  });
});
