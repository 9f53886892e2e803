import type { Provider } from '../provider';
import type { FromScript, Port, ToScript } from './messages';
import { openChain } from './open';

/** What a script has besides the chain. Both have to be something that can be cloned. */
interface ScriptPage {
  /** What the page gave to `runScript`. */
  readonly input: unknown;
  /** Tells the page something while the script runs. */
  readonly tell: (note: unknown) => void;
}

/**
 * The start of a script's worker: runs `body` on the chain that `runScript` lends, and sends what it returns,
 * which has to be something that can be cloned.
 */
export function script(
  port: Port<ToScript, FromScript>,
  body: (chain: Provider, page: ScriptPage) => Promise<unknown>,
): void {
  const chain = openChain(
    () => ({
      postMessage: (message) => port.postMessage(message),
      listen: (hear) =>
        port.addEventListener('message', ({ data }) => {
          if ('id' in data) hear(data);
        }),
      terminate: () => undefined,
    }),
    // The page watches over the chain.
    { patience: 2 ** 31 - 1 },
  );
  const tell = (note: unknown) => port.postMessage({ note });
  const begin = (input: unknown) =>
    body(chain, { input, tell }).then(
      (done) => port.postMessage({ done }),
      (error: unknown) =>
        port.postMessage({ failed: error instanceof Error ? error.message : String(error) }),
    );
  port.addEventListener('message', ({ data }) => {
    if ('ping' in data) port.postMessage({ pong: data.ping });
    else if ('input' in data) void begin(data.input);
  });
  port.start?.();
}
