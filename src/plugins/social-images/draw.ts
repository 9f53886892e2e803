import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * A drawing as PNG with a palette: half the size of true color for our drawings, which are few flat
 * colors and the blends at their edges. No pixel changes while there are at most 256 colors.
 */
export async function drawPng(svg: string, font: ResvgRenderOptions['font']): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(svg, { ...(font && { font }) }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** What drew a picture, with versions: another one may draw it otherwise. */
export function drawnBy(): string {
  const require = createRequire(path.resolve('package.json'));
  const { version } = require('@resvg/resvg-js/package.json') as { version: string };
  return `resvg ${version}, sharp ${sharp.versions.sharp}, vips ${sharp.versions.vips}`;
}
