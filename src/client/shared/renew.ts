import { buildOf } from './build';
import { keep, keepFields, kept, placeOf, QUERY, takeKept } from './kept';

/** Builds that were left by a full load, in session storage: each is left once, whatever a host answers. */
const LEFT = 'left-builds';

/** Keeps what the reader has in hands. @returns false when it cannot be kept */
const keepAll = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('dialog[open] .DocSearch-Input');
  const { entry } = (history.state ?? {}) as { entry?: number };
  // One that the reader has closed meanwhile stays closed.
  takeKept(QUERY);
  return keepFields(placeOf(entry, window.location)) && (!field || keep(QUERY, field.value));
};

let hasTold = false;

/** Says that the site has changed, where the reader has to decide when the page is loaded. */
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

/** For so long, in milliseconds, a reader has typed nothing: what is typed while a page is loaded is lost. */
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
  // What names no build is no page of the site, but that of an error or of a network that asks for a login.
  if (!there || there === own) return false;
  const left = kept(LEFT) ?? '';
  if (left.includes(own) || !keep(LEFT, `${left} ${own}`) || !keepAll()) {
    tell();
    return false;
  }
  await pauseOfTyping();
  // What is typed until the page goes counts too.
  window.addEventListener('pagehide', keepAll);
  window.location.reload();
  return true;
}

let looking: Promise<boolean> | undefined;

/**
 * To be called when something of this build does not come: when the site has another build by now, loads the
 * page in full, once for each build, with its hash, what is typed and the query of the search. Where that
 * cannot help, or would lose what the reader has entered, it says so.
 * @returns whether the page is loaded; false when the site has the same build or cannot be reached
 */
export function renew(): Promise<boolean> {
  looking ??= look()
    .catch(() => false)
    .then((isLeaving) => {
      if (!isLeaving) looking = undefined;
      return isLeaving;
    });
  return looking;
}
