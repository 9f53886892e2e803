/**
 * The nearest element at or above the target of an event that matches a CSS selector; null if there is none.
 * @param selector the name of a tag alone, such as `a`, also gives the type of its element
 */
export function closestElement<Tag extends keyof HTMLElementTagNameMap>(
  event: Event,
  selector: Tag,
): HTMLElementTagNameMap[Tag] | null;
export function closestElement<E extends Element = HTMLElement>(
  event: Event,
  selector: string,
): E | null;
export function closestElement({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
