/** A reader's input from before the first scripts ran. */
export interface EarlyInput {
  /** Controls that were pressed, in order. */
  presses: Set<HTMLElement>;
  /** A search that was started: the text that was typed, and the keys that open a hit. */
  search?: { query: string; keys: string[] };
  /** Stops recording. @param isLost when the scripts do not arrive: a link that was pressed is followed */
  end(isLost?: boolean): void;
  /**
   * Says beside each tool that its code did not arrive; what was typed in it stays.
   * @param retry asks for the code again, at a press on the button
   */
  fail(retry: () => Promise<unknown>): void;
}

declare global {
  interface Window {
    /** Recorded by ../plugin/early-input-script.ts. */
    early?: EarlyInput;
  }
}

/** Presses the controls again, once the page answers; the search takes its own letters. */
export function repeatPresses(): void {
  // From now on a press is answered, or kept by a tool.
  window.early?.end();
  for (const control of window.early?.presses ?? []) control.click();
}
