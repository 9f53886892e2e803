import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * A drawing as PNG with a palette, which is half the size of true color for drawings with a few flat colors. It is
 * lossless up to 256 colors.
 */
export async function drawPng(svg: string, font: ResvgRenderOptions['font']): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(svg, { ...(font && { font }) }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** Versions of the drawing programs, because another version may draw a picture differently. */
export function drawnBy(): string {
  const require = createRequire(path.resolve('package.json'));
  const { version } = require('@resvg/resvg-js/package.json') as { version: string };
  return `resvg ${version}, sharp ${sharp.versions.sharp}, vips ${sharp.versions.vips}`;
}
