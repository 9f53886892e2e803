// What a reader's browser runs; README.md beside this file says how it fits together. The text of a page is
// in the HTML that the server wrote and is never drawn again.
import '@generated/client-modules';
import { repeatEarly } from './early';
import { runPart } from './part';
import { runAnnouncement } from './frame/announcement';
import { runColorMode } from './frame/color-mode';
import { resetContents, runContents } from './frame/contents';
import { runPhoneMenu } from './frame/phone-menu';
import { runSkipLink } from './frame/skip-link';
import { forgetGoneVersions, rememberVersion } from './frame/version';
import { endIslands, findIslands, runIslands } from './islands';
import { onFirstSign } from './shared/sign';
import { runNavigation } from './navigation';
import { fetchInView, fetchOnIntent } from './navigation/prefetch';
import { cleanPath } from './shared/address';
import { markReady } from './shared/ready';

const { pathname, search, hash } = window.location;
if (cleanPath(pathname) !== pathname) {
  const clean = cleanPath(pathname) + search + hash;
  // A host that serves plain files knows no other spelling of a path and sends the error page.
  if (document.querySelector('[data-not-found]')) window.location.replace(clean);
  else history.replaceState(history.state, '', clean);
}

repeatEarly(true);
runPart('color mode', runColorMode);
runPart('announcement', runAnnouncement);
runPart('menu', runPhoneMenu);
runPart('contents', runContents);
runPart('skip link', runSkipLink);
runPart('version', () => {
  forgetGoneVersions();
  rememberVersion();
});
runPart('tools', runIslands);
runPart('navigation', () => {
  runNavigation({
    onShown: () => {
      rememberVersion();
      resetContents();
      findIslands();
      fetchInView();
    },
    onForgotten: endIslands,
  });
  fetchOnIntent();
  onFirstSign(fetchInView);
});
markReady();
repeatEarly(false);
