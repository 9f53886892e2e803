import { describe, expect, it } from 'vitest';
import { classesOfSheet, withSheets } from './link';

const sheets = [
  { href: '/assets/css/home.01.css', classes: new Set(['hero_aB1-', 'wish_0000']) },
  { href: '/assets/css/tools.02.css', classes: new Set(['tool_9z_x']) },
];
const page = (body: string) =>
  `<!doctype html><title>A</title><link rel=stylesheet href=/s.css><script></script>${body}`;
const linksOf = (html: string) => html.match(/(?<=<link rel=stylesheet href=)[^>]+/g);

describe('the classes of a sheet', () => {
  it('are those of modules, in any selector, and not what a text, a picture or a number holds', () => {
    const css =
      '@layer a{.hero_aB1->b,.x .wish_0000:hover{margin:.5rem}.token{top:0}' +
      '.icon_12ab{background:url(data:a.svg_abcd)}.t_1234:after{content:".no_0000"}}';
    expect([...classesOfSheet(css)].sort()).toEqual([
      'hero_aB1-',
      'icon_12ab',
      't_1234',
      'wish_0000',
    ]);
  });
});

describe('a page', () => {
  it('links the sheet of one of its classes right after the first sheet', () => {
    expect(withSheets(page('<p class=wish_0000>'), sheets)).toBe(
      page('<p class=wish_0000>').replace(
        '/s.css>',
        '/s.css><link rel=stylesheet href=/assets/css/home.01.css>',
      ),
    );
  });

  it('links two in the order of the sheets, however its classes are written', () => {
    const html = page('<p class="a tool_9z_x"><p class="hero_aB1- b">');
    expect(linksOf(withSheets(html, sheets))).toEqual([
      '/s.css',
      '/assets/css/home.01.css',
      '/assets/css/tools.02.css',
    ]);
  });

  it('stays as it is when it shows none, though its text has the name of one', () => {
    const html = page('<p class="tool">tool_9z_x<p id=wish_0000>');
    expect(withSheets(html, sheets)).toBe(html);
  });

  it('is refused when it needs a sheet and has no place for it', () => {
    expect(() => withSheets('<title>A</title><p class=wish_0000>', sheets)).toThrow(
      'no stylesheet',
    );
  });
});
