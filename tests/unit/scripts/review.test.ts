import { describe, expect, it } from 'vitest';
import { changedPages, type Change } from '../../../scripts/review/compare';
import { readHtml, type ReadPage } from '../../../scripts/review/pages';
import { reportOf } from '../../../scripts/review/report';

const html = (body: string) =>
  `<html><head><title>T | Site</title><meta name="description" content="D"></head><body><main>${body}</main></body></html>`;
const read = (body: string, route = '/a'): ReadPage => readHtml(route, html(body));
const site = (...pages: ReadPage[]) => new Map(pages.map((page) => [page.route, page]));
const words = (change: Change) =>
  change
    .map(({ text, side }) =>
      side === 'both' ? text : side === 'after' ? `+${text}+` : `-${text}-`,
    )
    .join('');

describe('a built page', () => {
  it('is its running text, block by block, without marks, buttons and ways onward', () => {
    const { title, blocks } = read(
      '<nav><p>Menu</p></nav><h1>Title</h1><p>One\n <b>two</b>.<a class="tested">t</a><a class="hash-link">#</a></p>' +
        '<ul><li>Item</li><li><p>In it</p></li></ul><table><tr><td>A</td><td><p>B</p></td></tr></table>' +
        '<pre>code<button>Copy</button></pre><footer><p>Last updated</p></footer>',
    );
    expect(title).toBe('Title');
    expect(blocks).toEqual(['D', 'Title', 'One two.', 'Item', 'In it', 'A | B', 'code']);
  });

  it('has the sentences that are marked as tested', () => {
    const mark = '<a class="tested" href="x"></a>';
    const { tested } = read(
      `<p>Not this. This one.${mark} Nor this. <b>That</b> one.${mark} End.</p><table><tr><td>a</td><td>b${mark}</td></tr></table>`,
    );
    expect(tested).toEqual(['This one.', 'That one.', 'a | b']);
  });
});

describe('two builds', () => {
  const before = site(
    read('<p>The sender may cancel.<a class="tested"></a></p><p>Same.</p>'),
    read('<p>Same.</p>', '/same'),
    read('<p>Gone.</p>', '/gone'),
  );
  const after = site(
    read(
      '<p>The recipient may cancel.<a class="tested"></a></p><p>Same.</p><p>Quite another text.</p>',
    ),
    read('<p>Same.</p>', '/same'),
    read('<p>New.</p>', '/new'),
  );
  const changed = changedPages(before, after);

  it('differ in pages that changed, came or went', () => {
    expect(changed.map(({ route, state }) => `${route} ${state}`)).toEqual([
      '/a changed',
      '/gone gone',
      '/new new',
    ]);
  });

  it('differ in words, and in the sentences that are tested', () => {
    const [page] = changed;
    expect(page?.changes.map(words)).toEqual([
      'The -sender-+recipient+ may cancel.',
      '+Quite another text.+',
    ]);
    expect(page?.tested.map(words)).toEqual(['The -sender-+recipient+ may cancel.']);
  });

  it('are searched for a change of what decides', () => {
    const warning = '<div class="theme-admonition-warning"><p>It is final.</p></div>';
    const [page] = changedPages(
      site(read(`<p>The admin is paid.</p>${warning}<p>A text, with words.</p>`)),
      site(read('<p>The sender is paid.</p><p>A text with words.</p>')),
    );
    expect(page?.decisive.map(({ says, change }) => [says, words(change)])).toEqual([
      ['a warning is removed', '-It is final.-'],
      ['admin → sender', 'The -admin-+sender+ is paid.'],
    ]);
  });

  it('differ where a sentence is tested no more', () => {
    const [page] = changedPages(
      site(read('<p>A sentence.<a class="tested"></a></p>')),
      site(read('<p>A sentence.</p>')),
    );
    expect(page?.changes).toEqual([]);
    expect(page?.tested.map(words)).toEqual(['-A sentence.-']);
  });
});

describe('the report', () => {
  const names = { before: 'a', after: 'b' };
  const page = changedPages(site(), site(read('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')));

  it('shows the text of pages as text', () => {
    const text = reportOf({ names, pages: page, pictures: new Map(), leftOut: [] });
    expect(text).not.toContain('<script>');
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).toContain('No tested sentence has changed.');
    expect(text).toContain('No warning, role, number');
  });

  it('lists the pages that it left out', () => {
    const text = reportOf({ names, pages: [], pictures: new Map(), leftOut: page });
    expect(text).toMatch(/Left out[^]*\/a: new/);
  });
});
