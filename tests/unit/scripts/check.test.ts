import { describe, expect, it } from 'vitest';
import { compileError } from '../../../scripts/check/compile';
import { brokenLinks, idsOf, type Site } from '../../../scripts/check/links';
import { namedPages, routeOf, type Source } from '../../../scripts/check/pages';

const page = (text: string): Source => ({ file: 'docs/concepts/x.mdx', text });
const FENCE = '```';

describe('the pages of a check', () => {
  it('are files of docs/ and snippets/ that exist', () => {
    expect(namedPages(['./docs/concepts/nft.mdx'])).toEqual(['docs/concepts/nft.mdx']);
    expect(() => namedPages([])).toThrow('Name a page');
    expect(() => namedPages(['README.md'])).toThrow('README.md is no page');
    expect(() => namedPages(['docs/concepts/gone.mdx'])).toThrow('no file docs/concepts/gone.mdx');
  });

  it('have the address of their place, or of their slug', () => {
    expect(routeOf('docs/concepts/nft.mdx', '')).toBe('/concepts/nft');
    expect(routeOf('docs/api/index.mdx', '')).toBe('/api');
    expect(routeOf('snippets/a.mdx', '')).toBe('/snippets/a');
    expect(routeOf('docs/a/b.mdx', '---\ntitle: B\nslug: /other\n---\n')).toBe('/other');
    expect(routeOf('docs/a/b.mdx', '---\nslug: c\ntitle: B\n---\n')).toBe('/a/c');
  });
});

describe('the links of a page', () => {
  const target = page('## A heading\n\n### Long one {#short}\n\n<div id="made" />\n');
  const site: Site = {
    sources: new Map([['/concepts/y', target]]),
    hasOther: (pathname) => pathname === '/search',
    builtIds: (pathname) => (pathname === '/concepts/y' ? new Set(['drawn']) : undefined),
  };
  const broken = (text: string, over: Partial<Site> = {}) =>
    brokenLinks('/concepts/x', page(text), { ...site, ...over });

  it.each(['/concepts/y', '/concepts/y#a-heading', '/concepts/y#short', '/concepts/y#made'])(
    'may lead to %s',
    (to) => expect(broken(`[a](${to})`)).toEqual([]),
  );

  it('may lead to what a component drew in the last build, and to pages without a source', () => {
    expect(broken('[a](/concepts/y#drawn) [b](/search) [c](https://example.com)')).toEqual([]);
  });

  it('are reported by line when the page or the anchor is not there', () => {
    expect(broken('one\n\n[a](/concepts/gone) <Card to="/gone" />')).toEqual([
      'docs/concepts/x.mdx:3: There is no page /concepts/gone.',
      'docs/concepts/x.mdx:3: There is no page /gone.',
    ]);
    expect(broken('[a](/concepts/y#gone)')).toEqual([
      'docs/concepts/x.mdx:1: /concepts/y has no #gone: it is neither in its text nor in the last build.',
    ]);
    expect(broken('[a](/concepts/y#drawn)', { builtIds: () => undefined })[0]).toContain(
      'if a component makes it, run "npm run build" once',
    );
  });

  it('are not read in code', () => {
    expect(broken(`\`[a](/gone)\`\n\n${FENCE}md\n[a](/gone)\n${FENCE}\n`)).toEqual([]);
  });

  it('find headings with code and links in them, and the second of two', () => {
    const ids = idsOf('## The `cliff` of [it](/y)\n\n## Same\n\n## Same\n');
    expect([...ids]).toEqual(['the-cliff-of-it', 'same', 'same-1']);
  });
});

describe('compiling a page', () => {
  const sample = 'examples/lockup/create-stream/LinearStreamCreator.sol';

  it('says nothing of a page that is right', async () => {
    const text = `---\ntitle: X\n---\n\n## A {#b}\n\n<Term id="cliff">cliff</Term> $x$\n\n${FENCE}solidity file="${sample}" region="create"\n${FENCE}\n`;
    expect(await compileError(page(text))).toBeUndefined();
  });

  it.each([
    ['an unknown sample', `${FENCE}solidity file="examples/Gone.sol"\n${FENCE}`, 'Gone.sol'],
    ['an unknown region', `${FENCE}solidity file="${sample}" region="gone"\n${FENCE}`, 'gone'],
    ['an unknown term', '<Term id="gone">x</Term>', 'gone'],
    ['a formula that KaTeX cannot read', '$$\n\\frac{1}\n$$', 'KaTeX'],
    ['an element that is not closed', 'a\n\n<Cards>\n\nb', 'Cards'],
    ['a brace', 'a { b', 'expression'],
  ])('reports %s with its file', async (_name, text, reason) => {
    const error = await compileError(page(text));
    expect(error).toMatch(/^docs\/concepts\/x\.mdx:\d+/);
    expect(error).toContain(reason);
  });
});
