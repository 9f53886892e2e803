/** Markdown that was fetched, by address: one request per page and visit. */
const fetched = new Map<string, Promise<string>>();

/**
 * The Markdown behind a path of this site. A failure is not kept, so that the next try asks again.
 * @throws when there is no answer, or the answer is not Markdown
 */
export function fetchTwin(path: string): Promise<string> {
  const known = fetched.get(path);
  if (known) return known;
  const asked = ask(path);
  fetched.set(path, asked);
  asked.catch(() => fetched.delete(path));
  return asked;
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(path);
  // A host that sends unknown paths to an app answers with a page.
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || type.includes('html')) {
    throw new Error(`${path} answered ${answer.status} ${type}.`);
  }
  return answer.text();
}

/**
 * Copies a text that may still be on its way. Safari accepts only a promise that is handed over
 * within the click; older browsers only a text.
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (!navigator.clipboard) throw new Error('There is no clipboard without a secure context.');
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // eslint-disable-next-line compat/compat -- asked for above
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
