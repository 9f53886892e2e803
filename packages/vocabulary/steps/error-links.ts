import type { InlineCode, Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { groups } from '@sablier-docs/protocol/errors/groups';
import { errorAnchor } from '@sablier-docs/protocol/errors/types';
import { at, type Page } from '../page-faults';

/** The reference writes its own links, to the contract that declares the error. */
const LEFT_ALONE = /(?:^|[\\/])(docs[\\/]reference|snippets)[\\/]/;
/** Protocol errors begin with the name of the contract or library that raises them. */
const OURS = /^Sablier\w*_[A-Z]\w+$/;

const known: ReadonlySet<string> = new Set(
  groups.flatMap(({ descriptions }) => Object.keys(descriptions)),
);

/** The path of an error's entry in the error reference; undefined for any other name. */
const errorPath = (name: string) =>
  known.has(name) ? `/reference/errors#${errorAnchor(name)}` : undefined;

/**
 * Remark step: the name of a custom error, written as code in a table cell, becomes a link to its entry in the
 * error reference.
 * @throws with page and line for a name that looks like a protocol error but isn't one of the newest releases
 */
export function remarkErrorLinks() {
  return (tree: Root, page: Page) => {
    if (LEFT_ALONE.test(page.path ?? '')) return;
    visit(tree, 'tableCell', (cell) => {
      visit(cell, (node, index, parent) => {
        if (node.type === 'link') return SKIP;
        if (node.type !== 'inlineCode' || !parent || index === undefined) return undefined;
        const to = at(page, node, () => addressOf(node));
        if (!to) return undefined;
        const link: Link = { type: 'link', url: to, children: [node] };
        (parent.children as unknown[])[index] = link;
        return SKIP;
      });
    });
  };
}

function addressOf({ value }: InlineCode): string | undefined {
  const to = errorPath(value);
  if (!to && OURS.test(value)) {
    throw new Error(`"${value}" is not an error of the newest releases. Check its name.`);
  }
  return to;
}
