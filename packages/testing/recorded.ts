import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect } from 'vitest';

/*
 * Answers of code to inputs that differ in one field, in files beside the tests. They say nothing about what is right: tests
 * that know it stand elsewhere. They show each answer that a change of the code has changed, so that whoever made it reads it.
 */

/** Longer texts are recorded by their beginning and their digest. */
const LONGEST = 90;
/** So much stands before the first difference of a text. */
const LEAD = 20;
/** Of each list in a sample so many entries are changed. */
const ENTRIES = 2;

const OTHER_ADDRESS = '0x51dc08d9fcf2d9b8f64cc8cdaee2a9d0c7a4e613';

type Changed = readonly [what: string, input: unknown];
/** Other values for fields, by name: those of an enumeration, for example. A field with none stays as it is. */
type Choices = Readonly<Record<string, readonly unknown[]>>;

/** Other values for one: of the same kind, so that most of them have an answer. */
function othersOf(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'bigint') return [value + 1n, value * 3n, 0n];
  if (typeof value === 'number') return [value + 1, value * 3, 0];
  if (typeof value !== 'string') return [];
  if (/^\d+$/.test(value)) return [String(BigInt(value) + 1n), String(BigInt(value) * 3n), '0'];
  if (/^\d+\.\d+$/.test(value)) return [String(Number(value) * 2), `${value}1`];
  if (/^0x[\da-f]{40}$/i.test(value)) return [OTHER_ADDRESS];
  if (/^0x[\da-f]+$/i.test(value))
    return [value.replace(/.$/, (last) => (last === '1' ? '2' : '1'))];
  if (/^\d{4}-\d\d-\d\d/.test(value)) return [value.replace(/^\d{4}/, (year) => String(+year + 1))];
  return [];
}

/**
 * A sample with one thing changed: a value that became another, a field or an entry that is missing, an entry that is there
 * twice, a list that is turned round.
 */
function* variationsOf(sample: unknown, choices: Choices = {}, name = ''): Generator<Changed> {
  const field = name.replace(/^.*\.(?=[^.]+$)/, '');
  for (const other of choices[field] ?? othersOf(sample))
    if (other !== sample) yield [`${name} = ${written(other)}`, other];
  if (Array.isArray(sample)) {
    const list = sample as readonly unknown[];
    for (const [at, entry] of list.slice(0, ENTRIES).entries())
      for (const [what, other] of variationsOf(entry, choices, `${name}.${at}`))
        yield [what, list.with(at, other)];
    if (list.length > 0) {
      yield [`${name} without its last`, list.slice(0, -1)];
      yield [`${name} with its first again`, [...list, list[0]]];
    }
    if (list.length > 1) yield [`${name} turned round`, list.toReversed()];
  } else if (typeof sample === 'object' && sample !== null) {
    for (const [key, value] of Object.entries(sample)) {
      if (choices[key]?.length === 0) continue;
      const path = name ? `${name}.${key}` : key;
      for (const [what, other] of variationsOf(value, choices, path))
        yield [what, { ...sample, [key]: other }];
      yield [
        `without ${path}`,
        Object.fromEntries(Object.entries(sample).filter(([one]) => one !== key)),
      ];
    }
    for (const [key, others] of Object.entries(choices))
      if (name === '' && !(key in sample))
        for (const other of others)
          yield [`${key} = ${written(other)}`, { ...sample, [key]: other }];
  }
}

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

const inJson = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one)) ??
  'undefined';

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… ${digestOf(text)}` : text;

const written = (value: unknown): string => shortened(inJson(value));

/** What differs in a text: from some letters before its first difference. */
function fromDifference(text: string, before: string): string {
  let first = 0;
  while (first < text.length && text[first] === before[first]) first += 1;
  return first > 2 * LEAD ? `…${shortened(text.slice(first - LEAD))}` : shortened(text);
}

/** Each value of an answer by its path. */
function valuesOf(answer: unknown, name = ''): [path: string, value: string][] {
  if (answer instanceof Map) return valuesOf(Object.fromEntries(answer), name);
  if (typeof answer !== 'object' || answer === null) return [[name, inJson(answer)]];
  const entries = Object.entries(answer);
  if (entries.length === 0) return [[name, Array.isArray(answer) ? '[]' : '{}']];
  return entries.flatMap(([key, value]) => valuesOf(value, name ? `${name}.${key}` : key));
}

/** The values of an answer that another one does not have, and the paths that it lacks; empty if it is the same. */
function differenceOf(answer: unknown, before: ReadonlyMap<string, string>): string {
  if (typeof answer !== 'object' || answer === null) return ` ${written(answer)}`;
  const now = new Map(valuesOf(answer));
  const other = [...now].filter(([path, value]) => before.get(path) !== value);
  const gone = [...before.keys()].filter((path) => !now.has(path));
  const lines = [
    ...other.map(
      ([path, value]) => `\n  ${path}: ${fromDifference(value, before.get(path) ?? '')}`,
    ),
    ...(gone.length > 0
      ? [`\n  lacks ${gone.length}: ${gone[0] ?? ''} to ${gone.at(-1) ?? ''}`]
      : []),
  ];
  return lines.join('');
}

/**
 * The answer to each sample, and what differs from it in the answer to each variation of the sample; one without a
 * difference has no line.
 * @param answer gives what is recorded, of an error its message
 * @param choices `none` for samples that are not varied
 */
export async function recordOf<T>(
  samples: readonly T[],
  answer: (input: T) => unknown,
  choices: Choices | 'none' = {},
): Promise<string> {
  const answered = async (input: T): Promise<unknown> => {
    try {
      return await answer(input);
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  };
  const lines: string[] = [];
  for (const sample of samples) {
    const values = new Map(valuesOf(await answered(sample)));
    lines.push(`# ${inJson(sample)}`);
    for (const [name, value] of values) lines.push(`  ${name}: ${shortened(value)}`);
    if (choices === 'none') continue;
    for (const [what, input] of variationsOf(sample, choices)) {
      const difference = differenceOf(await answered(input as T), values);
      if (difference !== '') lines.push(`${what}:${difference}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Compares records with the files of an earlier run, in the folder `recorded` of a test.
 * `npx vitest run --config tests/unit/vitest.config.ts -u FILE` writes them anew.
 */
export const recordsIn =
  (folder: string) =>
  async (record: string, file: string): Promise<void> => {
    await expect(record).toMatchFileSnapshot(path.join(folder, 'recorded', file));
  };
