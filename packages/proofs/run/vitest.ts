import { expect as compare, use as extend } from 'chai';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  getState,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import { watched } from './compare';
import { runProof } from './run';

// `vitest` in a page: the same comparisons, each of them told, and no runner.

extend(JestExtend);
extend(JestChaiExpect);
extend(JestAsymmetricMatchers);

type Expect = Parameters<typeof getState>[0];

export const expect = Object.assign(
  (value: unknown, message?: string): unknown => {
    const { assertionCalls = 0 } = getState(expect);
    setState({ assertionCalls: assertionCalls + 1 }, expect);
    return watched(compare(value, message), { value, message, isNegated: false });
  },
  compare,
  (globalThis as unknown as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT],
  { getState: () => getState(expect) },
) as unknown as Expect;

(globalThis as unknown as Record<symbol, unknown>)[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0 }, expect);

/** What the tests take of the runner: here, the interfaces of compiled contracts. */
export const inject = (name: string): unknown =>
  name === 'contracts'
    ? Object.fromEntries(
        Object.entries(runProof.interfaces.compiled).map(([key, abi]) => [key, { abi }]),
      )
    : undefined;

const nothing = (): void => undefined;

/** Tests that belong to no sentence are not run. */
export const test = Object.assign(nothing, { each: () => nothing, skip: nothing });
export const it = test;
export const describe = Object.assign(nothing, { each: () => nothing });
export const [beforeAll, afterAll, beforeEach, afterEach] = [nothing, nothing, nothing, nothing];
