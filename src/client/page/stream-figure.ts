/** `<stream-figure>`, the stream of the home page, runs; its arithmetic is fetched where it is shown. */
export const StreamFigure = () =>
  class extends HTMLElement {
    private timer: ReturnType<typeof setInterval> | undefined;

    connectedCallback(): void {
      void import('@site/src/components/StreamFigure/read').then(({ show }) => {
        const read = () => show(this, new Date());
        read();
        if (!this.isConnected || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
        this.timer = setInterval(read, 1000);
      }, () => undefined);
    }

    disconnectedCallback(): void {
      clearInterval(this.timer);
    }
  };
