import { readFileSync } from 'node:fs';
import { closestNames } from './closest';
import { textPosition, checkProblem, type Problem } from './problem';

const FILE = 'config/redirects.ts';

/**
 * Redirects to an address without a page: hosts leave them out, and their readers get the error page.
 * @param pages addresses of all pages
 */
export function checkRedirects(
  redirects: readonly (readonly [from: string, to: string])[],
  pages: readonly string[],
  text: string = readFileSync(FILE, 'utf8'),
): Problem[] {
  const known = new Set(pages);
  return redirects.flatMap(([from, to]) => {
    const [page = ''] = to.split(/[#?]/);
    if (known.has(page)) return [];
    const near = closestNames(page, pages);
    const advice = near ? `Do you mean ${near}?` : 'Lead to a page.';
    const place = textPosition(text, Math.max(0, text.indexOf(`'${to}'`)));
    return [
      checkProblem(FILE, place, `${from} leads to ${to}, and there is no such page. ${advice}`),
    ];
  });
}
