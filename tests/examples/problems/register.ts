import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of a page's table "What can go wrong": what its reader sees, or why no run provokes it. */
export interface SeenRow {
  /** Through the page's sample in Solidity, called by viem with the sample's own ABI. */
  readonly solidity?: string;
  /** Through the page's sample in TypeScript. */
  readonly typescript?: string;
  /** A message of the page's own tool, of which `by` is the file. */
  readonly shown?: string;
  readonly by?: string;
  /** Why they are missing. */
  readonly why?: string;
}

/** The rows of a page by their first cell, as the page writes it. */
type SeenRows = Readonly<Record<string, SeenRow>>;

/** The build reads them too, for the selectors that a page shows. */
const FOLDER = 'tests/problems';

/** @param page without `docs/` and the ending, such as `guides/lockup/examples/fees` */
export const registerOf = (page: string): string => path.join(FOLDER, `${page}.json`);

/** What is registered for a page; nothing for a page without a register. */
export function seenRows(page: string): SeenRows {
  const file = registerOf(page);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SeenRows) : {};
}
