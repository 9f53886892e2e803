import { expect, it } from 'vitest';
import { keepFontsInFiles } from './font-files';

const rule = (test: RegExp, limit = 10_000) => ({
  test,
  use: [{ loader: 'x', options: { limit } }],
});

it('keeps fonts in files, and leaves pictures alone', () => {
  const rules = [rule(/\.(?:ico|png)$/i), rule(/\.(?:woff2?|ttf)$/i)];
  keepFontsInFiles({ module: { rules } });
  expect(rules.map(({ use }) => use[0]?.options.limit)).toEqual([10_000, 0]);
});

it('fails when Docusaurus no longer has such a rule', () => {
  expect(() => keepFontsInFiles({ module: { rules: [rule(/\.png$/)] } })).toThrow(
    'no rule with a limit for .woff2',
  );
});
