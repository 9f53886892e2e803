import { whenReady } from '@site/src/client/shared/ready';
import { onFirstSign } from '@site/src/client/shared/sign';

/** `<stream-figure>`, the stream of the home page, runs when somebody is there. */
export const StreamFigure = () =>
  class extends HTMLElement {
    private timer: ReturnType<typeof setInterval> | undefined;

    connectedCallback(): void {
      whenReady(() => onFirstSign(() => this.start()));
    }

    disconnectedCallback(): void {
      clearInterval(this.timer);
    }

    private start(): void {
      void import('@site/src/components/StreamFigure/read').then(
        ({ show }) => {
          const read = () => show(this, new Date());
          read();
          if (!this.isConnected || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
          this.timer = setInterval(read, 1000);
        },
        () => undefined,
      );
    }
  };
