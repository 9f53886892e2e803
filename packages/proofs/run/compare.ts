import { broken } from './broken';
import { runProof } from './run';
import { written } from './written';

interface Compared {
  readonly value: unknown;
  readonly message?: string;
  readonly isNegated: boolean;
}

type Matcher = (...args: unknown[]) => unknown;

/** An assertion whose comparisons are told. The first one that has a figure is changed in a broken run. */
export function watched(assertion: object, about: Compared): unknown {
  return new Proxy(assertion, {
    get: (target, name) => {
      const found = Reflect.get(target, name, target) as unknown;
      if (name === 'not')
        return watched(found as object, { ...about, isNegated: !about.isNegated });
      if (name === 'rejects' || name === 'resolves') {
        const value = name === 'rejects' ? 'what the call throws' : 'the result';
        return watched(found as object, { ...about, value });
      }
      if (typeof found !== 'function' || typeof name !== 'string' || !name.startsWith('to')) {
        return found;
      }
      const matcher: Matcher = (...args) => Reflect.apply(found, target, args) as unknown;
      return (...args: unknown[]) => match(matcher, name, args, about);
    },
  });
}

function match(matcher: Matcher, name: string, args: readonly unknown[], about: Compared): unknown {
  const change =
    runProof.wanted.isBroken && runProof.change === '' ? broken(name, args, about) : undefined;
  const used = change ? change.args : args;
  if (change) runProof.change = change.says;
  const tell = (isTrue: boolean): void => {
    runProof.compared += 1;
    runProof.tell({
      kind: isTrue ? 'compare' : 'false',
      words: say(name, used, about, isTrue),
      details: change ? [change.says] : [],
    });
  };
  const failed = (error: unknown): never => {
    tell(false);
    throw error;
  };
  try {
    const result = matcher(...used);
    if (result instanceof Promise) return result.then(() => tell(true), failed);
    tell(true);
    return result;
  } catch (error) {
    return failed(error);
  }
}

/** Words for matchers; others are said by their name. */
const WORDS: Readonly<Record<string, string>> = {
  toContain: 'contains',
  toBeGreaterThan: 'is more than',
  toBeGreaterThanOrEqual: 'is at least',
  toBeLessThan: 'is less than',
  toBeLessThanOrEqual: 'is at most',
  toBeCloseTo: 'is close to',
  toMatch: 'matches',
  toMatchObject: 'has',
  toHaveProperty: 'has the property',
  toHaveLength: 'has the length',
  toThrow: 'throws',
  toBeDefined: 'is there',
  toBeUndefined: 'is not there',
};

function say(
  name: string,
  args: readonly unknown[],
  { value, message, isNegated }: Compared,
  isTrue: boolean,
): string {
  const about = message ? `${message}: ` : '';
  const expected = args.map(written).join(', ');
  const isSame = name === 'toBe' || name === 'toEqual';
  if (isSame && !isNegated) {
    return isTrue
      ? `${about}${written(value)}, as expected`
      : `${about}${written(value)}, and ${expected} was expected`;
  }
  const relation = isSame ? 'is' : (WORDS[name] ?? name);
  return `${about}${written(value)} ${isNegated ? 'not: ' : ''}${relation} ${expected}${isTrue ? '' : ': false'}`.trim();
}
