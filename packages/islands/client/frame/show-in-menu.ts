/** Scrolls the menu that a link stands in, and nothing around it, when the link is out of its view. */
export function showInMenu(link: Element | null): void {
  const menu = link?.closest('.menu');
  if (!link || !menu) return;
  const [own, view] = [link.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (own.top < view.top || own.bottom > view.bottom)
    menu.scrollTop += own.top - view.top - view.height / 2;
}
