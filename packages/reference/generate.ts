import { sablier } from 'sablier';
import type { Abi } from 'viem';
import { readErrors } from './errors';
import { readReleases, type Product } from '@sablier-docs/protocol/releases';
import { readVersion, readPackageVersions } from './solidity/packages';
import { addCalls } from './calls';
import type { FindExamples } from './calls/types';
import { descriptions } from './descriptions';
import { readAbiPages } from './from-abi';
import { readSolidityPages } from './from-solidity';
import { createLedger, type Ledger } from './ledger';
import type { ContractPage } from './model';
import { abiPath, pageId } from './paths';
import { solidityProducts } from './products';
import { relatePages } from './relate';
import { renderPage } from './render/page';
import { sidebarFile, sidebarOf } from './sidebar';
import { verifyPages } from './verify';

/** Products with a generated reference, in the order of the site. */
export const referenceProducts: readonly Product[] = solidityProducts.map(({ product }) => product);

const kept = new Map<string, readonly ContractPage[]>();

/**
 * The pages of every product, read once: five parts of a build use them. Don't modify them.
 * @param root folder that holds `node_modules`
 * @throws as `buildPages`
 */
export function readReferencePages(root: string): readonly ContractPage[] {
  const found = kept.get(root) ?? buildPages(root, createLedger(descriptions));
  kept.set(root, found);
  return found;
}

/**
 * Reads every product into pages and checks them.
 * @param root folder that holds `node_modules`
 * @throws with every missing description, broken reference and duplicate
 */
export function buildPages(root: string, ledger: Ledger): ContractPage[] {
  const meanings = new Map(readErrors(root).map(({ name, meaning }) => [name, meaning]));
  const solidity = readSolidityPages(root, currentRelease, ledger, meanings);
  const airdrops = readAbiPages(airdropsRelease(root), solidity, ledger);
  ledger.verify();
  const pages = addCalls(relatePages([...solidity, ...airdrops]), meanings);
  verifyPages(pages, referenceProducts);
  return pages;
}

function airdropsRelease(root: string) {
  const modules = `${root}/node_modules`;
  const release = sablier.releases.getLatest({ protocol: 'airdrops' });
  return {
    version: currentRelease('airdrops'),
    abis: release.abi as Readonly<Record<string, Abi>>,
    package: 'sablier',
    packageVersion: readVersion(modules, 'sablier'),
    versions: readPackageVersions(modules),
  };
}

function currentRelease(product: Product): string {
  const latest = readReleases().find((release) => release.product === product && release.isLatest);
  if (!latest) throw new Error(`The SDK knows no current release of ${product}.`);
  return latest.version;
}

/**
 * Every file of the reference by its path below the site's folder.
 * @param examples pages with examples of a call
 */
export function renderFiles(
  pages: readonly ContractPage[],
  examples: FindExamples,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const page of pages) {
    const isShared = pages.some(
      ({ name, product }) => name === page.name && product !== page.product,
    );
    files.set(
      `docs/${pageId(page.product, page.kind, page.name)}.mdx`,
      renderPage(page, isShared, examples),
    );
    if (page.abi.length > 0) {
      const abi = `static${abiPath(page.product, page.release, page.name)}`;
      files.set(abi, `${JSON.stringify(page.abi, null, 2)}\n`);
    }
  }
  for (const product of new Set(pages.map((page) => page.product))) {
    const own = pages.filter((page) => page.product === product);
    files.set(sidebarFile(product), `${JSON.stringify(sidebarOf(own), null, 2)}\n`);
  }
  return files;
}
