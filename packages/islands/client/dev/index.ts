// The browser's entry in `docusaurus start`: it draws the page, as a build would have done, and starts the islands
// client on it. A saved file loads the page again, at the place where it was.
import { drawPage } from './draw';

const PLACE = 'dev.scroll';

/** Puts the drawn page into the empty document of the development server. */
function show(page: Document): void {
  for (const { name, value } of page.documentElement.attributes)
    document.documentElement.setAttribute(name, value);
  document.title = page.title;
  page.querySelector('title')?.remove();
  document.head.append(...page.head.childNodes);
  document.getElementById('__docusaurus')?.replaceWith(...page.body.childNodes);
}

/** Goes to the heading of the address, or to where the page was before it was loaded again. */
function scroll(): void {
  const kept = sessionStorage.getItem(PLACE)?.split(' ');
  sessionStorage.removeItem(PLACE);
  if (kept?.[0] === location.href) window.scrollTo(0, Number(kept[1]));
  else document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

async function start(): Promise<void> {
  show(new DOMParser().parseFromString(await drawPage(location.pathname), 'text/html'));
  scroll();
  await import('../index');
}

window.addEventListener('pagehide', () => {
  sessionStorage.setItem(PLACE, `${location.href} ${window.scrollY}`);
});
// The overlay of the development server shows what was thrown.
void start();
