import { expect, test } from 'vitest';
import { mdxOf } from './testing/pages';

const titlesOf = (product: string, name: string) => {
  const [, index = ''] = mdxOf(product, name).split('{#index}');
  return [...(index.split('\n## ')[0]?.matchAll(/^\| (.+) \| What it does \|$/gm) ?? [])].map(
    ([, title]) => title,
  );
};

test.each([
  ['lockup', 'SablierLockup', 'Create streams'],
  ['flow', 'SablierFlow', 'Create and fund streams'],
  ['airdrops', 'SablierMerkleInstant', 'Claim'],
])('the index of %s %s begins with "%s", and the protocol comes last', (product, name, first) => {
  const [begin, ...rest] = titlesOf(product, name);
  expect(begin).toBe(first);
  const writes = rest.filter((title) => !title?.startsWith('Read'));
  expect(writes.at(-1)).toMatch(/protocol$/);
});
