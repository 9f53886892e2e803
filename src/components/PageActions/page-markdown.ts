/** Fetched Markdown by path, so that each page is requested only once per visit. */
const fetched = new Map<string, Promise<string>>();

/**
 * Fetches Markdown from a path of this site. A failure is not cached, so that the next call tries again.
 * @throws when the request fails or the response is not Markdown
 */
export function fetchMarkdown(path: string): Promise<string> {
  const known = fetched.get(path);
  if (known) return known;
  const asked = ask(path);
  fetched.set(path, asked);
  asked.catch(() => fetched.delete(path));
  return asked;
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(path);
  // A host with a fallback page sends HTML for unknown paths.
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || type.includes('html')) {
    throw new Error(`${path} returned status ${answer.status} ${type}.`);
  }
  return answer.text();
}

/**
 * Copies a text that may still be loading. Safari only accepts a promise that is passed during the click; older
 * browsers only accept a text.
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (!navigator.clipboard) throw new Error('The clipboard needs a secure context.');
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // eslint-disable-next-line compat/compat -- checked above
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
