import { closestElement } from '@sablier-docs/browser/closest';

const GROUP = '.theme-doc-sidebar-item-category';
const TOGGLE = '[aria-expanded]';

/** Shows or hides the pages of a group; see src/theme/DocSidebarItem/Category. */
export function setOpen(group: Element, open: boolean): void {
  group.classList.toggle('menu__list-item--collapsed', !open);
  group.querySelector(`:scope > div ${TOGGLE}`)?.setAttribute('aria-expanded', String(open));
}

/** Answers the groups of every sidebar, the phone's included. */
export function listenForGroups(): void {
  const toggle = (event: Event): boolean => {
    const button = closestElement(event, `${GROUP} > div ${TOGGLE}`);
    const group = button?.closest(GROUP);
    if (!button || !group) return false;
    event.preventDefault();
    setOpen(group, button.getAttribute('aria-expanded') !== 'true');
    return true;
  };
  document.addEventListener('click', (event) => {
    // A group is a link as well, which may be opened in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    toggle(event);
  });
  // A link is pressed by Enter alone; one that is a button answers to the space bar too.
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) toggle(event);
  });
}
