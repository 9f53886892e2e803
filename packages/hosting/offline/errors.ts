/** Why there is no copy. */
export type Reason = 'altered' | 'canceled' | 'changed' | 'forbidden' | 'network' | 'room';

export class CopyError extends Error {
  override name = 'CopyError';
  constructor(
    readonly reason: Reason,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** The reason for a failure of the browser, by the name of its DOMException. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof CopyError) return error.reason;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'canceled';
  if (name === 'QuotaExceededError') return 'room';
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'NotAllowedError') {
    return 'forbidden';
  }
  return 'network';
}
