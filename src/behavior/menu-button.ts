import { closestElement } from '@sablier-docs/browser/closest';

const menuOf = (button: Element): HTMLElement | null =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');
const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/**
 * Handles menu buttons, `button[aria-haspopup="menu"]` with the id of the menu in `aria-controls`, as in
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/: arrow keys, Home and End move the focus, Escape closes
 * the menu and returns the focus, Tab and a click elsewhere close it.
 */
export function listenForMenus(): void {
  let shown: HTMLElement | undefined;

  const close = (returnFocus = false) => {
    if (!shown) return;
    const menu = menuOf(shown);
    if (menu) menu.hidden = true;
    shown.setAttribute('aria-expanded', 'false');
    if (returnFocus) shown.focus();
    shown = undefined;
  };
  const open = (button: HTMLElement, at: 0 | -1) => {
    close();
    const menu = menuOf(button);
    if (!menu) return;
    menu.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    shown = button;
    itemsOf(menu).at(at)?.focus();
  };

  document.addEventListener('click', (event) => {
    const button = closestElement(event, 'button[aria-haspopup="menu"]');
    if (button && button !== shown) open(button, 0);
    else close();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    if (target.matches('button[aria-haspopup="menu"]') && /^Arrow(?:Down|Up)$/.test(key)) {
      event.preventDefault();
      open(target, key === 'ArrowDown' ? 0 : -1);
      return;
    }
    const menu = shown && menuOf(shown);
    if (!menu?.contains(target)) return;
    if (key === 'Escape') close(true);
    else if (key === 'Tab') close();
    else move(event, itemsOf(menu));
  });
}

function move(event: KeyboardEvent, items: HTMLElement[]): void {
  const at = items.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const to = targets[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}
