import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { questions } from '../../built/support/structure';

const FINE = `<body><a href="#content">Skip</a><header><nav aria-label="Main"><ul><li><a href="/">Home</a></ul></nav></header>
  <main id="content"><h1>Title</h1><h2>Part</h2><h3>Piece</h3><img src="/x" alt="">
  <label for="f">Name</label><input id="f" aria-describedby="h"><p id="h">Help</p>
  <table><tr><th scope="col">A<tbody><tr><td>1</table><dl><div><dt>T<dd>D</div></dl>
  <button aria-label="Copy"></button><div role="tablist"><button role="tab">One</button></div></main>`;
const faulty = (html: string) =>
  Object.entries(questions)
    .filter(([, question]) => question(load(html)).length > 0)
    .map(([name]) => name);
const withFault = (html: string) => FINE.replace('</main>', `${html}</main>`);

describe('the questions about the structure of a page', () => {
  it('find nothing on a page that is as it should be', () => {
    expect(faulty(FINE)).toEqual([]);
  });

  it.each([
    ['a heading that skips a level', '<h2>A</h2><h4>B</h4>'],
    ['an empty heading', '<h2></h2>'],
    ['a reference to an id that is not there', '<p aria-describedby="gone">x</p>'],
    ['a reference to an id that is not there', '<output for="gone">x</output>'],
    ['a link, a button or a control without a name', '<a href="/x"></a>'],
    [
      'a link, a button or a control without a name',
      '<a href="/x"><i aria-hidden="true">x</i></a>',
    ],
    ['a field without a label', '<input type="text">'],
    ['an image without a text', '<img src="/x">'],
    ['an image without a text', '<svg role="img"></svg>'],
    ['a frame without a title', '<iframe src="/x"></iframe>'],
    ['a second landmark of a kind without a name of its own', '<nav aria-label="Main">x</nav>'],
    ['a list with something else in it, or an item outside of one', '<div><li>x</div>'],
    ['a list with something else in it, or an item outside of one', '<ul><p>x</p></ul>'],
    ['a list with something else in it, or an item outside of one', '<div><dt>x</dt></div>'],
    ['a role without its parts, or a part without its whole', '<div role="list">x</div>'],
    ['a role without its parts, or a part without its whole', '<div role="option">x</div>'],
    ['a table without heads, or a head of nothing', '<table><tr><td>1</table>'],
    ['a table without heads, or a head of nothing', '<table><tr><th scope="on">1</table>'],
    ['a place in the order of tabs', '<p tabindex="2">x</p>'],
    ['a control inside a control', '<a href="/x">x <button>y</button></a>'],
    ['focus on what is hidden from screen readers', '<p aria-hidden="true"><a href="/">x</a></p>'],
  ])('find %s in %s', (name, html) => {
    expect(faulty(withFault(html))).toEqual([name]);
  });

  it('find a page whose first link leads elsewhere, and one without its main part', () => {
    expect(faulty(FINE.replace('#content', '/'))).toEqual([
      'a first link that does not lead to the content',
    ]);
    expect(faulty(FINE.replaceAll('main', 'div'))).toContain('a page without its main part');
  });
});
