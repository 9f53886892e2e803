// What a reader's browser runs when a page opens, and all that it runs for someone who only reads: the
// behaviors of text, and an ear for the reader. The frame of the page (navbar, sidebar, table of
// contents, search, tools) is in the HTML, its links are links; the code that makes it an application is
// fetched when the browser has time and runs at the first sign that somebody is there.
import '@generated/client-modules';
import { followColorMode } from './color-mode';
import { hideFailure, showFailure } from './failure';
import { keepPresses } from './presses';
import { onFirstSign } from './signs';

let started: Promise<unknown> | undefined;
let broken: unknown;
let pressed = false;

/** Runs the application, once. When its code does not come, the next press asks for it again. */
function start(): void {
  if (broken) fail(broken);
  if (started) return;
  hideFailure();
  started = import(/* webpackPrefetch: true */ '@docusaurus/core/lib/client/clientEntry').catch(
    (error: unknown) => {
      started = undefined;
      fail(error);
    },
  );
}

const forgetPresses = keepPresses(() => {
  pressed = true;
  start();
});

function fail(error: unknown): void {
  forgetPresses();
  showFailure(error, pressed);
}

/**
 * The framework stops without a word when the code of the page itself does not come, and cannot be
 * started again: only a new load of the page helps.
 */
function onRejection({ reason }: PromiseRejectionEvent): void {
  const isTaken = document.documentElement.dataset.hasHydrated === 'true';
  if (!started || isTaken) return;
  broken = reason ?? new Error('Unknown reason');
  fail(broken);
}

// The framework takes a page without it for one whose scripts are missing, and says so in a banner.
window.docusaurus = { prefetch: () => false, preload: () => Promise.resolve([]) };
window.addEventListener('unhandledrejection', onRejection);
followColorMode();
onFirstSign(start);
