declare global {
  interface Window {
    /** Presses that the page has kept, in order, and ends the keeping; src/plugins/client/late writes it. */
    takeEarly?: () => Set<HTMLElement | KeyboardEvent>;
  }
}

/** Does again what a reader did before the scripts were there: presses of buttons, and a search that was begun. */
export function repeatEarly(): void {
  for (const press of window.takeEarly?.() ?? []) {
    if (press instanceof HTMLElement) press.click();
    else repeatKey(press);
  }
}

function repeatKey(event: KeyboardEvent): void {
  const at = document.activeElement ?? document.body;
  // A key that a script presses types nothing.
  const types = at instanceof HTMLInputElement && event.key.length === 1;
  // There is no other way in which the browser tells the field as it does for a reader.
  if (types) document.execCommand('insertText', false, event.key);
  else at.dispatchEvent(new KeyboardEvent(event.type, event));
}
