// cspell:words IHDR PLTE IDAT IEND
import { deflateSync } from 'node:zlib';
import { crc32 } from './crc32';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLORS = 256;

/**
 * A picture as PNG with a palette: a third of the size of true color for our drawings, which are few
 * flat colors and the blends at their edges. The 256 most frequent colors are exact, and the rest take
 * the nearest of them.
 * @param pixels RGBA, 4 bytes each, opaque
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  if (pixels.length !== width * height * 4) {
    throw new Error(`${pixels.length} bytes are no picture of ${width} by ${height} pixels.`);
  }
  const packed = new Uint32Array(pixels.length / 4);
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  for (let i = 0; i < packed.length; i++) packed[i] = view.getUint32(i * 4) >>> 8;

  const palette = mostFrequent(packed);
  const indexOf = new Map(palette.map((color, i) => [color, i]));
  // One byte before each row names its filter: none.
  const rows = Buffer.alloc(height * (width + 1));
  let last = -1;
  let index = 0;
  for (let i = 0; i < packed.length; i++) {
    const color = packed[i] ?? 0;
    if (color !== last) {
      last = color;
      index = indexOf.get(color) ?? nearest(color, palette);
      indexOf.set(color, index);
    }
    rows[i + Math.floor(i / width) + 1] = index;
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((color) => channels(color)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channels = (color: number) => [color >> 16, (color >> 8) & 0xff, color & 0xff] as const;

function mostFrequent(packed: Uint32Array): number[] {
  const counts = new Map<number, number>();
  let start = 0;
  for (let i = 1; i <= packed.length; i++) {
    const color = packed[start] ?? 0;
    if (i < packed.length && packed[i] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + i - start);
    start = i;
  }
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  return sorted.slice(0, COLORS).map(([color]) => color);
}

function nearest(color: number, palette: readonly number[]): number {
  const [r, g, b] = channels(color);
  let best = 0;
  let least = Infinity;
  palette.forEach((candidate, i) => {
    const [x, y, z] = channels(candidate);
    const distance = (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
    if (distance < least) [least, best] = [distance, i];
  });
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
