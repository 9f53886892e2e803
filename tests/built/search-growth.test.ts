import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withMoreGuides } from '@sablier-docs/search/testing/growth';
import { searchedFirst } from '../../config/search';
import { BUILD } from './site';

const [index, texts] = ['search-index.json', 'search-texts.json'].map((file) =>
  readFileSync(path.join(BUILD, file), 'utf8'),
) as [string, string];

describe('the search with 1,000 more pages of prose', () => {
  it('weighs at most 220 KB until the first hit (brotli)', () => {
    const built = withMoreGuides({ index, texts }, 1_000, searchedFirst);
    const first = brotliCompressSync(built.index).length;
    console.log(`Index with ${built.pages} pages: ${first} bytes in Brotli`);
    expect(first).toBeLessThanOrEqual(220 * 1024);
  });
});
