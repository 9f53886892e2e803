type Act = () => void;

const waiting: Act[] = [];
/* eslint-disable compat/compat -- asked for first: Safari has none */
const request: (act: Act) => unknown =
  typeof window === 'undefined' || !window.requestIdleCallback
    ? (act) => setTimeout(act, 200)
    : (act) => window.requestIdleCallback(act, { timeout: 10_000 });
/* eslint-enable compat/compat */

function next(): void {
  try {
    waiting[0]?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) request(next);
  }
}

/**
 * Runs it when the browser has nothing else to do, after what waits already. One thing at a time: all at
 * once would keep a phone from answering its reader.
 */
export function whenIdle(act: Act): void {
  if (waiting.push(act) === 1) request(next);
}
