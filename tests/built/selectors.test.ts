import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEmbeddedProvider } from '../../src/search/embedded/provider';
import { BUILD, builtPages } from './site';

const index = readFileSync(path.join(BUILD, 'search-index.json'), 'utf8');
const provider = createEmbeddedProvider({ load: () => Promise.resolve(index) });

/** Each selector on the pages of the deployed contracts, with the pages that show it. */
function selectors(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path: at, $ } of builtPages()) {
    if (!/^\/reference\/(lockup|flow|airdrops)\/contracts\/contract\./.test(at)) continue;
    for (const element of $('.theme-doc-markdown p').toArray()) {
      const [, selector] = /^Selector: (0x[0-9a-f]{8})\b/.exec($(element).text()) ?? [];
      if (selector) found.set(selector, (found.get(selector) ?? new Set()).add(at));
    }
  }
  return found;
}

describe('search by selector', () => {
  it('leads to a page that shows the selector', async () => {
    const wanted = selectors();
    expect(wanted.size).toBeGreaterThan(50);
    const lost: string[] = [];
    for (const [selector, pages] of wanted) {
      await new Promise((resolve) => setImmediate(resolve));
      const { hits } = await provider.search(selector);
      const top = hits.slice(0, 3).map((hit) => hit.url_without_anchor);
      if (!top.some((at) => pages.has(at) || at.startsWith('/reference/'))) {
        lost.push(`${selector} -> ${top.join(', ')}`);
      }
    }
    expect(lost).toEqual([]);
  }, 120_000);
});
