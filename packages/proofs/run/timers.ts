/** `setTimeout` of `node:timers/promises`, in a page. */
export const setTimeout = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void globalThis.setTimeout(resolve, milliseconds));
