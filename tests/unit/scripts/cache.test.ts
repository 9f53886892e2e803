import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { counts, once } from '../../../scripts/test/cache';
import type { Outcome, Part } from '../../../scripts/test/schedule';

const start = process.cwd();
let folder: string;

/** A repository of a page, a script and a lockfile. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sablier-docs-cache-'));
  process.chdir(folder);
  execFileSync('git', ['init', '--quiet']);
  for (const name of ['docs', 'src', 'node_modules']) mkdirSync(name);
  write('.gitignore', 'node_modules\nbuild\n');
  write('docs/page.mdx', 'A page.');
  write('src/code.ts', 'export {};');
  write('package-lock.json', '{}');
});

afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => {
  writeFileSync(file, text);
};
const build: Part = { title: 'Build', command: ['true'], outputs: ['build'] };

const came = (part: Part, state: Outcome['state'] = 'passed'): Outcome => ({
  part,
  state,
  seconds: 9,
  passed: 3,
  failed: state === 'failed' ? 1 : 0,
  failures: [],
});

/** Whether a part ran; its work when it runs. */
async function runs(part: Part, does: () => Outcome = () => came(part), needed: Part[] = []) {
  const run = vi.fn(() => Promise.resolve(does()));
  const { state, passed } = await once(part, needed, run);
  if (run.mock.calls.length === 0) expect({ state, passed }).toEqual({ state: 'same', passed: 3 });
  return run.mock.calls.length === 1;
}

describe('a part that has passed', () => {
  const part: Part = { title: 'Unit', command: ['true'], ignores: ['src/**'] };

  it('does not run again until a file that it looks at changes', async () => {
    expect(await runs(part)).toBe(true);
    expect(await runs(part)).toBe(false);
    write('src/code.ts', 'export const a = 1;');
    expect(await runs(part)).toBe(false);
    write('docs/page.mdx', 'Another page.');
    expect(await runs(part)).toBe(true);
    write('docs/new.mdx', 'A new page.');
    expect(await runs(part)).toBe(true);
    rmSync('docs/new.mdx');
    expect(await runs(part)).toBe(false);
  });

  it('runs again with other packages, arguments or variables', async () => {
    await runs(part);
    expect(await runs({ ...part, command: ['true', '--all'] })).toBe(true);
    expect(await runs({ ...part, env: { NODE_ENV: 'production' } })).toBe(true);
    vi.stubEnv('ATTACK_SEED', '7');
    expect(await runs(part)).toBe(true);
    vi.unstubAllEnvs();
    expect(await runs(part)).toBe(false);
    write('package-lock.json', '{ "packages": {} }');
    expect(await runs(part)).toBe(true);
  });

  it('runs again when a part that it needs has written something else, or what it wrote is gone', async () => {
    const written = (text: string) => () => {
      mkdirSync('build', { recursive: true });
      write('build/index.html', text);
      return came(build);
    };
    const pages: Part = { title: 'Pages', command: ['true'], needs: ['Build'], ignores: ['**'] };
    expect(await runs(build, written('one'))).toBe(true);
    expect(await runs(pages, undefined, [build])).toBe(true);
    expect(await runs(pages, undefined, [build])).toBe(false);
    write('build/index.html', 'by hand');
    expect(await runs(build, written('one'))).toBe(true);
    expect(await runs(pages, undefined, [build])).toBe(false);
    rmSync('build', { recursive: true });
    expect(await runs(build, written('two'))).toBe(true);
    expect(await runs(pages, undefined, [build])).toBe(true);
  });

  it('is not remembered when it failed, did not run, or changed what it looks at', async () => {
    expect(await runs(part, () => came(part, 'failed'))).toBe(true);
    expect(await runs(part, () => came(part, 'not run'))).toBe(true);
    const rewrites = () => {
      write('docs/page.mdx', 'Formatted.');
      return came(part);
    };
    expect(await runs(part, rewrites)).toBe(true);
    write('docs/page.mdx', 'A page.');
    expect(await runs(part)).toBe(true);
  });

  it('names the files that changed while it ran, and no other', async () => {
    write('docs/gone.mdx', 'Gone.');
    const edits = () => {
      write('docs/page.mdx', 'Edited.');
      write('docs/new.mdx', 'New.');
      write('src/code.ts', 'export const ignored = 1;');
      rmSync('docs/gone.mdx');
      return Promise.resolve(came(part));
    };
    const { changed } = await once(part, [], edits);
    expect(changed).toEqual(['docs/gone.mdx', 'docs/new.mdx', 'docs/page.mdx']);
  });

  it('runs each time where there is no repository', async () => {
    rmSync('.git', { recursive: true });
    expect(await runs(part)).toBe(true);
    expect(await runs(part)).toBe(true);
  });
});

/** Where the machine tells a process of itself, or a run tells its own workers. */
const OTHERS = new Set([
  'PATH',
  'NODE_ENV',
  'PAGES_ARE_GENERATED',
  'TEST_PORT',
  'VITEST_POOL_ID',
  // How a run says how far it is.
  'BUILD_STEPS_PIPE',
  'NO_COLOR',
  // Each configuration of vitest sets it.
  'TZ',
  // Which parts run, not their outcome.
  'GITHUB_BASE_REF',
  'BEFORE_PUSH',
  // Projects of the wizard read them on their reader's machine.
  'LOCAL',
  'LOCAL_RPC_URL',
  'PRIVATE_KEY',
]);

it('every variable that the code reads decides whether a part runs again', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
    cwd: start,
  });
  const names = files
    .toString()
    .split('\n')
    .filter((file) => /^(config|packages|scripts|src|tests|[^/]+$)/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(start, file), 'utf8');
      const direct = [...text.matchAll(/process\.env(?:\.|\[')([A-Z_]+)/g)];
      const taken = [...text.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g)];
      return [
        ...direct.map(([, name = '']) => name),
        ...taken.flatMap(([, list = '']) => list.match(/\b[A-Z_]{3,}\b/g) ?? []),
      ];
    });
  expect(names).toContain('SEARCH_SEED');
  expect([...new Set(names)].filter((name) => !counts(name) && !OTHERS.has(name))).toEqual([]);
});
