import { useEffect, type RefObject } from 'react';

/** Share of the window's height: what begins further below it does not answer the press that is still in view. */
const NEAR = 0.5;

/** Whether the reader writes or chooses something: their field stays where it is. */
const isWriting = (): boolean =>
  document.activeElement?.matches(
    'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])',
  ) ?? false;

/**
 * Brings what answers a press into the window when it comes below it. It ends at the lower edge, so that no other
 * button comes under the finger of a reader who presses twice.
 * @param answer differs from one answer to the next; empty while there is none
 */
export function useAnswerInView(place: RefObject<HTMLElement | null>, answer: string): void {
  useEffect(() => {
    const element = place.current;
    if (answer === '' || !element || isWriting()) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > window.innerHeight && top < window.innerHeight * (1 + NEAR))
      element.scrollIntoView({ block: 'nearest' });
  }, [place, answer]);
}
