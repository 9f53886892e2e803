import { endWholeDocument, layOutWhole } from '../whole';
import { closePhoneMenu } from '../frame/phone-menu';
import { focusOn, skipRegion } from '../frame/skip-link';
import { cleanPath, elementOfHash } from '@sablier-docs/browser/address';
import { keepFields, historyPlace as placeAt } from '@sablier-docs/browser/kept-state';
import { leadsOn, pageLink } from '@sablier-docs/browser/links';
import { announceAddress, setNavigator, type Navigator } from '@sablier-docs/browser/location';
import { rememberHead } from './head';
import {
  beginHistory,
  currentEntry,
  enter,
  pushEntry,
  rememberScroll,
  replaceEntry,
  restoreScroll,
} from './history';
import { callLifecycle, locationPlace, type Change } from './lifecycle';
import { takePage } from './load';
import { keepLeft, takeLeft } from './memory';
import { documentPage, showPage, type Page } from './swap';

/** What the rest of the client does when the page is another one. */
interface Listener {
  onShown: () => void;
  /** The main element of a page that the reader cannot return to. */
  onForgotten: (main: Element) => void;
}

/** The page in the document, and the entry of the history that it was last shown for. */
const shown = { path: '', entry: 0 };
/** The place of the address before it changed. */
let before = locationPlace(window.location);
/** The change that is under way; a later one overtakes it. */
let underway: symbol | undefined;
let listener: Listener;

function display(page: Page, path: string, isScrolled: boolean): void {
  endWholeDocument();
  if (isScrolled) layOutWhole(page.main);
  const left = showPage(page);
  keepLeft(shown.entry, shown.path, left, listener.onForgotten);
  shown.path = path;
  shown.entry = currentEntry();
}

function scrollToHash(hash: string): boolean {
  const target = elementOfHash(hash);
  target?.scrollIntoView();
  return target !== null;
}

/**
 * Shows the page of the address, which has changed already.
 * @param isTraversal the reader went back or forward: the page is shown as it was left
 */
async function change(isTraversal: boolean, isPush: boolean): Promise<void> {
  const change: Change = { location: locationPlace(window.location), previousLocation: before };
  before = change.location;
  const path = cleanPath(change.location.pathname);
  const entry = currentEntry();
  const own = (underway = Symbol());
  const settle = callLifecycle('onRouteUpdate', change);
  try {
    const left = isTraversal ? takeLeft(currentEntry(), path) : undefined;
    const page = path === shown.path ? undefined : (left ?? documentPage(await takePage(path)));
    if (own !== underway) {
      settle();
      return;
    }
    if (page) display(page, path, isTraversal || Boolean(change.location.hash));
    shown.entry = currentEntry();
  } catch (error) {
    if (own !== underway) return;
    console.info('The page is loaded in full.', error);
    // Back leads to it.
    keepFields(placeAt(shown.entry, change.previousLocation ?? change.location));
    window.location.reload();
    return;
  }
  underway = undefined;
  const isOther = path !== change.previousLocation?.pathname;
  // The keyboard starts from the top of a page that the reader has opened.
  const region = isPush && isOther && !change.location.hash ? skipRegion() : null;
  if (region) focusOn(region);
  const isRestored = isTraversal && restoreScroll(entry);
  if (!isRestored && !scrollToHash(change.location.hash) && isOther) window.scrollTo(0, 0);
  announceAddress();
  if (isOther) listener.onShown();
  settle();
  callLifecycle('onRouteDidUpdate', change);
}

/** The address without `.html`; its query and hash stay. */
function cleanAddress(to: string): string {
  const { pathname, search, hash } = new URL(to, window.location.href);
  return cleanPath(pathname) + search + hash;
}

const navigator: Navigator = {
  push(to) {
    rememberScroll(shown.entry);
    pushEntry(cleanAddress(to));
    void change(false, true);
  },
  replace(to) {
    replaceEntry(cleanAddress(to));
    void change(false, false);
  },
};

let undoing = false;

function onPopState({ state }: PopStateEvent): void {
  const steps = enter(state);
  if (undoing) {
    undoing = false;
    return;
  }
  if (steps === 0 && cleanPath(window.location.pathname) === shown.path) {
    // A hash on the page that is shown: the browser has scrolled, but not to a tool with its state.
    const { hash } = window.location;
    if (hash.includes('?')) scrollToHash(hash);
    before = locationPlace(window.location);
    shown.entry = currentEntry();
    announceAddress();
    return;
  }
  if (closePhoneMenu()) {
    // Back closes the menu of phones, and the page stays.
    undoing = true;
    history.go(-steps);
    return;
  }
  rememberScroll(shown.entry);
  void change(true, false);
}

/** Follows links, Back and Forward inside the site: the frame stays, the page in it changes. */
export function runNavigation(own: Listener): void {
  listener = own;
  shown.path = cleanPath(window.location.pathname);
  rememberHead();
  beginHistory();
  shown.entry = currentEntry();
  setNavigator(navigator);
  window.addEventListener('popstate', onPopState);
  document.addEventListener('click', (event) => {
    const link = pageLink(event);
    if (!link) return;
    if (leadsOn(event, link)) {
      event.preventDefault();
      navigator.push(link.pathname + link.search + link.hash);
    } else if (link.hash && !event.defaultPrevented) {
      layOutWhole(document.querySelector('main'));
      rememberScroll(shown.entry);
    }
  });
}
