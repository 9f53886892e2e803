import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { renameMentions, templatesFor } from '../../../../scripts/pages/mentions';
import { planMove } from '../../../../scripts/pages/move';
import { addMove, follow, readMoves } from '../../../../scripts/pages/moves';
import { carryOut } from '../../../../scripts/pages/plan';
import { makeTree, textsOf } from './tree';

const FROM = 'guides/flow/refunds';

async function move(to: string, over: Readonly<Record<string, string>> = {}) {
  const root = makeTree(over);
  const plan = planMove([FROM, to], root, []);
  await carryOut(plan, root);
  return { root, texts: textsOf(root), notes: plan.notes };
}

describe('a page that is renamed', () => {
  it('takes its file, its questions, its tests and every mention along, and leaves a redirect', async () => {
    const { root, texts, notes } = await move('guides/flow/refund');
    expect(texts).not.toHaveProperty([`docs/${FROM}.mdx`]);
    expect(texts).not.toHaveProperty([`tests/statements/${FROM}.statements.ts`]);
    expect(texts['docs/guides/flow/refund.mdx']).toContain('Text.');
    expect(texts['docs/guides/flow/refund.questions.yml']).toContain('refund');
    expect(texts['tests/statements/guides/flow/refund.statements.ts']).toMatch(
      /from '\.\.\/\.\.\/statement';\nimport .* from '\.\/helper';\n\nstatement\('\/guides\/flow\/refund', 'A/,
    );
    expect(texts['docs/guides/lockup/overview.mdx']).toContain(
      '[a](/guides/flow/refund), [b](/guides/flow/refund#fees) and [c](/guides/flow/refunds-of-others)',
    );
    expect(texts['docs/support/faq.mdx']).toContain(
      'Read /guides/flow/refund. Then <Card to="/guides/flow/refund" />.',
    );
    expect(texts['packages/search/relevance/judgments.json']).toBe(
      '{ "expect": ["/guides/flow/refund", "/guides/flow/refund#fees"] }\n',
    );
    expect(texts['config/sidebars/guides.ts']).toContain(
      "labeled('Refunds', 'guides/flow/refund')",
    );
    // The row that leads to its old address stays: what reads the list follows it.
    expect(texts['config/redirects-list.json']).toBe(
      '{\n  "/guides/flow/refunds": "/guides/flow/refund",\n  "/old": "/guides/flow/refunds"\n}\n',
    );
    expect(notes).toContain('src/pages.ts:1 makes addresses; see whether it makes this one.');
    expect(texts['tests/unit/hosts.test.ts']).toContain('/guides/flow/refunds');
    expect(notes).toContain(
      'Left as they are, examples in tests of functions: tests/unit/hosts.test.ts.',
    );
    const status = execFileSync('git', ['diff', '--cached', '--name-status', '-M'], { cwd: root });
    expect(execFileSync('git', ['ls-files', 'docs/guides/flow'], { cwd: root }).toString()).toBe(
      'docs/guides/flow/refund.mdx\ndocs/guides/flow/refund.questions.yml\ndocs/guides/flow/refunds-of-others.mdx\n',
    );
    expect(status.toString()).not.toContain('refunds.mdx');
  });
});

describe('a page that goes to another folder', () => {
  it('has its entry there, with its label', async () => {
    const { texts } = await move('guides/lockup/refunds');
    expect(texts['config/sidebars/guides.ts']).toMatch(
      /'guides\/lockup\/overview', labeled\('Refunds', 'guides\/lockup\/refunds'\)\]\),\n {2}category\('Flow', \['guides\/flow\/refunds-of-others'\]/,
    );
  });

  it('leaves no empty group, and its tests find what they import', async () => {
    const sidebar =
      "export const guides = ['guides/a', category('Flow', ['guides/flow/refunds'])];\n";
    const { texts } = await move('support/money/back', { 'config/sidebars/guides.ts': sidebar });
    expect(texts['config/sidebars/guides.ts']).toBe("export const guides = ['guides/a'];\n");
    expect(texts['config/sidebars/support.ts']).toBe(
      "export const support = ['support/faq', 'support/money/back'];\n",
    );
    expect(texts['tests/statements/support/money/back.statements.ts']).toMatch(
      /from '\.\.\/\.\.\/statement';\nimport .* from '\.\.\/\.\.\/guides\/flow\/helper';/,
    );
  });

  it('takes a folder of tests along', async () => {
    const { texts } = await move('support/refunds', {
      [`tests/statements/${FROM}/one.statements.ts`]:
        "import { x } from './two';\nimport { y } from '../helper';\n",
      [`tests/statements/${FROM}/two.ts`]: 'export const x = 1;\n',
    });
    expect(texts['tests/statements/support/refunds/one.statements.ts']).toBe(
      "import { x } from './two';\nimport { y } from '../../guides/flow/helper';\n",
    );
    expect(texts).toHaveProperty(['tests/statements/support/refunds/two.ts']);
  });
});

