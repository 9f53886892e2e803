import { closestElement } from '@sablier-docs/browser/closest';
import { make } from '@sablier-docs/browser/make';
import { describeToggle } from './color-mode';
import { showInMenu } from './show-in-menu';

const BUTTON = '.navbar__toggle';
const SHOWN = 'navbar-sidebar--show';
const SECONDARY = 'navbar-sidebar__items--show-secondary';
const desktop = window.matchMedia('(width > 996px)');

const navbar = () => document.querySelector('nav.navbar');
const menu = () => document.querySelector('.navbar-sidebar');

const copyOf = (selector: string): Node[] =>
  [...document.querySelectorAll(selector)].map((element) => element.cloneNode(true));

/** The icon of the button that opens the menu, with the lines of a cross. */
function cross(): Node[] {
  const icons = copyOf(`${BUTTON} svg`);
  for (const { firstChild } of icons)
    (firstChild as Element).setAttribute('d', 'M7 7l16 16M23 7 7 23');
  return icons;
}

/** The six sections and the ways out, as the navbar has them. */
function sections(): HTMLElement {
  const links = [...document.querySelectorAll('.navbar__inner .navbar__link')];
  return make(
    'ul',
    'menu__list',
    ...links.map((link) => {
      const copy = link.cloneNode(true) as HTMLElement;
      const isActive = link.classList.contains('navbar__link--active');
      copy.className = `menu__link${isActive ? ' menu__link--active' : ''}`;
      return make('li', 'menu__list-item', copy);
    }),
  );
}

/** The menu, made of what the page holds already: its logo, sections and sidebar. */
function build(): HTMLElement {
  const close = make('button', 'clean-btn navbar-sidebar__close', ...cross());
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', 'Close navigation bar');
  const back = make('button', 'clean-btn navbar-sidebar__back', '← Back to main menu');
  back.setAttribute('type', 'button');
  const pages = copyOf('.theme-doc-sidebar-menu');
  const items = make(
    'div',
    'navbar-sidebar__items',
    make('div', 'navbar-sidebar__item menu', sections()),
    make('div', 'navbar-sidebar__item menu', ...(pages.length > 0 ? [back, ...pages] : [])),
  );
  items.classList.toggle(SECONDARY, pages.length > 0);
  const tools = [...copyOf('.navbar__brand'), ...copyOf('button[data-color-mode]'), close];
  return make('div', 'navbar-sidebar', make('div', 'navbar-sidebar__brand', ...tools), items);
}

function open(): void {
  if (menu()) return;
  const built = build();
  navbar()?.append(built);
  built.querySelectorAll('button[data-color-mode]').forEach(describeToggle);
  navbar()?.classList.add(SHOWN);
  document.querySelector(BUTTON)?.setAttribute('aria-expanded', 'true');
  document.body.style.overflow = 'hidden';
  // The section that the page belongs to is marked as well, in the list before.
  showInMenu(built.querySelector('.theme-doc-sidebar-menu [aria-current]'));
}

/** Closes the menu, if it is open. @returns whether it was */
export function closePhoneMenu(): boolean {
  const shown = menu();
  if (!shown) return false;
  navbar()?.classList.remove(SHOWN);
  const button = document.querySelector<HTMLElement>(BUTTON);
  button?.setAttribute('aria-expanded', 'false');
  document.body.style.overflow = '';
  if (shown.contains(document.activeElement)) button?.focus({ preventScroll: true });
  shown.remove();
  return true;
}

/**
 * The menu of phones. It closes with its button, a press beside it, Escape, on navigation and when
 * the window becomes wide. Back closes it first (packages/islands/client/navigation/history.ts).
 */
export function runPhoneMenu(): void {
  document.addEventListener('click', (event) => {
    const hits = (selector: string) => closestElement(event, selector) !== null;
    if (hits(BUTTON)) {
      if (!closePhoneMenu()) open();
    } else if (hits('.navbar-sidebar__close, .navbar-sidebar__backdrop')) {
      closePhoneMenu();
    } else if (hits('.navbar-sidebar__back')) {
      menu()?.querySelector('.navbar-sidebar__items')?.classList.remove(SECONDARY);
    } else if (hits('.navbar-sidebar a[href]:not([role="button"])')) {
      closePhoneMenu();
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closePhoneMenu();
  });
  desktop.addEventListener('change', ({ matches }) => matches && closePhoneMenu());
}
