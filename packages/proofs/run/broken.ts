import { written } from './written';

interface Compared {
  readonly value: unknown;
  readonly isNegated: boolean;
}

export interface Change {
  readonly args: readonly unknown[];
  /** The change in words. */
  readonly says: string;
}

/**
 * The arguments of a comparison with one figure changed by one unit, so that it has to fail if it compares
 * anything; undefined for a comparison without a figure or a name to change.
 */
export function broken(
  matcher: string,
  args: readonly unknown[],
  { value, isNegated }: Compared,
): Change | undefined {
  const [expected] = args;
  const next = isNegated ? negated(matcher, value) : changed(matcher, expected, value);
  if (next === undefined) return undefined;
  return {
    args: [next, ...args.slice(1)],
    says: `Changed for this run: ${written(next)} is expected instead of ${written(expected)}.`,
  };
}

const isFigure = (value: unknown): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

/** One more or one less, of the same type. */
const moved = (value: bigint | number, by: 1 | -1): bigint | number =>
  typeof value === 'bigint' ? value + BigInt(by) : value + by;

const negated = (matcher: string, value: unknown): unknown =>
  matcher === 'toBe' && !isPending(value) ? value : undefined;

const isPending = (value: unknown): boolean =>
  typeof value === 'object' || typeof value === 'function';

function changed(matcher: string, expected: unknown, value: unknown): unknown {
  switch (matcher) {
    case 'toBe':
    case 'toEqual':
    case 'toMatchObject':
    case 'toContain':
    case 'toHaveLength':
      return other(expected);
    case 'toBeGreaterThan':
    case 'toBeLessThan':
      // What is compared is not more than itself, and not less.
      return isFigure(value) ? value : undefined;
    case 'toBeGreaterThanOrEqual':
      return isFigure(value) ? moved(value, 1) : undefined;
    case 'toBeLessThanOrEqual':
      return isFigure(value) ? moved(value, -1) : undefined;
    default:
      return undefined;
  }
}

/** The same value with its first figure one higher; without a figure, another text or truth. */
function other(value: unknown): unknown {
  if (isFigure(value)) return moved(value, 1);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `not ${value}`;
  if (Array.isArray(value)) {
    const list = value as unknown[];
    const at = list.findIndex((one) => other(one) !== undefined);
    return at < 0 ? [...list, 1n] : list.with(at, other(list[at]));
  }
  if (typeof value === 'object' && value !== null && isPlain(value)) {
    const entries = Object.entries(value);
    const [name, found] =
      entries.find(([, one]) => isFigure(one)) ??
      entries.find(([, one]) => other(one) !== undefined) ??
      ([] as const);
    return name === undefined ? { ...value, sender: 1n } : { ...value, [name]: other(found) };
  }
  return undefined;
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
