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
  const signs = entries.map((entry) => ({ entry, isIn: signOf(entry, source, entries) }));
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
function signOf(entry: Entry, source: string, entries: readonly Entry[]): Sign {
  const { step, name, before, after, todo } = entry;
  const [first = ''] = before;
  if (step === 'graphql') return NEVER;
  if (step === 'import') return importSign(entry, source);
  if (step === 'package') return any(before.map((text) => packageSign(text, after)));
  if (step === 'struct' && todo.startsWith('New: ')) return newFieldSign(name, source, entries);
  if (before.length === 0) return sentenceSign(todo);
  // Its form may begin with a struct whose fields differ.
  const called = functionOf(name);
  if (called) return callSign([called]);
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
 * A field that old code cannot name is set where its struct is made. A script gives an object without a name: there,
 * the call that takes the struct is the line.
 * @param name of the entry: `struct LockupLinear.CreateWithDurations → Lockup.CreateWithDurations`
 */
function newFieldSign(name: string, source: string, entries: readonly Entry[]): Sign {
  const now = newNameOf(name);
  const made = (names: readonly string[]) =>
    new RegExp(`(?<![\\w.])(?:${names.map(escaped).join('|')})\\s*(?:\\(|memory\\b)`);
  // Several structs of the old release can be one in the new.
  const alike = entries.filter((one) => one.step === 'struct' && newNameOf(one.name) === now);
  if (made(alike.flatMap((one) => structsOf(one.name))).test(source))
    return matches(made(structsOf(name)));
  const taken = new RegExp(`[(\\s]${escaped(now)}(?:\\[\\])? \\w`);
  const takers = entries.filter(({ signatures }) => signatures.some((one) => taken.test(one)));
  return callSign(takers.flatMap((one) => functionOf(one.name) ?? []));
}

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

/** Names of a struct: the old one, and the new one if it is another. */
const structsOf = (name: string): string[] => name.slice('struct '.length).split(' → ');

const newNameOf = (name: string): string => structsOf(name).at(-1) ?? '';

/** The function that an entry is about; undefined for entries about something else. */
const functionOf = (name: string): string | undefined => /^function (\w+)$/.exec(name)?.[1];

/** The name before the parameters. */
const word = (signature: string): string => /^[\w.]+/.exec(signature)?.[0] ?? '';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
