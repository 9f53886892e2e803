import type { Item } from '@sablier-docs/reference/upgrades/types';

/** What an entry of a checklist says about a line of the reader's code. */
export interface LineNote {
  name: string;
  todo: string;
  /** In the new release; empty for what is gone. */
  after: readonly string[];
  signatures: readonly string[];
}

/** A line that an entry is about. */
interface MarkedLine {
  /** Counted from 1. */
  number: number;
  text: string;
  notes: LineNote[];
}

type Entry = Pick<Item, 'step' | 'name' | 'before' | 'after' | 'todo' | 'signatures'>;

/**
 * The lines of a source that entries of a checklist are about, in order. Names are compared, not types: a function of
 * the same name in another contract is marked too, and a value that is passed on under another name is not.
 */
export function markedLines(source: string, entries: readonly Entry[]): MarkedLine[] {
  const signs = entries.map((entry) => ({ entry, isIn: signOf(entry, source) }));
  return source.split(/\r?\n/).flatMap((text, at) => {
    if (/^\s*(?:\/\/|\*|\/\*)/.test(text)) return [];
    const notes = new Map<string, LineNote>();
    for (const { entry, isIn } of signs) {
      const { name, todo, after, signatures } = entry;
      const key = `${todo} ${after.join()}`;
      if (!notes.has(key) && isIn(text)) notes.set(key, { name, todo, after, signatures });
    }
    return notes.size > 0 ? [{ number: at + 1, text, notes: [...notes.values()] }] : [];
  });
}

type Sign = (line: string) => boolean;

const NEVER: Sign = () => false;
const matches =
  (pattern: RegExp): Sign =>
  (line) =>
    pattern.test(line);

/** How a line is recognized as one that the entry is about. */
function signOf(entry: Entry, source: string): Sign {
  const { step, name, before, after, todo } = entry;
  const [first = ''] = before;
  if (step === 'graphql') return NEVER;
  if (step === 'import') return importSign(entry, source);
  if (step === 'package') return any(before.map((text) => packageSign(text, after)));
  if (before.length === 0) return sentenceSign(todo);
  if (name.startsWith('function ')) return callSign([word(first)]);
  // A field of a struct has its type before its name; a type has neither.
  const [, field] = /^\S+ (\w+)$/.exec(first) ?? [];
  if (step === 'struct' && field) return fieldSign(field);
  return matches(new RegExp(`(?<![\\w.])${escaped(word(first))}\\b`));
}

/** A function that is called on a contract, or named in a text, as libraries take it. */
const callSign = (names: readonly string[]): Sign =>
  names.length === 0
    ? NEVER
    : matches(new RegExp(`(?:\\.|['"])(?:${names.join('|')})\\b(?!["']\\s*:)`));

const fieldSign = (name: string): Sign =>
  matches(new RegExp(`(?:\\b${name}\\s*:(?!:)|\\.${name}\\b(?!\\s*\\())`));

/**
 * An import names the file, and the whole source what is taken from it. What has another name changes where it is
 * used. The files of a release without a package are not known: there, each import of the name is marked but the new.
 */
function importSign({ name, before, after, todo }: Entry, source: string): Sign {
  const [path = ''] = before;
  const isNamed = new RegExp(`\\b${name}\\b`);
  if (path === '' || !isNamed.test(source)) return NEVER;
  if (!path.startsWith('@')) {
    return (line) =>
      /\bimport\b/.test(line) && isNamed.test(line) && !after.some((file) => line.includes(file));
  }
  const isRenamed = todo.startsWith('Import `');
  return (line) => line.includes(path) || (isRenamed && isNamed.test(line));
}

/** A contract, a package with its version, or a module. */
function packageSign(text: string, after: readonly string[]): Sign {
  const [, name, version] = /^(@\S+) (\d\S*)$/.exec(text) ?? [];
  if (!name || !version) return matches(new RegExp(`(?<![\\w])${escaped(text)}(?![\\w])`));
  // A package that stays is another one by its version alone.
  return after.some((one) => one.startsWith(`${name} `))
    ? (line) => line.includes(`"${name}"`) && line.includes(version)
    : (line) => line.includes(`"${name}"`);
}

/** Sentences begin with the functions that they are about. */
function sentenceSign(todo: string): Sign {
  const [subject = ''] = todo.split(': ');
  if (subject.startsWith('Create functions')) return callSign(['create\\w*']);
  return callSign([...subject.matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []));
}

const any =
  (signs: readonly Sign[]): Sign =>
  (line) =>
    signs.some((isIn) => isIn(line));

/** The name before the parameters. */
const word = (signature: string): string => /^[\w.]+/.exec(signature)?.[0] ?? '';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
