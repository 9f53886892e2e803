import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { darkBySystem } from '../../../src/plugins/css-layers/dark-by-system';
import { layerOf, layers } from '../../../src/plugins/css-layers/layers';

const at = (file: string) => path.resolve(file);
const layered = (css: string, file: string) =>
  postcss([layers()])
    .process(css, { from: at(file) })
    .css.replace(/\s+/g, ' ');

describe('the layer of a stylesheet', () => {
  it.each([
    ['node_modules/infima/dist/css/default/default.css', 'framework'],
    ['node_modules/@docusaurus/theme-classic/lib/theme/TOC/styles.module.css', 'framework'],
    ['src/css/tokens.css', 'site'],
    ['src/components/Cards/styles.module.css', 'components'],
    ['src/css/print.css', 'print'],
    ['src/css/formulas.css', undefined],
  ])('is for %s: %s', (file, layer) => {
    expect(layerOf(at(file))).toBe(layer);
  });

  it('is asked for where none was given', () => {
    expect(() => layerOf(at('elsewhere/a.css'))).toThrow('is in no layer');
    expect(() => layerOf(at('src/components/Cards/plain.css'))).toThrow('is in no layer');
  });
});

describe('a stylesheet', () => {
  it('is in its layer as a whole, after the order of all layers', () => {
    const css = layered('.a { top: 0 } @media print { .b { top: 0 } }', 'src/css/base.css');
    expect(css).toMatch(/^@layer framework, framework-important, site, components, print;/);
    expect(css).toContain('@layer site {.a { top: 0 } @media print { .b { top: 0 } } }');
  });

  it('of the framework has what it marks as important in the layer above its own, unmarked', () => {
    const css = layered(
      '.a { top: 0 !important; left: 0 } @media print { .b { top: 1px !important } .c { left: 1px } } ' +
        '@keyframes k { to { top: 0 } }',
      'node_modules/a/a.css',
    );
    const [, low = '', high = ''] = css.split(/@layer framework(?:-important)?\s*\{/);
    expect(low).toContain('.a { left: 0 }');
    expect(low).toContain('@keyframes k');
    expect(high).toContain('.a { top: 0');
    expect(high).toContain('@media print { .b { top: 1px');
    expect(high).not.toMatch(/left|keyframes|\.c/);
    expect(css).not.toContain('!important');
  });

  it('stays as it is when it belongs to no layer, such as the formulas’', () => {
    expect(layered('.a { top: 0 }', 'src/css/formulas.css')).toBe('.a { top: 0 }');
  });
});

const flat = (css: string) => css.replace(/\s+/g, ' ').replace(/ ?([{}]) ?/g, '$1');

describe('a dark page without scripts', () => {
  const made = (css: string) =>
    flat(postcss([darkBySystem()]).process(css, { from: undefined }).css);

  it('is what a system asks for', () => {
    expect(made(":root[data-theme='dark'] .a { top: 0 }")).toContain(
      '@media (prefers-color-scheme: dark){:root:not([data-theme]) .a{top: 0}}',
    );
  });

  it('follows the rule within its condition', () => {
    expect(made("@media screen { html[data-theme='dark'] { top: 0 } }")).toMatch(
      /^@media screen\{html\[data-theme='dark'\]\{top: 0\}@media \(prefers-color-scheme: dark\)/,
    );
  });

  it('takes no rule of a light one', () => {
    const light = "[data-theme='light'] .a{top: 0}.b{top: 0}";
    expect(made(light)).toBe(light);
  });
});

describe('Infima', () => {
  const infima = (css: string) => flat(layered(css, 'node_modules/infima/dist/css/default/a.css'));

  it('has no component that no page has, and all that elements and others need', () => {
    const css = infima(
      'p, .menu, .card { top: 0 } .card--big { left: 0 } .menu:not(.pills) { left: 1px } ' +
        '@media (width > 9px) { .badge { top: 2px } } .pagination-nav { top: 3px } .col--3, .col--4 { top: 4px }',
    );
    expect(css).toContain('p, .menu{top: 0}');
    expect(css).toContain('.menu:not(.pills){left: 1px}');
    expect(css).toContain('.pagination-nav{top: 3px}');
    expect(css).toContain('.col--3{top: 4px}');
    expect(css).not.toMatch(/card|badge|col--4|@media/);
  });

  it('loses the properties of parts that the site does not have', () => {
    const css = infima(
      ':root { --ifm-card-a: 1px; --ifm-navbar-height: 2px; --ifm-color-primary: red; --ifm-color-danger-dark: red }',
    );
    expect(css).toContain('--ifm-navbar-height: 2px');
    expect(css).toContain('--ifm-color-primary: red');
    expect(css).not.toMatch(/card|danger/);
  });

  it('loses a rule that the sheet of another package keeps', () => {
    expect(layered('.card { top: 0 }', 'node_modules/a/a.css')).toContain('.card');
  });
});
