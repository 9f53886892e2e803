declare global {
  interface Window {
    /** What a reader did before the scripts were there; src/plugins/client/late keeps it. */
    early?: {
      /** Buttons and keys that were pressed, in order. */
      kept: Set<HTMLElement | KeyboardEvent>;
      /** Whether there was a sign of a reader. */
      seen?: boolean;
      /** Asks for the scripts. */
      start?(): void;
      /** Keeps nothing more. */
      end(): void;
    };
  }
}

/**
 * Does again what a reader did before.
 * @param ofSearch a search that was begun, which needs nothing else of the page; otherwise presses of buttons
 */
export function repeatEarly(ofSearch: boolean): void {
  const { early } = window;
  early?.end();
  early?.kept.forEach((press) => {
    const at = document.activeElement;
    if (press instanceof HTMLElement) {
      if (press.matches('.DocSearch-Button') === ofSearch) press.click();
    } else if (ofSearch) {
      // A key that a script presses types nothing, and nothing else tells the field as the browser does.
      if (press.key.length === 1 && at?.matches('input')) {
        document.execCommand('insertText', false, press.key);
      } else at?.dispatchEvent(press);
    }
  });
}
