import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'examples';
const RUN = '.run.ts';

/** Samples that have a run, by their path below examples/ without an ending. */
export function findSamples(root: string): readonly string[] {
  return readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(RUN))
    .map((file) => file.split(path.sep).join('/').slice(0, -RUN.length))
    .sort();
}

/** The run file of a sample, from the root. */
export const runFile = (sample: string): string => `${FOLDER}/${sample}${RUN}`;

export const sampleFile = (sample: string): string => `${FOLDER}/${sample}.ts`;

/** A file of examples/ as runs name it. @param file from the root */
export const sampleOf = (file: string): string =>
  file.slice(FOLDER.length + 1).replace(/\.ts$/, '');

/**
 * Names of the runs of a file of examples/; none when it has no run file. A run has the name of the region that it
 * is shown with.
 * @param file from the root
 */
export function runsOf(root: string, file: string): readonly string[] {
  const runs = path.join(root, file.replace(/\.ts$/, RUN));
  if (!file.endsWith('.ts') || !existsSync(runs)) return [];
  const text = readFileSync(runs, 'utf8');
  return [...text.matchAll(/^export const (\w+): Run =/gm)].map(([, name = '']) => name);
}

/** What a file imports that is no type: names by specifier. */
function sampleImports(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [, isType, first, names = '', from = ''] of text.matchAll(
    /^import (type )?(?:(\w+)(?:, )?)?(?:\{([^}]*)\})? ?from '([^']+)';/gm,
  )) {
    if (isType) continue;
    const listed = names
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !one.startsWith('type '))
      .map((one) => one.split(/\s+as\s+/)[0] ?? '');
    const all = [...(first ? ['default'] : []), ...listed];
    if (all.length > 0) found.set(from, [...(found.get(from) ?? []), ...all]);
  }
  return found;
}

/** A module that exports, as `parts`, all that a sample and its run import besides each other. */
export function partsModule(root: string, sample: string): string {
  const own = `./${path.posix.basename(sample)}`;
  const wanted = new Map<string, Set<string>>();
  for (const file of [sampleFile(sample), runFile(sample)]) {
    for (const [from, names] of sampleImports(readFileSync(path.join(root, file), 'utf8'))) {
      if (from === own) continue;
      const all = wanted.get(from) ?? new Set();
      for (const name of names) all.add(name);
      wanted.set(from, all);
    }
  }
  const lines: string[] = [];
  const entries: string[] = [];
  [...wanted].forEach(([from, names], at) => {
    const text = JSON.stringify(from);
    // Of viem a reader may want more than the sample has.
    if (from === 'viem') {
      lines.push(`import * as m${at} from ${text};`);
      entries.push(`${text}: m${at}`);
      return;
    }
    const list = [...names].map((name) => `${name} as m${at}_${name}`);
    lines.push(`import { ${list.join(', ')} } from ${text};`);
    entries.push(`${text}: { ${[...names].map((name) => `${name}: m${at}_${name}`).join(', ')} }`);
  });
  return `${lines.join('\n')}\nexport const parts = { ${entries.join(', ')} };\n`;
}
