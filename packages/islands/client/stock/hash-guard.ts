// Docusaurus decodes the hash of every navigation and crashes the page on one that is not
// percent-encoded text, such as `#%`. No heading has such a name, so it is dropped. Runs before the
// router, which listens for the same event later.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { idOfHash } from '@sablier-docs/browser/address';

function guard(): void {
  const { pathname, search, hash } = window.location;
  if (idOfHash(hash) === undefined)
    window.history.replaceState(window.history.state, '', pathname + search);
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('popstate', guard);
