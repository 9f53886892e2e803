import { whenReady } from '@sablier-docs/browser/ready';

/**
 * `<whole-file data-src data-language>` around a `details` with a code block that has only a link to the file.
 * When it is opened, the file replaces the link.
 */
export class WholeFileElement extends HTMLElement {
  connectedCallback(): void {
    const details = this.querySelector('details');
    details?.addEventListener('toggle', this.fill);
    // Opened before the scripts ran; the framework's own client does not hydrate what has changed.
    if (details?.open) whenReady(() => void this.fill());
  }

  disconnectedCallback(): void {
    this.querySelector('details')?.removeEventListener('toggle', this.fill);
  }

  private readonly fill = async (): Promise<void> => {
    const { src = '', language = '' } = this.dataset;
    const code = this.querySelector('code');
    if (!code || this.dataset.state) return;
    this.dataset.state = 'loading';
    try {
      const { fillWithFile } = await import('./fill-file');
      await fillWithFile(code, src, language);
      this.dataset.state = 'ready';
    } catch {
      // The link remains; opening the details again tries again.
      delete this.dataset.state;
    }
  };
}
