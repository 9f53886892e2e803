// Runs before the first render. Docusaurus looks for the page's code under the address as it
// is, so a page opened as `.html` would fall out of step with its own HTML.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { cleanPath } from '@sablier-docs/browser/address';

function clean(): void {
  const { pathname, search, hash } = window.location;
  const path = cleanPath(pathname);
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', path + search + hash);
}

if (ExecutionEnvironment.canUseDOM) clean();

/** Links inside the site: the page is the right one already, the address follows. */
export const onRouteDidUpdate = clean;
