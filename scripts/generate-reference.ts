/**
 * Writes the contract reference below `docs/reference/<product>/contracts/` and the ABIs below
 * `static/abi/`. Run from the site's folder: `jiti scripts/generate-reference.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createExamples } from '@sablier-docs/vocabulary/example-uses';
import { readPages, referenceProducts, renderFiles } from '@sablier-docs/reference/generate';
import type { ContractPage } from '@sablier-docs/reference/model';

const root = process.cwd();
const started = performance.now();
const pages = readPages(root);
const files = renderFiles(pages, createExamples(root));

/** Folders that contain only files of this script. */
const folders = [
  ...referenceProducts.map((product) => `docs/reference/${product}/contracts`),
  ...referenceProducts.map((product) => `static/abi/${product}`),
];

for (const folder of folders) removeStale(folder);
let written = 0;
for (const [file, content] of files) written += writeChanged(file, content);

for (const product of referenceProducts) report(product);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${files.size} files, ${written} of them changed, in ${seconds} s`);

/** An unchanged file keeps its modification time, so that a running dev server does not rebuild it. */
function writeChanged(file: string, content: string): number {
  const target = path.join(root, file);
  if (fs.existsSync(target) && fs.readFileSync(target, 'utf8') === content) return 0;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
  return 1;
}

function removeStale(folder: string): void {
  const top = path.join(root, folder);
  if (!fs.existsSync(top)) return;
  for (const entry of fs.readdirSync(top, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.relative(root, path.join(entry.parentPath, entry.name));
    if (!files.has(file.split(path.sep).join('/'))) fs.rmSync(path.join(root, file));
  }
}

function report(product: string): void {
  const own = pages.filter((page) => page.product === product);
  const sum = (count: (page: ContractPage) => number) =>
    own.reduce((total, page) => total + count(page), 0);
  console.log(
    [
      `${product}: ${own.length} pages`,
      `${sum(({ functions }) => functions.length)} functions`,
      `${sum(({ events }) => events.length)} events`,
      `${sum(({ errors }) => errors.length)} errors`,
      `${sum(({ structs }) => structs.length)} structs`,
      `${sum(({ enums }) => enums.length)} enums`,
    ].join(', '),
  );
}
