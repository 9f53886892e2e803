import { isSearchShortcut, isSlash, selectedQuery } from '@site/src/components/Search/shortcuts';
import { QUERY, takeKept } from '@site/src/client/shared/kept';
import { preloadSearch, searchProvider } from '@site/src/components/Search/site';
import { clampQuery, MAX_QUERY_LENGTH } from '@site/src/search';
import { openField, type Field } from './field';

const BUTTON = '.DocSearch-Button';
const buttonOf = ({ target }: Event) => target instanceof Element && target.closest(BUTTON);

type App = typeof import('@site/src/components/Search/app');
let code: App | undefined;

async function loadApp(): Promise<App> {
  code = await import('@site/src/components/Search/app');
  return code;
}

/**
 * Opens the search from the buttons and by Ctrl or Cmd+K, which also closes it, and `/`. The field is there
 * at once; the modal, which is a React application, takes its place with what was typed until then.
 */
export function listenForSearch(): void {
  let close: (() => void) | undefined;
  const closed = () => (close = undefined);

  const open = () => {
    const query = clampQuery(selectedQuery(MAX_QUERY_LENGTH));
    if (code) {
      close = code.openSearch({ query, onClose: closed });
      preloadSearch();
      return;
    }
    const field = openField(query, closed, () => void load(field));
    close = () => field.close();
    void load(field);
    // Fetched beside the modal, which the first row waits for as well.
    searchProvider().catch(() => undefined);
  };
  const load = async (field: Field) => {
    try {
      const app = await loadApp();
      // The word that an input method composes would be lost.
      await field.settled();
      if (!field.isOpen()) return;
      const typed = field.take();
      close = app.openSearch({ ...typed, onClose: closed });
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
    if (!toggles && (close || !isSlash(event))) return;
    event.preventDefault();
    if (close) close();
    else open();
  });
  // The page was loaded in full while the reader searched.
  const query = takeKept(QUERY);
  if (query === null) return;
  open();
  document.execCommand('insertText', false, query);
}
