import { describe, expect, it } from 'vitest';
import {
  escapeHtml,
  highlight,
  sanitizeMarked,
  type Matcher,
} from '../../../src/search/highlight.ts';
import { snippet } from '../../../src/search/snippet.ts';
import { createEmbeddedProvider } from '../../../src/search/embedded/provider.ts';
import { buildEmbeddedIndex } from '../../../src/search/embedded/build.ts';
import { splitMarked } from '../../../src/search/marked.ts';
import { h, recordsOf } from './fixtures.ts';

const on =
  (...words: string[]): Matcher =>
  (term) => {
    const word = words.find((start) => term.startsWith(start));
    return word === undefined ? undefined : { length: word.length, word };
  };

describe('highlight', () => {
  it('escapes first and marks what was typed', () => {
    expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
    expect(highlight('<b>Streams & co', on('stream'), 1)).toEqual({
      value: '&lt;b&gt;<mark>Stream</mark>s &amp; co',
      matchLevel: 'full',
      matchedWords: ['stream'],
      fullyHighlighted: false,
    });
    expect(highlight('Flow', on('flow'), 2)).toMatchObject({
      matchLevel: 'partial',
      fullyHighlighted: true,
    });
    expect(highlight('Flow', on('x'), 1)).toEqual({
      value: 'Flow',
      matchLevel: 'none',
      matchedWords: [],
    });
  });

  it('marks the part of an identifier that was asked for, and folded text as a whole', () => {
    expect(highlight('createWithTimestampsLL', on('times'), 1).value).toBe(
      'createWith<mark>Times</mark>tampsLL',
    );
    expect(highlight('Émission', on('emis'), 1).value).toBe('<mark>Émis</mark>sion');
    expect(highlight('1,000', on('1000'), 1).value).toBe('<mark>1,000</mark>');
  });

  it('lets only balanced marks of a service through', () => {
    expect(sanitizeMarked('a <mark>b</mark> <img onerror=x>')).toBe(
      'a <mark>b</mark> &lt;img onerror=x&gt;',
    );
    expect(sanitizeMarked('<mark>a<mark>b</mark></mark>')).toBe(
      '&lt;mark&gt;a<mark>b</mark>&lt;/mark&gt;',
    );
    expect(sanitizeMarked('<mark onclick=x>a</mark>')).not.toContain('<');
  });
});

describe('snippet', () => {
  const text = Array.from({ length: 40 }, (_, index) =>
    index === 25 ? 'cliff' : `w${index}`,
  ).join(' ');

  it('has ten words, or five, around the match, with ellipses where text is left out', () => {
    const wide = snippet(text, on('cliff'), 1, 10).value;
    expect(wide).toMatch(/^….*<mark>cliff<\/mark>.*…$/);
    expect(wide.split(' ')).toHaveLength(10);
    expect(snippet(text, on('cliff'), 1, 5).value.split(' ')).toHaveLength(5);
    expect(snippet(text, on('w0'), 1, 5).value).toBe('<mark>w0</mark> w1 w2 w3 w4…');
    expect(snippet(text, on('w39'), 1, 5).value).toBe('…w35 w36 w37 w38 <mark>w39</mark>');
    expect(snippet('short text', on('x'), 1, 5)).toMatchObject({
      value: 'short text',
      matchLevel: 'none',
    });
  });

  it('prefers the place where most words stand together', () => {
    const value = snippet(
      `rate ${'x '.repeat(30)} the rate per second ${'y '.repeat(30)}`,
      on('rate', 'second'),
      2,
      6,
    ).value;
    expect(value).toContain('<mark>rate</mark> per <mark>second</mark>');
  });
});

describe('hostile text', () => {
  it('stays text in every highlighted value', async () => {
    const bad = '&lt;img src=x onerror=alert(1)&gt;';
    const records = recordsOf(
      '/x',
      `Bad ${bad}`,
      `${h(2, 'b', `Worse ${bad}`)}<p>body ${bad} needle</p>`,
    );
    const provider = createEmbeddedProvider({
      load: () => Promise.resolve(buildEmbeddedIndex(records).json),
    });
    const { hits } = await provider.search('onerror needle alert');
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) {
      const values = [
        ...Object.values(hit._highlightResult.hierarchy).map(({ value }) => value),
        ...Object.values(hit._snippetResult.hierarchy).map(({ value }) => value),
        hit._highlightResult.content.value,
        hit._snippetResult.content.value,
      ];
      for (const value of values)
        expect((value ?? '').replace(/<\/?mark>/g, '')).not.toMatch(/[<>"]/);
    }
  });
});

describe('splitMarked', () => {
  it('gives back the text that was escaped, with what is marked', () => {
    const { value } = highlight('<b>Streams & "co"', on('stream'), 1);
    expect(splitMarked(value)).toEqual([
      { text: '<b>', marked: false },
      { text: 'Stream', marked: true },
      { text: 's & "co"', marked: false },
    ]);
  });

  it('decodes once and takes no other tag for a mark', () => {
    expect(splitMarked('&amp;lt;img&gt; <b>x</b> <mark>open')).toEqual([
      { text: '&lt;img> <b>x</b> ', marked: false },
      { text: 'open', marked: true },
    ]);
  });
});
