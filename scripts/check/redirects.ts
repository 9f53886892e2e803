import { readFileSync } from 'node:fs';
import { closestNames } from './closest';
import { isDraft, type Source } from './pages';
import { textPosition, checkProblem, type Problem } from './problem';

const FILE = 'config/redirects-list.json';

/** Addresses that a redirect may lead to. A draft is in no build. */
export const redirectTargets = (sources: ReadonlyMap<string, Pick<Source, 'text'>>): string[] => [
  '/',
  '/search',
  ...[...sources].filter(([, { text }]) => !isDraft(text)).map(([route]) => route),
];

/**
 * Redirects to an address without a page, whose readers get the error page, and redirects from the address of a page,
 * which nobody could open then.
 * @param pages addresses of all pages
 */
export function checkRedirects(
  redirects: readonly (readonly [from: string, to: string])[],
  pages: readonly string[],
  text: string = readFileSync(FILE, 'utf8'),
): Problem[] {
  const known = new Set(pages);
  const placeOf = (from: string, to?: string) => {
    const row = Math.max(0, text.indexOf(`"${from}":`));
    return textPosition(text, to === undefined ? row : Math.max(row, text.indexOf(`"${to}"`, row)));
  };
  return redirects.flatMap(([from, to]) => {
    if (known.has(from)) {
      const says = `${from} is a page, and the redirect to ${to} would hide it. Remove one of them.`;
      return [checkProblem(FILE, placeOf(from), says)];
    }
    const [page = ''] = to.split(/[#?]/);
    if (known.has(page)) return [];
    const near = closestNames(page, pages);
    const advice = near ? `Do you mean ${near}?` : 'Lead to a page.';
    const says = `${from} leads to ${to}, and there is no such page. ${advice}`;
    return [checkProblem(FILE, placeOf(from, to), says)];
  });
}
