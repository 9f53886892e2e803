import { describe, expect, it } from 'vitest';
import { highlight, type Matcher } from './highlight.ts';
import { readHighlightMarks } from './hosted/marks.ts';
import { snippet } from './snippet.ts';
import { createEmbeddedProvider } from './embedded/provider.ts';
import { buildEmbeddedIndex } from './embedded/build.ts';
import { segmentsOf } from './segments.ts';
import type { HighlightResult } from './types.ts';
import { h, fixtureRecords, shown } from './embedded/fixtures.ts';

const none: HighlightResult = { text: '', ranges: [], matchLevel: 'none', matchedWords: [] };

const on =
  (...words: string[]): Matcher =>
  (term) => {
    const word = words.find((start) => term.startsWith(start));
    return word === undefined ? undefined : { length: word.length, word };
  };

describe('highlight', () => {
  it('leaves the text as it is and says where what was typed stands', () => {
    expect(highlight('<b>Streams & co', on('stream'), 1)).toEqual({
      text: '<b>Streams & co',
      ranges: [{ start: 3, end: 9 }],
      matchLevel: 'full',
      matchedWords: ['stream'],
      fullyHighlighted: false,
    });
    expect(highlight('Flow', on('flow'), 2)).toMatchObject({
      matchLevel: 'partial',
      fullyHighlighted: true,
    });
    expect(highlight('Flow', on('x'), 1)).toEqual({
      text: 'Flow',
      ranges: [],
      matchLevel: 'none',
      matchedWords: [],
    });
  });

  it('marks the part of an identifier that was asked for, and folded text as a whole', () => {
    expect(shown(highlight('createWithTimestampsLL', on('times'), 1))).toBe(
      'createWith[Times]tampsLL',
    );
    expect(shown(highlight('Émission', on('emis'), 1))).toBe('[Émis]sion');
    expect(shown(highlight('1,000', on('1000'), 1))).toBe('[1,000]');
  });
});

describe('marks of a service', () => {
  it('are ranges of the text without them', () => {
    expect(readHighlightMarks('a <mark>b</mark> c<mark>d</mark>')).toEqual({
      text: 'a b cd',
      ranges: [
        { start: 2, end: 3 },
        { start: 5, end: 6 },
      ],
    });
    expect(readHighlightMarks('<mark></mark>a')).toEqual({ text: 'a', ranges: [] });
  });

  it('are balanced pairs; anything else is text, decoded by nobody', () => {
    expect(shown({ ...none, ...readHighlightMarks('a <mark>b</mark> <img onerror=x>') })).toBe(
      'a [b] <img onerror=x>',
    );
    expect(shown({ ...none, ...readHighlightMarks('<mark>a<mark>b</mark></mark>') })).toBe(
      '<mark>a[b]</mark>',
    );
    expect(readHighlightMarks('<mark onclick=x>a</mark>').ranges).toEqual([]);
    expect(readHighlightMarks('&amp;lt;img&gt; <mark>open').text).toBe(
      '&amp;lt;img&gt; <mark>open',
    );
  });
});

describe('snippet', () => {
  const text = Array.from({ length: 40 }, (_, index) =>
    index === 25 ? 'cliff' : `w${index}`,
  ).join(' ');

  it('has ten words, or five, around the match, with ellipses where text is left out', () => {
    const wide = shown(snippet(text, on('cliff'), 1, 10));
    expect(wide).toMatch(/^….*\[cliff\].*…$/);
    expect(wide.split(' ')).toHaveLength(10);
    expect(shown(snippet(text, on('cliff'), 1, 5)).split(' ')).toHaveLength(5);
    expect(shown(snippet(text, on('w0'), 1, 5))).toBe('[w0] w1 w2 w3 w4…');
    expect(shown(snippet(text, on('w39'), 1, 5))).toBe('…w35 w36 w37 w38 [w39]');
    expect(snippet('short text', on('x'), 1, 5)).toMatchObject({
      text: 'short text',
      matchLevel: 'none',
    });
  });

  it('prefers the place where most words stand together', () => {
    const found = snippet(
      `rate ${'x '.repeat(30)} the rate per second ${'y '.repeat(30)}`,
      on('rate', 'second'),
      2,
      6,
    );
    expect(shown(found)).toContain('[rate] per [second]');
  });

  it('prefers two words once to one word three times', () => {
    const found = snippet(
      `second second second ${'x '.repeat(30)} the rate per second ${'y '.repeat(30)}`,
      on('rate', 'second'),
      2,
      6,
    );
    expect(shown(found)).toContain('[rate] per [second]');
  });
});

describe('hostile text', () => {
  it('comes back as the page has it, with ranges inside of it', async () => {
    const bad = '<img src=x onerror=alert(1)>';
    const written = bad.replace('<', '&lt;').replace('>', '&gt;');
    const records = fixtureRecords(
      '/x',
      `Bad ${written}`,
      `${h(2, 'b', `Worse ${written}`)}<p>body ${written} needle</p>`,
    );
    const provider = createEmbeddedProvider({
      loadIndex: () => Promise.resolve(buildEmbeddedIndex(records).index),
    });
    const { hits } = await provider.search('onerror needle alert');
    const texts = hits.flatMap(({ _highlightResult: { hierarchy, content } }) => [
      ...Object.values(hierarchy),
      content,
    ]);
    expect(texts.map(({ text }) => text)).toContain(`Worse ${bad}`);
    expect(texts.map(shown)).toContain('body <img src=x [onerror]=[alert](1)> [needle]');
  });
});

describe('stretches', () => {
  it('are the whole text in order, none of them empty', () => {
    expect(segmentsOf(highlight('Streams & <b>', on('stream'), 1))).toEqual([
      { text: 'Stream', marked: true },
      { text: 's & <b>', marked: false },
    ]);
    expect(segmentsOf({ text: '', ranges: [] })).toEqual([]);
  });
});
