import { walletProblem, walletProblemOf, type Problem } from './problem';
import type { Provider } from './provider';

export type WalletResponse<T> = { value: T } | { problem: Problem };

/** `thrown` is the value that the wallet threw, for further inspection. */
type RawResponse = { value: unknown } | { problem: Problem; thrown?: unknown };

/** Receives a response that arrives after the time limit. */
export type LateHandler<T> = (answer: WalletResponse<T>) => void;

/** Milliseconds. */
export const limits = {
  /** For responses without a person. */
  machine: 20_000,
  /** For requests that a person has to confirm. */
  person: 300_000,
} as const;

/**
 * Sends a request to a wallet. It never throws: errors and timeouts are returned as problems.
 * @param limit in milliseconds
 * @param late receives a later response
 */
export async function request(
  provider: Provider,
  method: string,
  params: readonly unknown[],
  limit: number = limits.machine,
  late?: (raw: RawResponse) => void,
): Promise<RawResponse> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<RawResponse>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve({ problem: walletProblem('slow') });
    }, limit);
  });
  const asked = async (): Promise<RawResponse> => {
    try {
      return { value: await provider.request({ method, params }) };
    } catch (thrown) {
      return { problem: walletProblemOf(thrown), thrown };
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

/** Sends a request and parses the response with `read`, which returns null for invalid values. */
export async function requestValue<T>(
  provider: Provider,
  method: string,
  params: readonly unknown[],
  read: (value: unknown) => T | null,
  limit?: number,
  late?: LateHandler<T>,
): Promise<WalletResponse<T>> {
  const answerOf = (raw: RawResponse): WalletResponse<T> => {
    if ('problem' in raw) return { problem: raw.problem };
    const value = readSafely(read, raw.value);
    return value === null ? { problem: walletProblem('odd') } : { value };
  };
  const toLate = late && ((raw: RawResponse) => late(answerOf(raw)));
  return answerOf(await request(provider, method, params, limit, toLate));
}

/** A response of a hostile wallet can throw when it is inspected. */
function readSafely<T>(read: (value: unknown) => T | null, value: unknown): T | null {
  try {
    return read(value);
  } catch {
    return null;
  }
}
