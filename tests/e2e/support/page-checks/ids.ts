import { hash } from 'node:crypto';

const known = new Map<string, string>();

/**
 * A short name for a long text, the same in every process: names of elements with all their ancestors are longer than the
 * pages that they are of.
 */
export function idOf(text: string): string {
  const id = known.get(text) ?? hash('sha1', text, 'base64').slice(0, 16);
  known.set(text, id);
  return id;
}
