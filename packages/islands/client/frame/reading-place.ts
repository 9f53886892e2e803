import { idOfHash } from '@sablier-docs/browser/address';

const ACTIVE = 'table-of-contents__link--active';

interface Place {
  top: number;
  links: Element[];
}

/** Where the headings of the contents stand, from the top of the page down. */
function measure(): Place[] {
  const links = new Map<string, Element[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')) {
    const id = idOfHash(link.hash) ?? '';
    links.set(id, [...(links.get(id) ?? []), link]);
  }
  const places: Place[] = [];
  for (const [id, own] of links) {
    const heading = document.getElementById(id);
    // A filter hides headings, and their links with them.
    if (heading?.getClientRects().length)
      places.push({ top: heading.getBoundingClientRect().top + window.scrollY, links: own });
  }
  return places.sort((a, b) => a.top - b.top);
}

/**
 * The last heading above the middle of the window, while none has passed under the navbar the first
 * one that is near; undefined above all of them.
 */
export function activePlace<P extends { top: number }>(
  places: readonly P[],
  view: { top: number; height: number },
): P | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.top ?? 0) < view.top + view.height / 2) low = middle + 1;
    else high = middle;
  }
  // Of several in the upper half of the window, the first one that is not above it.
  while (
    low > 1 &&
    (places[low - 1]?.top ?? 0) > view.top &&
    (places[low - 2]?.top ?? 0) >= view.top
  )
    low -= 1;
  return places[low - 1];
}

let places: Place[] | undefined;
let active: Place | undefined;
let due = false;

/** Folds, tabs and tools move what is below them. */
let sizes: ResizeObserver | undefined;

function watchSizes(): void {
  if (sizes) return;
  sizes = new ResizeObserver(() => (places = undefined));
  sizes.observe(document.body);
}

function mark(link: Element, isActive: boolean): void {
  link.classList.toggle(ACTIVE, isActive);
  if (isActive) link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
}

function follow(): void {
  due = false;
  watchSizes();
  places ??= measure();
  const navbar = document.querySelector('.navbar')?.clientHeight ?? 0;
  const view = { top: window.scrollY + navbar, height: window.innerHeight - navbar };
  const next = activePlace(places, view);
  if (next === active) return;
  // The list that a phone opens is a copy, marks and all.
  for (const link of document.querySelectorAll(`.${ACTIVE}`)) mark(link, false);
  for (const link of next?.links ?? []) mark(link, true);
  active = next;
}

/** Marks in the contents where the reader is, before the next frame. */
export function markPlace(): void {
  if (due) return;
  due = true;
  requestAnimationFrame(follow);
}

/** To be called when the page is another one, or its contents are. */
export function forgetPlaces(): void {
  places = undefined;
  active = undefined;
}
