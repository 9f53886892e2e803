/** What a reader presses in a tool that does not answer yet. */
const CONTROLS = 'button, [role="button"], input[type="submit"]';

export interface Presses {
  /** Presses again what was pressed, once each, and keeps no more. */
  repeat(): void;
  forget(): void;
}

/**
 * Keeps what is pressed in a tool until it answers. A button that waits says so with `data-waiting`;
 * pressing it once more is impatience and counts once. Fields are the browser's; see ./typed.
 * @param onPress called at each press
 */
export function keepPresses(place: HTMLElement, onPress: () => void): Presses {
  const waiting = new Set<HTMLElement>();
  const onClick = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS);
    if (!control || !place.contains(control)) return;
    event.preventDefault();
    event.stopPropagation();
    control.dataset.waiting = '';
    waiting.add(control);
    onPress();
  };
  const onSubmit = (event: Event) => event.preventDefault();
  place.addEventListener('click', onClick, true);
  place.addEventListener('submit', onSubmit, true);
  const forget = () => {
    place.removeEventListener('click', onClick, true);
    place.removeEventListener('submit', onSubmit, true);
    for (const control of waiting) delete control.dataset.waiting;
  };
  return {
    forget,
    repeat: () => {
      forget();
      for (const control of waiting) control.click();
    },
  };
}
