import { cleanPath } from '@sablier-docs/browser/address';

/**
 * Fetches the HTML of a page. `npm start` replaces this module by ../dev/ask.ts.
 * @param path without `.html`, query and hash
 * @throws when no page answers, or the host leads on to another address
 */
export async function askForPage(path: string, priority: RequestPriority): Promise<string> {
  const answer = await fetch(path, { priority });
  const type = answer.headers.get('content-type') ?? '';
  // A host sends the error page with status 404; it is shown like any other.
  if (!(answer.ok || answer.status === 404) || !type.includes('html'))
    throw new Error(`${path}: ${answer.status} ${type}`);
  // A host that leads on to another address leads there in a full load as well.
  if (answer.redirected && cleanPath(new URL(answer.url).pathname) !== path) {
    throw new Error(`${path} leads to ${answer.url}`);
  }
  return answer.text();
}
