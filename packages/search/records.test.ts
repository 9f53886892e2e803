import { describe, expect, it } from 'vitest';
import {
  docPage,
  h,
  recordsFromHtml,
  fixtureRecords,
  FIXTURE_SECTIONS,
  siteRecords,
} from './embedded/fixtures.ts';

const contents = (body: string) =>
  fixtureRecords('/concepts/x', 'X', body).flatMap(({ content }) => content ?? []);

describe('a glossary', () => {
  it('gives each anchored term a record of its own', () => {
    const records = fixtureRecords(
      '/concepts/glossary',
      'Glossary',
      '<dl><div><dt id="cliff">Cliff<a href="#cliff" class="hash-link"></a></dt><dd>A date.</dd></div><dt>Plain</dt><dd>Text.</dd></dl>',
    );
    expect(records.map(({ type, url, content }) => [type, url, content])).toEqual([
      ['lvl1', '/concepts/glossary', null],
      ['lvl3', '/concepts/glossary#cliff', null],
      ['content', '/concepts/glossary#cliff', 'A date.\nPlain\nText.'],
    ]);
  });
});

describe('records of a page', () => {
  const body = `<p>Before any heading.</p>${h(2, 'rate', 'Rate <code>per</code> second')}
    <p>First.</p>${h(3, 'unit', 'Unit')}<ul><li>One</li><li>Two<ul><li>Inner</li></ul></li></ul>
    ${h(2, 'end', 'End')}`;
  const records = fixtureRecords('/concepts/streaming/', 'Streaming', body);

  it('are one per heading and one per text below it', () => {
    expect(records.map(({ type, url, content }) => [type, url, content])).toEqual([
      ['lvl1', '/concepts/streaming', null],
      ['content', '/concepts/streaming', 'Before any heading.'],
      ['lvl2', '/concepts/streaming#rate', null],
      ['content', '/concepts/streaming#rate', 'First.'],
      ['lvl3', '/concepts/streaming#unit', null],
      ['content', '/concepts/streaming#unit', 'One\nTwo\nInner'],
      ['lvl2', '/concepts/streaming#end', null],
    ]);
  });

  it('carry the hierarchy, and lose deeper levels at the next heading', () => {
    expect(records[5]?.hierarchy).toEqual({
      lvl0: 'Concepts',
      lvl1: 'Streaming',
      lvl2: 'Rate per second',
      lvl3: 'Unit',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
    expect(records[6]?.hierarchy).toMatchObject({ lvl2: 'End', lvl3: null });
  });

  it('carry tag, language, weight and standing', () => {
    expect(records[2]).toMatchObject({
      objectID: '/concepts/streaming#rate~0',
      url_without_anchor: '/concepts/streaming',
      anchor: 'rate',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      weight: { page_rank: 0, level: 80, position: 2 },
      legacy: false,
    });
    expect(fixtureRecords('/guides/legacy/streams', 'Streams', '')[0]?.legacy).toBe(true);
    expect(fixtureRecords('/api/flow/previous-endpoints', 'Old', '')[0]?.legacy).toBe(true);
    expect(fixtureRecords('/apps/v1', 'V1', '')[0]?.legacy).toBe(true);
  });

  it('have no word of navigation, contents, footer or buttons', () => {
    const text = JSON.stringify(siteRecords());
    expect(text).not.toMatch(
      /Navbarword|Breadcrumbword|Tocword|Footerword|Nextword|Copyword|\u200b/,
    );
  });

  it('skip what is hidden, but not the panel of an unselected tab', () => {
    const html = `<p aria-hidden="true">a1</p><p data-search="off">a2</p><p hidden>a3</p>
      <ul role="tablist"><li role="tab">a4</li></ul><button>a5</button><svg><text>a6</text></svg>
      <div role="tabpanel" hidden><p>kept</p></div><details><summary>sum</summary><p>more</p></details>`;
    expect(contents(html)).toEqual(['kept\nsum\nmore']);
  });

  it('join the cells of a row and keep rows apart', () => {
    const html = `<table><thead><tr><th>Error</th><th>Selector</th></tr></thead>
      <tbody><tr><td><p>A</p></td><td><code>0x01</code></td></tr></tbody></table>`;
    expect(contents(html)).toEqual(['Error Selector\nA 0x01']);
  });

  it('read a formula once, without its TeX source', () => {
    const html = `<p>Use <span class="katex"><span class="katex-mathml"><math><semantics><mrow>
      <mfrac><mi>d</mi><mi>t</mi></mfrac></mrow><annotation encoding="application/x-tex">\\frac{d}{t}</annotation>
      </semantics></math></span><span class="katex-html" aria-hidden="true">dt</span></span> here.</p>`;
    expect(contents(html)).toEqual(['Use d / t here.']);
  });

  it('read admonitions, definition lists and captions', () => {
    const html = `<div class="theme-admonition"><div class="admonitionHeading_x"><span class="admonitionIcon_x">
      <svg viewBox="0 0 14 16"><path d="M1"></path></svg></span>warning</div><div><p>Careful.</p></div></div>
      <dl><dt>cliff</dt><dd>A wait.</dd></dl><figure><figcaption>Plot.</figcaption></figure>`;
    expect(contents(html)).toEqual(['warning\nCareful.\ncliff\nA wait.\nPlot.']);
  });

  it('keep of code the lines with a name that is new on the page, and no mere word', () => {
    const line = (text: string) => `<span class="token-line"><span>${text}</span><br></span>`;
    const pre = (...lines: string[]) => `<pre><code>${lines.map(line).join('')}</code></pre>`;
    const html =
      pre('import { SablierFlow } from "x";', '{', '}') +
      pre('import { SablierFlow } from "x";', 'flow.refundMax(streamId);', 'let amount;');
    expect(contents(html)).toEqual(['import { SablierFlow } from "x";\nflow.refundMax(streamId);']);
  });

  it('keep no line of code for a name that a text of the page says, above or below', () => {
    const code = '<pre><code><span>flow.refundMax(streamId);</span></code></pre>';
    expect(contents(`${code}<p>Call refundMax with streamId.</p>`)).toEqual([
      'Call refundMax with streamId.',
    ]);
    expect(contents(`${code}<p>Call it.</p>`)).toEqual(['flow.refundMax(streamId);\nCall it.']);
  });

  it('have escaped markup as the text that a reader sees', () => {
    const html = '<p>&lt;img src=x onerror=alert(1)&gt; &amp;lt;b&amp;gt;</p>';
    expect(contents(html)).toEqual(['<img src=x onerror=alert(1)> &lt;b&gt;']);
  });

  it('merge short texts up to about 350 characters and cut very long ones', () => {
    const merged = contents(
      Array.from({ length: 20 }, () => `<p>${'word '.repeat(10)}</p>`).join(''),
    );
    expect(merged.length).toBe(3);
    expect(Math.max(...merged.map((text) => text.length))).toBeLessThanOrEqual(350);
    expect(contents(`<p>${'word '.repeat(1_000)}</p>`).every((text) => text.length <= 1_000)).toBe(
      true,
    );
  });

  it('fall back to the title of the document and the main element', () => {
    const html =
      '<html><head><title>Home | Sablier Docs</title></head><body><main><p>Hi</p></main></body></html>';
    const records = recordsFromHtml(html, { path: '/', sections: FIXTURE_SECTIONS });
    expect(records.map(({ url, hierarchy, content }) => [url, hierarchy.lvl1, content])).toEqual([
      ['/', 'Home', null],
      ['/', 'Home', 'Hi'],
    ]);
    expect(records[0]?.hierarchy.lvl0).toBe('Documentation');
  });

  it('are empty for a page that asks not to be indexed, and an error for one without content', () => {
    const hidden = docPage('X', '<p>x</p>', '<meta name="robots" content="noindex, follow">');
    expect(recordsFromHtml(hidden, { path: '/x', sections: FIXTURE_SECTIONS })).toEqual([]);
    const options = { path: '/constructor', sections: FIXTURE_SECTIONS };
    expect(() => recordsFromHtml('<p>no main</p>', options)).toThrow(/no content element/);
    expect(() => recordsFromHtml('<main><p>x</p></main>', options)).toThrow(/no title/);
  });
});

describe('object ids', () => {
  it('are unique on the site, also where a heading repeats or has no anchor', () => {
    const twice = fixtureRecords(
      '/x',
      'X',
      `${h(2, 'a', 'A')}<p>1</p>${h(2, 'a', 'A')}<p>2</p><h3>No id</h3><p>3</p>`,
    );
    const ids = [...siteRecords(), ...twice].map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(twice.at(-1)).toMatchObject({ url: '/x#a', objectID: '/x#a~5' });
  });

  it('do not change when another section of the page grows', () => {
    const before = fixtureRecords('/x', 'X', `${h(2, 'a', 'A')}<p>1</p>${h(2, 'b', 'B')}<p>2</p>`);
    const after = fixtureRecords(
      '/x',
      'X',
      `<p>new</p>${h(2, 'a', 'A')}<p>1</p>${h(2, 'b', 'B')}<p>2</p>`,
    );
    const ids = (records: typeof before) =>
      records.filter(({ anchor }) => anchor).map(({ objectID }) => objectID);
    expect(ids(after)).toEqual(ids(before));
  });
});
