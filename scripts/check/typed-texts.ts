import { newClaims } from '@sablier-docs/proofs/sentences/significant-words';
import { shortened } from './lines';
import type { Source } from './pages';
import { mayBeIntended } from './intended';
import { textPosition, type Problem } from './problem';
import { opposedIn } from './turned';

/** Folders with texts that many pages show and no test holds: definitions of terms, causes and remedies of errors. */
export const TYPED_TEXTS = ['packages/protocol/glossary/entries.json', 'packages/protocol/errors'];

/** Each text of a file by what it is about: `allowlist definition`. */
function textsIn(json: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const collect = (name: string, value: unknown): void => {
    if (typeof value === 'string') found.set(name, value);
    else if (Array.isArray(value)) {
      // Lists of words are no sentences.
      for (const one of value) if (typeof one !== 'string') collect(name, one);
    } else if (typeof value === 'object' && value !== null) {
      const { id, ...own } = value as Readonly<Record<string, unknown>>;
      const of = typeof id === 'string' ? id : name;
      for (const [field, text] of Object.entries(own)) collect(`${of} ${field}`.trim(), text);
    }
  };
  collect('', JSON.parse(json));
  return found;
}

/** Texts that claim something that they did not. A new entry is read by whoever reviews it as a whole. */
export function turnedTexts({ file, text }: Source, before: string): Problem[] {
  const old = textsIn(before);
  return [...textsIn(text)].flatMap(([name, now]) => {
    const was = old.get(name);
    if (was === undefined || was === now) return [];
    const claims = [...new Set([...newClaims(was, now), ...opposedIn(was, now)])];
    if (claims.length === 0) return [];
    const says = `The ${name} says something new (${claims.join(', ')}): "${shortened(now)}". No test holds it: read the source again.`;
    const at = textPosition(text, Math.max(text.indexOf(now), 0));
    return [mayBeIntended({ file, ...at }, says, { place: `/${file}`, changed: now })];
  });
}
