/**
 * The element that an event hit, or the nearest one around it, if the selector describes it.
 * @param selector of CSS; a simple one of a tag, such as `a`, gives its own type
 */
export function closest<Tag extends keyof HTMLElementTagNameMap>(
  event: Event,
  selector: Tag,
): HTMLElementTagNameMap[Tag] | null;
export function closest<E extends Element = HTMLElement>(event: Event, selector: string): E | null;
export function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
