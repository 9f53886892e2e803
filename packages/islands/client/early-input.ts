/** A reader's input from before the first scripts ran. */
export interface EarlyInput {
  /** Buttons that were pressed, in order. */
  presses: Set<HTMLElement>;
  /** A search that was started: the text that was typed, and the keys that open a hit. */
  search?: { query: string; keys: string[] };
  /** Stops recording; called when the page answers, or when its scripts do not arrive. */
  end(): void;
}

declare global {
  interface Window {
    /** Recorded by ../plugin/early-input-script.ts. */
    early?: EarlyInput;
  }
}

/** Presses the buttons again, once the page answers; the search takes its own letters. */
export function repeatPresses(): void {
  for (const button of window.early?.presses ?? []) button.click();
}
