import type { RaisedBy } from '@sablier-docs/protocol/errors/types';
import type { ContractPage } from './model';
import { pageUrl } from './paths';

/** Reference page of a contract, and addresses of its functions by name, including inherited ones. */
export interface FunctionLinks {
  page: string;
  functions: Record<string, string>;
}

/**
 * Links to the functions that raise errors, by contract. Contracts without a page are left out, and so are
 * functions that the reference only lists, such as those of the NFT standard. The first overload counts.
 * @throws when none of the contracts has a page
 */
export function linkFunctions(
  pages: readonly ContractPage[],
  wanted: readonly RaisedBy[],
): Record<string, FunctionLinks> {
  const links: Record<string, FunctionLinks> = {};
  for (const { contract, functions } of wanted) {
    const page = pages.find(({ kind, name }) => kind === 'contract' && name === contract);
    if (!page) continue;
    const url = pageUrl(page.product, page.kind, page.name);
    const entry = (links[contract] ??= { page: url, functions: {} });
    for (const name of functions) {
      const to = placeOf(page, url, name);
      if (to) entry.functions[name] = to;
    }
  }
  if (Object.keys(links).length === 0)
    throw new Error('No contract that raises errors has a page.');
  return links;
}

function placeOf(page: ContractPage, url: string, name: string): string | undefined {
  const own = page.functions.find((doc) => doc.name === name);
  if (own) return `${url}#${own.anchor}`;
  const inherited = page.inherited.functions.find(({ link }) => link.label.split('(')[0] === name);
  const href = inherited?.link.href;
  return href?.startsWith('/') ? href : undefined;
}
