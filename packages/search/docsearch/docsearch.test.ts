import { describe, expect, it } from 'vitest';
import { escapeHtml, markedHtml, unescapeHtml } from './html.ts';
import { embeddedClient } from './client.ts';
import { createEmbeddedProvider } from '../embedded/provider.ts';
import { siteIndex } from '../embedded/fixtures.ts';

const open = () =>
  embeddedClient(createEmbeddedProvider({ loadIndex: () => Promise.resolve(siteIndex()) }));

describe('text as HTML', () => {
  it('has no character left that HTML reads', () => {
    expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe(
      '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;',
    );
  });

  it('comes back as it was', () => {
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
  it('answers several queries, in the order in which they are asked', async () => {
    const { results } = await open().search({
      requests: [{ query: 'flow' }, { query: 'cliff', hitsPerPage: 2, page: 1 }],
    });
    expect(results.map(({ query, page, hitsPerPage }) => [query, page, hitsPerPage])).toEqual([
      ['flow', 0, 20],
      ['cliff', 1, 2],
    ]);
  });

  it('reads the parameters where the helper of Algolia puts them', async () => {
    const { results } = await open().search([{ indexName: 'x', params: { query: 'flow' } }]);
    expect(results[0]?.nbHits).toBeGreaterThan(0);
  });

  it('gives hits all that DocSearch prints, and levels only where there are headings', async () => {
    const { results } = await open().search({ requests: [{ query: 'flow' }] });
    const [hit] = results[0]?.hits ?? [];
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
      const { results } = await open().search({ requests: [request] });
      const texts = (results[0]?.hits ?? []).map((hit) => hit._snippetResult.content.value);
      return Math.max(...texts.map((text) => text.split(/\s+/).length));
    };
    expect(await wordsOf(3)).toBe(3);
  });
});
