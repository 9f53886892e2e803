// Cuts the two typefaces down to what the site uses and writes src/fonts/. Run by hand with
// `node scripts/subset-fonts.mjs` after a font package changes; the result is committed.
// Sizes it prints are bytes on the wire (woff2 is compressed already).
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join(
  '',
);
const text = `${ascii}\u00a0\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u00b7\u2022\u00d7\u00f7\u00b1\u2212\u2264\u2265\u2260\u2248\u221e\u2190\u2191\u2192\u2193\u2197\u00e9\u00fc\u00f6\u00e4\u00f1\u00e7\u00df\u00a7\u00a9\u20ac\u00b0\u00bd\u00b2\u00b3`;

const faces = [
  {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    target: 'src/fonts/inter-latin.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'src/fonts/jetbrains-mono-latin.woff2',
    variationAxes: { wght: 450 },
  },
];

for (const { source, target, variationAxes } of faces) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(target, subset);
  console.log(`${target}: ${subset.length} bytes (from ${original.length})`);
}
