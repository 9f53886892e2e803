import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseLog, readUpdateDates } from '../../../src/plugins/docs/update-dates';

describe('readUpdateDates', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'dates-'));
  const site = path.join(root, 'site');
  const git = (args: string[], date = '') =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  const write = (name: string, text: string) => writeFileSync(path.join(site, 'docs', name), text);

  beforeAll(() => {
    mkdirSync(path.join(site, 'docs'), { recursive: true });
    git(['init', '--quiet']);
    write('old.mdx', '1');
    write('ünü code.mdx', '1');
    git(['add', '.']);
    git(['commit', '--quiet', '-m', 'one'], '2026-01-01T00:00:00Z');
    write('ünü code.mdx', '2');
    git(['commit', '--quiet', '-am', 'two'], '2026-02-01T00:00:00Z');
    write('generated.mdx', '1');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('gives the newest commit of each file, by its path from the site', async () => {
    expect([...(await readUpdateDates(site, 'docs'))].sort()).toEqual([
      ['docs/old.mdx', Date.UTC(2026, 0, 1)],
      ['docs/ünü code.mdx', Date.UTC(2026, 1, 1)],
    ]);
  });

  it('is empty without a history', async () => {
    expect((await readUpdateDates(path.parse(root).root, 'docs')).size).toBe(0);
  });

  it('takes the first mention of a file', () => {
    expect(parseLog('\u00012\n\na.mdx\n\u00011\n\na.mdx\nb.mdx\n')).toEqual(
      new Map([
        ['a.mdx', 2000],
        ['b.mdx', 1000],
      ]),
    );
  });
});
