import { isSearchShortcut, isSlash, selectedQuery } from '@site/src/components/Search/shortcuts';
import { QUERY, takeKept } from '@site/src/client/shared/kept';
import { fetchSearch, preloadSearch } from '@site/src/components/Search/site';
import { createDialog, type SearchDialog } from './dialog';
import { openField, type Field, type Typed } from './field';

const BUTTON = '.DocSearch-Button';
const buttonOf = ({ target }: Event) => target instanceof Element && target.closest(BUTTON);

type App = typeof import('@site/src/components/Search/app');
let code: App | undefined;

/** Fetches DocSearch; the one place that does. */
async function loadApp(): Promise<App> {
  const app = await import('@site/src/components/Search/app');
  await app.ready;
  code = app;
  return app;
}

/** Puts DocSearch into the dialog, in the place of what is there. */
function start(app: App, dialog: SearchDialog, typed: Typed): void {
  const place = document.createElement('div');
  const before = [...dialog.element.children];
  dialog.element.append(place);
  const { close } = dialog;
  dialog.whenClosed(app.openSearch(place, { ...typed, onClose: close }));
  for (const element of before) element.remove();
}

/**
 * Opens the search from the buttons and by Ctrl or Cmd+K, which also closes it, and `/`. The field is there
 * at once; DocSearch, which is a React application, takes its place with what was typed until then.
 */
export function listenForSearch(): void {
  let dialog: SearchDialog | undefined;

  const open = () => {
    const query = selectedQuery();
    const opened = createDialog();
    opened.whenClosed(() => (dialog = undefined));
    dialog = opened;
    if (code) {
      // Elements that are not shown take no focus.
      opened.show();
      start(code, opened, { query, keys: [] });
      preloadSearch();
      return;
    }
    const field = openField(opened.element, query, opened.close, () => void load(opened, field));
    opened.show();
    void load(opened, field);
    // Fetched beside DocSearch, which the first row waits for as well.
    fetchSearch();
  };
  const load = async (opened: SearchDialog, field: Field) => {
    try {
      const app = await loadApp();
      // The word that an input method composes would be lost.
      await field.settled();
      if (!opened.isOpen()) return;
      start(app, opened, field.typed());
      // By keys nothing has come near the button. The index is read after the modal is there.
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
    if (buttonOf(event)) open();
  });
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
  window.addEventListener('keydown', (event) => {
    const toggles = isSearchShortcut(event);
    if (!toggles && (dialog || !isSlash(event))) return;
    event.preventDefault();
    if (dialog) dialog.close();
    else open();
  });
  // The page was loaded in full while the reader searched.
  const query = takeKept(QUERY);
  if (query === null) return;
  open();
  document.execCommand('insertText', false, query);
}
