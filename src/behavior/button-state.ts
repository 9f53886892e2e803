const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** The nearest status of a button: a child of the button's parent or of a higher ancestor. */
export function buttonStatus(button: Element): HTMLElement | null {
  for (let around = button.parentElement; around; around = around.parentElement) {
    const status = around.querySelector<HTMLElement>(':scope > [role="status"]');
    if (status) return status;
  }
  return null;
}

/**
 * Shows the result of a click on the button and in its nearest status. Both get the state as `data-state`. It
 * replaces the result of another button in the same status.
 * @param time duration in milliseconds; without it, until the next click
 */
export function showState(button: HTMLElement, state: string, words: string, time?: number): void {
  const status = buttonStatus(button);
  const place = status ?? button;
  button.dataset.state = state;
  if (status) {
    status.dataset.state = state;
    status.textContent = words;
  }

  clearTimeout(timers.get(place));
  if (time === undefined) return;
  const end = () => {
    delete button.dataset.state;
    if (!status) return;
    delete status.dataset.state;
    status.textContent = '';
  };
  timers.set(place, setTimeout(end, time));
}
