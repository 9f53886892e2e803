import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { darkBySystem } from '../../../src/plugins/css-layers/dark';
import { layerOf, layers } from '../../../src/plugins/css-layers/layers';
import { neededOf } from '../../../src/plugins/css-layers/needed';
import { prune } from '../../../src/plugins/css-layers/prune';

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
  ])('%s: %s', (file, layer) => {
    expect(layerOf(at(file))).toBe(layer);
  });

  it('is asked for where nobody gave one', () => {
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

  it('that no layer can hold stays as it is', () => {
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
  const INFIMA = `
    :root { --ifm-a: 1px; --ifm-b: calc(var(--ifm-a) * 2); --ifm-c: red; --ifm-d: 3px; --ifm-e: 4px }
    html[data-theme='dark'] { --ifm-c: blue; --ifm-e: 5px }
    .card, .badge { top: var(--ifm-b); color: var(--ifm-c) }
    .card--big:not(.badge) { left: var(--ifm-d) }
    .menu { right: var(--ifm-e) }
    p { top: 0 }`;
  const use = { shown: new Set(['card']), scripts: 'x("card--big")', styles: '', own: '' };
  const pruned = (more: Partial<typeof use> = {}) => {
    const root = postcss.parse(INFIMA);
    prune(root, neededOf(INFIMA, { ...use, ...more }));
    return flat(root.toString());
  };

  it('keeps the rules of classes that pages show or scripts set, and those of plain elements', () => {
    expect(pruned()).toMatch(/\.card\{.*\.card--big:not\(\.badge\)\{.*\}p\{/);
    expect(pruned()).not.toMatch(/menu|\.badge\{/);
  });

  it('keeps the properties that are read, and fills in those that never change', () => {
    expect(pruned()).toContain('top: calc(1px * 2)');
    expect(pruned()).toContain('color: var(--ifm-c)');
    expect(pruned()).toContain("html[data-theme='dark']{--ifm-c: blue}");
    expect(pruned()).not.toMatch(/--ifm-[abde]/);
  });

  it('keeps a property that another stylesheet reads or sets', () => {
    expect(pruned({ styles: '.x { top: var(--ifm-a) }' })).toContain('--ifm-a: 1px');
    expect(pruned({ styles: '.x { --ifm-d: 9px }' })).toContain('left: var(--ifm-d)');
  });

  it('leaves to the site what the site sets on the root', () => {
    expect(pruned({ own: ':root { --ifm-c: green }' })).not.toMatch(/--ifm-c: (?:red|blue)/);
    expect(pruned({ own: '@media print { :root { --ifm-c: green } }' })).toContain('--ifm-c: red');
  });
});
