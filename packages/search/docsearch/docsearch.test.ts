import { describe, expect, it } from 'vitest';
import { escapeHtml, markedHtml, unescapeHtml } from './html.ts';
import { createEmbeddedSearch } from '../embedded/search.ts';
import { siteIndex } from '../embedded/fixtures.ts';

const open = () => createEmbeddedSearch({ loadIndex: () => Promise.resolve(siteIndex()) });

describe('text as HTML', () => {
  it('has no character left that HTML reads', () => {
    expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe(
      '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;',
    );
  });

  it('is the same after it was escaped and read back', () => {
    for (const text of ['a < b & c', '&lt;', '&amp;lt;', '"\'', '&unknown;', ''])
      expect(unescapeHtml(escapeHtml(text))).toBe(text);
  });

  it('has marks where it matched, and nowhere else', () => {
    const text = 'a <mark>b</mark>';
    expect(markedHtml({ text, ranges: [{ start: 0, end: 1 }] })).toBe(
      '<mark>a</mark> &lt;mark&gt;b&lt;/mark&gt;',
    );
  });
});

describe('the embedded engine as a client of Algolia', () => {
  it('answers with the page and the number of hits that are asked for, or the first 20', async () => {
    expect(await open().search({ query: 'flow' })).toMatchObject({
      query: 'flow',
      page: 0,
      hitsPerPage: 20,
    });
    expect(await open().search({ query: 'cliff', hitsPerPage: 2, page: 1 })).toMatchObject({
      query: 'cliff',
      page: 1,
      hitsPerPage: 2,
    });
  });

  it('gives hits all that DocSearch prints, and levels only where there are headings', async () => {
    const [hit] = (await open().search({ query: 'flow' })).hits;
    expect(hit).toBeDefined();
    const levels = Object.entries(hit?.hierarchy ?? {}).filter(([, text]) => text !== null);
    expect(Object.keys(hit?._highlightResult.hierarchy ?? {})).toEqual(
      levels.map(([name]) => name),
    );
    expect(JSON.stringify(hit?._highlightResult)).toContain('<mark>');
  });

  it('says the number of words of a snippet', async () => {
    const wordsOf = async (words: number) => {
      const request = { query: 'rate', attributesToSnippet: [`content:${words}`] };
      const { hits } = await open().search(request);
      const texts = hits.map((hit) => hit._snippetResult.content.value);
      return Math.max(...texts.map((text) => text.split(/\s+/).length));
    };
    expect(await wordsOf(3)).toBe(3);
  });
});
