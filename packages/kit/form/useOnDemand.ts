import { useCallback, useRef, useState } from 'react';

export interface OnDemand<T> {
  /** Null until it is loaded. */
  loaded: T | null;
  /** Whether the last attempt failed; the next call of `load` tries again. */
  failed: boolean;
  load: () => void;
  /**
   * `load` as the handler of a first focus or pointer; none after a failure, or what comes in on the way to Retry would take
   * the button away before its press.
   */
  begin: (() => void) | undefined;
}

/**
 * Loads code or data once, when the reader starts to use a tool.
 * @param fetch must be stable, such as a function of a module
 */
export function useOnDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  const [loaded, setLoaded] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setFailed(false);
    fetch().then(
      // Wrapped in a function, because React would call a value that is a function.
      (value) => setLoaded(() => value),
      () => {
        asked.current = false;
        setFailed(true);
      },
    );
  }, [fetch]);
  return { loaded, failed, load, begin: failed ? undefined : load };
}
