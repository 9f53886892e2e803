import { readFileSync } from 'node:fs';
import { idsOf } from './links';
import { routeOf, type Source } from './pages';
import { checkProblem, type Problem } from './problem';

/**
 * Every address that a page of this repository had before the check since the main branch began, with its anchors. What
 * comes later is in the history that since-main.ts compares with.
 */
export type Published = Readonly<Record<string, string>>;

export const readPublished = (): Published =>
  JSON.parse(readFileSync('config/lint/published.json', 'utf8')) as Published;

/**
 * Addresses that were published and lead nowhere, and their anchors that are gone from the given pages: other sites may
 * link to them.
 * @param pages that are checked
 * @param known addresses of all pages
 */
export function lostPublished(
  published: Published,
  pages: readonly Source[],
  known: ReadonlySet<string>,
  redirects: ReadonlyMap<string, string>,
): Problem[] {
  const checked = new Map(pages.map((page) => [routeOf(page.file, page.text), page]));
  return Object.entries(published).flatMap(([address, anchors]) => {
    const route = redirects.get(address) ?? address;
    if (!known.has(route)) {
      const says = `${address} was published, and nothing leads from it. Add a row for it to config/redirects-list.json.`;
      return [checkProblem('config/redirects-list.json', { line: 1, column: 1 }, says)];
    }
    const page = checked.get(route);
    if (!page) return [];
    const now = idsOf(page.text);
    const lost = anchors.split(' ').filter((id) => id && !now.has(id));
    return lost.map((id) => {
      const says = `The anchor #${id} of ${address} was published, and other sites may link to it. Keep it on a line before the heading that says it now: <div id="${id}" />.`;
      return checkProblem(page.file, { line: 1, column: 1 }, says);
    });
  });
}
