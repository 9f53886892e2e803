import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../../../scripts/check/problem';
import { readWritten, toProblem, type WrittenPage } from '../../../scripts/check/prose/page';
import { rebuttals, repeatedDescriptions, proseRules } from '../../../scripts/check/prose/rules';

const FENCE = '```';
const DESCRIPTION =
  'What the words of a page are held to, in as many characters as a description has.';
const head = `---\ntitle: X\ndescription: '${DESCRIPTION}'\n---\n\n`;
const NEXT = '\n## Next\n\n- [NFTs](/concepts/nft): what a stream is\n';

const page = (body: string, file = 'docs/guides/x.mdx', top = head): WrittenPage =>
  readWritten({ file, text: top + body });
/** Faults of a page as `line:column message`. */
const faults = (read: WrittenPage) =>
  proseRules
    .flatMap(({ find }) => find(read).map((found) => lineOf(toProblem(read, found))))
    .map((line) => line.replace(/^[^:]+:/, ''));

describe('the rules of prose', () => {
  it('say nothing of a page that keeps them', () => {
    expect(faults(page(`Text with \`easy — code\`.\n${NEXT}`))).toEqual([]);
  });

  it.each([
    ['a banned word', `This is simply text.\n${NEXT}`, /^6:9 error "simply": Leave it out/],
    ['a dash', `Text — text.\n${NEXT}`, /^6:6 error "—": No dash/],
    [
      'an odd phrase over two lines',
      `It\nspeaks\nof it.\n${NEXT}`,
      /^7:1 error "speaks of": Write "covers"/,
    ],
    [
      'a heading of level 4',
      `Text.\n\n#### A\n\nText.\n${NEXT}`,
      /^8:1 error A heading of level 4/,
    ],
    ['a page without an opening', NEXT, /^7:1 error The page has no opening/],
    [
      'a heading twice',
      `Text.\n\n## A\n\nText.\n\n## A\n\nText.\n${NEXT}`,
      /^12:1 error The page has the heading "A" twice/,
    ],
    [
      'a heading without text',
      `Text.\n\n## A\n\n{/* later */}\n${NEXT}`,
      /^8:1 error "A" has no text/,
    ],
    ['a relative link', `[a](../nft)\n${NEXT}`, /^6:5 error The link "..\/nft"/],
    ['an address with its extension', `[a](/concepts/nft.mdx)\n${NEXT}`, /^6:5 error The link/],
    [
      'a term twice',
      `<Term id="cliff">a</Term> <Term id="cliff">b</Term>\n${NEXT}`,
      /^6:27 error The page has <Term id="cliff"> twice/,
    ],
    ['currency', `Costs $5 per month and $6 more.\n${NEXT}`, /^6:7 error Two dollar signs/],
    ['no ways onward', 'Text.\n\n## Last\n\nText.\n', /^8:1 error The last heading is "Last"/],
    [
      'code of its own',
      `${FENCE}solidity\nfunction a() {}\n${FENCE}\n${NEXT}`,
      /^6:1 error Code of a guide/,
    ],
  ])('see %s at its place', (_name, body, expected) => {
    const found = faults(page(body));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  it('see every fault of a page', () => {
    expect(faults(page('Simply easy — text.\n'))).toHaveLength(4);
  });

  it('see a missing title and a short description', () => {
    const found = faults(
      page(`Text.\n${NEXT}`, 'docs/a.mdx', "---\ndescription: 'Short'\n---\n\n"),
    );
    expect(found[0]).toMatch(/^1:1 error The page has no title/);
    expect(found[1]).toMatch(/^2:1 error The description has 5 characters/);
  });

  it('ask more of pages than of snippets', () => {
    expect(faults(page('It speaks of it.\n', 'snippets/x.mdx'))).toEqual([]);
  });

  it('report two pages with the same description', () => {
    const [found] = repeatedDescriptions([page(NEXT, 'docs/a.mdx'), page(NEXT, 'docs/b.mdx')]);
    expect(found?.[0].file).toBe('docs/b.mdx');
    expect(found?.[1].message).toContain('docs/a.mdx has the same description');
  });

  it('accept four rebuttals and report five', () => {
    const rebut = (count: number) =>
      rebuttals(Array.from({ length: count }, () => page('You may read elsewhere that.')));
    expect([rebut(4).length, rebut(5).length]).toEqual([0, 5]);
  });
});

describe('an editor', () => {
  it('finds file, line, column, severity and words in what the check prints', () => {
    const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as {
      tasks: { problemMatcher: { pattern: { regexp: string } } }[];
    };
    const line = lineOf({
      file: 'docs/a.mdx',
      line: 3,
      column: 7,
      message: 'There is no page: /b.',
    });
    expect(tasks).toHaveLength(2);
    for (const { problemMatcher } of tasks) {
      const found = new RegExp(problemMatcher.pattern.regexp).exec(line)?.slice(1);
      expect(found).toEqual(['docs/a.mdx', '3', '7', 'error', 'There is no page: /b.']);
    }
  });
});
