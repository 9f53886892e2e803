import type { Block, Inline } from '../rich-text';

const end = /[.](?=\s+[A-Z`]|$)/;

/** The text up to the first period that ends a sentence. */
export function firstSentence(text: string): string {
  const at = end.exec(text);
  return at ? text.slice(0, at.index + 1) : text;
}

/** The first sentence of a description. */
export function firstInline(blocks: readonly Block[]): Inline[] {
  const [first] = blocks;
  if (first?.kind !== 'paragraph') return [];
  const kept: Inline[] = [];
  for (const [at, part] of first.content.entries()) {
    if (part.kind !== 'text') {
      kept.push(part);
      continue;
    }
    const next = first.content[at + 1];
    const found = end.exec(part.value);
    // A period at the very end of a piece ends the sentence only if nothing follows it directly.
    const ends = found && (found.index + 1 < part.value.length || !next);
    kept.push(ends ? { ...part, value: part.value.slice(0, found.index + 1) } : part);
    if (ends) break;
  }
  return kept;
}
