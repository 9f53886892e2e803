/**
 * What an entry of the browser's history carries: its place in the order of entries. Tools that replace
 * the address keep it.
 */
interface State {
  entry?: number;
}

interface Scroll {
  x: number;
  y: number;
  /** The last heading above the top of the window, and how far above it stands. */
  above?: { id: string; top: number };
}

const entryOf = (state: unknown) => (state as State | null)?.entry;

const scrolls = new Map<number, Scroll>();
let at = 0;

/** Number of the entry that the address belongs to. */
export const currentEntry = (): number => at;

/** To be called once, before the first change of the address. */
export function beginHistory(): void {
  at = entryOf(history.state) ?? 0;
  if (entryOf(history.state) === undefined) number();
  // A full load of this entry is the browser's to scroll.
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
}

const number = () => history.replaceState({ ...(history.state as State | null), entry: at }, '');

/**
 * Notes how far the page is scrolled that the reader is about to leave, and takes the scrolling from
 * the browser, which would do it before the page is there.
 * @param entry of the page that is shown
 */
export function rememberScroll(entry: number): void {
  scrolls.set(entry, { x: window.scrollX, y: window.scrollY, above: headingAbove() });
  history.scrollRestoration = 'manual';
}

/** A heading that a filter hides has no box. */
const topOf = (heading: Element | null): number | undefined => heading?.getClientRects()[0]?.top;

function headingAbove(): Scroll['above'] {
  const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')];
  const found = headings.findLast((heading) => (topOf(heading) ?? 1) <= 0);
  return found && { id: found.id, top: topOf(found) ?? 0 };
}

/**
 * Scrolls to where the reader left an entry. What was laid out then may only be estimated now, so that the page is
 * longer or shorter above the text that was read.
 * @returns false when the entry was never left
 */
export function restoreScroll(entry: number): boolean {
  const scroll = scrolls.get(entry);
  if (!scroll) return false;
  const { x, y, above } = scroll;
  window.scrollTo(x, y);
  const top = topOf(document.getElementById(above?.id ?? ''));
  if (above && top !== undefined) window.scrollBy(0, top - above.top);
  return true;
}

export function pushEntry(to: string): void {
  at += 1;
  history.pushState({ entry: at }, '', to);
}

export function replaceEntry(to: string): void {
  history.replaceState({ entry: at }, '', to);
}

/**
 * Follows the browser to an entry. One without a number is new: a hash that the reader followed.
 * @returns how many entries the reader went, negative when back; 0 for a new one
 */
export function enter(state: unknown): number {
  const entry = entryOf(state);
  if (entry === undefined) {
    at += 1;
    number();
    return 0;
  }
  const steps = entry - at;
  at = entry;
  return steps;
}
