import { useEffect, useState } from 'react';

/**
 * Unix second that had passed when this was written, 2026-11-01: what the server and the first render
 * take for now, so that both draw the same.
 */
const PASSED = 1_793_491_200n;
const EVERY = 30_000;

/** The reader's time in Unix seconds, some seconds old. */
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
