import { describe, expect, it } from 'vitest';
import type { SynonymEntry } from './synonyms.ts';
import { h, fixtureProvider, fixtureRecords } from './embedded/fixtures.ts';

/* The first hit and the hits that are left out, rule by rule: each test fails without its rule. */

/** Pages by their last segment. Equal hits keep this order, so the expected first one is last. */
const urlsOf = async (
  query: string,
  pages: Readonly<Record<string, readonly [title: string, body?: string]>>,
  synonyms: SynonymEntry[] = [],
) => {
  const records = Object.entries(pages).flatMap(([name, [title, body = '<p>x</p>']]) =>
    fixtureRecords(`/concepts/${name}`, title, body),
  );
  const { hits } = await fixtureProvider(records, synonyms).search(query);
  return hits.map(({ url }) => url.replace('/concepts/', ''));
};
const p = (text: string) => `<p>${text}</p>`;

describe('where a word stands', () => {
  it('counts in the path of a page, for the page alone', async () => {
    const pages = { zebra: ['Other', `${p('x')}${h(2, 'more', 'More')}${p('y')}`] } as const;
    expect(await urlsOf('zebra', pages)).toEqual(['zebra']);
  });

  it('counts less in a path than in a heading', async () => {
    const pages = {
      zebra: ['Other', p('x')],
      b: ['Two', h(2, 'it', 'Zebra and many other animals') + p('y')],
    } as const;
    expect(await urlsOf('zebra', pages)).toEqual(['b#it', 'zebra']);
  });

  it('counts less the deeper the heading', async () => {
    const pages = {
      a: ['One', h(4, 'deep', 'Payday') + p('x')],
      b: ['Two', h(3, 'high', 'Payday') + p('y')],
    } as const;
    expect(await urlsOf('payday', pages)).toEqual(['b#high', 'a#deep']);
  });

  it('in the title of a page finds the page, and none of its sections', async () => {
    const pages = { a: ['Payday', `${p('x')}${h(2, 'more', 'More')}${p('y')}`] } as const;
    expect(await urlsOf('payday', pages)).toEqual(['a']);
  });

  it('under a heading counts more than under a deeper one', async () => {
    const pages = {
      a: ['One', h(3, 'deep', 'More') + p('payday')],
      b: ['Two', h(2, 'high', 'More') + p('payday x')],
    } as const;
    expect(await urlsOf('payday', pages)).toEqual(['b#high', 'a#deep']);
  });

  it('counts more in a heading of two words than in one of six', async () => {
    const pages = {
      a: ['One', h(2, 'long', 'A payday that everybody waits for') + p('x')],
      b: ['Two', h(2, 'short', 'One payday') + p('x')],
    } as const;
    expect(await urlsOf('payday', pages)).toEqual(['b#short', 'a#long']);
  });
});

describe('how often a text has a word', () => {
  it('puts the page with the word twice above the one with it once', async () => {
    const pages = {
      a: ['One', p('payday and some other words')],
      b: ['Two', p('payday and payday and payday')],
    } as const;
    expect(await urlsOf('payday', pages)).toEqual(['b', 'a']);
  });

  it('counts more in a short text', async () => {
    const pages = {
      a: ['One', p(`payday ${'and many other words '.repeat(20)}`)],
      b: ['Two', p('payday alone')],
    } as const;
    expect(await urlsOf('payday', pages)).toEqual(['b', 'a']);
  });

  it('counts more for the rarer word', async () => {
    const pages = {
      a: ['One', p('payday stream stream stream')],
      b: ['Two', p('payday payday payday stream')],
      c: ['Three', p('stream')],
      d: ['Four', p('stream')],
      e: ['Five', p('stream')],
    } as const;
    expect((await urlsOf('payday stream', pages)).slice(0, 2)).toEqual(['b', 'a']);
  });
});

describe('a part of the query', () => {
  it('that is common answers nothing where the whole is answered', async () => {
    const pages = {
      a: ['A', p('stream one')],
      b: ['B', p('stream two')],
      c: ['C', p('stream three')],
      d: ['D', p('token one')],
      e: ['E', p('token two')],
      f: ['F', p('token three')],
      g: ['G', p('stream of a token')],
    } as const;
    expect(await urlsOf('stream token', pages)).toEqual(['g']);
  });

  it('that weighs less than half of it answers nothing', async () => {
    const pages = { a: ['One', p('stream')], b: ['Two', p('stream on payday')] } as const;
    expect(await urlsOf('stream payday', pages)).toEqual(['b']);
  });

  it('answers a long query when it weighs nearly half', async () => {
    const pages = {
      a: ['One', p('salary')],
      b: ['Two', p('salary payday bonus')],
      c: ['Three', p('salary')],
    } as const;
    expect(await urlsOf('salary payday bonus', pages)).toEqual(['b']);
  });

  it('that a synonym of several words has answers nothing', async () => {
    const pages = { a: ['Second rate'], b: ['Rate per second'] } as const;
    const synonyms = [{ term: 'rate per second', synonyms: ['speed'] }];
    expect(await urlsOf('speed', pages, synonyms)).toEqual(['b']);
  });
});

describe('a word as it was typed', () => {
  it('is found beside one that only looks like it', async () => {
    const pages = { a: ['Cliff', p('clift')], b: ['Other', p('clift')] } as const;
    expect(await urlsOf('clift', pages)).toEqual(['a', 'b']);
  });
});
