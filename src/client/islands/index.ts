import { showFailure } from '@site/src/client/failure';
import { NEAR } from './near';
import { keepPresses, type Presses } from './presses';
import { idOfHash } from '@site/src/client/shared/address';
import { FIELDS, kept } from '@site/src/client/shared/kept';
import { onFirstSign } from '@site/src/client/shared/sign';
import type { Mounted } from './mount';

const PLACE = '[data-island]';

/** What was pressed in the tools that do not work yet. */
const pressed = new WeakMap<HTMLElement, Presses>();

/** Tools that work, by the place that they were drawn in. */
const mounted = new Map<Element, Mounted>();
let near: IntersectionObserver | undefined;
let isSomebodyThere = false;

/** Keeps what is pressed in a tool until it works; the first press begins it, however early it comes. */
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
      import('@site/src/components/Island/load'),
    ]);
    const Tool = await loadTool(place.dataset.island);
    if (!place.isConnected) {
      delete place.dataset.islandState;
      forget();
      return;
    }
    mounted.set(place, await mount(place, Tool));
    place.dataset.islandState = 'ready';
    presses.repeat();
    pressed.delete(place);
  } catch (error) {
    forget();
    place.dataset.islandState = 'failed';
    showFailure(error, { beside: place, retry: () => void open(place) });
  }
}

/**
 * Whether something waits for a tool of the page: in the address, in a query or behind `#` as `?a=b` or `a=b`, or
 * kept from before a full load.
 */
const isAsked = () => /\?|#\w+=/.test(window.location.href) || kept(FIELDS) !== null;

/**
 * Makes the tools of the page work: each when it comes near the window and somebody is there, or at
 * once when something waits for it. `data-island-state` tells how far it is: waiting, loading,
 * ready, failed.
 */
export function findIslands(): void {
  near?.disconnect();
  near = new IntersectionObserver(
    (entries) => {
      if (!isSomebodyThere) return;
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

/** Ends the tools of a page that nobody can come back to. */
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
  // A tool whose state came with the address; no browser finds it by itself. A reload has a state.
  if (hash.includes('?') && !history.state) {
    document.getElementById(idOfHash(hash) ?? '')?.scrollIntoView();
  }
  onFirstSign(() => {
    isSomebodyThere = true;
    // An observer that begins anew tells what is near now.
    findIslands();
  });
}
