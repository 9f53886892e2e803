import type { InlineCode, Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { groups } from '../protocol/errors/groups';
import { anchorOf } from '../protocol/errors/types';

/** The reference makes its own links, with the contract that declares the error. */
const LEFT_ALONE = /(?:^|[\\/])(docs[\\/]reference|snippets)[\\/]/;
/** Errors of the protocol begin with the name of what raises them. */
const OURS = /^Sablier\w*_[A-Z]\w+$/;

const known: ReadonlySet<string> = new Set(
  groups.flatMap(({ descriptions }) => Object.keys(descriptions)),
);

/** The entry of an error in the error reference; none for what is not the name of an error. */
export const errorPath = (name: string) =>
  known.has(name) ? `/reference/errors#${anchorOf(name)}` : undefined;

/**
 * Remark step: the name of a custom error that stands as code in a cell of a table becomes a link to
 * its entry in the error reference.
 * @throws for a name that reads like an error of the protocol and is none of the newest releases
 */
export function remarkErrorLinks() {
  return (tree: Root, file: { path?: string }) => {
    const page = file.path ?? 'a page';
    if (LEFT_ALONE.test(page)) return;
    visit(tree, 'tableCell', (cell) => {
      visit(cell, (node, index, parent) => {
        if (node.type === 'link') return SKIP;
        if (node.type !== 'inlineCode' || !parent || index === undefined) return undefined;
        const to = pathOf(node, page);
        if (!to) return undefined;
        const link: Link = { type: 'link', url: to, children: [node] };
        (parent.children as unknown[])[index] = link;
        return SKIP;
      });
    });
  };
}

function pathOf({ value }: InlineCode, page: string): string | undefined {
  const to = errorPath(value);
  if (!to && OURS.test(value)) {
    throw new Error(`${page}: "${value}" is no error of the newest releases. Check its name.`);
  }
  return to;
}
