type Act = () => void;

const waiting: Act[] = [];
/* eslint-disable compat/compat -- feature-detected: Safari lacks it */
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
 * Queues a task for when the browser is idle. Tasks run one at a time: running all at once would block input
 * on a phone.
 */
export function whenIdle(act: Act): void {
  if (waiting.push(act) === 1) request(next);
}
