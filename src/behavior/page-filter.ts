import { closestElement } from '@sablier-docs/browser/closest';
import { idOfHash } from '@sablier-docs/browser/address';

interface Filtered {
  /** Number of visible items. */
  left: number;
  /** Message for the reader. */
  says: string;
}

/**
 * An element with a search field that hides the items that do not match the query, and their links under "On this
 * page". A link to a hidden item clears the filter, so that every anchor of the page keeps working.
 * @param apply hides and shows items by a query; an empty query shows all items
 */
export const PageFilter = (apply: (root: HTMLElement, query: string) => Filtered) =>
  class extends HTMLElement {
    connectedCallback(): void {
      this.addEventListener('input', this.onInput);
      this.addEventListener('click', this.onShowAll);
      window.addEventListener('hashchange', this.onHash);
      document.addEventListener('click', this.onLink);
      // The reader may have typed before this code ran.
      if (this.field?.value) this.onInput();
    }

    disconnectedCallback(): void {
      window.removeEventListener('hashchange', this.onHash);
      document.removeEventListener('click', this.onLink);
    }

    private get field(): HTMLInputElement | null {
      return this.querySelector('input[type="search"]');
    }

    private filter(query: string): void {
      const { field } = this;
      if (field && field.value !== query) field.value = query;
      const { left, says } = apply(this, query);
      const count = this.querySelector('output');
      if (count) count.textContent = says;
      const empty = this.querySelector<HTMLElement>('[data-empty]');
      if (empty) {
        empty.hidden = left > 0;
        const words = empty.querySelector('q');
        if (words) words.textContent = query;
      }
      for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')) {
        const target = document.getElementById(idOfHash(link.hash) ?? '');
        const item = link.closest('li');
        if (item) item.hidden = Boolean(target?.closest('[hidden]'));
      }
    }

    private show(hash: string): void {
      const id = idOfHash(hash);
      const target = id && document.getElementById(id);
      if (!target || !this.field?.value || !target.closest('[hidden]')) return;
      this.filter('');
      target.scrollIntoView();
    }

    private readonly onInput = (): void => this.filter(this.field?.value ?? '');

    private readonly onShowAll = (event: Event): void => {
      if (!closestElement(event, '[data-empty] button')) return;
      this.filter('');
      this.field?.focus();
    };

    private readonly onHash = (): void => this.show(window.location.hash);

    // A second click on the same link does not change the address.
    private readonly onLink = (event: Event): void => {
      const link = closestElement<HTMLAnchorElement>(event, 'a[href*="#"]');
      if (link) this.show(link.hash);
    };
  };
