import { isRead, MAX_FIELD_LENGTH, type Parsed } from './parsed';

/** The values of an address, taken one by one; what cannot be used is collected. */
export interface QueryReader {
  /** The text under `name` if `accepts` reads it, otherwise `fallback`. */
  readonly text: (
    name: string,
    label: string,
    fallback: string,
    accepts: (text: string) => Parsed<unknown>,
  ) => string;
  /** The raw text under `name`; null when it is missing. */
  readonly raw: (name: string) => string | null;
  /** Notes that the value with this label was not used. */
  readonly reject: (label: string) => void;
  /** Labels of the values that could not be used. */
  readonly rejected: readonly string[];
}

/** True when the query holds one of the names. */
export const hasAny = (search: string, names: readonly string[]): boolean => {
  const parameters = new URLSearchParams(search);
  return names.some((name) => parameters.has(name));
};

/** A reader of `?name=value&…`. Nothing in it is trusted: texts are short and must be read. */
export function queryReader(search: string): QueryReader {
  const parameters = new URLSearchParams(search);
  const rejected: string[] = [];
  const raw = (name: string) => parameters.get(name);
  const reject = (label: string) => void rejected.push(label);
  return {
    raw,
    reject,
    rejected,
    text: (name, label, fallback, accepts) => {
      const value = raw(name);
      if (value === null) return fallback;
      if (value.length <= MAX_FIELD_LENGTH && isRead(accepts(value))) return value.trim();
      reject(label);
      return fallback;
    },
  };
}

/**
 * The query with `entries` in the place of what it had under `names`; other parameters are kept.
 * Starts with `?` unless it is empty.
 */
export function replaceQuery(
  search: string,
  names: readonly string[],
  entries: readonly (readonly [string, string])[],
): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  for (const [name, value] of entries) parameters.set(name, value);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** One of the given words, exactly. */
export const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): Parsed<T> => {
    const value = words.find((word) => word === text);
    return value === undefined ? { problem: `Choose one of ${words.join(', ')}.` } : { value };
  };
