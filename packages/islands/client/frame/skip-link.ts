import { closestElement } from '@sablier-docs/browser/closest';

/** Moves the focus to an element that takes none by itself; the page does not scroll to it. */
export function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

/** The region of the skip link, where a page starts for the keyboard. */
export const skipRegion = () =>
  document.querySelector<HTMLElement>('#__docusaurus > [role="region"]');

/** Leads from the skip link to the text. Without a script the browser follows its hash. */
export function runSkipLink(): void {
  document.addEventListener('click', (event) => {
    const link = closestElement(event, 'a');
    if (!link || !skipRegion()?.contains(link)) return;
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return;
    event.preventDefault();
    focusOn(main);
    main.scrollIntoView();
  });
}
