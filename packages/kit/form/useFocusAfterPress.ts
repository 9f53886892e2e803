import { useEffect, type RefObject } from 'react';

let pressed: Element | null = null;

/** Notes what has the focus when a press begins to load what answers it. */
export function notePress(): void {
  pressed = document.activeElement;
}

/** Whether the focus is where that press has left it: also nowhere, as in Safari, or after a button that went. */
const isAfterPress = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === pressed;
};

/**
 * Moves the focus from the pressed button to the element that answers it. A reader who has gone on to something else
 * meanwhile stays there.
 */
export function useFocusAfterPress(answer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isAfterPress()) answer.current?.focus({ preventScroll: true });
  }, [answer]);
}
