import type { Heading } from 'mdast';
import { readErrors } from '../protocol/errors';
import { readOlderErrors } from '../protocol/errors/older';
import { anchorOf } from '../protocol/errors/types';
import { block, heading } from './nodes';

interface Named {
  name: string;
  anchor: string;
  group: string;
}

let read: { newest: readonly Named[]; older: readonly Named[] } | undefined;

/** Both lists, read once: it takes half a second. */
function lists() {
  if (!read) {
    const errors = readErrors(process.cwd());
    const newest = errors.map(({ name, group }) => ({ name, group, anchor: anchorOf(name) }));
    read = { newest, older: readOlderErrors(process.cwd(), errors) };
  }
  return read;
}

/**
 * The errors of a group: the heading of each in Markdown, so that the contents of the page list it, then its
 * entry.
 * @throws when no error is in the group
 */
export function errorEntries(of: 'newest' | 'older', group: string) {
  const found = lists()[of].filter((error) => error.group === group);
  if (found.length === 0) throw new Error(`No error is in the group "${group}".`);
  return found.flatMap(({ name, anchor }) => [
    title(name, anchor),
    block('ErrorEntry', { of, anchor }),
  ]);
}

/** The filter of the page tells the entries by `data-error`. */
const title = (name: string, id: string): Heading => ({
  ...heading(3, name, id),
  data: { hProperties: { id, dataError: '' } },
});
