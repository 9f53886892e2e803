import { expect } from 'vitest';
import type { ContractActions, SendOptions, Who } from '../../chains/contract';

/* The remedy of an error, acted out: its words decide what is done, so wrong words end in a failed call. */

/** A call that fails until the remedy has been followed. */
export type Attempt = readonly [
  who: Who,
  functionName: string,
  args?: readonly unknown[],
  options?: SendOptions,
];

/** Follows a sentence; `said` holds the groups of its pattern. Reads count when they compare something. */
type Follow = (said: readonly string[]) => Promise<void>;

/** What a case does with the words of one remedy. */
export interface Remedy {
  /** Asserts that the call ends with the error. */
  fails: (attempt: Attempt, on?: ContractActions) => Promise<void>;
  /** Asserts that the call, now as the remedy says, succeeds. */
  works: (attempt: Attempt, on?: ContractActions) => Promise<void>;
  /** Sends a call that the remedy needs before the next one. */
  sends: (attempt: Attempt) => Promise<unknown>;
  /** Follows what the pattern finds where the words go on. What it did to the chain is taken back. */
  follow: (pattern: RegExp, act: Follow) => Promise<void>;
  /** Reads past words that no call can try, and says why. */
  leave: (pattern: RegExp, why: string) => void;
}

/**
 * Reads a remedy from its first word to its last.
 * @param error name of the error that `fails` expects
 * @param play provokes the error and follows the words in their order
 * @throws when words are left, when they do not fit the case, or when a call does not do what they promise
 */
export async function actOut(
  contract: ContractActions,
  error: string,
  words: string,
  play: (remedy: Remedy) => Promise<void>,
): Promise<void> {
  let rest = words;
  let hasFailed = false;
  const read = (pattern: RegExp): string[] => {
    const found = pattern.exec(rest);
    if (found?.index !== 0) throw new Error(`${error}: nothing follows "${rest}".`);
    rest = rest.slice(found[0].length).trimStart();
    return found.slice(1).map((group) => group ?? '');
  };
  await play({
    fails: async ([who, fn, args, options], on = contract) => {
      hasFailed = true;
      await on.reverts(error, who, fn, args, options);
    },
    works: async ([who, fn, args, options], on = contract) =>
      on.reverts('success', who, fn, args, options),
    sends: (attempt) => contract.call(...attempt),
    follow: async (pattern, act) => {
      const said = read(pattern);
      const id = await contract.chain.snapshot();
      await act(said);
      await contract.chain.revert({ id });
    },
    leave: (pattern, why) => {
      expect(why, 'why no call tries it').not.toBe('');
      read(pattern);
    },
  });
  expect(hasFailed, `${error} has to be provoked`).toBe(true);
  expect(rest, `${error}: words that nothing follows`).toBe('');
}

/** A case by the name of its error. */
export type Plays<C> = Readonly<Record<string, (chain: C, remedy: Remedy) => Promise<void>>>;

/** Numbers that remedies write in words or digits. */
export const countOf = (text: string): bigint => {
  const words: Readonly<Record<string, bigint>> = { zero: 0n, a: 1n, one: 1n, two: 2n };
  return words[text] ?? BigInt(text);
};
