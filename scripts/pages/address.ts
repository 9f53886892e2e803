import { existsSync } from 'node:fs';
import path from 'node:path';
import { isGenerated } from '@sablier-docs/reference/paths';

/** The file of config/sidebars that lists the pages of a section. */
const PAGE_SECTIONS: Readonly<Record<string, string>> = {
  concepts: 'concepts',
  guides: 'guides',
  reference: 'references',
  api: 'api',
  apps: 'apps',
  support: 'support',
};

const NAME = /^[a-z0-9]+([.-][a-z0-9]+)*$/;

/** A page that exists or is to be written. */
export interface Address {
  /** As sidebars name it, for example `guides/flow/refunds`. */
  id: string;
  section: string;
  /** Its file from the root of the repository. */
  file: string;
  /** Its sidebar from the root of the repository. */
  sidebar: string;
}

/**
 * Reads the address of a page as a person types it, with or without a slash in front, or the file of the page.
 * @throws with what to type when it has no section, or has a name that no page has
 */
export function readPageAddress(typed: string): Address {
  const id = typed.replace(/^(?:\.?\/)?(?:docs\/)?/, '').replace(/\.mdx?$/, '');
  const [section = '', ...names] = id.split('/');
  const sidebar = Object.hasOwn(PAGE_SECTIONS, section) ? PAGE_SECTIONS[section] : undefined;
  if (sidebar === undefined) {
    const known = Object.keys(PAGE_SECTIONS).join(', ');
    throw new Error(`There is no section "${section}". An address begins with one of ${known}.`);
  }
  if (names.length === 0)
    throw new Error(`"${typed}" is a section. Name a page in it: ${section}/…`);
  const odd = names.find((name) => !NAME.test(name));
  if (odd !== undefined) {
    throw new Error(
      `"${odd}" in ${typed} is no name: write lowercase words with hyphens between them.`,
    );
  }
  if (isGenerated(`${id}/`)) {
    throw new Error(`/${id} is a page of the contract reference, which "npm run generate" writes.`);
  }
  return { id, section, file: `docs/${id}.mdx`, sidebar: `config/sidebars/${sidebar}.ts` };
}

/** Addresses that once held a page, with where they lead. */
export type Redirects = readonly (readonly [from: string, to: string])[];

/** @throws when a page has the address, or a redirect leads away from it */
export function checkFree({ id, file }: Address, root: string, redirects: Redirects): void {
  if (existsSync(path.join(root, file))) throw new Error(`${file} exists.`);
  const [, to] = redirects.find(([from]) => from === `/${id}`) ?? [];
  if (to === undefined) return;
  throw new Error(
    `/${id} is a redirect to ${to} (config/redirects-list.json). Choose another address, or remove its row first.`,
  );
}
