import { useEffect, useState } from 'react';

/**
 * A past time, 2026-11-01, which the server and the first render use as the present, so that both
 * render the same.
 */
const PASSED = 1_793_491_200n;
const EVERY = 30_000;

/** The present time in Unix seconds, updated every few seconds. */
export function useNow(): bigint {
  const [now, setNow] = useState(PASSED);
  useEffect(() => {
    const tell = () => setNow(BigInt(Math.floor(Date.now() / 1_000)));
    tell();
    const timer = setInterval(tell, EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
