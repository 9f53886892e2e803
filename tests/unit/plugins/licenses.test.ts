import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, noticeOf, writeNotices } from '../../../src/plugins/licenses/notices';

test('a file belongs to the innermost package', () => {
  expect(folderOf('node_modules/react/index.js')).toBe('node_modules/react');
  expect(folderOf('node_modules/@noble/hashes/sha3.js')).toBe('node_modules/@noble/hashes');
  expect(folderOf('node_modules/viem/node_modules/ox/index.js')).toBe(
    'node_modules/viem/node_modules/ox',
  );
  expect(folderOf('packages/kit/form/Field.tsx')).toBeNull();
  expect(folderOf('node_modules/.cache/x.js')).toBeNull();
});

test('a notice has the version and the text that the package ships', () => {
  const { version } = JSON.parse(readFileSync('node_modules/react/package.json', 'utf8')) as {
    version: string;
  };
  const { name, text } = noticeOf(path.resolve('node_modules/react'));
  expect(name).toBe(`react ${version}`);
  expect(text).toContain('MIT License');
  expect(text).toContain('Meta Platforms');
});

test('equal texts are listed once, under all names, and nothing is an error', () => {
  const text = writeNotices([
    { name: 'a 1', text: 'MIT\r\nof A' },
    { name: 'b 2', text: 'MIT\nof A\n' },
    { name: 'c 3', text: 'OFL' },
  ]);
  expect(text.match(/MIT\nof A/g)).toHaveLength(1);
  expect(text).toContain('a 1\nb 2\n\nMIT');
  expect(() => writeNotices([])).toThrow('No package');
});
