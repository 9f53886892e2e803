import { isGenerated } from '@sablier-docs/reference/paths';
import type { SearchProvider } from '@sablier-docs/search/types';
import type { BuiltPage } from './site';

/** Each selector on the pages of the deployed contracts, with the pages that show it. */
export function selectorsOf(pages: readonly BuiltPage[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path: at, $ } of pages) {
    if (!isGenerated(at) || !at.includes('/contract.')) continue;
    for (const element of $('.theme-doc-markdown p').toArray()) {
      const [, selector] = /^Selector: (0x[0-9a-f]{8})\b/.exec($(element).text()) ?? [];
      if (selector) found.set(selector, (found.get(selector) ?? new Set()).add(at));
    }
  }
  return found;
}

/** The selectors whose search does not lead to a page that shows them, with where it leads. */
export async function lostSelectors(
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
  provider: SearchProvider,
): Promise<string[]> {
  const lost: string[] = [];
  for (const [selector, pages] of wanted) {
    await new Promise((resolve) => setImmediate(resolve));
    const { hits } = await provider.search(selector);
    const top = hits.slice(0, 3).map((hit) => hit.url_without_anchor);
    if (!top.some((at) => pages.has(at) || at.startsWith('/reference/'))) {
      lost.push(`${selector} -> ${top.join(', ')}`);
    }
  }
  return lost;
}
