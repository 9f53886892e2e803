// cspell:ignore paydat paydot tranch
import { describe, expect, it } from 'vitest';
import { headingBonus } from './heading-matches.ts';
import { parseQuery } from './query.ts';
import { expansionsOf, type SynonymEntry } from '../synonyms.ts';
import { h, fixtureProvider, fixtureRecords, shown } from './fixtures.ts';

/* The first of several hits, rule by rule. Equal hits keep their order, so the expected first one is last. */

type Pages = Readonly<Record<string, readonly [title: string, body?: string]>>;

const search = (query: string, pages: Pages, synonyms: SynonymEntry[] = []) => {
  const records = Object.entries(pages).flatMap(([path, [title, body = '<p>x</p>']]) =>
    fixtureRecords(path, title, body),
  );
  return fixtureProvider(records, synonyms).search(query, { hitsPerPage: 50 });
};
const urlsOf = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).hits.map(({ url }) => url);
const p = (text: string) => `<p>${text}</p>`;

describe('a heading', () => {
  const synonyms = expansionsOf([{ term: 'rate per second', synonyms: ['speed'] }]);
  const bonus = (heading: string, query: string, level = 2) =>
    headingBonus({ heading, level }, parseQuery(query, synonyms));

  it('leads by the same words, whatever its level', async () => {
    const pages: Pages = {
      '/concepts/a': ['Payday plan', p('y')],
      '/concepts/b': ['One', h(3, 'deep', 'Payday') + p('x')],
    };
    expect(await urlsOf('payday', pages)).toEqual(['/concepts/b#deep', '/concepts/a']);
  });

  it('that is the whole question leads from any section', async () => {
    const pages: Pages = {
      '/support/a': ['FAQ', h(3, 'deep', 'What is a payday?') + p('x')],
      '/concepts/b': ['What is a payday?', p('y')],
    };
    expect((await urlsOf('what is a payday', pages))[0]).toBe('/concepts/b');
  });

  it('gains more by three same words, by words in a row and by beginnings', () => {
    expect(bonus('Cancel one stream', 'cancel one stream')).toBeGreaterThan(
      bonus('Cancel stream', 'cancel stream'),
    );
    expect(bonus('Here cancel stream now', 'cancel stream')).toBeGreaterThan(
      bonus('Here stream cancel now', 'cancel stream'),
    );
    expect(bonus('Streaming', 'stream')).toBeGreaterThan(0);
  });

  it('of three other words gains less than one with a single other word', () => {
    expect(bonus('Payday plan for all', 'payday')).toBeLessThan(bonus('Payday plan', 'payday'));
  });

  it('"Flow overview" gains as much as "Flow" as the title of a page, and less below it', () => {
    expect(bonus('Flow overview', 'flow', 1)).toBe(bonus('Flow', 'flow', 1));
    expect(bonus('Flow overview', 'flow', 2)).toBeLessThan(bonus('Flow', 'flow', 2));
  });

  it('is covered by a synonym, if all of its words are there', () => {
    expect(bonus('Rate per second', 'speed')).toBeGreaterThan(0);
    expect(bonus('Rate', 'speed')).toBe(0);
  });
});

