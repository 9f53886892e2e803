import { newClaims } from '@sablier-docs/proofs/sentences/significant-words';
import { shortened } from './lines';
import type { Source } from './pages';
import { mayBeIntended } from './intended';
import { textPosition, type Problem } from './problem';
import { changedThings, closest, isReordered, opposedIn } from './turned';

/**
 * Files and folders with texts that readers, their programs or agents act on, and no test holds: definitions of terms,
 * causes and remedies, what a release has changed, what a contract, a comptroller, an indexer, an argument or a field is
 * for, when a stream is in which status.
 */
export const TYPED_TEXTS = [
  'packages/agents/server/tools',
  'packages/create-streams/labels.ts',
  'packages/hosting/offline/messages.ts',
  'packages/kit/decoder/causes.ts',
  'packages/protocol/contract-roles.ts',
  'packages/protocol/errors',
  'packages/protocol/glossary/entries.json',
  'packages/protocol/indexers',
  'packages/protocol/release-notes',
  'packages/protocol/upgrades',
  'packages/reference/clear-signing',
  'packages/reference/comptroller-functions.ts',
  'packages/reference/public-data/schema.ts',
  'src/components/Lifecycle',
];

/** Each text of a file of JSON by what it is about: `allowlist definition`. */
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

const QUOTED = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"/g;

/** The quoted texts of a file of TypeScript that have four words or more. */
const sentencesIn = (code: string): string[] =>
  [...code.matchAll(QUOTED)]
    .map(([, single, double]) => single ?? double ?? '')
    .filter((quoted) => quoted.trim().split(/\s+/).length >= 4);

/** Each text that is another one now, with its name and what it was; of a new entry there is nothing to compare. */
function changedTexts(
  { file, text }: Source,
  before: string,
): [name: string, was: string, now: string][] {
  if (file.endsWith('.json')) {
    const old = textsIn(before);
    return [...textsIn(text)].flatMap(([name, now]) => {
      const was = old.get(name);
      return was === undefined || was === now ? [] : [[name, was, now]];
    });
  }
  const [old, sentences] = [sentencesIn(before), sentencesIn(text)];
  const gone = old.filter((one) => !sentences.includes(one));
  return sentences.flatMap((now, at) => {
    if (old.includes(now)) return [];
    const was = sentences.length === old.length ? old[at] : closest(now, gone);
    return was === undefined ? [] : [['text', was, now]];
  });
}

/** Texts that claim something that they did not. A new entry is read by whoever reviews it as a whole. */
export function turnedTexts(source: Source, before: string): Problem[] {
  const { file, text } = source;
  return changedTexts(source, before).flatMap(([name, was, now]) => {
    const claims = [
      ...new Set([
        ...newClaims(was, now),
        ...opposedIn(was, now),
        ...changedThings(was, now),
        ...(isReordered(was, now) ? ['the order of its words'] : []),
      ]),
    ];
    if (claims.length === 0) return [];
    const says = `The ${name} says something new (${claims.join(', ')}): "${shortened(now)}". No test holds it: read the source again.`;
    const at = textPosition(text, Math.max(text.indexOf(now), 0));
    return [mayBeIntended({ file, ...at }, says, { place: `/${file}`, changed: now })];
  });
}
