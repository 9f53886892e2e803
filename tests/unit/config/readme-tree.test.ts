import { readdirSync, readFileSync } from 'node:fs';
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
