const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** The nearest status around a button: a child of the button's parent, or of one further up. */
export function statusOf(button: Element): HTMLElement | null {
  for (let around = button.parentElement; around; around = around.parentElement) {
    const status = around.querySelector<HTMLElement>(':scope > [role="status"]');
    if (status) return status;
  }
  return null;
}

/**
 * Shows on a button, and says in the nearest status around it, what came of a press. Both carry the
 * state as `data-state`. What another button has said in the same status is forgotten.
 * @param time how long, in milliseconds; until the next press when there is none
 */
export function showOutcome(
  button: HTMLElement,
  state: string,
  words: string,
  time?: number,
): void {
  const status = statusOf(button);
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
