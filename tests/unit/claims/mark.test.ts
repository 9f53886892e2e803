import { existsSync, readFileSync } from 'node:fs';
import type { Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { site } from '../../../config/site';
import { htmlOf } from '../../../scripts/check/compile';
import { readClaims } from '../../../src/claims/read';
import { rehypeClaims } from '../../../src/markdown/claims';

const FILE = 'docs/concepts/example.mdx';

/** The text of a marked page, with a ✓ where a mark is and its parent in brackets. */
function say(node: Nodes, parent = 'root'): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.properties.className?.toString() === 'tested')
    return `✓[${parent}]`;
  const name = node.type === 'element' ? node.tagName : parent;
  return 'children' in node ? node.children.map((child) => say(child, name)).join('') : '';
}

async function marked(text: string, sentence: string): Promise<string> {
  const tree = await htmlOf({ file: FILE, text });
  const claim = { page: '/concepts/example', sentence, kinds: [], file: 'a.claims.ts', line: 7 };
  rehypeClaims({ repository: 'https://example.org/docs', claims: [claim] })(tree, { path: FILE });
  return say(tree).replace(/\s+/g, ' ').trim();
}

describe('a mark', () => {
  it('stands behind its sentence, within a text that goes on', async () => {
    expect(await marked('One two\nthree. Four.', 'One two three.')).toBe(
      'One two three.✓[p] Four.',
    );
    expect(await marked('**One.** Two.', 'One.')).toBe('One.✓[p] Two.'.replace('[p]', '[strong]'));
  });

  it('stands behind a link, code and a glossary word, never in it', async () => {
    const text = 'Read [the page.](/concepts/nft) Go on.';
    expect(await marked(text, 'Read the page.')).toBe('Read the page.✓[p] Go on.');
    expect(await marked('It reverts with `One`', 'It reverts with One')).toContain('One✓[p]');
    const term = 'It has a <Term id="cliff">cliff.</Term> Go on.';
    expect(await marked(term, 'It has a cliff.')).toBe('It has a cliff.✓[p] Go on.');
  });

  it('finds a sentence through links, code, words of data and formulas', async () => {
    const text = 'In <Release of="lockup" /> the [sender](/concepts/nft) calls `cancel` at $t$.';
    expect(await marked(text, 'In Lockup v4.0 the sender calls cancel at t.')).toContain('.✓[p]');
  });

  it('stands in an item, a cell, and at the end of a row', async () => {
    expect(await marked('- One.\n- Two.', 'Two.')).toContain('Two.✓[li]');
    const table = '| A | B |\n| - | - |\n| one | two |\n| one | three |';
    expect(await marked(table, 'three')).toContain('three✓[td]');
    expect(await marked(table, 'one | two')).toContain('two✓[td] one three');
  });

  it('stands in no heading and in no code, and not behind a part of a sentence', async () => {
    for (const text of ['## One.', '```text\nOne.\n```', 'One. Two.'.replace('One.', 'One,')]) {
      expect(await marked(text, 'One.'), text).not.toContain('✓');
    }
  });

  it('leads to the line of its test, has one name, and is left out of search and twins', async () => {
    const [claim] = readClaims();
    if (!claim) throw new Error('The site has no claim.');
    const tree = await htmlOf({ file: FILE, text: claim.sentence });
    const page = `docs${claim.page}.mdx`;
    tree.children = [
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value: claim.sentence }],
      },
    ];
    rehypeClaims({ repository: site.repository.address, claims: [claim] })(tree, { path: page });
    const [paragraph] = tree.children;
    const mark = paragraph?.type === 'element' ? paragraph.children.at(-1) : undefined;
    expect(mark).toMatchObject({
      tagName: 'a',
      properties: { title: 'Tested: see the test', dataTwin: 'off', dataSearch: 'off' },
      children: [],
    });
    const href = mark?.type === 'element' ? String(mark.properties.href) : '';
    const [, file = '', line] = /\/blob\/main\/(.+)#L(\d+)$/.exec(href) ?? [];
    expect(existsSync(file)).toBe(true);
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .slice(Number(line) - 1);
    expect(lines[0]).toMatch(/^(claim|sourced)\(/);
    expect(lines.slice(0, 3).join(' ')).toContain(claim.sentence.replace(/'/g, "\\'"));
  });
});
