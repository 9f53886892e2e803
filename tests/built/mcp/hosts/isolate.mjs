import vm from 'node:vm';

const GIVEN = [
  ...['AbortController', 'AbortSignal', 'Blob', 'DOMException', 'Event', 'EventTarget', 'FormData'],
  ...['Headers', 'MessageChannel', 'ReadableStream', 'Request', 'Response', 'TextDecoder'],
  ...['TextDecoderStream', 'TextEncoder', 'TextEncoderStream', 'TransformStream', 'URL'],
  ...['URLSearchParams', 'WritableStream', 'atob', 'btoa', 'console', 'performance'],
  ...['queueMicrotask', 'structuredClone'],
];
/** What a Worker may do in a request only. */
const LATER = ['clearTimeout', 'fetch', 'setInterval', 'setTimeout'];

/**
 * Runs the script of a Worker with what Cloudflare gives to one: web APIs, no Node.js, no code from strings,
 * and before the first request no timer, no request and no random number.
 * @param {string} script a script that sets `worker`
 * @returns {{ onRequest(context: object): Promise<Response> }}
 */
export function isolate(script) {
  let isReady = false;
  const world = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (globalThis));
  /** @param {string} name @param {Function} run */
  const inRequest =
    (name, run) =>
    /** @param {unknown[]} args */
    (...args) => {
      if (!isReady) throw new Error(`Disallowed operation in global scope: ${name}.`);
      return run(...args);
    };
  const random = {
    getRandomValues: inRequest('getRandomValues', crypto.getRandomValues.bind(crypto)),
    randomUUID: inRequest('randomUUID', crypto.randomUUID.bind(crypto)),
    subtle: crypto.subtle,
  };
  const context = vm.createContext(
    {
      ...Object.fromEntries(GIVEN.map((name) => [name, world[name]])),
      ...Object.fromEntries(
        LATER.map((name) => [name, inRequest(name, /** @type {Function} */ (world[name]))]),
      ),
      crypto: random,
    },
    { codeGeneration: { strings: false, wasm: false } },
  );
  vm.runInContext('globalThis.self = globalThis;', context);
  vm.runInContext(script, context);
  isReady = true;
  return context.worker;
}
