import fs from 'node:fs';
import path from 'node:path';
import type { FindExamples } from '@sablier-docs/reference/calls/types';
import { regionOf } from '@sablier-docs/ui/Code/regions';

/** A fence of a page that shows a file of `examples/`, or a region of it. */
interface Shown {
  file: string;
  text: string;
  title: string;
  href: string;
}

const fence = /^```\w+ .*?file="(examples\/[^"]+)"(?:.*?region="([^"]+)")?.*$/;

/**
 * Finds the places where pages show a call of a function: every fence whose code names it, each file once.
 * @param root folder of the site
 * @throws when no page shows a sample
 */
export function createExamples(root: string): FindExamples {
  const shown = pagesBelow(path.join(root, 'docs')).flatMap((page) => fencesOf(root, page));
  if (shown.length === 0) throw new Error('No page shows a file of examples/.');
  return (product, contract, name) => {
    const calls = callOf(name);
    const isBatch = contract === 'SablierBatchLockup';
    const found = shown.filter(
      ({ file, text }) =>
        file.startsWith(`examples/${product}/`) &&
        calls.test(text) &&
        (!name.startsWith('create') || isBatch === usesBatch(root, file, text)),
    );
    // The shortest sample is the one about this call.
    return found
      .sort((one, other) => one.text.length - other.text.length)
      .filter(({ file }, at) => found.findIndex((other) => other.file === file) === at)
      .map(({ file, title, href }) => ({ file, title, href }));
  };
}

/** `.name(`, `.name{value: fee}(`, `ISablierFlow.name`, or `functionName: 'name'`. */
const callOf = (name: string) =>
  new RegExp(`\\.${name}(?:\\{[^}]*\\})?\\(|\\bI?Sablier\\w+\\.${name}\\b|'${name}'`);

/** Lockup and its batch contract have functions with the same names. */
const usesBatch = (root: string, file: string, text: string) =>
  file.endsWith('.sol')
    ? /\bBATCH_LOCKUP\.|\bbatchLockup\./.test(text)
    : /\bbatchLockupAbi\b/.test(fs.readFileSync(path.join(root, file), 'utf8'));

function fencesOf(root: string, page: string): Shown[] {
  const source = fs.readFileSync(page, 'utf8');
  const title = /^title: ["']?(.+?)["']?$/m.exec(source)?.[1] ?? '';
  const url = `/${path.relative(path.join(root, 'docs'), page).replace(/\.mdx$/, '')}`;
  let anchor = '';
  const found: Shown[] = [];
  for (const line of source.split('\n')) {
    const heading = /^##+ .*?(?:\{#([\w-]+)\})?$/.exec(line);
    if (heading) anchor = heading[1] ? `#${heading[1]}` : '';
    const [, file, region] = fence.exec(line) ?? [];
    if (!file) continue;
    const code = fs.readFileSync(path.join(root, file), 'utf8');
    found.push({
      file,
      title,
      href: `${url}${anchor}`,
      text: region ? regionOf(code, region, file) : code,
    });
  }
  return found;
}

const pagesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('reference'))
    .sort()
    .map((file) => path.join(folder, file));
