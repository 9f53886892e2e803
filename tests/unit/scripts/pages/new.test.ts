import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWritten } from '../../../../scripts/check/prose/page';
import { proseRules } from '../../../../scripts/check/prose/rules';
import { compilePage } from '../../../../scripts/check/compile';
import { pageKinds } from '../../../../scripts/pages/kinds';
import { planNew } from '../../../../scripts/pages/new';
import { carryOut } from '../../../../scripts/pages/plan';
import { makeTree, textsOf } from './tree';

const make = async (address: string, more: { title?: string; after?: string } = {}) => {
  const root = makeTree();
  const written = await carryOut(planNew({ address, ...more }, root, []), root);
  return { written, texts: textsOf(root) };
};

describe('a new page', () => {
  it('has the parts of its kind and an entry after the last page of its folder', async () => {
    const { written, texts } = await make('guides/flow/claw-back');
    expect(written).toEqual(['config/sidebars/guides.ts', 'docs/guides/flow/claw-back.mdx']);
    const text = texts['docs/guides/flow/claw-back.mdx'] ?? '';
    expect(text).toMatch(/^---\ntitle: Claw back\ndescription: ''\n---\n/);
    expect([...text.matchAll(/^## (.+?)(?: \{.*)?$/gm)].map(([, heading]) => heading)).toEqual([
      'What you build',
      'What you need',
      'Steps',
      'The whole code',
      'Run it',
      'What can go wrong',
      'Next',
    ]);
    expect(texts['config/sidebars/guides.ts']).toContain(
      "'guides/flow/refunds-of-others',\n    'guides/flow/claw-back',\n  ]",
    );
  });

  it('follows the page that is named, under the title that is given', async () => {
    const more = { title: "Mom's money: back", after: '/guides/lockup/overview' };
    const { texts } = await make('/guides/flow/claw-back', more);
    expect(texts['config/sidebars/guides.ts']).toContain(
      "['guides/lockup/overview', 'guides/flow/claw-back']",
    );
    expect(texts['docs/guides/flow/claw-back.mdx']).toContain('title: "Mom\'s money: back"');
  });

  it('ends the sidebar when no page is near', async () => {
    const { texts } = await make('guides/airdrops/claw-back');
    expect(texts['config/sidebars/guides.ts']).toMatch(
      /\]\),\n {2}'guides\/airdrops\/claw-back',\n\];/,
    );
  });

  it.each([
    ['guides/flow/refunds', 'docs/guides/flow/refunds.mdx exists.'],
    ['./docs/guides/flow/refunds.mdx', 'docs/guides/flow/refunds.mdx exists.'],
    ['guide/flow/claw-back', 'no section "guide". An address begins with one of concepts, guides,'],
    ['guides', 'is a section. Name a page in it: guides/…'],
    ['guides/Flow/x', '"Flow" in guides/Flow/x is no name'],
    ['guides/../x', '".." in guides/../x is no name'],
    ['guides//x', '"" in guides//x is no name'],
    ['reference/flow/contracts/x', 'which "npm run generate" writes'],
    ['guides/gone', '/guides/gone is a redirect to /guides/flow/refunds'],
  ])('is refused at %s, and nothing changes', (address, message) => {
    const root = makeTree();
    const before = textsOf(root);
    const redirects = [['/guides/gone', '/guides/flow/refunds']] as const;
    expect(() => planNew({ address }, root, redirects)).toThrow(message);
    expect(() => planNew({ address: 'guides/x', after: 'guides/y' }, root, [])).toThrow(
      'The sidebar has no page "guides/y".',
    );
    expect(textsOf(root)).toEqual(before);
  });
});

describe('the kinds of pages', () => {
  it.each(pageKinds)('$name: the check asks for every part, and for nothing else', async (kind) => {
    const root = makeTree({
      [`config/sidebars/x.ts`]: '',
      ...Object.fromEntries(
        ['concepts', 'references', 'api', 'apps', 'support'].map((name) => [
          `config/sidebars/${name}.ts`,
          'export const items = [];\n',
        ]),
      ),
    });
    const address = `${kind.sections[0]}/a-page`;
    await carryOut(planNew({ address }, root, []), root);
    const file = `docs/${address}.mdx`;
    const source = { file, text: textsOf(root)[file] ?? '' };
    const found = proseRules.flatMap(({ find }) =>
      find(readWritten(source)).map(({ message }) => message),
    );
    expect((await compilePage(source)).faults).toEqual([]);
    expect(found).toHaveLength(kind.parts.length + 3);
    expect(found.filter((says) => says.includes('has no text'))).toHaveLength(
      kind.parts.length + 1,
    );
    expect(found.filter((says) => says.includes('no opening'))).toHaveLength(1);
    expect(found.filter((says) => says.includes('description'))).toHaveLength(1);
  });

  it('are the rows of the table in CONTRIBUTING.md', () => {
    const [, table = ''] =
      /\| Kind +\| Sections +\|\n\|[-| ]+\|\n((?:\|.*\|\n)+)/.exec(
        readFileSync('CONTRIBUTING.md', 'utf8'),
      ) ?? [];
    const rows = [...table.matchAll(/^\| (\w+) +\| (.*?) +\|$/gm)].map(([, name, text]) => [
      name,
      text,
    ]);
    expect(rows).toEqual(pageKinds.map(({ name, grammar }) => [name, grammar]));
  });
});
