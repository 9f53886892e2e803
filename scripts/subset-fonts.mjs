// Reduces the two typefaces to the characters that the site uses and writes src/fonts/. Run by hand with
// `node scripts/subset-fonts.mjs` after a font package changes; the result is committed. It prints sizes in
// bytes on the wire (woff2 is compressed already).
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join(
  '',
);
// Characters of the pages beyond ASCII; other alphabets use the fallback font.
const text = `${ascii}\u00a0\u2019\u201c\u201d\u2026\u00b7\u00d7\u2212\u2264\u2265\u2192`;

/**
 * The text face with its headers fits into 14,600 bytes, which a server sends before the first
 * acknowledgment: one more complex glyph costs a round trip on a slow connection. `keepFeatures`: the
 * features that src/css uses, and kerning and ligatures. Others add glyphs that no page shows.
 */
const faces = [
  {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    target: 'src/fonts/inter-latin.woff2',
    variationAxes: { wght: { min: 400, max: 650 } },
    keepFeatures: ['kern', 'tnum', 'cv05', 'ss03'],
  },
  {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'src/fonts/jetbrains-mono-latin.woff2',
    variationAxes: { wght: 450 },
    keepFeatures: [],
  },
];

for (const { source, target, ...options } of faces) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, text, { targetFormat: 'woff2', ...options });
  await writeFile(target, subset);
  console.log(`${target}: ${subset.length} bytes (from ${original.length})`);
}