describe('among equal answers', () => {
  it('the one higher on its page leads', async () => {
    const more = h(2, 'more', 'More') + p('payday');
    const pages: Pages = {
      '/concepts/a': ['One', h(2, 'one', 'First') + p('x') + more],
      '/concepts/b': ['Two', more],
    };
    expect(await urlsOf('payday', pages)).toEqual(['/concepts/b#more', '/concepts/a#more']);
  });

  it.each([
    ['/concepts/glossary', '/concepts/z'],
    // The path of the other page has one more word, so only the kind of the page counts against the first.
    [
      '/reference/lockup/interfaces/interface.IOther',
      '/reference/lockup/abstracts/abstract.BaseOther',
    ],
  ])('one that repeats others is last: %s', async (repeats, says) => {
    const pages: Pages = { [repeats]: ['Payday', p('x')], [says]: ['Payday', p('y')] };
    expect(await urlsOf('payday', pages)).toEqual([says, repeats]);
  });

  it('the rarer word in the title leads', async () => {
    const pages: Pages = {
      '/concepts/a': ['Stream', p('payday')],
      '/concepts/b': ['Payday', p('stream')],
      '/concepts/c': ['One', p('stream')],
      '/concepts/d': ['Two', p('stream')],
    };
    expect((await urlsOf('payday stream', pages))[0]).toBe('/concepts/b');
  });

  it('the shorter word that begins like the query leads', async () => {
    const pages: Pages = {
      '/concepts/a': ['A1', p('payments')],
      '/concepts/b': ['B1', p('payout')],
    };
    expect(await urlsOf('pay', pages)).toEqual(['/concepts/b', '/concepts/a']);
  });

  it('the word leads before its synonym, and a synonym of several words is as good', async () => {
    const synonyms = [{ term: 'debt', synonyms: ['insolvency', 'money owed'] }];
    const one: Pages = { '/concepts/a': ['A1', p('debt')], '/concepts/b': ['B1', p('insolvency')] };
    expect(await urlsOf('insolvency', one, synonyms)).toEqual(['/concepts/b', '/concepts/a']);
    const several: Pages = {
      '/concepts/a': ['A1', p('debt x y z')],
      '/concepts/b': ['B1', p('owed x money y')],
    };
    expect((await urlsOf('money owed', several, synonyms))[0]).toBe('/concepts/a');
  });

  it('a word one typing error away is preferred to one two errors away', async () => {
    const pages: Pages = { '/concepts/a': ['A1', p('paydot')], '/concepts/b': ['B1', p('paydat')] };
    expect(await urlsOf('payday', pages)).toEqual(['/concepts/b']);
  });

  it('of two words the same number of errors away, the one on more pages is preferred', async () => {
    const pages: Pages = {
      '/concepts/a': ['A1', p('paydal')],
      '/concepts/b': ['B1', p('paydat')],
      '/concepts/c': ['C1', p('paydat')],
    };
    expect(await urlsOf('payday', pages)).toEqual(['/concepts/b', '/concepts/c']);
  });

  it('puts the page first whose text has the words side by side', async () => {
    const pages: Pages = {
      '/concepts/a': ['A1', p('payday or stream')],
      '/concepts/b': ['B1', p('or payday stream')],
    };
    expect(await urlsOf('payday stream', pages)).toEqual(['/concepts/b', '/concepts/a']);
  });

  it('the best of five hundred and more headings leads at the first letter', async () => {
    const many = Array.from({ length: 600 }, (_, at) => h(2, `m-${at}`, `Streams ${at}`));
    const pages: Pages = {
      '/concepts/many': ['Many', many.join('')],
      '/concepts/z': ['Sz', p('x')],
    };
    expect((await urlsOf('s', pages))[0]).toBe('/concepts/z');
  });
});

describe('a page of old releases leads', () => {
  const legacy = '/guides/legacy/payroll';

  it('when the query has the word legacy', async () => {
    const pages: Pages = {
      '/guides/flow/other': ['Other', p('legacy payroll')],
      [legacy]: ['Payroll', p('x')],
    };
    expect((await urlsOf('legacy payroll', pages))[0]).toBe(legacy);
    expect((await urlsOf('payroll', pages))[0]).toBe('/guides/flow/other');
  });

  it('when the query is its heading of several words', async () => {
    const pages: Pages = {
      '/guides/flow/other': ['Other', p('run payroll')],
      [legacy]: ['Run payroll', p('x')],
    };
    expect((await urlsOf('run payroll', pages))[0]).toBe(legacy);
  });
});

