import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { cleanPath } from '@site/src/client/address';

/** The path of the page in the document, if it is the server's page for this very address. */
function findServedPath(): string | undefined {
  if (!ExecutionEnvironment.canUseDOM || !process.env.HYDRATE_CLIENT_ENTRY) return undefined;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const path = canonical ? new URL(canonical.href).pathname : undefined;
  return path === cleanPath(window.location.pathname) ? path : undefined;
}

/** The path of the page that the reader opened, when the document holds it as the server wrote it. */
export const servedPath = findServedPath();

let first = servedPath !== undefined;
const waiting: (() => void)[] = [];

/** True while the page that the server wrote is taken over, false for every render after that. */
export const isFirstLoad = (): boolean => first;

/** Resolves when it is this part's turn to be taken over; parts take turns, each in its own task. */
export function turn(): Promise<void> {
  return new Promise((resolve) => waiting.push(resolve));
}

/** Event on the document: everything of the first page answers the reader. */
export const READY = 'application-ready';

/**
 * Called once the frame of the first page stands: gives the waiting parts their turns, and marks the
 * document with `data-ready` when all have had theirs.
 */
export function endFirstLoad(): void {
  const next = waiting.shift();
  if (!next) {
    first = false;
    document.documentElement.dataset.ready = '';
    document.dispatchEvent(new Event(READY));
    return;
  }
  next();
  // A message comes sooner than a timer, and the browser may paint or answer the reader before it.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = endFirstLoad;
  port2.postMessage(null);
}
