import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = (under: string) =>
  readdirSync(under || '.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${under}${name}/`);

/** What git ignores, and what is no room of the source. */
const OTHER = /^(?:\.|node_modules|build|src\/$|test-results|playwright-report)/;

test('the tree in the README names every folder, and no other', () => {
  const tree = /## Where things are\s+```\n([\s\S]*?)```/.exec(
    readFileSync('README.md', 'utf8'),
  )?.[1];
  const named = [...(tree ?? '').matchAll(/^(\S+\/) {2}/gm)].map(([, name = '']) => name);
  const found = [...folders(''), ...folders('src/')].filter((name) => !OTHER.test(name));
  expect(named.toSorted()).toEqual(found.toSorted());
});
