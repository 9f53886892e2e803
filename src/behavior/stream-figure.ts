import { whenReady } from '@sablier-docs/browser/ready';

/**
 * `<stream-figure>`, the stream of the home page. It starts as soon as possible, not at the reader's first activity:
 * the static page shows the middle of a month, and a later jump would make that figure look wrong.
 */
export const StreamFigure = () =>
  class extends HTMLElement {
    private timer: ReturnType<typeof setInterval> | undefined;

    connectedCallback(): void {
      whenReady(() => this.start());
    }

    disconnectedCallback(): void {
      clearInterval(this.timer);
    }

    private start(): void {
      void import('@site/src/components/StreamFigure/reading').then(
        ({ show }) => {
          const read = () => show(this, new Date());
          // New text nodes do not count as a layout shift; a changed width in the middle of a line would.
          const caption = this.querySelector('figcaption');
          caption?.replaceWith(caption.cloneNode(true));
          read();
          if (!this.isConnected || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
          this.timer = setInterval(read, 1000);
        },
        () => undefined,
      );
    }
  };
