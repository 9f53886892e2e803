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

const queryOf = (parameters: URLSearchParams): string => {
  const text = parameters.toString();
  return text ? `?${text}` : '';
};

/** The query of entries, with its `?`; empty without any. */
export const writeQuery = (entries: readonly (readonly [string, string])[]): string =>
  queryOf(new URLSearchParams(entries.map(([name, value]) => [name, value])));

/** A query as two: the parameters under `names`, and the others. Each with its `?`, or empty. */
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

/** One of the given words, exactly. */
export const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): Parsed<T> => {
    const value = words.find((word) => word === text);
    return value === undefined ? { problem: `Choose one of ${words.join(', ')}.` } : { value };
  };
