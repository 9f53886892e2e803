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

/** What The Graph's gateway says, with status 200, when it or its indexers fail for the moment. */
const GATEWAY = /^(bad indexers|no indexers found|internal error)/;

/** 429 means too many requests; `fetch` throws a TypeError without a network. */
function passes(error: unknown): boolean {
  if (error instanceof Refused) return error.status === 429 || error.status >= 500;
  if (!(error instanceof Error)) return false;
  return error instanceof TypeError || error.name === 'TimeoutError' || GATEWAY.test(error.message);
}
