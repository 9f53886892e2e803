/** Longest stretch of work between two turns of the event loop, in milliseconds. */
const SLICE_MS = 8;

/**
 * Gives the event loop a turn now and then, so that typing is never held up.
 * @returns asked after each bit of work, gives what to wait for when the time is up
 */
export function slices(): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < end) return undefined;
    return turn().then(() => {
      end = performance.now() + SLICE_MS;
    });
  };
}

/** A message, because browsers let a timer that follows timers wait 4 ms: half of the time to index. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
