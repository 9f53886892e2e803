import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  accept,
  changesOf,
  LISTS,
  readList,
  replacedBy,
  describeChange,
  type Row,
} from '../../../scripts/upstream-list';

describe('what this site replaces of the framework', () => {
  it('is as it was when it was replaced', () => {
    const changes = LISTS.flatMap(readList).flatMap((row) => changesOf(row));
    expect(changes.map(describeChange).join('\n\n')).toBe('');
  });

  it('has a row for every swizzle that wraps nothing', () => {
    const swizzles = readdirSync('src/theme', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => path.posix.join('src/theme', file.split(path.sep).join('/')))
      .filter((file) => !readFileSync(file, 'utf8').startsWith('// Wraps'));
    const rows = readList('src/theme/upstream.json').map(({ file }) => file);
    expect(rows.toSorted(), 'run "npm run upstream -- --accept <file>"').toEqual(
      swizzles.toSorted(),
    );
    for (const { file, replaces } of readList('src/theme/upstream.json'))
      expect(replacedBy(file)).toBe(replaces);
  });
});

describe('a file of the framework', () => {
  let modules = '';
  let row: Row;
  const installed = () => path.join(modules, '@docusaurus/theme-x/lib/Logo.js');
  const release = (version: string) =>
    writeFileSync(
      path.join(modules, '@docusaurus/theme-x/package.json'),
      JSON.stringify({ version }),
    );

  beforeEach(() => {
    modules = mkdtempSync(path.join(tmpdir(), 'modules-'));
    mkdirSync(path.dirname(installed()), { recursive: true });
    writeFileSync(installed(), 'one');
    release('3.7.0');
    const names = { file: 'src/theme/Logo.tsx', replaces: '@docusaurus/theme-x/lib/Logo.js' };
    row = accept(names, modules);
  });
  afterEach(() => rmSync(modules, { recursive: true }));

  it('is unchanged in a release that has the same text', () => {
    release('3.10.2');
    expect(changesOf(row, modules)).toEqual([]);
  });

  it('that has changed is named with both releases and the commands to compare and accept', () => {
    writeFileSync(installed(), 'two');
    release('3.10.2');
    const [change] = changesOf(row, modules);
    const told = change && describeChange(change);
    expect(told).toContain('src/theme/Logo.tsx');
    expect(told).toContain('between @docusaurus/theme-x 3.7.0 and 3.10.2');
    expect(told).toContain(
      'npm diff --diff=@docusaurus/theme-x@3.7.0 --diff=@docusaurus/theme-x@3.10.2 ./lib/Logo.js',
    );
    expect(told).toContain('npm run upstream -- --accept src/theme/Logo.tsx');
    expect(changesOf(accept(row, modules), modules)).toEqual([]);
  });

  it('that is gone is named too', () => {
    rmSync(installed());
    const [change] = changesOf(row, modules);
    expect(change && describeChange(change)).toContain(
      'theme-x 3.7.0 has no @docusaurus/theme-x/lib/Logo.js',
    );
  });
});
