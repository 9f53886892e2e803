import { servedPath } from './first-load';

/** A page as src/plugins/lean-client/text-page.cjs leaves it; it is never called. */
export interface TextPage {
  (): null;
  path: string;
}

const TEXT = '.theme-doc-markdown';
const texts = new Map<string, string>();
let opened: string | undefined;

/**
 * A page whose text is in the HTML that the server wrote: in the document when the reader opened it,
 * fetched when the reader goes on to it.
 * @param path of the page on the site
 * @throws when the page cannot be fetched, or is another one
 */
export async function textPage(path: string): Promise<TextPage> {
  if (path === servedPath) {
    opened = path;
    // Code was read in this task; the page is taken over in the next.
    await new Promise((done) => setTimeout(done));
  } else texts.set(path, await fetchText(path));
  return Object.assign(() => null, { path });
}

/** The text of a page as HTML, once `textPage` is through; empty while the document holds it. */
export const serverText = (path: string): string => texts.get(path) ?? '';

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} was answered with status ${answer.status}.`);
  const text = new DOMParser()
    .parseFromString(await answer.text(), 'text/html')
    .querySelector(TEXT);
  if (!text) throw new Error(`${path} has no text of a page.`);
  return text.innerHTML;
}

/** Keeps the text of the page that the reader opened, who may come back to it. */
export function onLeave(): void {
  if (opened === undefined) return;
  const text = document.querySelector(TEXT)?.cloneNode(true) as Element | undefined;
  if (text) {
    // What a button has just said is not part of it, nor how far a tool is.
    for (const place of text.querySelectorAll('[data-state]')) place.removeAttribute('data-state');
    for (const place of text.querySelectorAll('[role="status"]')) place.replaceChildren();
    for (const place of text.querySelectorAll('[data-island-state]')) {
      place.removeAttribute('data-island-state');
    }
    texts.set(opened, text.innerHTML);
  }
  opened = undefined;
}
