// cspell:words PLTE IDAT efgh ghijk ghijkl mnopqr
import { inflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardSvg, readColors, type Art } from '../../../src/plugins/social-images/card';
import { crc32 } from '../../../src/plugins/social-images/crc32';
import { palettePng } from '../../../src/plugins/social-images/png';
import { sectionLine } from '../../../src/plugins/social-images/section';
import { fit, wrap } from '../../../src/plugins/social-images/wrap';

/** Every letter is one unit wide. */
const measure = (text: string) => text.length;

describe('wrapping', () => {
  it('breaks at spaces', () => {
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

  it('shrinks before it cuts', () => {
    const sizes = [20, 10];
    expect(fit('ab cd', { width: 60, sizes, most: 2 }, measure).size).toBe(20);
    expect(fit('abcd efgh', { width: 60, sizes, most: 2 }, measure).size).toBe(10);
    const cut = fit('abcdef ghijkl mnopqr', { width: 60, sizes, most: 2 }, measure);
    expect(cut).toEqual({ size: 10, lines: ['abcdef', 'ghijk…'] });
  });
});

describe('the picture', () => {
  const art: Art = {
    color: readColors(readFileSync('src/css/tokens.css', 'utf8')),
    measure: { regular: (text) => text.length / 2, bold: (text) => text.length / 2 },
    logo: '',
    name: 'Docs',
  };

  it('takes its colors from the stylesheet, and stops where that has none', () => {
    expect(art.color('surface')).toMatch(/^#[0-9a-f]{6}$/);
    expect(() => art.color('shadow')).toThrow(/no plain color "--shadow"/);
    expect(() => readColors(':root {}')).toThrow(/no dark mode/);
  });

  it('holds section, title and description as text', () => {
    const svg = cardSvg({ section: 'A & B', title: '<b>', description: 'Says "it".' }, art);
    expect(svg).toContain('>A &#38; B</text>');
    expect(svg).toContain('>&#60;b&#62;</text>');
    expect(svg).toContain('>Says &#34;it&#34;.</text>');
  });

  it('stays inside its frame with the longest title and description', () => {
    const long = 'Word '.repeat(60);
    const svg = cardSvg({ section: 'S', title: long, description: long }, art);
    const baselines = [...svg.matchAll(/<text x="80" y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(Math.max(...baselines)).toBeLessThanOrEqual(610);
  });

  it('names section and product', () => {
    const sections = { guides: 'Guides', support: 'Support' };
    expect(sectionLine('/guides/lockup/overview', sections)).toBe('Guides · Lockup');
    expect(sectionLine('/support/faq', sections)).toBe('Support');
  });
});

describe('the PNG writer', () => {
  it('computes the checksum of the standard', () => {
    expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  });

  it('keeps the pixels of a picture with few colors', () => {
    const pixels = Uint8Array.from([1, 2, 3, 255, 9, 8, 7, 255, 1, 2, 3, 255, 1, 2, 3, 255]);
    const png = palettePng(pixels, 2, 2);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([2, 2, 8, 3]);
    const palette = png.subarray(png.indexOf('PLTE') + 4);
    expect([...palette.subarray(0, 6)]).toEqual([1, 2, 3, 9, 8, 7]);
    const at = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect([...rows]).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('gives the 257th color the nearest of the others', () => {
    const colors = Array.from({ length: 257 }, (_, i) => [i % 256, i >> 8, 0, 255]);
    const png = palettePng(Uint8Array.from(colors.flat()), 257, 1);
    expect(png.readUInt32BE(png.indexOf('PLTE') - 4)).toBe(256 * 3);
  });

  it('refuses a size that does not fit', () => {
    expect(() => palettePng(new Uint8Array(4), 2, 2)).toThrow(/no picture of 2 by 2/);
  });
});
