import { findAgain } from './find-again';

/** Controls that a reader may press before a tool answers. */
const CONTROLS = 'button, [role="button"], input[type="submit"]';

export interface Presses {
  /** Presses the controls again, once each, and stops recording. */
  repeat(): void;
  forget(): void;
}

/**
 * Keeps what is pressed in a tool until it answers. A button that waits has `data-waiting`;
 * pressing it again while it waits counts once. Fields work without the tool; see ./early-fields.
 * @param onPress called at each press
 */
export function keepPresses(place: HTMLElement, onPress: () => void): Presses {
  const waiting = new Map<HTMLElement, () => HTMLElement | undefined>();
  const onClick = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS);
    if (!control || !place.contains(control)) return;
    event.preventDefault();
    event.stopPropagation();
    control.dataset.waiting = '';
    waiting.set(control, findAgain(place, control));
    onPress();
  };
  const onSubmit = (event: Event) => event.preventDefault();
  place.addEventListener('click', onClick, true);
  place.addEventListener('submit', onSubmit, true);
  const forget = () => {
    place.removeEventListener('click', onClick, true);
    place.removeEventListener('submit', onSubmit, true);
    for (const control of waiting.keys()) delete control.dataset.waiting;
  };
  return {
    forget,
    repeat: () => {
      forget();
      for (const find of waiting.values()) find()?.click();
    },
  };
}