describe('a long query', () => {
  it('is answered better by all of its words in a text than by half of them in a title', async () => {
    const pages: Pages = {
      '/concepts/a': ['Salary payday', p('x')],
      '/concepts/b': ['Other', p('salary payday bonus tokens')],
      '/concepts/c': ['Another', p('bonus tokens')],
    };
    expect((await urlsOf('salary payday bonus tokens', pages))[0]).toBe('/concepts/b');
  });

  it('about two functions finds the entry of one beside many texts with both', async () => {
    const both = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        `/concepts/p${at}`,
        [`P${at}`, p(`refundableAmountOf, depositOf ${at}`)] as const,
      ]),
    );
    const pages: Pages = { ...both, '/concepts/entry': ['depositOf', p('x')] };
    expect(await urlsOf('refundableAmountOf depositOf', pages)).toContain('/concepts/entry');
  });
});

describe('a row', () => {
  it('shows the text of its section that answers best', async () => {
    const long = `A payday. ${'And more words. '.repeat(25)}`;
    const pages: Pages = { '/concepts/a': ['One', p(long) + p('A payday of a stream.')] };
    const { hits } = await search('payday stream', pages);
    expect(hits.map(({ content }) => content)).toEqual(['A payday of a stream.']);
  });

  it('shows the part of a text with most words of the query', async () => {
    const far = 'and many more words '.repeat(10);
    const body = p(`Payday payday payday payday ${far} payday salary ${far}`);
    const [hit] = (await search('payday salary', { '/concepts/a': ['One', body] })).hits;
    expect(hit && shown(hit._snippetResult.content)).toContain('[salary]');
  });

  it('shows what is below its heading, or how its page begins, and not the next heading', async () => {
    const next = h(2, 'after', 'After') + p('Wrong.');
    const snippetOf = async (below: string) => {
      const body = p('Begins.') + h(2, 'it', 'Payday') + below + next;
      const [hit] = (await search('payday', { '/concepts/a': ['One', body] })).hits;
      return hit?._snippetResult.content.text;
    };
    expect(await snippetOf('')).toBe('Begins.');
    expect(await snippetOf(h(3, 'sub', 'Sub') + p('Below.'))).toBe('Below.');
  });

  it('is shown once for two headings with one address', async () => {
    const twice = h(2, 'it', 'Payday one') + p('x') + h(2, 'it', 'Payday two') + p('y');
    const pages: Pages = { '/concepts/a': ['One', twice] };
    expect(await urlsOf('payday', pages)).toEqual(['/concepts/a#it']);
  });

  it('comes after one of another page when its page has one already', async () => {
    const pages: Pages = {
      '/concepts/a': ['One', h(2, 'b', 'Payday first') + h(2, 'c', 'Payday other') + p('x')],
      '/concepts/z': ['Two', h(2, 'y', 'Before') + h(2, 'z', 'Payday third') + p('y')],
    };
    expect(await urlsOf('payday', pages)).toEqual([
      '/concepts/a#b',
      '/concepts/z#z',
      '/concepts/a#c',
    ]);
  });

  it('marks of a longer word what was typed', async () => {
    const pages: Pages = { '/concepts/a': ['One', p('Two tranches.')] };
    const [hit] = (await search('tranch', pages)).hits;
    expect(hit && shown(hit._snippetResult.content)).toBe('Two [tranch]es.');
  });

  it('is left out when it looks like another, and kept when its text differs', async () => {
    const rows = async (one: string, other: string) =>
      urlsOf('payday', {
        '/guides/lockup/a': ['Payday', p(one)],
        '/guides/lockup/b': ['Payday', p(other)],
      });
    // Two sections that a reader cannot tell apart: the same path, headings and text.
    expect(await rows('x', 'y')).toHaveLength(2);
    expect(await rows('x', 'x')).toHaveLength(1);
  });

  it('marks all words of a synonym', async () => {
    const synonyms = [{ term: 'rate per second', synonyms: ['speed'] }];
    const pages: Pages = { '/concepts/a': ['One', p('The rate per second says it.')] };
    const [hit] = (await search('speed', pages, synonyms)).hits;
    expect(hit && shown(hit._snippetResult.content)).toBe('The [rate] [per] [second] says it.');
  });
});
