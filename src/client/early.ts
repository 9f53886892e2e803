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

const belongsToSearch = (press: HTMLElement | KeyboardEvent) =>
  !(press instanceof HTMLElement) || press.matches('.DocSearch-Button');

function repeat(press: HTMLElement | KeyboardEvent): void {
  const at = document.activeElement;
  if (press instanceof HTMLElement) press.click();
  // A key that a script presses types nothing, and nothing else tells the field as the browser does.
  else if (press.key.length === 1 && at?.matches('input')) {
    document.execCommand('insertText', false, press.key);
  } else at?.dispatchEvent(press);
}

/**
 * Does again what a reader did before: at once a search that was begun, which needs nothing else of the
 * page; presses of other buttons when the returned function is called.
 */
export function repeatEarly(): () => void {
  const { early } = window;
  early?.end();
  const kept = [...(early?.kept ?? [])];
  kept.filter(belongsToSearch).forEach(repeat);
  return () => kept.filter((press) => !belongsToSearch(press)).forEach(repeat);
}
