import { problem, problemOf, type Problem } from './problem';
import type { Provider } from './provider';

export type Answer<T> = { value: T } | { problem: Problem };

/** `thrown` is what the wallet threw, for those who look for more in it. */
export type Raw = { value: unknown } | { problem: Problem; thrown?: unknown };

/** Gets an answer that comes after its time. */
export type Late<T> = (answer: Answer<T>) => void;

/** Milliseconds. */
export const limits = {
  /** What the wallet answers by itself. */
  machine: 20_000,
  /** What a person has to confirm. */
  person: 300_000,
} as const;

/**
 * Asks a wallet. It never throws: whatever the wallet throws, and its silence, comes back as a problem.
 * @param limit in milliseconds
 * @param late gets what the wallet answers after that
 */
export async function request(
  provider: Provider,
  method: string,
  params: readonly unknown[],
  limit: number = limits.machine,
  late?: (raw: Raw) => void,
): Promise<Raw> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Raw>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve({ problem: problem('slow') });
    }, limit);
  });
  const asked = async (): Promise<Raw> => {
    try {
      return { value: await provider.request({ method, params }) };
    } catch (thrown) {
      return { problem: problemOf(thrown), thrown };
    }
  };
  const answering = asked();
  if (late) {
    void answering.then((raw) => {
      if (isLate) late(raw);
    });
  }
  const answer = await Promise.race([answering, silence]);
  clearTimeout(timer);
  return answer;
}

/** Asks, and takes the answer through a reader that gives null for what makes no sense. */
export async function ask<T>(
  provider: Provider,
  method: string,
  params: readonly unknown[],
  read: (value: unknown) => T | null,
  limit?: number,
  late?: Late<T>,
): Promise<Answer<T>> {
  const answerOf = (raw: Raw): Answer<T> => {
    if ('problem' in raw) return { problem: raw.problem };
    const value = readSafely(read, raw.value);
    return value === null ? { problem: problem('odd') } : { value };
  };
  const toLate = late && ((raw: Raw) => late(answerOf(raw)));
  return answerOf(await request(provider, method, params, limit, toLate));
}

/** An answer of a hostile wallet can throw as soon as it is looked at. */
function readSafely<T>(read: (value: unknown) => T | null, value: unknown): T | null {
  try {
    return read(value);
  } catch {
    return null;
  }
}
