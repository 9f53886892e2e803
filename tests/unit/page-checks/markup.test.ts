import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { markupOf } from '../../e2e/support/page-checks/markup';

const same = (one: string, other: string) => {
  const [a, b] = [markupOf(load(one)), markupOf(load(other))];
  return a.size === b.size && [...a].every((kind) => b.has(kind));
};

describe('the kinds of markup on a page', () => {
  it.each([
    ['text', '<p>one</p>', '<p>another</p>'],
    ['how many are side by side', '<ul><li>a</ul>', '<ul><li>a<li>b</ul>'],
    ['an id', '<p id="one">', '<p id="two">'],
    ['what a label says', '<a aria-label="x">', '<a aria-label="y">'],
    ['addresses on the site', '<a href="/x">x</a>', '<a href="/y">x</a>'],
    ['what is inside a formula', '<span class="katex"><i>', '<span class="katex"><b>'],
  ])('do not tell apart %s', (_name, one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    ['elements', '<p>', '<div>'],
    ['classes', '<p class="a">', '<p class="a c">'],
    ['roles', '<div role="list">', '<div role="group">'],
    ['a link without a name', '<a href="/x"></a>', '<a href="/x">x</a>'],
    ['a label that says nothing', '<a aria-label="">', '<a aria-label="x">'],
    ['an image without alt', '<img src="/x">', '<img src="/x" alt="x">'],
    ['an item outside a list', '<div><li>x</div>', '<div><ul><li>x</ul></div>'],
    ['states', '<button aria-expanded="true">', '<button aria-expanded="false">'],
    ['a place in the order of tabs', '<p tabindex="0">', '<p tabindex="3">'],
    ['a description', '<input aria-describedby="x">', '<input>'],
    ['types of fields', '<input type="text">', '<input type="search">'],
    ['tools', '<div data-island="one">', '<div data-island="two">'],
    ['a control inside a link', '<a href="/x"><button>', '<a href="/x"></a><button>'],
  ])('differ in %s', (_name, one, other) => {
    expect(same(one, other)).toBe(false);
  });
});
