// For readers who keep an offline copy, and for no one else: says when a page comes from the copy,
// and when the copy is older than the site. Stands outside of what React draws.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { META } from '@site/src/offline/meta';

if (ExecutionEnvironment.canUseDOM) {
  const isCopy = document.querySelector(`meta[name="${META}"]`);
  const isKept = navigator.serviceWorker?.controller?.scriptURL.includes('/sw.js');
  if (isCopy || isKept) {
    void import('@site/src/offline/note')
      .then(({ noteOnCopy }) => noteOnCopy())
      .catch(() => undefined);
  }
}
