import { isOfOtherBuild } from '@sablier-docs/browser/build';
import { askForPage } from './ask';
import { loadSheets } from './sheets';

/** The element that holds everything between the navbar and the footer. */
export const PAGE = '#__docusaurus_skipToContent_fallback';

/** So many pages are kept that were fetched and not yet opened. */
const KEPT = 30;

const texts = new Map<string, Promise<string>>();
const parsed = new Map<string, Document>();

function keep<Value>(store: Map<string, Value>, path: string, value: Value, most: number): void {
  store.set(path, value);
  const [oldest] = store.keys();
  if (store.size > most && oldest !== undefined) store.delete(oldest);
}

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** A page comes with its styles: after a deploy the host has neither. */
async function askForWhole(path: string, priority: RequestPriority): Promise<string> {
  const html = await askForPage(path, priority);
  const head = documentOf(html.slice(0, html.indexOf('<body')));
  if (!isOfOtherBuild(head)) await loadSheets(head);
  return html;
}

function textOf(path: string, priority: RequestPriority): Promise<string> {
  const known = texts.get(path);
  if (known) return known;
  const text = askForWhole(path, priority);
  keep(texts, path, text, KEPT);
  text.catch(() => texts.delete(path));
  return text;
}

async function parse(path: string, priority: RequestPriority): Promise<Document> {
  const known = parsed.get(path);
  if (known) return known;
  const page = documentOf(await textOf(path, priority));
  if (!page.querySelector(PAGE) || isOfOtherBuild(page)) {
    throw new Error(`${path} is not a page of this build.`);
  }
  return page;
}

/** Fetches a page that the reader may open. Failures wait until it is opened. */
export async function fetchAhead(path: string): Promise<void> {
  await textOf(path, 'low').catch(() => undefined);
}

/** Fetches and parses a page that the reader is about to open. */
export async function parseAhead(path: string): Promise<void> {
  const page = await parse(path, 'high').catch(() => undefined);
  if (page) keep(parsed, path, page, 2);
}

/** A page that is fetched and parsed already, for a change of the page without a wait. */
function takeParsed(path: string): Document | undefined {
  const page = parsed.get(path);
  if (page) forget(path);
  return page;
}

/**
 * A page of the site as the server wrote it, for one use: its nodes go into the document.
 * @param path without `.html`, query and hash
 * @throws when it cannot be fetched, leads elsewhere or is no page of this build
 */
export async function takePage(path: string): Promise<Document> {
  const page = takeParsed(path) ?? (await parse(path, 'high'));
  forget(path);
  return page;
}

function forget(path: string): void {
  parsed.delete(path);
  texts.delete(path);
}
