import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = (under: string) =>
  readdirSync(under || '.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${under}${name}/`);

/** Folders that git ignores or that are generated. */
const OTHER = /^(?:\.|node_modules|build|test-results|playwright-report)/;

test('the tree in the README names every folder, and no other', () => {
  const tree = /## Where things are\s+```\n([\s\S]*?)```/.exec(
    readFileSync('README.md', 'utf8'),
  )?.[1];
  const named = [...(tree ?? '').matchAll(/^( *)(\S+\/) {2}/gm)];
  let root = '';
  const paths = named.map(([, indent = '', name = '']) => {
    if (indent === '') root = name;
    return indent === '' ? name : root + name;
  });
  const found = ['', 'src/', 'packages/'].flatMap(folders).filter((name) => !OTHER.test(name));
  expect(paths.toSorted()).toEqual(found.toSorted());
});

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file));

/** All files, with the folders that they are in. */
const paths = new Set(
  files.flatMap((file) => {
    const names = file.split('/');
    return names.map((_, at) => names.slice(0, at + 1).join('/'));
  }),
);
const fileNames = new Set(files.map((file) => path.posix.basename(file)));

/** What a command or a build writes, what packages have, and files of other repositories. */
const WRITTEN =
  /^(?:(?:build|build-mcp|static\/abi|node_modules|\.reports|agents)(?:\/|$)|(?:search-index|search-texts|headers|sbom)\.json$)/;
const ELSEWHERE = /^(?:@|LedgerHQ\/|registry\/|specs\/erc7730)/;

const PATH = /^[\w@.-]+(?:\/[\w.-]+)*\/?$/;
const FILE = /[\w-]\.(?:[cm]?[jt]s|tsx|json|css|mdx?|yml|sol|conf)$/;

/** Whether a note in a folder may name a path: from the root, from its folder or one above in its package. */
function isKnown(name: string, folder: string): boolean {
  const named = name.replace(/\/$/, '');
  if (/^\.[^/]+$/.test(named)) return files.some((file) => file.endsWith(named));
  if (!named.includes('/') && FILE.test(named)) return fileNames.has(named);
  const [base = '', room = ''] = folder.split('/');
  const within = base === 'packages' ? `${base}/${room}/` : '';
  const ends = ['', '.ts', '.tsx'].map((end) => named + end);
  if (ends.some((end) => paths.has(end) || paths.has(path.posix.join(folder, end)))) return true;
  return [...paths].some(
    (at) => at.startsWith(within) && ends.some((end) => at.endsWith(`/${end}`)),
  );
}

/** The paths in backticks of a note that no file has. */
const unknownPaths = (text: string, folder: string): string[] =>
  [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => PATH.test(name) && (name.includes('/') || FILE.test(name)))
    .filter((name) => !WRITTEN.test(name) && !ELSEWHERE.test(name))
    .filter((name) => !isKnown(name, folder));

const notes = files.filter(
  (file) =>
    /(?:^|\/)README\.md$|^(?:CONTRIBUTING|AGENTS)\.md$/.test(file) &&
    !file.startsWith('examples/starters/'),
);

test.each(notes)('the paths in backticks in %s exist', (file) => {
  expect(unknownPaths(readFileSync(file, 'utf8'), path.posix.dirname(file))).toEqual([]);
});

test.each([
  ['shared/storage.ts', 'packages/islands/client'],
  ['page/', 'packages/islands/client'],
  ['packages/tools/form/url-state.ts', '.'],
  ['no-such-file.ts', 'packages/kit'],
])('the path %s, named in %s, is reported as unknown', (name, folder) => {
  expect(unknownPaths(`It is in \`${name}\`.`, folder)).toEqual([name]);
});

/** The names of the scripts of the repository and of the packages above a note. */
function scriptNames(folder: string): string[] {
  const above = folder.split('/').map((_, at, names) => names.slice(0, at + 1).join('/'));
  return ['.', ...above]
    .map((place) => path.join(place, 'package.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
        scripts?: Record<string, string>;
      };
      return Object.keys(scripts);
    });
}

/** The commands `npm run ...` of a note that no package has. */
const unknownCommands = (text: string, folder: string): string[] =>
  [...text.matchAll(/npm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !scriptNames(folder).includes(name));

test.each(notes)('the commands of npm in %s exist', (file) => {
  expect(unknownCommands(readFileSync(file, 'utf8'), path.posix.dirname(file))).toEqual([]);
});

test('a command that no package has, or that another package has, is reported as unknown', () => {
  expect(unknownCommands('Run `npm run check` and `npm run checks`.', '.')).toEqual(['checks']);
  expect(unknownCommands('npm run artifacts', 'packages/chain')).toEqual([]);
  expect(unknownCommands('npm run artifacts', 'packages/kit')).toEqual(['artifacts']);
});
