import { isFirstLoad } from './first-load';

/** What src/markdown/keep.ts and src/plugins/lean-client/still-page.cjs have put on a page. */
export interface StillPage {
  (): null;
  /** The text of the page as HTML, as the server wrote it; undefined for the page in the document. */
  html(): string | undefined;
}

const TEXT = '.theme-doc-markdown';
const texts = new Map<string, string>();
let opened: string | undefined;

/**
 * A page on which nothing is made anew in the browser. Its text is in the HTML that the server wrote:
 * in the document when the reader opened it, fetched when the reader goes on to it.
 * @param path of the page on the site
 * @throws when the page cannot be fetched, or is another one
 */
export async function stillPage(path: string): Promise<StillPage> {
  if (isFirstLoad()) opened = path;
  else texts.set(path, await fetchText(path));
  const page: StillPage = () => null;
  page.html = () => texts.get(path);
  return page;
}

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
    // What a button has just said is not part of it.
    for (const place of text.querySelectorAll('[data-state]')) place.removeAttribute('data-state');
    for (const place of text.querySelectorAll('[role="status"]')) place.replaceChildren();
    texts.set(opened, text.innerHTML);
  }
  opened = undefined;
}
