import { Refused } from './client.ts';

/** Runs a request again, after 1, 2 and 4 seconds, while the endpoint is busy, down or slow. */
export async function patiently<T>(
  request: () => Promise<T>,
  waits: readonly number[] = [1_000, 2_000, 4_000],
): Promise<T> {
  for (const wait of waits) {
    try {
      return await request();
    } catch (error) {
      if (!passes(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return request();
}

/** 429 means too many requests; `fetch` throws a TypeError without a network. */
function passes(error: unknown): boolean {
  if (error instanceof Refused) return error.status === 429 || error.status >= 500;
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}
