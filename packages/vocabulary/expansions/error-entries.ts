import type { Heading } from 'mdast';
import { readErrors } from '@sablier-docs/reference/errors';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import { errorAnchor } from '@sablier-docs/protocol/errors/types';
import { blockNode, headingNode } from './nodes';

interface Named {
  name: string;
  anchor: string;
  group: string;
}

let read: { newest: readonly Named[]; older: readonly Named[] } | undefined;

/** Both lists, read only once because it takes half a second. */
function lists() {
  if (!read) {
    const errors = readErrors(process.cwd());
    const newest = errors.map(({ name, group }) => ({ name, group, anchor: errorAnchor(name) }));
    read = { newest, older: readOlderErrors(process.cwd(), errors) };
  }
  return read;
}

/**
 * The errors of a group: for each, a Markdown heading, so that the table of contents lists it, and its entry.
 * @throws when the group has no error
 */
export function errorEntries(of: 'newest' | 'older', group: string) {
  const found = lists()[of].filter((error) => error.group === group);
  if (found.length === 0) throw new Error(`No error is in the group "${group}".`);
  return found.flatMap(({ name, anchor }) => [
    title(name, anchor),
    blockNode('ErrorEntry', { of, anchor }),
  ]);
}

/** The filter of the page finds the entries by `data-error`. */
const title = (name: string, id: string): Heading => ({
  ...headingNode(3, name, id),
  data: { hProperties: { id, dataError: '' } },
});
