import type { Product } from '@sablier-docs/protocol/releases';
import type { PageKind } from './model';

const folders: Record<PageKind, string> = {
  contract: '',
  abstract: 'abstracts/',
  interface: 'interfaces/',
  library: 'libraries/',
  types: 'types/',
  enum: 'types/',
};

const prefixes: Record<PageKind, string> = {
  contract: 'contract',
  abstract: 'abstract',
  interface: 'interface',
  library: 'library',
  types: 'library',
  enum: 'enum',
};

/** Id of the page in the docs plugin, which is its path below the site's root. */
export function pageId(product: Product, kind: PageKind, name: string): string {
  return `reference/${product}/contracts/${folders[kind]}${prefixes[kind]}.${name}`;
}

export const pageUrl = (product: Product, kind: PageKind, name: string) =>
  `/${pageId(product, kind, name)}`;

/** Whether a route or a source file is of the contract reference, whose pages `npm run generate` writes. */
export const isGenerated = (at: string): boolean =>
  /(?:^|\/)reference\/(?:lockup|flow|airdrops)\/contracts\//.test(at);

/** Where the ABI of a page is served. */
export const abiPath = (product: Product, release: string, name: string) =>
  `/abi/${product}/${release}/${name}.json`;

/**
 * Anchor of a member: its name. Overloads carry their parameter types, so that an anchor stays valid
 * when a further overload appears beside them.
 */
export function referenceAnchor(name: string, overloadTypes?: readonly string[]): string {
  if (!overloadTypes) return name;
  return [name, ...overloadTypes].join('-').replace(/[^\w-]+/g, '');
}
