import { createExamples } from '@sablier-docs/vocabulary/example-uses';
import { readReferencePages, renderFiles } from '../generate';
import type { ContractPage } from '../model';

export const root = process.cwd();
export const pages = readReferencePages(root);
export const files = renderFiles(pages, createExamples(root));

/** @throws when there is no such page, so that a test cannot pass without checking anything */
export function pageOf(product: string, name: string): ContractPage {
  const found = pages.find((page) => page.product === product && page.name === name);
  if (!found) throw new Error(`no page ${product} ${name}`);
  return found;
}

export function mdxOf(product: string, name: string): string {
  const ending = new RegExp(`^docs/reference/${product}/contracts/.*\\.${name}\\.mdx$`);
  const path = [...files.keys()].find((file) => ending.test(file));
  if (!path) throw new Error(`no file of ${product} ${name}`);
  return files.get(path) ?? '';
}

export function functionOf(product: string, contract: string, name: string) {
  const found = pageOf(product, contract).functions.find((doc) => doc.name === name);
  if (!found) throw new Error(`no function ${contract}.${name}`);
  return found;
}

export const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);
