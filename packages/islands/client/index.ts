// The first script of every page: small, deferred, and there before `DOMContentLoaded`. What a page does for its
// reader is in app.ts, which is asked for after the first paint; README.md has what that saves.
import '@generated/client-modules';

type App = typeof import('./app');
let app: Promise<App> | undefined;

/** Rejects when the code does not arrive: links and keys are the browser's then. */
const load = (): Promise<App> =>
  (app ??= import(/* webpackChunkName: "app" */ './app').catch((error: unknown) => {
    app = undefined;
    window.early?.end(true);
    window.early?.fail(load);
    throw error;
  }));

/** A tab in the background paints nothing. */
function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

// Docusaurus' own client offers the same; its banner about a wrong base URL looks for it when the page is read.
window.docusaurus = {
  prefetch: async (route) => (await load()).prefetch(route),
  preload: async (route) => (await load()).preload(route),
};

let isStarted = false;
/** Once: after a failure the reader asks again. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  load().catch((error: unknown) => console.error('This page did not start.', error));
}
afterPaint(start);
// There is no paint in a window that the system does not draw.
window.addEventListener('load', () => setTimeout(start, 1000));
