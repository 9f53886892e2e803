/** A stretch of highlighted text. */
export interface Stretch {
  text: string;
  marked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Turns a highlighted value (escaped text with `<mark>` around matches, as `highlight` makes it)
 * back into plain stretches, so that a screen renders text and never sets HTML. Marks that are not
 * closed or nested are treated as closed at the next mark.
 */
export function splitMarked(value: string): Stretch[] {
  const stretches: Stretch[] = [];
  let marked = false;
  for (const part of value.split(/(<\/?mark>)/)) {
    if (part === '<mark>') marked = true;
    else if (part === '</mark>') marked = false;
    else if (part) stretches.push({ text: unescape(part), marked });
  }
  return stretches;
}

const unescape = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
