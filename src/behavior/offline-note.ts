// Only for readers with an offline copy: a note that the page comes from the copy, or that the copy is older than
// the site. The note is outside of React's tree.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { META } from '@sablier-docs/hosting/offline/copy-meta';

if (ExecutionEnvironment.canUseDOM) {
  const isCopy = document.querySelector(`meta[name="${META}"]`);
  const isKept = navigator.serviceWorker?.controller?.scriptURL.includes('/sw.js');
  if (isCopy || isKept) {
    void import('@sablier-docs/hosting/offline/note')
      .then(({ noteOnCopy }) => noteOnCopy())
      .catch(() => undefined);
  }
}
