import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
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
