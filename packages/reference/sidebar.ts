import fs from 'node:fs';
import path from 'node:path';
import type { Product } from '@sablier-docs/protocol/releases';
import type { ContractPage, PageKind } from './model';
import { pageId } from './paths';

/** A category of the docs plugin's sidebar. */
interface SidebarCategory {
  type: 'category';
  label: string;
  collapsed: boolean;
  items: { type: 'doc'; id: string; label: string }[];
}

const categories: readonly [label: string, kinds: readonly PageKind[]][] = [
  ['Contracts', ['contract']],
  ['Abstracts', ['abstract']],
  ['Interfaces', ['interface']],
  ['Libraries', ['library']],
  ['Types', ['types', 'enum']],
];

/** The pages of one product by kind, in alphabetical order; kinds without pages are left out. */
export function sidebarOf(pages: readonly ContractPage[]): SidebarCategory[] {
  return categories
    .map(([label, kinds]) => ({
      type: 'category' as const,
      label,
      collapsed: true,
      items: pages
        .filter(({ kind }) => kinds.includes(kind))
        .sort((one, other) => one.name.localeCompare(other.name))
        .map(({ product, kind, name }) => ({
          type: 'doc' as const,
          id: pageId(product, kind, name),
          label: name,
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

export const sidebarFile = (product: Product) => `docs/reference/${product}/contracts/sidebar.json`;

/**
 * The sidebar that the generator wrote.
 * @param root the site's folder
 * @throws when the generator has not run
 */
export function readSidebar(root: string, product: Product): SidebarCategory[] {
  const file = path.join(root, sidebarFile(product));
  if (!fs.existsSync(file)) {
    throw new Error(`${file} is missing: run scripts/generate-reference.ts first.`);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as SidebarCategory[];
}
