/** `0x` and four bytes: in longer data only these identify the error. */
const SELECTOR_LENGTH = 10;

/**
 * Whether every word of a query is in the text of an entry. Revert data matches by its selector.
 * @param text name, selector and words of the entry
 */
export function fits(text: string, query: string): boolean {
  const all = text.toLowerCase();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) =>
    all.includes(word.startsWith('0x') ? word.slice(0, SELECTOR_LENGTH) : word),
  );
}

/** The message for the reader, for example `3 of 155 errors`. */
export const describe = (left: number, all: number): string =>
  left === all ? `${all} errors` : `${left} of ${all} errors`;

interface Part {
  elements: HTMLElement[];
  /** Whether the part is the entry of an error. */
  isError: boolean;
}

/** The content after the filter by heading: an `h2` begins a section, and an `h3` in it an entry or another part. */
function sectionsAfter(filter: Element): Part[][] {
  const sections: Part[][] = [];
  let part: Part = { elements: [], isError: false };
  for (let node = filter.nextElementSibling; node; node = node.nextElementSibling) {
    if (!(node instanceof HTMLElement) || node.id === 'next') break;
    const begins = node.matches('h2');
    if (begins || node.matches('h3') || sections.length === 0) {
      part = { elements: [], isError: 'error' in node.dataset };
      if (begins || sections.length === 0) sections.push([part]);
      else sections.at(-1)?.push(part);
    }
    part.elements.push(node);
  }
  return sections;
}

/**
 * Hides every error after `filter` that does not match the query. A section without errors is matched by its text,
 * the index at the top is hidden while there is a query, and the links at the end stay.
 */
export function filterErrors(filter: Element, query: string): { left: number; says: string } {
  const isOn = query.trim() !== '';
  let [left, all] = [0, 0];
  for (const section of sectionsAfter(filter)) {
    const [head, ...parts] = section;
    const errors = parts.filter(({ isError }) => isError);
    const textOf = ({ elements }: Part) => elements.map((node) => node.textContent).join(' ');
    const shown = new Set(errors.filter((error) => fits(textOf(error), query)));
    const isIndex = !head?.elements[0]?.matches('h2');
    const stays =
      !isOn ||
      (errors.length > 0 ? shown.size > 0 : !isIndex && fits(section.map(textOf).join(' '), query));
    for (const part of section) {
      const hidden = !stays || (part.isError && !shown.has(part));
      for (const element of part.elements) element.hidden = hidden;
    }
    left += shown.size;
    all += errors.length;
  }
  return { left, says: describe(left, all) };
}
