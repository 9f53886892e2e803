/** Handlers by which Docusaurus' links fetch pages ahead; ../../client/navigation does so for them. */
const OF_LINKS = new Set(['onMouseEnter', 'onTouchStart']);

/**
 * Name of the first handler of an element that nothing would call where its HTML is not hydrated.
 * @param type name of an HTML element
 */
export function deadHandler(type: string, props: object): string | undefined {
  return Object.entries(props).find(
    ([name, value]) =>
      /^on[A-Z]/.test(name) && typeof value === 'function' && !(type === 'a' && OF_LINKS.has(name)),
  )?.[0];
}
