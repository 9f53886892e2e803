import { idOfHash } from '@site/src/client/shared/address';
import { applyFilter, describe } from '@site/src/components/Deployments/filter';

/**
 * `<deployment-filter>` around the tables of a release: hides the rows that the query does not fit and
 * says how many are left. A link to a chain that the filter hides takes the filter away, so that every
 * anchor of the page keeps leading somewhere.
 */
export const DeploymentFilter = () =>
  class extends HTMLElement {
    connectedCallback(): void {
      this.addEventListener('input', this.onInput);
      this.addEventListener('click', this.onShowAll);
      window.addEventListener('hashchange', this.onHash);
      document.addEventListener('click', this.onLink);
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
      const found = applyFilter(this, query);
      const count = this.querySelector('output');
      if (count) count.textContent = describe(found);
      const empty = this.querySelector<HTMLElement>('[data-empty]');
      if (!empty) return;
      empty.hidden = found.contracts > 0;
      const words = empty.querySelector('q');
      if (words) words.textContent = query;
    }

    private show(hash: string): void {
      const id = idOfHash(hash);
      const target = id && document.getElementById(id);
      if (!target || !this.contains(target) || !target.closest('[hidden]')) return;
      this.filter('');
      target.scrollIntoView();
    }

    private readonly onInput = (): void => this.filter(this.field?.value ?? '');

    private readonly onShowAll = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('[data-empty] button')) return;
      this.filter('');
      this.field?.focus();
    };

    private readonly onHash = (): void => this.show(window.location.hash);

    // The address does not change when the reader asks for the same chain again.
    private readonly onLink = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest('a[href*="#"]');
      if (link instanceof HTMLAnchorElement) this.show(link.hash);
    };
  };
