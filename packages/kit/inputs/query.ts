import { isRead, MAX_FIELD_LENGTH, type Parsed } from './parsed';

/** Reads the values of a URL one by one and collects those that cannot be used. */
interface QueryReader {
  /** The text under `name` if `accepts` reads it, otherwise `fallback`. */
  readonly text: (
    name: string,
    label: string,
    fallback: string,
    accepts: (text: string) => Parsed<unknown>,
  ) => string;
  /** The raw text under `name`; null if it is missing. */
  readonly raw: (name: string) => string | null;
  /** Notes that the value with this label was not used. */
  readonly reject: (label: string) => void;
  /** Labels of the values that could not be used. */
  readonly rejected: readonly string[];
}

/** Whether the query has one of the names. */
export const hasAny = (search: string, names: readonly string[]): boolean => {
  const parameters = new URLSearchParams(search);
  return names.some((name) => parameters.has(name));
};

/**
 * A reader of `?name=value&…`. Its input is untrusted: texts are limited in length and must be
 * valid.
 */
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

const queryOf = (parameters: URLSearchParams): string => {
  const text = parameters.toString();
  return text ? `?${text}` : '';
};

/** The query of the entries, with its `?`; empty without entries. */
export const writeQuery = (entries: readonly (readonly [string, string])[]): string =>
  queryOf(new URLSearchParams(entries.map(([name, value]) => [name, value])));

/** Splits a query into the parameters under `names` and the others, each with its `?`, or empty. */
export function splitQuery(
  search: string,
  names: readonly string[],
): { own: string; rest: string } {
  const own = new URLSearchParams();
  const rest = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    (names.includes(name) ? own : rest).append(name, value);
  }
  return { own: queryOf(own), rest: queryOf(rest) };
}

/** Reads exactly one of the given words. */
export const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): Parsed<T> => {
    const value = words.find((word) => word === text);
    return value === undefined ? { problem: `Choose one of ${words.join(', ')}.` } : { value };
  };
