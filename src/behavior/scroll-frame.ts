import { closestElement } from '@sablier-docs/browser/closest';
import { whenIdle } from '@sablier-docs/browser/idle';
import { layOutWhole } from '@sablier-docs/islands/client/whole';

/** The element that scrolls in a frame: its code, or the frame itself. */
const scrollingIn = (frame: HTMLElement): HTMLElement => frame.querySelector('pre') ?? frame;

/** The frame keeps its size while its table grows: both are watched. */
const watchedIn = (frame: HTMLElement): Element[] => [
  scrollingIn(frame),
  ...frame.querySelectorAll('table'),
];

function mark(frame: HTMLElement, overflows: boolean): void {
  frame.toggleAttribute('data-overflows', overflows);
  if (scrollingIn(frame) !== frame) return;
  if (overflows) {
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', frame.dataset.label ?? 'Table');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) frame.removeAttribute(name);
  }
}

/** Measures all frames before any is changed, so that the browser does only one layout. */
function measure(frames: Iterable<HTMLElement>): void {
  const measured = [...frames].map((frame) => {
    const { scrollWidth, clientWidth } = scrollingIn(frame);
    return { frame, overflows: scrollWidth > clientWidth + 1 };
  });
  for (const { frame, overflows } of measured) mark(frame, overflows);
}

/** A table that was never near the window is not laid out; who goes by Tab would pass it, had it no stop. */
function measureForTab({ key }: KeyboardEvent): void {
  const main = document.querySelector('main');
  if (key !== 'Tab' || !main || main.hasAttribute('data-whole')) return;
  layOutWhole(main);
  measure(main.querySelectorAll<HTMLElement>('scroll-frame'));
}

/**
 * `<scroll-frame>` has `data-overflows` while its content is wider than the frame. A frame that scrolls itself,
 * without a `pre`, can be focused only then, with its `data-label` as the accessible name.
 */
export const ScrollFrame = () => {
  const observer = new ResizeObserver((entries) => {
    const frames = entries.flatMap(
      ({ target }) => target.closest<HTMLElement>('scroll-frame') ?? [],
    );
    measure(new Set(frames));
  });
  document.addEventListener('keydown', measureForTab);
  const fresh = new Set<HTMLElement>();
  const observeFresh = () => {
    for (const element of [...fresh].flatMap(watchedIn)) observer.observe(element);
    fresh.clear();
  };

  return class extends HTMLElement {
    connectedCallback(): void {
      // Not needed for the first paint.
      if (fresh.size === 0) whenIdle(observeFresh);
      fresh.add(this);
      this.addEventListener('click', this.wrap);
      this.addEventListener('scroll', this.reach);
    }

    disconnectedCallback(): void {
      fresh.delete(this);
      for (const element of watchedIn(this)) observer.unobserve(element);
      this.removeEventListener('click', this.wrap);
      this.removeEventListener('scroll', this.reach);
    }

    /** Removes the shadow at the edge, which shows that there is more, at the end. */
    private readonly reach = (): void => {
      const rest = this.scrollWidth - this.clientWidth - this.scrollLeft;
      this.toggleAttribute('data-at-end', rest < 2);
    };

    /** Toggles the wrapping of long lines of code. */
    private readonly wrap = (event: Event): void => {
      const button = closestElement(event, 'button[data-wrap]');
      if (!button) return;
      const wrapped = this.toggleAttribute('data-wrapped');
      button.setAttribute('aria-pressed', String(wrapped));
    };
  };
};
