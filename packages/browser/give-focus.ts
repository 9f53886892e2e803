/**
 * Gives the focus to a part of the page that takes none by itself; the page does not scroll to it. For a button that goes
 * when it is pressed: the focus would fall to the document.
 */
export function giveFocus(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
