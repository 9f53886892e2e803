import fs from 'node:fs';
import path from 'node:path';
import {
  readReferencePages,
  referenceProducts,
  renderFiles,
} from '@sablier-docs/reference/generate';
import type { ContractPage } from '@sablier-docs/reference/model';
import { createExamples } from '@sablier-docs/vocabulary/example-uses';

/** Folders that contain only files of the contract reference. */
const FOLDERS = [
  ...referenceProducts.map((product) => `docs/reference/${product}/contracts`),
  ...referenceProducts.map((product) => `static/abi/${product}`),
];

/**
 * Writes the contract reference below `docs/reference/<product>/contracts/` and the ABIs below `static/abi/`, and
 * removes what is no longer in them.
 * @returns lines that say what was written
 */
export function writeReference(root: string): string[] {
  const started = performance.now();
  const pages = readReferencePages(root);
  const files = renderFiles(pages, createExamples(root));
  for (const folder of FOLDERS) removeStale(root, folder, files);
  let changed = 0;
  for (const [file, content] of files) changed += writeChanged(path.join(root, file), content);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return [
    ...referenceProducts.map((product) => countsOf(product, pages)),
    `${files.size} files, ${changed} of them changed, in ${seconds} s`,
  ];
}

/** An unchanged file keeps its modification time, so that a running dev server does not rebuild it. */
function writeChanged(target: string, content: string): number {
  if (fs.existsSync(target) && fs.readFileSync(target, 'utf8') === content) return 0;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
  return 1;
}

function removeStale(root: string, folder: string, files: ReadonlyMap<string, string>): void {
  const top = path.join(root, folder);
  if (!fs.existsSync(top)) return;
  for (const entry of fs.readdirSync(top, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.relative(root, path.join(entry.parentPath, entry.name));
    if (!files.has(file.split(path.sep).join('/'))) fs.rmSync(path.join(root, file));
  }
}

function countsOf(product: string, pages: readonly ContractPage[]): string {
  const own = pages.filter((page) => page.product === product);
  const sum = (count: (page: ContractPage) => number) =>
    own.reduce((total, page) => total + count(page), 0);
  return [
    `${product}: ${own.length} pages`,
    `${sum(({ functions }) => functions.length)} functions`,
    `${sum(({ events }) => events.length)} events`,
    `${sum(({ errors }) => errors.length)} errors`,
    `${sum(({ structs }) => structs.length)} structs`,
    `${sum(({ enums }) => enums.length)} enums`,
  ].join(', ');
}
