/**
 * The nearest element at or above the target of an event that matches a CSS selector; null if there is none.
 * @param selector the name of a tag alone, such as `a`, also gives the type of its element
 */
export function closest<Tag extends keyof HTMLElementTagNameMap>(
  event: Event,
  selector: Tag,
): HTMLElementTagNameMap[Tag] | null;
export function closest<E extends Element = HTMLElement>(event: Event, selector: string): E | null;
export function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
