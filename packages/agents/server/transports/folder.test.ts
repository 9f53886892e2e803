import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fileInFolder } from './folder';

describe.each([
  ['POSIX', path.posix, '/srv/with space/ünï/pct%20x/site'],
  ['Windows', path.win32, 'C:\\Users\\J Döe\\pct%20x\\site'],
  ['Windows, on a share', path.win32, '\\\\server\\share\\site'],
])('the files of a folder on %s', (_name, system, root) => {
  it('finds a file by its path, also with empty segments, dots and a way back inside', () => {
    const file = system.join(root, 'concepts', 'nft.md');
    expect(fileInFolder(root, '/concepts/nft.md', system)).toBe(file);
    expect(fileInFolder(root, 'concepts//./nft.md', system)).toBe(file);
    expect(fileInFolder(root, '/guides/../concepts/nft.md', system)).toBe(file);
  });

  it.each([
    '/',
    '',
    '/.',
    '/\0',
    '/nft\0.md',
    '\\..\\..\\secret',
    '/..\\..\\secret',
    'C:/secret',
    'C:secret',
    '/C:/secret',
    '/nft.md::$DATA',
    '\\\\server\\share\\secret',
  ])('finds no file for %j', (file) => {
    expect(fileInFolder(root, file, system)).toBeUndefined();
  });

  it.each(['/../secret', '../../secret', '/a/../../secret', '/...'])(
    'end at the root: %s',
    (file) => {
      const at = fileInFolder(root, file, system);
      expect(at === undefined || at.startsWith(root + system.sep)).toBe(true);
    },
  );
});

it('the folder of a drive is one too', () => {
  expect(fileInFolder('C:\\', '/nft.md', path.win32)).toBe('C:\\nft.md');
  expect(fileInFolder('/', '/nft.md', path.posix)).toBe('/nft.md');
});

describe('the folder beside a program', () => {
  /** The folder that packages/agents/npm/bin.mjs and api/mcp.mjs derive from their own address. */
  const beside = (program: string, windows: boolean) =>
    fileURLToPath(new URL('site', program), { windows });

  it.each([
    ['file:///home/a/with%20space/bin.mjs', false, '/home/a/with space/site'],
    ['file:///home/a/%C3%BCn%C3%AF/bin.mjs', false, '/home/a/ünï/site'],
    ['file:///home/a/pct%2520x/bin.mjs', false, '/home/a/pct%20x/site'],
    ['file:///C:/Program%20Files/D%C3%B6e/bin.mjs', true, 'C:\\Program Files\\Döe\\site'],
    ['file://server/share/bin.mjs', true, '\\\\server\\share\\site'],
  ])('is beside the program %s', (program, windows, folder) => {
    expect(beside(program, windows)).toBe(folder);
  });

  it('of the package is named where readers are told to start it', () => {
    const [, program] =
      /"\$PWD\/(\S+)"/.exec(readFileSync('examples/agents/local.sh', 'utf8')) ?? [];
    expect(program).toBe('packages/agents/npm/bin.mjs');
    expect(existsSync(program ?? '')).toBe(true);
  });

  it('is a path, and never the path of an address', () => {
    for (const file of ['packages/agents/npm/bin.mjs', 'api/mcp.mjs']) {
      const code = readFileSync(file, 'utf8');
      expect(code).toContain('fileURLToPath(new URL(');
      expect(code).not.toContain('.pathname');
    }
  });
});
