/**
 * `<whole-file data-src data-language>` around a `details` with a code block that holds nothing but a
 * link to the file: when it is opened, the file takes the link's place.
 */
export const WholeFile = () =>
  class extends HTMLElement {
    connectedCallback(): void {
      this.querySelector('details')?.addEventListener('toggle', this.fill);
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
        // The link is still there; opening once more tries again.
        delete this.dataset.state;
      }
    };
  };
