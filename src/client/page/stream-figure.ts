import { whenReady } from '@site/src/client/shared/ready';

/**
 * `<stream-figure>`, the stream of the home page, runs from the start: until it does, the page shows the middle
 * of a month, and a figure that changes when somebody moves looks as if it had been wrong.
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
      void import('@site/src/components/StreamFigure/read').then(
        ({ show }) => {
          const read = () => show(this, new Date());
          // Text that changes its width in the middle of a line moves; new text has been nowhere else.
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
