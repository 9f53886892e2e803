import { showFailure } from '../failure';
import { keepPresses, type Presses } from './presses';
import { idOfHash } from '@sablier-docs/browser/address';
import { FIELDS, kept } from '@sablier-docs/browser/kept-state';
import { onFirstActivity } from '@sablier-docs/browser/first-activity';
import type { Mounted } from './mount';

const PLACE = '[data-island]';

/** How near the window a tool must come, in pixels, before its code is fetched. */
const NEAR = 150;

/** Presses in tools that do not work yet. */
const pressed = new WeakMap<HTMLElement, Presses>();

/** Tools that work, by the place that they were drawn in. */
const mounted = new Map<Element, Mounted>();
let near: IntersectionObserver | undefined;
let isReaderActive = false;

/** Records presses in a tool until it works; the first one loads it, however early. */
function listen(place: HTMLElement): Presses {
  const presses = pressed.get(place) ?? keepPresses(place, () => void open(place));
  pressed.set(place, presses);
  return presses;
}

async function open(place: HTMLElement): Promise<void> {
  if (place.dataset.islandState === 'loading' || mounted.has(place)) return;
  near?.unobserve(place);
  place.dataset.islandState = 'loading';
  const presses = listen(place);
  const forget = () => {
    presses.forget();
    pressed.delete(place);
  };
  try {
    const [{ mount }, { loadTool }] = await Promise.all([
      import('./mount'),
      import('../../Island/load'),
    ]);
    const Tool = await loadTool(place.dataset.island);
    if (!place.isConnected) {
      delete place.dataset.islandState;
      forget();
      return;
    }
    const tool = await mount(place, Tool);
    mounted.set(place, tool);
    place.dataset.islandState = 'ready';
    presses.repeat(tool.again);
    pressed.delete(place);
  } catch (error) {
    forget();
    place.dataset.islandState = 'failed';
    showFailure(error, { beside: place, retry: () => void open(place) });
  }
}

/**
 * Whether there is a value for a tool of the page: in the address, in a query or after `#` as `?a=b` or `a=b`, or
 * kept from before a full load.
 */
const isAsked = () => /\?|#\w+=/.test(window.location.href) || kept(FIELDS) !== null;

/**
 * Makes the tools of the page work: each when it comes near the window and the reader has done something, or at
 * once when something waits for it. `data-island-state` is its state: waiting, loading,
 * ready, failed.
 */
export function findIslands(): void {
  near?.disconnect();
  near = new IntersectionObserver(
    (entries) => {
      if (!isReaderActive) return;
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) void open(target as HTMLElement);
      }
    },
    { rootMargin: `${NEAR}px` },
  );
  for (const place of document.querySelectorAll<HTMLElement>(PLACE)) {
    if (mounted.has(place)) continue;
    if (isAsked()) {
      void open(place);
    } else {
      place.dataset.islandState ??= 'waiting';
      listen(place);
      near.observe(place);
    }
  }
}

/** Ends the tools of a page that the reader cannot return to. */
export function endIslands(main: Element): void {
  for (const [place, tool] of mounted) if (main.contains(place)) end(place, tool);
}

/** Ends the tools that are no longer in the document. */
export function endGone(): void {
  for (const [place, tool] of mounted) if (!place.isConnected) end(place, tool);
}

function end(place: Element, tool: Mounted): void {
  mounted.delete(place);
  tool.end();
}

export function runIslands(): void {
  findIslands();
  const { hash } = window.location;
  // A tool whose state came with the address; browsers do not scroll to it by themselves. A reload has a state.
  if (hash.includes('?') && !history.state) {
    document.getElementById(idOfHash(hash) ?? '')?.scrollIntoView();
  }
  onFirstActivity(() => {
    isReaderActive = true;
    // A new observer reports the tools that are near now.
    findIslands();
  });
}
