/** Longest time between two turns of the event loop, in milliseconds. */
const SLICE_MS = 8;

/**
 * Yields to the event loop regularly, so that typing is never delayed.
 * @returns a function to call after each unit of work; it returns a promise to wait for when the time is up
 */
export function timeSlices(): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < end) return undefined;
    return turn().then(() => {
      end = performance.now() + SLICE_MS;
    });
  };
}

/** Uses a message because browsers delay nested timers by 4 ms, which would take as long as the indexing. */
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
