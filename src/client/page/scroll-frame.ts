import { whenIdle } from '@site/src/client/shared/idle';

/** What scrolls in a frame: its code, or the frame itself. */
const scrollingIn = (frame: HTMLElement): HTMLElement => frame.querySelector('pre') ?? frame;

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

/**
 * `<scroll-frame>` knows whether its content is wider than itself and carries `data-overflows` while
 * it is. A frame that scrolls itself, not a `pre` in it, is a stop of the keyboard only then, under
 * the name of its `data-label`.
 */
export const ScrollFrame = () => {
  // All frames of a page are measured before any is marked: one layout, however many there are.
  const observer = new ResizeObserver((entries) => {
    const measured = entries.map(({ target }) => ({
      frame: target.closest<HTMLElement>('scroll-frame'),
      overflows: target.scrollWidth > target.clientWidth + 1,
    }));
    for (const { frame, overflows } of measured) if (frame) mark(frame, overflows);
  });
  const fresh = new Set<HTMLElement>();
  const observeFresh = () => {
    for (const frame of fresh) observer.observe(scrollingIn(frame));
    fresh.clear();
  };

  return class extends HTMLElement {
    connectedCallback(): void {
      // Nothing depends on it while the page is drawn.
      if (fresh.size === 0) whenIdle(observeFresh);
      fresh.add(this);
      this.addEventListener('click', this.wrap);
      this.addEventListener('scroll', this.reach, { passive: true });
    }

    disconnectedCallback(): void {
      fresh.delete(this);
      observer.unobserve(scrollingIn(this));
      this.removeEventListener('click', this.wrap);
      this.removeEventListener('scroll', this.reach);
    }

    /** The shade at the edge, which says that there is more, goes at the end. */
    private readonly reach = (): void => {
      const rest = this.scrollWidth - this.clientWidth - this.scrollLeft;
      this.toggleAttribute('data-at-end', rest < 2);
    };

    /** Long lines of code are broken, or not, by the button for it. */
    private readonly wrap = ({ target }: Event): void => {
      const button = target instanceof Element && target.closest('button[data-wrap]');
      if (!button) return;
      const wrapped = this.toggleAttribute('data-wrapped');
      button.setAttribute('aria-pressed', String(wrapped));
    };
  };
};