describe('a move that cannot be', () => {
  const redirects = [['/guides/gone', '/guides/flow/refunds']] as const;

  it.each([
    [FROM, 'support/faq', 'docs/support/faq.mdx exists.'],
    [FROM, FROM, 'The page is at /guides/flow/refunds.'],
    [FROM, 'docs/support/faq.mdx', 'docs/support/faq.mdx exists.'],
    [FROM, 'help/refund', 'no section "help"'],
    [FROM, 'guides/gone', '/guides/gone is a redirect to /guides/flow/refunds'],
    ['guides/flow/none', 'guides/flow/x', 'There is no file docs/guides/flow/none.mdx.'],
    ['guides/gone', 'guides/flow/x', '/guides/gone leads to /guides/flow/refunds.'],
    ['reference/flow/contracts/a', 'guides/a', 'npm run generate'],
  ])('%s to %s says why and changes nothing', (from, to, message) => {
    const root = makeTree();
    const before = textsOf(root);
    expect(() => planMove([from, to], root, redirects)).toThrow(message);
    expect(textsOf(root)).toEqual(before);
  });

  it('is that of a page whose slug decides', () => {
    const root = makeTree({ [`docs/${FROM}.mdx`]: '---\nslug: /other\ntitle: T\n---\n' });
    expect(() => planMove([FROM, 'guides/x'], root, [])).toThrow('has a slug');
  });
});

describe('moves', () => {
  const source = '{}\n';

  it('lead to where a page is in the end, also when it comes back', () => {
    const once = addMove(source, '/a', '/b');
    const twice = addMove(once, '/b', '/c');
    expect(follow('/a', readMoves(twice))).toBe('/c');
    const back = addMove(twice, '/c', '/a');
    expect(readMoves(back)).toEqual([
      ['/b', '/c'],
      ['/c', '/a'],
    ]);
    expect(follow('/b', readMoves(back))).toBe('/a');
  });

  it('bring a page back to its old address', () => {
    const moved = '{ "/guides/flow/first": "/guides/flow/refunds" }\n';
    const root = makeTree({ 'config/redirects-list.json': moved });
    const redirects = [['/guides/flow/first', '/guides/flow/refunds']] as const;
    const { writes } = planMove([FROM, 'guides/flow/first'], root, redirects);
    expect(readMoves(writes.get('config/redirects-list.json') ?? '')).toEqual([
      ['/guides/flow/refunds', '/guides/flow/first'],
    ]);
  });

  it('of one address to two others, or to no address, are refused by name', () => {
    expect(() => readMoves('{\n  "/a": "/b",\n  "/a": "/c"\n}')).toThrow('two rows for /a');
    expect(() => readMoves('{\n  "/a": "b"\n}')).toThrow('/a leads to no address');
    expect(() => readMoves('{\n  "/a": 1\n}')).toThrow('/a leads to no address');
  });
});

describe('the mentions of a page', () => {
  it.each([
    "'/a/b'",
    '"a/b"',
    '(/a/b#x)',
    '/a/b?q',
    'docs/a/b.mdx',
    '/a/b.md',
    '/a/b.html',
    '/a/b/',
    '/a/b/index.html',
    'at /a/b.',
    'https://docs.example/a/b',
    'localhost:3000/a/b',
    '${site}/a/b',
    '/img/social/a/b.png',
    'tests/statements/a/b.statements.ts',
    '/x/../a/b.md',
  ])('are renamed once in %s', (text) => {
    expect(renameMentions(text, 'a/b', 'c/d')).toEqual({
      text: text.replace('a/b', 'c/d'),
      count: 1,
    });
  });

  it.each(['/x/a/b', 'xa/b', '/a/bc', '/a/b-c', '/a/b/c', 'a/b.ts', './a/b', '/a/b.x', 'x@a/b'])(
    'are not found in %s',
    (text) => {
      expect(renameMentions(text, 'a/b', 'c/d')).toEqual({ text, count: 0 });
    },
  );

  it('may be made by a template', () => {
    const code = 'a\n`/guides/${product}/overview#x`\n`${a}/${b}`\n`/guides/${x}`';
    expect(templatesFor(code, 'guides/flow/overview')).toEqual([2]);
  });
});
