import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { remarkErrorLinks } from './error-links';

const table = (cell: string) => `| Error | Cause |\n| --- | --- |\n| ${cell} | none |\n`;

function linksOf(text: string, page = '/site/docs/guides/lockup/overview.mdx'): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  remarkErrorLinks()(tree, { path: page });
  const found: string[] = [];
  visit(tree, 'link', ({ url, children: [child] }) => {
    found.push(`${child?.type === 'inlineCode' ? child.value : child?.type} ${url}`);
  });
  return found;
}

describe('remarkErrorLinks', () => {
  it('links the name of an error in a cell, also several in one', () => {
    expect(linksOf(table('`SablierLockup_Overdraw`, then `DelegateCall`'))).toEqual([
      'SablierLockup_Overdraw /reference/errors#sablierlockup_overdraw',
      'DelegateCall /reference/errors#delegatecall',
    ]);
  });

  it('leaves other code, text outside of tables and what is a link already', () => {
    expect(linksOf(table('`withdraw`, SablierLockup_Overdraw'))).toEqual([]);
    expect(linksOf('`SablierLockup_Overdraw` in a sentence')).toEqual([]);
    expect(linksOf(table('[`SablierLockup_Overdraw`](/concepts/streaming)'))).toEqual([
      'SablierLockup_Overdraw /concepts/streaming',
    ]);
  });

  it('leaves the reference to its own links', () => {
    const page = 'docs/reference/lockup/contracts/contract.SablierLockup.mdx';
    for (const root of ['/site/', '']) {
      expect(linksOf(table('`SablierLockup_Overdraw`'), `${root}${page}`)).toEqual([]);
    }
  });

  it('stops at an error that no release has', () => {
    expect(() => linksOf(table('`SablierLockup_Overdrawn`'))).toThrow(
      'overview.mdx:3: "SablierLockup_Overdrawn" is not an error of the newest releases',
    );
  });
});
