import { closestElement } from '@sablier-docs/browser/closest';
import { MAX_QUERY_LENGTH } from '@sablier-docs/search/index';
import { isSearchShortcut, isSlash, selectedQuery } from '@sablier-docs/search/screens/shortcuts';
import { QUERY, takeKept } from '@sablier-docs/browser/kept-state';
import { fetchSearch, preloadSearch } from '@sablier-docs/search/screens/client';
import { closeOnBack } from './close-on-back';
import { createDialog, type SearchDialog } from './dialog';
import { openField, type Field, type Typed } from './field';

const BUTTON = '.DocSearch-Button';

/** A search that was started before the field was shown, with the query that the reader has typed, if any. */
const goingOn = (query: string, keys: readonly string[]): Typed => {
  const typed = query.slice(0, MAX_QUERY_LENGTH);
  const caret: [number, number] = [typed.length, typed.length];
  return typed ? { query: typed, keys, caret } : { query: selectedQuery(), keys };
};
const buttonOf = (event: Event) => closestElement<HTMLElement>(event, BUTTON);

type App = typeof import('@sablier-docs/search/screens/app');
let code: App | undefined;

/** Fetches DocSearch. No other code fetches it. */
async function loadApp(): Promise<App> {
  const app = await import('@sablier-docs/search/screens/app');
  await app.ready;
  code = app;
  return app;
}

/** Replaces the content of the dialog by DocSearch. */
function start(app: App, dialog: SearchDialog, typed: Typed): void {
  const place = document.createElement('div');
  const before = [...dialog.element.children];
  dialog.element.append(place);
  const { close } = dialog;
  dialog.whenClosed(app.openSearch(place, { ...typed, onClose: close }));
  for (const element of before) element.remove();
}

/**
 * Opens the search with the buttons, Ctrl or Cmd+K, which also closes it, and `/`. The field is shown at once;
 * DocSearch, a React application, replaces it when it is loaded and takes over the input.
 */
export function listenForSearch(): void {
  let dialog: SearchDialog | undefined;

  const open = (begun: Typed = goingOn('', [])) => {
    const opened = createDialog();
    opened.whenClosed(() => (dialog = undefined));
    opened.whenClosed(closeOnBack(opened.close));
    dialog = opened;
    if (code) {
      // Hidden elements cannot be focused.
      opened.show();
      start(code, opened, begun);
      preloadSearch();
      return;
    }
    const field = openField(opened.element, begun, opened.close, () => void load(opened, field));
    opened.show();
    field.goOn();
    void load(opened, field);
    // In parallel with DocSearch, because the first results need both.
    fetchSearch();
  };
  const load = async (opened: SearchDialog, field: Field) => {
    try {
      const app = await loadApp();
      // A word that an input method is composing would be lost.
      await field.settled();
      if (!opened.isOpen()) return;
      start(app, opened, field.typed());
      // A key press has no earlier hover that preloads. The index is read after the modal is shown.
      preloadSearch();
    } catch {
      field.fail();
    }
  };
  const preload = (event: Event) => {
    if (!buttonOf(event)) return;
    loadApp().catch(() => undefined);
    preloadSearch();
  };

  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    // The page for unknown addresses has a query for its button.
    if (button) open({ query: button.dataset.query ?? selectedQuery(), keys: [] });
  });
  document.addEventListener('pointerover', preload);
  document.addEventListener('focusin', preload);
  window.addEventListener('keydown', (event) => {
    const toggles = isSearchShortcut(event);
    if (!toggles && (dialog || !isSlash(event))) return;
    event.preventDefault();
    if (dialog) dialog.close();
    else open();
  });
  // A full page load interrupted the search.
  const query = takeKept(QUERY);
  // Or the search was started before this code ran.
  const { search } = window.early ?? {};
  if (query !== null) open(goingOn(query, []));
  else if (search) open(goingOn(search.query, search.keys));
}
