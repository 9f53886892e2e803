import { buildOf } from './build';
import { keep, keepFields, kept, historyPlace, QUERY, takeKept } from './kept-state';

/**
 * Session storage key of the builds already left by a full load: each is left only once, whatever a host
 * returns.
 */
const LEFT = 'left-builds';

/** Stores the reader's input and open search. @returns false when it cannot be kept */
const keepAll = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('dialog[open] .DocSearch-Input');
  const { entry } = (history.state ?? {}) as { entry?: number };
  // A search that the reader has closed in the meantime stays closed.
  takeKept(QUERY);
  return keepFields(historyPlace(entry, window.location)) && (!field || keep(QUERY, field.value));
};

let hasTold = false;

/** Announces that the site has changed, where the reader has to decide when to load the page. */
function tell(): void {
  if (hasTold) return;
  hasTold = true;
  const link = Object.assign(document.createElement('a'), {
    textContent: 'load the page again.',
    href: '',
    onclick: () => {
      window.location.reload();
      return false;
    },
  });
  const note = Object.assign(document.createElement('p'), {
    className: 'offline-note',
    role: 'alert',
  });
  note.append(
    'A part of this page is gone: the site has changed. Copy what you entered, then ',
    link,
  );
  document.body.append(note);
}

/** Milliseconds without typing before a load: anything typed while a page loads is lost. */
const PAUSE = 400;

const pauseOfTyping = () =>
  new Promise<void>((done) => {
    let timer = setTimeout(done, PAUSE);
    window.addEventListener(
      'input',
      () => {
        clearTimeout(timer);
        timer = setTimeout(done, PAUSE);
      },
      true,
    );
  });

async function look(): Promise<boolean> {
  const { pathname } = window.location;
  const text = await fetch(pathname, { cache: 'no-store' }).then((answer) => answer.text());
  const own = buildOf(document) ?? '';
  const there = buildOf(new DOMParser().parseFromString(text, 'text/html'));
  // A response without a build id isn't a page of the site, but an error page or the login page of a network.
  if (!there || there === own) return false;
  const left = kept(LEFT) ?? '';
  if (left.includes(own) || !keep(LEFT, `${left} ${own}`) || !keepAll()) {
    tell();
    return false;
  }
  await pauseOfTyping();
  // Stored again on `pagehide`, with anything typed in the meantime.
  window.addEventListener('pagehide', keepAll);
  window.location.reload();
  return true;
}

let looking: Promise<boolean> | undefined;

/**
 * Call it when a file of this build fails to load. If the site has a newer build, loads the page in full,
 * once per build, and keeps the hash, the typed input and the search query. If that cannot help, or would
 * lose input, it tells the reader.
 * @returns whether the page is loaded; false when the site has the same build or cannot be reached
 */
export function reloadIfStale(): Promise<boolean> {
  looking ??= look()
    .catch(() => false)
    .then((isLeaving) => {
      if (!isLeaving) looking = undefined;
      return isLeaving;
    });
  return looking;
}
