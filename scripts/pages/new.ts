import type { Redirects } from './address';
import { checkFree, readPageAddress } from './address';
import { kindOf, pageSkeleton } from './kinds';
import { readPlanned, type Plan } from './plan';
import { addEntry } from './sidebar';

interface NewPage {
  /** The address as it was typed. */
  address: string;
  /** From the address unless given. */
  title?: string;
  /** The page that it follows in the sidebar; one of its folder unless given. */
  after?: string;
}

/** `refunds-of-flow` as a title: `Refunds of flow`. */
const titleOf = (id: string) => {
  const words = id.slice(id.lastIndexOf('/') + 1).replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * A new page by the grammar of its kind, with its entry in the sidebar.
 * @param redirects addresses that once held a page, with where they lead
 * @throws when the address is no place for a page, with what to type
 */
export function planNew(
  { address, title, after }: NewPage,
  root: string,
  redirects: Redirects,
): Plan {
  const page = readPageAddress(address);
  checkFree(page, root, redirects);
  const kind = kindOf(page.section);
  const sidebar = addEntry(
    readPlanned(root, page.sidebar),
    page.id,
    undefined,
    after?.replace(/^\//, ''),
  );
  const place = sidebar.after ? `after ${sidebar.after}` : 'at the end';
  return {
    renames: new Map(),
    writes: new Map([
      [page.file, pageSkeleton(title ?? titleOf(page.id), kind)],
      [page.sidebar, sidebar.source],
    ]),
    notes: [
      `${page.file} has the parts of a page of the kind "${kind.name}".`,
      `Its entry is ${place} of ${page.sidebar}.`,
      `Write it, and see what is left: npm run check -- ${page.file}`,
    ],
  };
}
