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

/** True while the page that the server wrote is taken over, false for every render after that. */
export const isFirstLoad = (): boolean => first;

/** Called once the first page stands. */
export function endFirstLoad(): void {
  first = false;
}
