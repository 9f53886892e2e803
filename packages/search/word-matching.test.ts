// cspell:ignore planb rennounse
import { describe, expect, it } from 'vitest';
import { parseQuery } from './embedded/query.ts';
import { queryIntent } from './intent.ts';
import { expansionsOf, synonymsFor, type SynonymEntry } from './synonyms.ts';
import { tokenize } from './tokens.ts';
import { h, fixtureProvider, fixtureRecords, siteProvider } from './embedded/fixtures.ts';

/* The matches of the words of a query, rule by rule: each test fails without its rule. */

type Page = readonly [path: string, title: string, body?: string];

const urlsOf = async (query: string, pages: readonly Page[], synonyms: SynonymEntry[] = []) => {
  const records = pages.flatMap(([path, title, body = '<p>x</p>']) =>
    fixtureRecords(path, title, body),
  );
  const provider = fixtureProvider(records, synonyms);
  // The first letters are answered before the texts are indexed; the rules also apply afterwards.
  await provider.whole?.();
  const { hits } = await provider.search(query);
  return hits.map(({ url }) => url);
};
const wordsOf = (query: string) => parseQuery(query, []);

describe('a word', () => {
  it('is not found by one of its letters', () => {
    expect(tokenize('planB')).toEqual(['planb', 'plan']);
  });

  it('that is typed twice counts once', () => {
    expect(wordsOf('stream a stream').map(({ whole }) => whole)).toEqual(['stream', 'a']);
  });

  it('of one or two letters is the beginning of longer ones only where it ends the query', () => {
    const prefixes = (query: string) => wordsOf(query).map(({ prefix }) => prefix);
    expect(prefixes('so stream')).toEqual([false, true]);
    expect(prefixes('stream so')).toEqual([true, true]);
    expect(prefixes('v4 stream')).toEqual([true, true]);
  });

  it('of one letter begins words of headings, and none of texts', async () => {
    const pages = [
      ['/concepts/a', 'Zebra'],
      ['/concepts/b', 'Other', '<p>zoo</p>'],
    ] as const;
    expect(await urlsOf('z', pages)).toEqual(['/concepts/a']);
  });

  it('of hex digits is found with 0x before it', async () => {
    const { hits } = await siteProvider().search('40e58ee5');
    expect(hits[0]?.url).toBe('/reference/errors#lockup');
  });

  it('with a hyphen is found in its pieces', async () => {
    const pages = [
      ['/concepts/a', 'Flow', '<p>The end is open, and nothing ended.</p>'],
      ['/concepts/b', 'Other', '<p>It is open.</p>'],
    ] as const;
    expect(await urlsOf('open-ended', pages)).toEqual(['/concepts/a']);
  });

  it('with a hyphen is as good in its pieces as joined', async () => {
    const joined = Array.from({ length: 9 }, (_, at) => [`/concepts/p${at}`, `P${at}`] as const);
    const pages: Page[] = joined.map(([path, title]) => [
      path,
      title,
      `<p>open-ended ${title}</p>`,
    ]);
    pages.push(['/concepts/z', 'Z', '<p>ended or open</p>']);
    expect(await urlsOf('open-ended', pages)).toContain('/concepts/z');
  });

  it('is found in its other forms, after the word itself', async () => {
    const pages = [
      ['/concepts/a', 'A1', '<p>reverts</p>'],
      ['/concepts/b', 'B1', '<p>reverted</p>'],
    ] as const;
    expect(await urlsOf('reverted', pages)).toEqual(['/concepts/b', '/concepts/a']);
    // More than two edits apart, so no typo explains it.
    expect(await urlsOf('expired', [['/concepts/a', 'A1', '<p>expiration</p>']])).toHaveLength(1);
  });

  it('of code is found by its parts where nobody writes it', async () => {
    const pages = [['/concepts/a', 'Streams', '<p>Create them with a schedule.</p>']] as const;
    expect(await urlsOf('createWithSchedule', pages)).toEqual(['/concepts/a']);
    expect(await urlsOf('createWithTimes', pages)).toEqual([]);
  });

  it('may hold two typing errors from six letters on, and one from four', async () => {
    const pages = [['/concepts/a', 'Renounce and flow']] as const;
    expect(await urlsOf('rennounse', pages)).toEqual(['/concepts/a']);
    expect(await urlsOf('floe', pages)).toEqual(['/concepts/a']);
    expect(await urlsOf('flee', pages)).toEqual([]);
  });
});

describe('words of a sentence', () => {
  const optional = (query: string) =>
    wordsOf(query).flatMap((word) => (word.optional ? [word.whole] : []));

  it('may be missing beside one with a meaning', () => {
    expect(optional('how stream')).toEqual(['how']);
    expect(optional('fire someone')).toEqual(['someone']);
    expect(optional('cancel stream')).toEqual([]);
    expect(optional('who is')).toEqual([]);
    expect(optional('how to stream')).toEqual(['how', 'to']);
  });

  it('are all that a query of such words has', async () => {
    expect(optional('what is this')).toEqual([]);
    const pages = [
      ['/concepts/a', 'What is this'],
      ['/concepts/b', 'Other', '<p>Something.</p>'],
    ] as const;
    expect(await urlsOf('what is this', pages)).toEqual(['/concepts/a']);
  });

  it('make a question of three words or more', () => {
    expect(queryIntent('my tokens')).toBe('plain');
    expect(queryIntent('where my tokens')).toBe('question');
  });
});

describe('a synonym', () => {
  const debt = [{ term: 'Debt', synonyms: ['insolvency', 'money owed'] }];

  it('leads to its term, and the term not to it', async () => {
    const pages = [
      ['/concepts/a', 'Debt'],
      ['/concepts/b', 'Insolvency'],
    ] as const;
    expect(await urlsOf('debt', pages, debt)).toEqual(['/concepts/a']);
    expect(await urlsOf('insolvency', pages, debt)).toEqual(['/concepts/b', '/concepts/a']);
  });

  it('leads to the other forms of its term, after the term itself', async () => {
    const pages = [
      ['/concepts/a', 'When the app closes'],
      ['/concepts/b', 'The closing app'],
    ] as const;
    const closing = [{ term: 'closing', synonyms: ['shutdown'] }];
    expect(await urlsOf('shutdown', pages, closing)).toEqual(['/concepts/b', '/concepts/a']);
  });

  it('that is the term itself is dropped', () => {
    expect(expansionsOf([{ term: 'Debt', synonyms: ['debt', 'DEBT', '!', 'owed'] }])).toEqual([
      { from: ['owed'], to: ['debt'] },
    ]);
  });

  it('of several words needs all of them, in a row', () => {
    const expansions = expansionsOf(debt);
    const found = (query: string) => synonymsFor(query.split(' '), expansions).flat();
    expect(found('money back')).toEqual([]);
    expect(found('owed money')).toEqual([]);
    expect(found('money owed')).toEqual([
      { terms: ['debt'], isPhrase: true },
      { terms: ['debt'], isPhrase: true },
    ]);
    expect(found('insolvency')).toEqual([{ terms: ['debt'], isPhrase: false }]);
  });

  it('is marked in the text that it led to', async () => {
    const records = fixtureRecords(
      '/concepts/a',
      'Other',
      `${h(2, 'b', 'More')}<p>Uncovered debt grows.</p>`,
    );
    const { hits } = await fixtureProvider(records, debt).search('insolvency');
    expect(hits[0]?._snippetResult.content).toMatchObject({
      text: 'Uncovered debt grows.',
      ranges: [{ start: 10, end: 14 }],
    });
  });
});
