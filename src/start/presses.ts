import { READY } from '@site/src/components/Keep/first-load';
import { isSearchShortcut, isSlash } from '@site/src/components/Search/shortcuts';

/** Buttons of the frame. */
const CONTROLS = '#__docusaurus :is(button:not([type="submit"]), [role="button"])';
/** Where something else answers: src/behaviors, and the box of ./failure. */
const ANSWERED = '.markdown, [data-copy-page], [role="alert"]';

function controlOf({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(ANSWERED)) return null;
  return target.closest<HTMLElement>(CONTROLS);
}

/**
 * Keeps what the reader presses before the application can answer, and presses it again when it can:
 * buttons, and the keys that open the search. A button that waits says so with `data-waiting`; pressing it
 * once more is impatience and counts once.
 * @param start called at every such press
 * @returns forgets what waits, when the application cannot be had
 */
export function keepPresses(start: () => void): () => void {
  const waiting = new Map<HTMLElement | 'search', () => void>();

  const keep = (event: Event, what: HTMLElement | 'search', again: () => void) => {
    // The part that is pressed may be taken over before the others: it must not answer as well.
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.set(what, again);
    start();
  };
  const onClick = (event: MouseEvent) => {
    const control = controlOf(event);
    // A group of the sidebar is a link as well, which may be opened in another tab.
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    control.dataset.waiting = '';
    keep(event, control, () => control.click());
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event) && !isSlash(event)) return;
    const { key, ctrlKey, metaKey } = event;
    const init = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
    keep(event, 'search', () => document.body.dispatchEvent(new KeyboardEvent('keydown', init)));
  };
  const take = () => {
    const kept = [...waiting];
    waiting.clear();
    for (const [what] of kept) if (what !== 'search') delete what.dataset.waiting;
    return kept;
  };

  // Before everything else that listens.
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKey, true);
  const answer = () => {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKey, true);
    for (const [, again] of take()) again();
  };
  document.addEventListener(READY, answer, { once: true });
  return take;
}
