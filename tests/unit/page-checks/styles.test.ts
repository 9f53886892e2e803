import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { attributeTests, stylesOf } from '../../e2e/support/page-checks/styles';

const CSS =
  '.a[data-state=copied]{color:red}[href^="http"]{color:blue}.b[class*=c]{}[hidden]{}tr:nth-child(2n){}';
const tests = attributeTests(CSS);
const styles = (html: string) => stylesOf(load(html), tests);
const same = (one: string, other: string) => {
  const [a, b] = [styles(one), styles(other)];
  return a.size === b.size && [...a].every((style) => b.has(style));
};

describe('the styles of a page', () => {
  it('reads the attribute selectors of a stylesheet, classes left out', () => {
    expect(tests.map(({ text }) => text)).toEqual([
      '[data-state=copied]',
      '[href^="http"]',
      '[hidden]',
    ]);
  });

  it.each([
    ['text', '<p>one</p>', '<p>another</p>'],
    ['how many are side by side', '<ul><li></ul>', '<ul><li><li></ul>'],
    ['the order of classes', '<p class="a b">', '<p class="b a">'],
    ['an id', '<p id="one">', '<p id="two">'],
    ['an attribute that no stylesheet asks for', '<a title="x">', '<a title="y">'],
    ['an address of the same kind', '<a href="https://x">', '<a href="https://y">'],
    ['a size', '<p style="width:10%">', '<p style="width:20%">'],
    ['a height that is kept free', '<p style="--height:10rem">', '<p style="--height:20rem">'],
    ['what is inside a formula', '<span class="katex"><i>', '<span class="katex"><b>'],
  ])('does not tell apart %s', (_name, one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    ['elements', '<p>', '<div>'],
    ['classes', '<p class="a">', '<p class="a c">'],
    ['distant ancestors', '<div class="x"><p><b>', '<div class="y"><p><b>'],
    ['an attribute with a style', '<p data-state="copied">', '<p data-state="refused">'],
    ['addresses of two kinds', '<a href="https://x">', '<a href="/x">'],
    ['inline colors', '<i style="color:red">', '<i style="color:blue">'],
    ['colors in a variable', '<i style="--ink:red">', '<i style="--ink:blue">'],
    ['a state', '<button disabled>', '<button>'],
    ['tools', '<div data-island="one">', '<div data-island="two">'],
    ['rows of two shades', '<table><tr>', '<table><tr><tr>'],
  ])('differ in %s', (_name, one, other) => {
    expect(same(one, other)).toBe(false);
  });
});
