import { describe, expect, it } from 'vitest';
import { concernedPages, concernedParts, includesOf } from '../../../scripts/test/changed';
import { PARTS, partsOfPages } from '../../../scripts/test/parts';
import { differsAsPage, movedAddresses, reasonForAll } from '../../../scripts/test/scope.mjs';

describe('what a change concerns', () => {
  it('is pages alone when all of it is pages and what is written with them', () => {
    const files = [
      'docs/concepts/nft.mdx',
      'docs/concepts/nft.questions.yml',
      'snippets/token-approval.mdx',
      'config/sidebars/concepts.ts',
      'config/redirects-list.json',
      'vercel.json',
      'config/nginx.conf',
      'packages/protocol/glossary/entries.json',
      'tests/statements/concepts/nft.statements.ts',
    ];
    expect(reasonForAll(files)).toBeUndefined();
  });

  it('is everything with one other file, and says which', () => {
    for (const other of [
      'src/css/tokens.css',
      'docs/concepts/data.json',
      'tests/statements/statement.ts',
      'tests/statements/support/flow.ts',
      'examples/lockup/Create.sol',
      'package-lock.json',
    ])
      expect(reasonForAll(['docs/concepts/nft.mdx', other], () => [])).toBe(
        `${other} differs from the main branch.`,
      );
  });

  it('is everything where nothing is known to have changed', () => {
    expect(reasonForAll([])).toContain('Nothing');
    expect(reasonForAll(undefined)).toContain('no branch');
  });
});

describe('a file that is no page', () => {
  const sample = 'const a = 1;\n  // region one\nconst b = 2;\n  // endregion one\n';
  const moves = movedAddresses(
    '{\n  "/a": "/b"\n}',
    '{\n  "/a": "/b",\n  "/guides/old": "/guides/new",\n  "/concepts/x": "/support/y"\n}',
  );

  it('counts as one with other markers of regions, and not with another line', () => {
    const marked = sample.replace('const b', '// region two\nconst b').concat('# endregion two');
    expect(differsAsPage(sample, marked, [])).toBe(true);
    expect(differsAsPage(sample, marked.replace('2;', '3;'), [])).toBe(false);
    expect(differsAsPage(sample, sample.replace('// region one', '// the region one'), [])).toBe(
      false,
    );
  });

  it('counts as one with the addresses of moved pages, and not with another one', () => {
    expect(moves).toEqual([
      ['guides/old', 'guides/new'],
      ['concepts/x', 'support/y'],
    ]);
    const before = "goto('/guides/old'); see('/concepts/x#part');";
    expect(differsAsPage(before, "goto('/guides/new'); see('/support/y#part');", moves)).toBe(true);
    expect(differsAsPage(before, "goto('/guides/other'); see('/support/y#part');", moves)).toBe(
      false,
    );
    expect(differsAsPage(before, "goto('/guides/new'); see('/support/y#part');", [])).toBe(false);
    // As Prettier breaks a line that has become too long.
    const list = "[\n  '/concepts/x',\n  '/a b',\n]";
    expect(differsAsPage(list, "['/support/y', '/a b']", moves)).toBe(true);
    expect(differsAsPage(list, "['/support/y', '/ab']", moves)).toBe(false);
    expect(differsAsPage(list, "['/support/y', '/a b', '/c']", moves)).toBe(false);
  });

  it('asks for nothing more where all others count as pages', () => {
    const files = ['docs/concepts/nft.mdx', 'examples/a.ts', 'tests/e2e/b.spec.ts'];
    expect(reasonForAll(files, (others) => others)).toBeUndefined();
    expect(reasonForAll(files, () => ['examples/a.ts'])).toContain('tests/e2e/b.spec.ts differs');
  });
});

