import { readCopy, readSummary } from './copy';
import { META } from './names';
import { day } from './words';

const PAGE = '/support/offline';

/** When the copy was saved that the page comes from; undefined for a page of the site. */
const copyTime = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content;

/** Shows the note that fits: the page is a copy, or the copy is old or cannot be used. */
export async function noteOnCopy(): Promise<void> {
  const savedAt = copyTime();
  if (savedAt) {
    show(`You are offline. This is your copy of ${day(savedAt)}.`);
    sayNotFound(savedAt);
    window.addEventListener('online', () => void noteOnReturn());
    document.addEventListener('visibilitychange', () => void noteOnReturn());
    return;
  }
  if (window.location.pathname === PAGE) return;
  const copy = await readCopy({ caches: window.caches, workers: navigator.serviceWorker });
  if (!copy) {
    show('Your offline copy cannot be used any more.', ['Save a new one', PAGE]);
    return;
  }
  const latest = await ask();
  if (latest && latest.revision !== copy.revision) {
    show(`Your offline copy of ${day(copy.savedAt)} is older than the site.`, ['Update it', PAGE]);
  }
}

/** Says on the page for unknown addresses that the copy does not hold them. */
function sayNotFound(savedAt: string): void {
  const place = document.querySelector<HTMLElement>('[data-not-in-copy]');
  if (!place) return;
  place.textContent = `You are offline. Your copy of ${day(savedAt)} does not hold this address; the site may. Files to download are in no copy.`;
  place.hidden = false;
}

/** A page of the copy is open and the site answers again. */
async function noteOnReturn(): Promise<void> {
  if (!document.hidden && (await ask())) {
    show('The site answers again.', ['Load the current page', window.location.href]);
  }
}

/** What the site offers now; undefined while it cannot be reached. */
const ask = () => readSummary({ fetch: window.fetch.bind(window) }).catch(() => undefined);

/** Draws the note; a second one takes the place of the first. */
function show(text: string, link?: [label: string, address: string]): void {
  document.querySelector('.offline-note')?.remove();
  const note = document.createElement('aside');
  note.className = 'offline-note';
  note.setAttribute('aria-label', 'Offline copy');
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  words.append(text);
  if (link) {
    const anchor = document.createElement('a');
    [anchor.textContent, anchor.href] = link;
    words.append(' ', anchor);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', 'Hide this note');
  close.textContent = '×';
  close.addEventListener('click', () => note.remove());
  note.append(words, close);
  document.body.append(note);
}
