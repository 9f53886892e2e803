/** Scrolls the menu that a link stands in, and nothing around it, when the link is out of its view. */
export function showInMenu(link: Element | null): void {
  const menu = link?.closest('.menu');
  if (!link || !menu) return;
  const top = link.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  const room = menu.clientHeight;
  if (top < 0 || top + link.clientHeight > room) menu.scrollTop += top - room / 2;
}