describe('the parts that a change concerns', () => {
  const titles = (files?: string[]) => concernedParts(PARTS, files).map(({ title }) => title);
  const all = PARTS.map(({ title }) => title);
  const stock = ['Build with the stock client', 'Stock client'];
  const others = all.filter((title) => !stock.includes(title));

  it.each([
    'packages/islands/client/index.ts',
    'src/theme/Root.tsx',
    'src/behavior/index.ts',
    'config/bundler.ts',
    'package-lock.json',
  ])('are all parts when %s changes', (file) => {
    expect(titles(['docs/concepts/nft.mdx', file])).toEqual(all);
  });

  it.each([
    'packages/tools/csv/rules.ts',
    'config/redirects-list.json',
    'config/sidebars/guides.ts',
  ])('are those without the stock client with %s', (file) => {
    expect(titles([file])).toEqual(others);
  });

  it('are all without a branch to compare with, and those without the stock client on the main branch', () => {
    expect(titles()).toEqual(all);
    expect(titles([])).toEqual(others);
  });
});

describe('the parts for pages', () => {
  const nft = {
    pages: ['docs/concepts/nft.mdx', 'docs/concepts/fees.mdx'],
    routes: ['/', '/concepts/nft', '/concepts/fees'],
    sentences: ['tests/statements/concepts/nft.statements.ts'],
    hasOther: false,
    hasCode: false,
    units: [],
    built: [],
    specs: [],
  };
  const commandOf = (parts: ReturnType<typeof partsOfPages>, title: string) =>
    parts.find((part) => part.title === title)?.command.join(' ');

  it('check the pages that changed, and their files, where no other file has', () => {
    const parts = partsOfPages(nft);
    expect(commandOf(parts, 'Check of these pages')).toMatch(
      / check -- docs\/concepts\/nft\.mdx docs\/concepts\/fees\.mdx$/,
    );
    expect(commandOf(parts, 'Built pages')).not.toContain('redirects');
    expect(commandOf(parts, 'Unit tests of these files')).toBeUndefined();
    expect(commandOf(parts, 'Browser tests of these files')).toBeUndefined();
  });

  it('check all pages, lists of pages and the tests of other files that changed with them', () => {
    const specs = ['tests/e2e/a.spec.ts', 'tests/e2e/b.spec.ts'];
    const units = ['packages/protocol/glossary/entries.json'];
    const built = ['tests/built/search-relevance.test.ts'];
    const parts = partsOfPages({ ...nft, hasOther: true, units, built, specs });
    expect(commandOf(parts, 'Check of all pages')).toMatch(/ check$/);
    expect(commandOf(parts, 'Built pages')).toMatch(/redirects.* tests\/built\/search-relevance/);
    expect(commandOf(parts, 'Unit tests of these files')).toContain(units[0]);
    expect(commandOf(parts, 'Browser tests of these files')).toContain(specs.join(' '));
  });
});

describe('the pages that a change concerns', () => {
  const texts = new Map([
    ['docs/a.mdx', "import One from '@site/snippets/one.mdx'\n\n<One />"],
    ['docs/b/index.mdx', "import Part from './_part.mdx'\n\n<Part />"],
    ['docs/b/_part.mdx', "import One from '../../snippets/one.mdx'\n"],
    ['docs/c.mdx', 'Says `import One` and includes nothing.'],
    ['snippets/one.mdx', 'One.'],
  ]);

  it('are those that changed and still exist', () => {
    expect(concernedPages(texts, ['docs/c.mdx', 'docs/gone.mdx', 'sidebars.ts'])).toEqual([
      'docs/c.mdx',
    ]);
  });

  it('are those that include one of them, by whatever way', () => {
    expect(concernedPages(texts, ['snippets/one.mdx'])).toEqual([
      'docs/a.mdx',
      'docs/b/_part.mdx',
      'docs/b/index.mdx',
      'snippets/one.mdx',
    ]);
  });

  it('are read from the imports of a page', () => {
    const text = "import A from '@site/snippets/a.mdx'\nimport { B } from '@site/src/b'\n";
    expect(includesOf('docs/x.mdx', text)).toEqual(['snippets/a.mdx']);
  });
});
