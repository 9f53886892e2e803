import { acceptedFile } from '@sablier-docs/proofs/sentences/accepted';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pagePath, pageSourceFile } from '@sablier-docs/proofs/sentences/page-files';
import type { Statement } from '@sablier-docs/proofs/sentences/read-tests';

/**
 * The place of a page that is named by its address or its file.
 * @throws when there is no such page
 */
export function targetPlace(name: string, root: string): string {
  const place = pagePath(name.replace(/^\.?\//, ''));
  const isPage = pageSourceFile(place, root) ?? existsSync(path.join(root, acceptedFile(place)));
  if (!isPage) throw new Error(`There is no page ${name}. Name one: docs/concepts/nft.mdx`);
  return place;
}

/**
 * The argument of `--accept`: a page, `/concepts/nft#owner-cancel`, or an id that only one page has.
 * @throws when there is no such page or id, or several pages have the id
 */
export function statementTarget(
  name: string,
  tests: readonly Statement[],
  root: string,
): { page: string; id?: string } {
  const [before = '', after] = name.split('#');
  const isId = after === undefined && !name.includes('/') && !name.endsWith('.mdx');
  if (!isId) {
    const page = targetPlace(before, root);
    if (after !== undefined && !tests.some((test) => test.page === page && test.id === after)) {
      throw new Error(`${page} has no tested sentence "${after}".`);
    }
    return { page, id: after };
  }
  const pages = [...new Set(tests.filter(({ id }) => id === name).map(({ page }) => page))];
  const [page] = pages;
  if (page === undefined) throw new Error(`No tested sentence has the id "${name}".`);
  if (pages.length > 1) {
    const choices = pages.map((one) => `${one}#${name}`).join(', ');
    throw new Error(`Several pages have "${name}". Name one of: ${choices}`);
  }
  return { page, id: name };
}
