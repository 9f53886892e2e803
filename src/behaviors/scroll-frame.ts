import { whenIdle } from '@site/src/client/idle';

/**
 * `<scroll-frame>` knows whether its content is wider than itself and carries `data-overflows` while
 * it is. A frame that scrolls itself, not a `pre` in it, is a stop of the keyboard only then, under
 * the name of its `data-label`.
 */
export const ScrollFrame = () =>
  class extends HTMLElement {
    private observer?: ResizeObserver;

    connectedCallback(): void {
      const pre = this.querySelector('pre');
      const scrolling = pre ?? this;
      this.observer = new ResizeObserver(() => {
        const overflows = scrolling.scrollWidth > scrolling.clientWidth + 1;
        this.toggleAttribute('data-overflows', overflows);
        if (pre) return;
        if (!overflows)
          return ['tabindex', 'role', 'aria-label'].forEach(this.removeAttribute, this);
        this.tabIndex = 0;
        this.setAttribute('role', 'group');
        this.setAttribute('aria-label', this.dataset.label ?? 'Table');
      });
      // To measure what is far away takes a layout of it.
      whenIdle(() => this.observer?.observe(scrolling));
      this.addEventListener('click', this.wrap);
    }

    disconnectedCallback(): void {
      this.observer?.disconnect();
      delete this.observer;
      this.removeEventListener('click', this.wrap);
    }

    /** Long lines of code are broken, or not, by the button for it. */
    private readonly wrap = ({ target }: Event): void => {
      const button = target instanceof Element && target.closest('button[data-wrap]');
      if (!button) return;
      const wrapped = this.toggleAttribute('data-wrapped');
      button.setAttribute('aria-pressed', String(wrapped));
    };
  };
