import { describe, expect, it } from 'vitest';
import { parseHtml } from '@sablier-docs/built/parse';
import { markdownPath } from '@sablier-docs/built/paths';
import { markdownOf } from './';
import { markdownLink } from './links';

const links = {
  siteUrl: 'https://docs.example',
  route: '/concepts/nft',
  routes: new Set(['/', '/concepts/nft', '/concepts/streaming']),
};

const page = (content: string) =>
  '<html><head><meta name="description" content="What it is."></head><body><nav>chrome</nav>' +
  `<div class="theme-doc-markdown"><header><h1>NFT</h1></header>${content}</div></body></html>`;

const body = (content: string) => markdownOf(parseHtml(page(content)), links).body;

describe('the Markdown of a page', () => {
  it('begins with title, description, address and index', () => {
    expect(markdownOf(parseHtml(page('<p>Text.</p>')), links).markdown).toBe(
      '# NFT\n\n> What it is.\n\nPage: https://docs.example/concepts/nft\n\n' +
        'Index of all pages: https://docs.example/llms.txt\n\nText.\n',
    );
  });

  it.each([
    ['no content', '<html><body></body></html>', /no content/],
    ['no title', '<html><body><main>x</main></body></html>', /no h1/],
    ['no description', '<html><body><main><h1>x</h1></main></body></html>', /no description/],
  ])('is refused for a page with %s', (_what, html, message) => {
    expect(() => markdownOf(parseHtml(html), links)).toThrow(message);
  });

  it('keeps an anchor only where it does not follow from the heading', () => {
    expect(body('<h2 id="two-words">Two words<a class="hash-link" href="#x">#</a></h2>')).toBe(
      '## Two words',
    );
    expect(body('<h2 id="short">Two words</h2>')).toBe('## Two words {#short}');
  });

  it('keeps code as it is, with language and title', () => {
    const block =
      '<div class="theme-code-block language-solidity"><div class="code-title">A.sol</div>' +
      '<scroll-frame><pre><code><span>if</span> (a) {\n  b_c *= 2;</code></pre>' +
      '<button>Copy</button></scroll-frame></div>';
    expect(body(block)).toBe('```solidity title="A.sol"\nif (a) {\n  b_c *= 2;\n```');
    expect(body('<pre>{ "a": [1] }</pre>')).toBe('```json\n{ "a": [1] }\n```');
    expect(body('<pre>a ``` b</pre>')).toBe('````\na ``` b\n````');
  });

  it('writes every row of a table, escapes its bars and keeps breaks in cells', () => {
    const table =
      '<table aria-label="Rows"><thead><tr><th>A</th><th>B</th></tr></thead><tbody>' +
      '<tr><th scope="row"><code>a|b</code></th><td>1<br>2</td></tr><tr><td></td><td>x</td></tr>' +
      '</tbody></table>';
    expect(body(table)).toBe(
      '_Table:_ Rows\n\n| A | B |\n| - | - |\n| `a\\|b` | 1<br>2 |\n| | x |',
    );
    expect(body(table.replace('Rows', 'Table'))).not.toContain('_Table:_');
  });

  it('writes inline formulas between $ and displayed ones between $$, from their TeX annotation', () => {
    const tex = (value: string) =>
      `<math><semantics><mi>x</mi><annotation encoding="application/x-tex">${value}</annotation></semantics></math>`;
    const display = `<span class="katex-display"><span class="katex">${tex('x = \\frac{a}{b}')}</span></span>`;
    expect(body(`<p>If ${tex('x_1')} then</p>${display}`)).toBe(
      'If $x_1$ then\n\n$$\nx = \\frac{a}{b}\n$$',
    );
  });

  it('does not turn money into formulas', () => {
    expect(body('<p>$0.99 and $2</p>')).toBe('\\$0.99 and \\$2');
  });

  it('labels every panel of tabs, folded parts and admonitions', () => {
    const tabs =
      '<tab-group><div role="tablist"><button role="tab">One</button><button role="tab">Two</button>' +
      '</div><div role="tabpanel"><p>a</p></div><div role="tabpanel" hidden><p>b</p></div></tab-group>';
    expect(body(tabs)).toBe('**One**\n\na\n\n**Two**\n\nb');
    expect(body('<details><summary>More</summary><p>a</p></details>')).toBe('**More**\n\na');
    const file =
      '<details><summary>Whole file</summary><pre><a href="/a.txt">A</a></pre></details>';
    expect(body(`<whole-file>${file}</whole-file>`)).toBe(
      'Whole file: [A](https://docs.example/a.txt)',
    );
    const part = `<whole-file data-src="/a.txt">${file}</whole-file>`;
    expect(body(`${part}<p>a</p>${part}`)).toBe('Whole file: [A](https://docs.example/a.txt)\n\na');
    expect(body('<details><summary>Made when opened</summary></details>')).toBe('');
    const admonition = (title: string) =>
      `<div class="theme-admonition theme-admonition-warning"><div>${title}</div><div><p>a</p></div></div>`;
    expect(body(admonition('warning'))).toBe('> **Warning**\n>\n> a');
    expect(body(admonition('Mind this'))).toBe('> **Warning: Mind this**\n>\n> a');
  });

  it('writes drawings as their descriptions, and terms as a list', () => {
    const plot = '<figure><div role="img" aria-label="It rises."><svg><text>9</text></svg></div>';
    expect(body(`${plot}<figcaption>Caption.</figcaption></figure>`)).toBe(
      '_Figure:_ It rises.\n\nCaption.',
    );
    expect(() => body('<svg role="img"><path /></svg>')).toThrow(/cannot be written/);
    expect(body('<dl><div><dt id="a">A</dt><dd>First.</dd></div></dl>')).toBe('- **A**: First.');
  });

  it('says what a tool does and where it is', () => {
    const tool = '<h2 id="try">Try</h2><form data-tool="Adds numbers."><input><p>0</p></form>';
    expect(body(tool)).toBe(
      '## Try\n\n_Interactive tool:_ Adds numbers. [Open it on the page](https://docs.example/concepts/nft#try).',
    );
    expect(() => body('<form data-tool=""></form>')).toThrow(/cannot be written/);
  });

  it('leaves out controls, decoration and what asks for it, and writes elided values whole', () => {
    expect(body('<p>a<button>Copy</button><span aria-hidden="true">→</span></p>')).toBe('a');
    expect(body('<p data-markdown="off">b</p>')).toBe('');
    expect(body('<p><code data-value="0xabc"><span>0x…</span></code></p>')).toBe('`0xabc`');
  });

  it('escapes what Markdown would read, and not names and addresses', () => {
    expect(body('<p>Error_Name is *not* &lt;b&gt; but _this_</p>')).toBe(
      'Error_Name is \\*not\\* \\<b> but \\_this\\_',
    );
    expect(body('<p><a href="https://x.example/?a=1&amp;b_c=2">x</a></p>')).toBe(
      '[x](https://x.example/?a=1&b_c=2)',
    );
    expect(body('<p>&amp;lt; stays</p>')).toBe('\\&lt; stays');
  });
});

describe('addresses', () => {
  it('puts the Markdown of / at /index.md and that of a page at its address with .md', () => {
    expect([markdownPath('/'), markdownPath('/concepts/nft')]).toEqual([
      '/index.md',
      '/concepts/nft.md',
    ]);
  });

  it.each([
    ['/concepts/streaming#a', 'https://docs.example/concepts/streaming.md#a'],
    ['streaming', 'https://docs.example/concepts/streaming.md'],
    ['/concepts/streaming/', 'https://docs.example/concepts/streaming.md'],
    ['#here', 'https://docs.example/concepts/nft.md#here'],
    ['/', 'https://docs.example/index.md'],
    ['/deployments/a.json', 'https://docs.example/deployments/a.json'],
    ['/search?q=a', 'https://docs.example/search?q=a'],
    ['https://example.org/x', 'https://example.org/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('writes the link %s as %s', (href, address) => {
    expect(markdownLink(href, links)).toBe(address);
  });
});
