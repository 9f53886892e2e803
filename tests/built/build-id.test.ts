import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ASSETS, hashedFiles, keptAssets, parseAssets } from '@sablier-docs/built/assets';
import { buildId } from '@sablier-docs/built/build-id';
import { BUILD, builtPages } from './site';

it('is on every page, once, and is what the scripts, the styles and the frame make it', () => {
  const id = buildId(BUILD);
  const wrong = builtPages()
    .map(({ path, $ }) => ({ path, ids: $('head meta[name="build"]').toArray() }))
    .filter(({ ids }) => ids.length !== 1 || ids[0]?.attribs.content !== id);
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(readFileSync(`${BUILD}/404.html`, 'utf8')).toContain(`<meta name=build content=${id}>`);
});

it('comes with a list of the hashed files', () => {
  const { files } = parseAssets(readFileSync(BUILD + ASSETS, 'utf8'));
  const kept = keptAssets(BUILD);
  const own = Object.entries(hashedFiles(BUILD)).filter(([file]) => !kept.has(file));
  expect(own.length).toBeGreaterThan(80);
  expect(files).toEqual(Object.fromEntries(own));
});

it('goes with a search index of one build', () => {
  const revisionOf = (file: string) =>
    (JSON.parse(readFileSync(`${BUILD}/${file}`, 'utf8')) as { r: string }).r;
  expect(revisionOf('search-index.json')).toMatch(/^[\da-f]{12}$/);
  expect(revisionOf('search-texts.json')).toBe(revisionOf('search-index.json'));
});
