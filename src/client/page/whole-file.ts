import { loadHighlighter, tokensOf } from '@site/src/components/Code/highlighter';

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
        const [answer] = await Promise.all([fetch(src), loadHighlighter()]);
        if (!answer.ok) throw new Error(String(answer.status));
        const pieces = tokensOf((await answer.text()).trimEnd(), language);
        code.replaceChildren(
          ...pieces.map(({ role, text }) => {
            if (!role) return text;
            const span = document.createElement('span');
            span.className = `code-${role}`;
            span.textContent = text;
            return span;
          }),
        );
        this.dataset.state = 'ready';
      } catch {
        // The link is still there; opening once more tries again.
        delete this.dataset.state;
      }
    };
  };
