// What a page does for its reader; index.ts loads it. The text of a page is in the HTML that the server wrote and
// is never drawn again.
import '@generated/islands/default/scripts';
import { repeatPresses } from './early-input';
import { startFeature } from './start-feature';
import { runAnchors } from './frame/anchors';
import { runAnnouncement } from './frame/announcement';
import { runColorMode } from './frame/color-mode';
import { resetContents, runContents } from './frame/contents';
import { runPhoneMenu } from './frame/phone-menu';
import { runSkipLink } from './frame/skip-link';
import { forgetGoneVersions, rememberVersion } from './frame/version';
import { endIslands, findIslands, runIslands } from './islands';
import { onFirstActivity } from '@sablier-docs/browser/first-activity';
import { runNavigation } from './navigation';
import { fetchOnIntent } from './navigation/prefetch';
import { showCurrentEntry } from './navigation/sidebar';
import { cleanPath } from '@sablier-docs/browser/address';
import { markReady } from '@sablier-docs/browser/ready';

const { pathname, search, hash } = window.location;
if (cleanPath(pathname) !== pathname) {
  const clean = cleanPath(pathname) + search + hash;
  // A host that serves plain files knows no other spelling of a path and sends the error page.
  if (document.querySelector('[data-not-found]')) window.location.replace(clean);
  else history.replaceState(history.state, '', clean);
}

/** Its code is asked for with the first pages that it fetches; without it a page is fetched when it is wanted. */
const fetchInView = () =>
  import('./navigation/prefetch-in-view').then(
    (code) => code.fetchInView(),
    () => undefined,
  );

startFeature('anchors', runAnchors);
startFeature('color mode', runColorMode);
startFeature('announcement', runAnnouncement);
startFeature('menu', runPhoneMenu);
startFeature('contents', runContents);
startFeature('skip link', runSkipLink);
startFeature('version', () => {
  forgetGoneVersions();
  rememberVersion();
});
startFeature('sidebar', showCurrentEntry);
startFeature('tools', runIslands);
startFeature('navigation', () => {
  runNavigation({
    onShown: () => {
      rememberVersion();
      void resetContents();
      findIslands();
      void fetchInView();
    },
    onForgotten: endIslands,
  });
  fetchOnIntent();
  onFirstActivity(() => void fetchInView());
});
markReady();
repeatPresses();

export { prefetch, preload } from './navigation/prefetch';
