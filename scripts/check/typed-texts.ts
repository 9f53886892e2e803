import { newClaims } from '@sablier-docs/proofs/sentences/significant-words';
import { shortened } from './lines';
import type { Source } from './pages';
import { mayBeIntended } from './intended';
import { textPosition, type Problem } from './problem';
import { changedThings, closest, isReordered, opposedIn } from './turned';

/**
 * Folders with texts that readers, their programs or agents act on, and no test holds as a whole: definitions of terms,
 * causes and remedies, what a release has changed, what a contract, an indexer, an argument or a field is for, words of
 * tools and figures, comments of samples, skills of agents.
 */
export const TYPED_TEXTS = [
  'examples',
  'packages/agents/rules',
  'packages/agents/server',
  'packages/create-streams',
  'packages/figures',
  'packages/hosting/offline',
  'packages/kit',
  'packages/protocol',
  'packages/reference',
  'packages/tools',
  'src/components',
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

/** Quoted texts, templates, texts between tags; comments last, which readers see in samples only. */
const IN_CODE =
  /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`|>([^<>{}=]{20,})<|\/\/+ ?(.+)/g;

/** Sentences of Markdown, and lines that are none. */
const sentencesOfMarkdown = (text: string): string[] => text.split(/\n+|(?<=[.:?!]) +/);

/** The texts of a file of code or Markdown that have four words or more. */
function sentencesIn({ file, text }: Source): string[] {
  const found = file.endsWith('.md')
    ? sentencesOfMarkdown(text)
    : [...text.matchAll(IN_CODE)].map(([, quoted, double, template, between, comment]) => {
        const said = quoted ?? double ?? template ?? between;
        return said ?? (file.startsWith('examples/') ? comment : undefined) ?? '';
      });
  return found.filter((one) => one.trim().split(/\s+/).length >= 4);
}

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
  const [old, sentences] = [sentencesIn({ file, text: before }), sentencesIn({ file, text })];
  const gone = old.filter((one) => !sentences.includes(one));
  return sentences.flatMap((now, at) => {
    if (old.includes(now)) return [];
    const was = sentences.length === old.length ? old[at] : closest(now, gone);
    return was === undefined ? [] : [['text', was, now]];
  });
}

/** Figures that a text no longer has. */
const lostFigures = (was: string, now: string): string[] =>
  (was.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .filter((figure) => !now.includes(figure))
    .map((figure) => `no ${figure}`);

/** Texts that claim something that they did not. A new entry is read by whoever reviews it as a whole. */
export function turnedTexts(source: Source, before: string): Problem[] {
  const { file, text } = source;
  return changedTexts(source, before).flatMap(([name, was, now]) => {
    const claims = [
      ...new Set([
        ...newClaims(was, now),
        ...opposedIn(was, now),
        ...changedThings(was, now),
        ...lostFigures(was, now),
        ...(isReordered(was, now) ? ['the order of its words'] : []),
      ]),
    ];
    if (claims.length === 0) return [];
    const says = `The ${name} says something new (${claims.join(', ')}): "${shortened(now)}". No test holds it: read the source again.`;
    const at = textPosition(text, Math.max(text.indexOf(now), 0));
    return [mayBeIntended({ file, ...at }, says, { place: `/${file}`, changed: now })];
  });
}
