import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/* Code in the guides comes from examples/, where it is compiled and run; page-rules.test.ts finds code that doesn't. */

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => pattern.test(file));

interface Fence {
  readonly at: string;
  readonly meta: string;
}

function fencesOf(file: string): Fence[] {
  const fences: Fence[] = [];
  let open: string | undefined;
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, i) => {
      const [, ticks, meta = ''] = /^\s*(`{3,}|~{3,})\s*[\w-]*\s*(.*)$/.exec(line) ?? [];
      if (!ticks) return;
      if (open === undefined) {
        open = ticks;
        fences.push({ at: `${file}:${i + 1}`, meta });
      } else if (ticks.startsWith(open)) open = undefined;
    });
  return fences;
}

describe('guides', () => {
  const pages = [...filesIn('docs/guides', /\.mdx?$/), ...filesIn('snippets', /\.mdx?$/)];
  const fences = pages.flatMap(fencesOf);

  it('take more than 50 samples from files', () => {
    expect(fences.filter(({ meta }) => meta.includes('file="')).length).toBeGreaterThan(50);
  });
});

describe('a contract', () => {
  /** Contracts that a guide of several pages builds. */
  const SERIES = [
    'examples/lockup/staking/StakeSablierNFT.sol',
    'examples/lockup/stream-management/StreamManager.sol',
  ];
  const pages = [...filesIn('docs', /\.mdx$/), ...filesIn('snippets', /\.mdx$/)];
  const shown = pages.flatMap(fencesOf).flatMap(({ at, meta }) => {
    const [, file = '', region = 'whole'] = /file="([^"]+)"(?: region="([^"]+)")?/.exec(meta) ?? [];
    return file.endsWith('.sol') ? [{ page: at.replace(/:\d+$/, ''), file, region }] : [];
  });
  const pagesOf = (key: (one: (typeof shown)[number]) => string) => {
    const found = new Map<string, Set<string>>();
    for (const one of shown) found.set(key(one), (found.get(key(one)) ?? new Set()).add(one.page));
    return [...found].filter(([, on]) => on.size > 1).map(([name, on]) => [name, ...on].join(', '));
  };

  it('is the subject of one page, so that none shows the code of another', () => {
    expect(shown.length).toBeGreaterThan(50);
    const several = pagesOf(({ file }) => file);
    expect(several.filter((line) => !SERIES.some((file) => line.startsWith(file)))).toEqual([]);
  });

  it('has each of its regions on one page', () => {
    expect(pagesOf(({ file, region }) => `${file} ${region}`)).toEqual([]);
  });
});

describe('samples', () => {
  const samples = filesIn('examples', /\.(sol|ts)$/);

  it('have no typed address of a contract', () => {
    const typed = samples.filter((file) => /0x[0-9a-fA-F]{40}\b/.test(readFileSync(file, 'utf8')));
    expect(typed).toEqual([]);
  });

  it('in Solidity import packages only, so that Remix can open them', () => {
    const relative = samples.filter(
      (file) => file.endsWith('.sol') && /from "\.{1,2}\//.test(readFileSync(file, 'utf8')),
    );
    expect(relative).toEqual([]);
  });
});
