import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hastElement, isElement, text, textOf } from '@sablier-docs/built/hast';
import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { pathOf, type Page } from '../page-faults';

/** A row of a table of problems, with the texts that its reader sees (tests/examples/problems). */
type Seen = Readonly<Record<string, { solidity?: string; typescript?: string }>>;

/** Reads what the runs of the page's samples have shown; nothing for a page without a register. */
function readSeen(page: string): Seen {
  const file = path.join('tests/problems', page.replace(/^docs\/|\.mdx$/g, '') + '.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Seen) : {};
}

const BARE = /(0x[\da-f]{8}) \((\w+)\)/g;
const PROBLEMS = /^(?:What can go wrong|Problems)$/;

/**
 * Rehype step: in a table below "What can go wrong", the bare selector that a reader sees in place of an error's name
 * stands behind the name, so that the page is searched for it. Search answers a selector by itself.
 * @param read the register of a page, by its path from the root of the repository
 */
export function rehypeSeenSelectors({ read = readSeen } = {}) {
  return (tree: Root, page: Page) => {
    const texts = Object.values(read(pathOf(page))).map((row) => Object.values(row).join(' '));
    const selectors = new Map(
      texts.flatMap((text) =>
        [...text.matchAll(BARE)].map(([, selector = '', name = '']): [string, string] => [
          name,
          selector,
        ]),
      ),
    );
    if (selectors.size === 0) return;
    let isBelow = false;
    visit(tree, 'element', (node) => {
      if (node.tagName === 'h2') isBelow = PROBLEMS.test(textOf(node).trim());
      if (node.tagName !== 'tr' || !isBelow) return undefined;
      const cell = node.children.find(isElement);
      if (cell?.tagName === 'td' && !/0x[\da-f]{8}/.test(textOf(cell))) addTo(cell, selectors);
      return SKIP;
    });
  };
}

/** Adds the selector of each error that a cell names in code. */
function addTo(cell: Element, selectors: ReadonlyMap<string, string>): void {
  cell.children = cell.children.flatMap((child): ElementContent[] => {
    const selector = isElement(child) ? selectors.get(textOf(child)) : undefined;
    return selector === undefined ? [child] : [child, ...codeOf(selector)];
  });
}

const codeOf = (selector: string): ElementContent[] => [
  text(' '),
  hastElement('code', [text(selector)], { dataSearch: 'off' }),
];
