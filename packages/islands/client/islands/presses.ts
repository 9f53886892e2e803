import { closestElement } from '@sablier-docs/browser/closest';

/** Controls that a reader may press before a tool answers. */
const CONTROLS = 'button, [role="button"], input[type="submit"]';

export interface Presses {
  /**
   * Presses the controls again, once each, and stops recording.
   * @param again finds a control that React may have drawn again
   */
  repeat(again: (control: HTMLElement) => HTMLElement | undefined): void;
  forget(): void;
}

/**
 * Keeps what is pressed in a tool until it answers. A button that waits has `data-waiting`;
 * pressing it again while it waits counts once. Fields work without the tool; see ./early-fields.
 * @param onPress called at each press
 */
export function keepPresses(place: HTMLElement, onPress: () => void): Presses {
  const waiting = new Set<HTMLElement>();
  const onClick = (event: Event) => {
    const control = closestElement(event, CONTROLS);
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
    repeat: (again) => {
      forget();
      for (const control of waiting) (again(control) ?? control).click();
    },
  };
}
