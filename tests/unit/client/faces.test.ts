import { expect, it } from 'vitest';
import { keepFacesInFiles } from '../../../src/plugins/client/faces';

const rule = (test: RegExp, limit = 10_000) => ({
  test,
  use: [{ loader: 'x', options: { limit } }],
});

it('keeps typefaces in files, and leaves pictures alone', () => {
  const rules = [rule(/\.(?:ico|png)$/i), rule(/\.(?:woff2?|ttf)$/i)];
  keepFacesInFiles({ module: { rules } });
  expect(rules.map(({ use }) => use[0]?.options.limit)).toEqual([10_000, 0]);
});

it('says so when the framework has no such rule any more', () => {
  expect(() => keepFacesInFiles({ module: { rules: [rule(/\.png$/)] } })).toThrow(
    'no rule with a limit for .woff2',
  );
});
