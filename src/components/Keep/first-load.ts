import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { cleanPath } from '@site/src/client/address';

/** Whether the HTML in the document is the server's page for this very address. */
function hasServedPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return Boolean(
    canonical && new URL(canonical.href).pathname === cleanPath(window.location.pathname),
  );
}

let first =
  ExecutionEnvironment.canUseDOM && Boolean(process.env.HYDRATE_CLIENT_ENTRY) && hasServedPage();
const waiting: (() => void)[] = [];

/** True while the page that the server wrote is taken over, false for every render after that. */
export const isFirstLoad = (): boolean => first;

/** Resolves when it is this part's turn to be taken over; parts take turns, each in its own task. */
export function turn(): Promise<void> {
  return new Promise((resolve) => waiting.push(resolve));
}

/**
 * Called once the frame of the first page stands: gives the waiting parts their turns, and marks the
 * document with `data-ready` when all have had theirs.
 */
export function endFirstLoad(): void {
  const next = waiting.shift();
  if (!next) {
    first = false;
    document.documentElement.dataset.ready = '';
    return;
  }
  next();
  // A message comes sooner than a timer, and the browser may paint or answer the reader before it.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = endFirstLoad;
  port2.postMessage(null);
}
