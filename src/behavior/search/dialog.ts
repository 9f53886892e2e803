import { isComposingKey } from '@sablier-docs/browser/composing';
import { showDialog } from './show-dialog';

/** The dialog of the search, which first has a field of its own and then DocSearch's modal. */
export interface SearchDialog {
  element: HTMLDialogElement;
  isOpen(): boolean;
  /** Shows the dialog. */
  show(): void;
  close(): void;
  /** @param end called when the dialog closes, after the focus has been restored */
  whenClosed(end: () => void): void;
}

/** Links and buttons below the field, which Tab reaches before it leaves the search. */
const STOPS = '.DocSearch-Dropdown :is(a[href], button):not([tabindex="-1"])';

export function createDialog(): SearchDialog {
  const element = document.createElement('dialog');
  element.className = 'search-dialog';
  element.ariaLabel = 'Search the documentation';
  document.body.append(element);

  let hide: (() => void) | undefined;
  const ends: (() => void)[] = [];
  const close = () => {
    hide?.();
    hide = undefined;
    for (const end of ends.splice(0)) end();
    element.remove();
  };

  // In the capture phase, because DocSearch traps the focus and uses the first Escape for its list.
  const onKey = (event: KeyboardEvent) => {
    if (isComposingKey(event) || !/^(?:Tab|Escape)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = event.key === 'Tab' ? nextStop(element, event.shiftKey) : undefined;
    if (next) next.focus();
    else close();
  };
  element.addEventListener('keydown', onKey, true);

  return {
    element,
    isOpen: () => hide !== undefined,
    show: () => void (hide ??= showDialog(element)),
    close,
    whenClosed: (end) => void ends.push(end),
  };
}

/** The next element for Tab; undefined where it leaves the search. */
function nextStop(dialog: HTMLElement, isBack: boolean): HTMLElement | undefined {
  const stops = [...dialog.querySelectorAll<HTMLElement>(`input, ${STOPS}`)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  return stops[isBack ? at - 1 : at + 1];
}
