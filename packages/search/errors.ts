/**
 * The search cannot be reached. It has the name of the error that Algolia's client throws when all hosts have
 * failed, so that both providers fail in the same way.
 */
export class SearchUnavailableError extends Error {
  override readonly name = 'RetryError';
}

/** Throws the `AbortError` that `fetch` would throw, when the signal has fired. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The search was aborted', 'AbortError');
}

/** The promise, or an `AbortError` as soon as the signal fires; the work itself continues. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The search was aborted', 'AbortError'));
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
