import { make } from '@sablier-docs/browser/make';
import { readCopy, readSummary } from './copy';
import { META } from './names';
import { day } from './messages';

const PAGE = '/support/offline';

/** Milliseconds before each request to the site: a connection that is back may carry nothing for a while. */
const PAUSES = [0, 1_000, 3_000, 9_000];

/** When the copy was saved that the page comes from; undefined for a page from the site. */
const copyTime = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content;

/** Shows the note that fits: the page is a copy, or the copy is old or cannot be used. */
export async function noteOnCopy(): Promise<void> {
  const savedAt = copyTime();
  if (savedAt) {
    show(`You are offline. This is your copy of ${day(savedAt)}.`);
    showNotFound(savedAt);
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

/** Explains on the page for unknown addresses that the copy lacks this one. */
function showNotFound(savedAt: string): void {
  const place = document.querySelector<HTMLElement>('[data-not-in-copy]');
  if (!place) return;
  place.textContent = `You are offline. Your copy of ${day(savedAt)} does not hold this address; the site may. Files to download are in no copy.`;
  place.hidden = false;
}

/** The tries that are under way; later ones replace them. */
let tries: symbol | undefined;

/** Shows that the site can be reached again, on a page of the copy. */
async function noteOnReturn(): Promise<void> {
  const own = (tries = Symbol());
  for (const pause of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    // A reader who comes back to the tab begins anew.
    if (own !== tries || document.hidden) return;
    const isBack = await ask();
    if (own !== tries) return;
    if (!isBack) continue;
    show('The site answers again.', ['Load the current page', window.location.href]);
    return;
  }
}

/** The copy that the site offers now; undefined while it cannot be reached. */
const ask = () => readSummary({ fetch: window.fetch.bind(window) }).catch(() => undefined);

/** Shows the note, replacing an earlier one. */
function show(text: string, link?: [label: string, address: string]): void {
  document.querySelector('.offline-note')?.remove();
  const words = make('p', '', text);
  words.setAttribute('role', 'status');
  if (link) {
    const [label, address] = link;
    const anchor = make('a', '', label);
    anchor.href = address;
    words.append(' ', anchor);
  }
  const close = make('button', '', '×');
  close.type = 'button';
  close.setAttribute('aria-label', 'Hide this note');
  const note = make('aside', 'offline-note', words, close);
  note.setAttribute('aria-label', 'Offline copy');
  close.addEventListener('click', () => note.remove());
  document.body.append(note);
}
