import { existsSync, readFileSync } from 'node:fs';
import type { Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../config/site';
import { htmlOf } from '../../../../scripts/check/compile';
import { rehypeStatementLinks } from '@sablier-docs/vocabulary/steps/statement-links';
import { titleOf } from '@sablier-docs/proofs/sentences/reach';
import { readStatements } from '@sablier-docs/proofs/sentences/read-tests';

const FILE = 'docs/concepts/example.mdx';

/** The text of a marked page, with a ✓ where a mark is and its parent in brackets. */
function say(node: Nodes, parent = 'root'): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.properties.className?.toString() === 'tested')
    return `✓[${parent}]`;
  const name = node.type === 'element' ? node.tagName : parent;
  return 'children' in node ? node.children.map((child) => say(child, name)).join('') : '';
}

const marked = async (text: string): Promise<string> =>
  (await raw(text)).replace(/\s+/g, ' ').trim();

async function raw(text: string): Promise<string> {
  const tree = await htmlOf({ file: FILE, text });
  const statement = { page: '/concepts/example', id: 'one', kinds: [], file: 'a.ts', line: 7 };
  rehypeStatementLinks({ repository: 'https://example.org', statements: [statement] })(tree, {
    path: FILE,
  });
  return say(tree);
}

describe('the title of a mark', () => {
  it('names the releases of the run, and the cases', () => {
    expect(titleOf({ kinds: ['airdropsV1_2'] })).toBe('Tested on Airdrops v1.2: see the test');
    const range = { of: ['lockup', 'lockupV1_2'], model: 'any' };
    expect(titleOf({ kinds: ['lockup', 'lockupV1_2'], range })).toBe(
      'Tested on Lockup v4.0 in 4 cases, Lockup v1.2 in 3 cases: see the test',
    );
  });
});

describe('a mark', () => {
  it('takes the place of the id, without the space before it', async () => {
    const text = 'One two\nthree. {/* tested: one */} Four.';
    expect(await marked(text)).toBe('One two three.✓[p] Four.');
    expect(await marked('**One.** {/* tested: one */} Two.')).toBe('One.✓[p] Two.');
    expect(await marked('It is `One` {/* tested: one */}')).toBe('It is One✓[p]');
    expect(await marked('[One.](/concepts/nft){/* tested: one */}')).toBe('One.✓[p]');
  });

  it('can be in an item and in a cell', async () => {
    expect(await marked('- One.\n- Two. {/* tested: one */}')).toContain('Two.✓[li]');
    const table = '| A | B |\n| - | - |\n| one | two {/* tested: one */} |\n| one | three |';
    expect(await marked(table)).toContain('two✓[td] one three');
  });

  it('is not there without a test, nor is the id', async () => {
    expect(await marked('One. {/* tested: other */} Two. {/* a note */}')).toBe('One. Two.');
  });

  it('leaves no space of a comment on the page', async () => {
    const source = '{/* source: lockup/src/SablierLockup.sol#withdraw */}';
    expect(await raw(`One ${source}, two. ${source} Three.`)).toBe('One, two. Three.');
    expect(await raw(`One. ${source} {/* tested: one */} Two.`)).toBe('One.✓[p] Two.');
    expect(await raw(`It is **one** ${source}; it ends. ${source}`)).toBe('It is one; it ends.');
    expect(await raw(`**One.** {/* tested: other */} ${source} Two.`)).toBe('One. Two.');
  });

  it('says what the test runs on', () => {
    expect(titleOf({ kinds: ['lockup'] })).toBe('Tested on Lockup v4.0: see the test');
    expect(titleOf({ kinds: ['indexer'] })).toMatch(/^Example checked against the schema/);
    expect(titleOf({ kinds: ['indexer', 'flow'] })).toMatch(/^Tested on the schemas/);
    expect(titleOf({ kinds: ['source'] })).toBe('Has a source: see it');
  });

  it('leads to the line of its test, has one name, and is left out of search and Markdown', async () => {
    const statement = readStatements().find(({ kinds }) => kinds.includes('lockup'));
    if (!statement) throw new Error('The site has no tested sentence.');
    const page = `docs${statement.page}.mdx`;
    const tree = await htmlOf({ file: page, text: `One. {/* tested: ${statement.id} */}` });
    rehypeStatementLinks({ repository: site.repository.address })(tree, { path: page });
    const [paragraph] = tree.children;
    const mark = paragraph?.type === 'element' ? paragraph.children.at(-1) : undefined;
    expect(mark).toMatchObject({
      tagName: 'a',
      properties: { title: titleOf(statement), dataMarkdown: 'off', dataSearch: 'off' },
      children: [],
    });
    const href = mark?.type === 'element' ? String(mark.properties.href) : '';
    const [, file = '', line] = /\/blob\/main\/(.+)#L(\d+)$/.exec(href) ?? [];
    expect(existsSync(file)).toBe(true);
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .slice(Number(line) - 1);
    expect(lines.slice(0, 2).join(' ')).toMatch(/^(statement|sourced)\(/);
    expect(lines.slice(0, 2).join(' ')).toContain(`'${statement.id}'`);
  });
});
