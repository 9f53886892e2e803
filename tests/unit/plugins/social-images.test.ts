// cspell:words efgh ghijk ghijkl mnopqr
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  cardSvg,
  CARD_HEIGHT,
  readColors,
  CARD_WIDTH,
  type Art,
} from '../../../src/plugins/social-images/card';
import { drawPng } from '../../../src/plugins/social-images/draw';
import { makeFaces } from '../../../src/plugins/social-images/faces';
import { sectionLine } from '../../../src/plugins/social-images/section';
import { fit, wrap } from '../../../src/plugins/social-images/wrap';

/** Every letter is one unit wide. */
const measure = (text: string) => text.length;

describe('wrapping', () => {
  it('breaks a text at its spaces, and an empty one into no line', () => {
    expect(wrap('one two three', 7, measure)).toEqual(['one two', 'three']);
    expect(wrap('', 7, measure)).toEqual([]);
  });

  it('breaks a long name before a capital, or anywhere if need be', () => {
    expect(wrap('a SablierMerkleLockup', 13, measure)).toEqual(['a Sablier', 'MerkleLockup']);
    expect(wrap('abcdefgh', 3, measure)).toEqual(['abc', 'def', 'gh']);
  });

  it('makes no line wider than the column', () => {
    const text = 'createWithTimestampsLL and abstract.SablierFactoryMerkleBase of 2026';
    for (let width = 1; width < 40; width++) {
      const lines = wrap(text, width, measure);
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });

  it('takes the smaller size before it cuts a text', () => {
    const sizes = [20, 10];
    expect(fit('ab cd', { width: 60, sizes, most: 2 }, measure).size).toBe(20);
    expect(fit('abcd efgh', { width: 60, sizes, most: 2 }, measure).size).toBe(10);
    const cut = fit('abcdef ghijkl mnopqr', { width: 60, sizes, most: 2 }, measure);
    expect(cut).toEqual({ size: 10, lines: ['abcdef', 'ghijk…'] });
  });
});

const art: Art = {
  color: readColors(readFileSync('src/css/tokens.css', 'utf8')),
  measure: { regular: (text) => text.length / 2, bold: (text) => text.length / 2 },
  logo: '',
  name: 'Docs',
};

describe('the picture', () => {
  it('takes its colors from the stylesheet, and stops where that has none', () => {
    expect(art.color('surface')).toMatch(/^#[0-9a-f]{6}$/);
    expect(() => art.color('shadow')).toThrow(/no plain color "--shadow"/);
    expect(() => readColors(':root {}')).toThrow(/no dark mode/);
  });

  it('holds section, title and description as text', () => {
    const svg = cardSvg({ section: 'A & B', title: '<b>', description: 'Says "it".' }, art);
    expect(svg).toContain('>A &amp; B</text>');
    expect(svg).toContain('>&lt;b&gt;</text>');
    expect(svg).toContain('>Says &quot;it&quot;.</text>');
  });

  it('stays inside its frame with the longest title and description', () => {
    const long = 'Word '.repeat(60);
    const svg = cardSvg({ section: 'S', title: long, description: long }, art);
    const baselines = [...svg.matchAll(/<text x="80" y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(Math.max(...baselines)).toBeLessThanOrEqual(610);
  });

  it('names the section of a page, and the product where there is one', () => {
    const sections = { guides: 'Guides', support: 'Support' };
    expect(sectionLine('/guides/lockup/overview', sections)).toBe('Guides · Lockup');
    expect(sectionLine('/support/faq', sections)).toBe('Support');
  });
});

describe('the PNG', () => {
  it('has a palette, the size that networks expect, and every pixel as it was drawn', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'faces-'));
    const { font, measure } = await makeFaces(process.cwd(), folder);
    const card = {
      section: 'Guides · Lockup',
      title: 'Create a linear stream',
      description: 'Every letter has blended edges, so this is where colors are many.',
    };
    const svg = cardSvg(card, { ...art, measure });
    const png = await drawPng(svg, font);
    const { width, height, isPalette } = await sharp(png).metadata();
    expect({ width, height, isPalette }).toEqual({
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      isPalette: true,
    });
    const shown = await sharp(png).ensureAlpha().raw().toBuffer();
    const drawn = Buffer.from(new Resvg(svg, { font }).render().pixels);
    rmSync(folder, { recursive: true });
    expect(shown.equals(drawn)).toBe(true);
    expect(png.length).toBeLessThan(20_000);
  });
});
