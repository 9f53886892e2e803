import { showInMenu } from '../frame/show-in-menu';
import { setOpen } from '../frame/sidebar-groups';

const SIDEBAR = 'aside.theme-doc-sidebar-container';
const LINKS = `${SIDEBAR} a.menu__link`;
const GROUPS = `${SIDEBAR} .theme-doc-sidebar-item-category`;

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const hrefs = (root: ParentNode) =>
  all(root, LINKS)
    .map((link) => link.getAttribute('href'))
    .join('\n');

/** Copies from one list to another which entry is the current one. */
function copyCurrent(from: Element[], to: Element[], active: string): void {
  to.forEach((element, at) => {
    element.classList.toggle(active, from[at]?.classList.contains(active) ?? false);
    const current = from[at]?.getAttribute('aria-current');
    if (current) element.setAttribute('aria-current', current);
    else element.removeAttribute('aria-current');
  });
}

/** Whether another page has the sidebar that is shown. */
export function hasSameSidebar(next: ParentNode): boolean {
  const shown = hrefs(document);
  return shown !== '' && shown === hrefs(next);
}

/** Marks in the sidebar where the next page is. Groups that the reader opened stay open. */
export function followSidebar(next: ParentNode): void {
  copyCurrent(all(next, LINKS), all(document, LINKS), 'menu__link--active');
  const groups = all(next, GROUPS);
  all(document, GROUPS).forEach((group, at) => {
    if (groups[at]?.querySelector('[aria-current]')) setOpen(group, true);
  });
}

/** Scrolls the sidebar to the page that is shown, once. */
export const showCurrentEntry = (): void =>
  showInMenu(document.querySelector(`${LINKS}[aria-current]`));

/** Marks in the navbar which section the next page belongs to. */
export function followNavbar(next: ParentNode): void {
  const links = (root: ParentNode) => all(root, '.navbar__inner .navbar__link');
  copyCurrent(links(next), links(document), 'navbar__link--active');
}
