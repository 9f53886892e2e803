import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { escape } from 'html-escaper';
import subsetFont from 'subset-font';
import type { Measure } from './wrap';

/** The complete typeface, because the fonts of the pages are subsets. */
const SOURCE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
/** Family name in the font file. */
export const FAMILY = 'Inter Variable';
/** The rasterizer supports only multiples of 100. */
export const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

const GLYPHS = `${Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')}…’“”·→é`;

export interface Faces {
  font: NonNullable<ResvgRenderOptions['font']> & { fontFiles: string[] };
  measure: Record<Weight, Measure>;
}

/** Makes the two static fonts, which the rasterizer needs as files, and measures their letters. */
export async function makeFaces(siteDir: string, folder: string): Promise<Faces> {
  await mkdir(folder, { recursive: true });
  const source = readFileSync(path.join(siteDir, SOURCE));
  const fontFiles = await Promise.all(
    Object.entries(WEIGHTS).map(async ([name, wght]) => {
      const face = await subsetFont(source, GLYPHS, {
        targetFormat: 'truetype',
        variationAxes: { wght },
      });
      const file = path.join(folder, `inter-${name}.ttf`);
      await writeFile(file, face);
      return file;
    }),
  );
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: FAMILY };
  return { font, measure: { regular: measureOf(font, 400), bold: measureOf(font, 700) } };
}

const SIZE = 100;

/** Adds up the widths of letters. Kerning is ignored because it changes a line by less than one percent. */
function measureOf(font: Faces['font'], weight: number): Measure {
  const widths = new Map<string, number>();
  const inked = (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text xml:space="preserve" y="100" font-family="${FAMILY}" font-size="${SIZE}" font-weight="${weight}">${escape(text)}</text></svg>`;
    return new Resvg(svg, { font }).getBBox()?.width ?? 0;
  };
  // Between two bars, even a space keeps its width.
  const bars = inked('||');
  const widthOf = (letter: string) => {
    const known = widths.get(letter);
    if (known !== undefined) return known;
    const width = (inked(`|${letter}|`) - bars) / SIZE;
    widths.set(letter, width);
    return width;
  };
  return (text) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}
