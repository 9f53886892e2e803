import { make } from '@sablier-docs/browser/make';
import { likelyPages, listedPages, queryOfAddress } from '@sablier-docs/search/likely-pages';

/**
 * The pages that an unknown address may mean, and a search for its words; hidden as long as it has none of them. The
 * list of all pages is `llms.txt`, of 3 KB; without it the search is filled in all the same.
 */
export class LikelyPages extends HTMLElement {
  connectedCallback(): void {
    const { pathname } = window.location;
    this.fillSearch(queryOfAddress(pathname));
    void this.listPages(pathname).catch(() => undefined);
  }

  private fillSearch(query: string): void {
    const link = this.querySelector<HTMLAnchorElement>('p a');
    if (!link || !query) return;
    link.href = `/search?q=${encodeURIComponent(query)}`;
    link.textContent = `Search for “${query}”`;
    this.hidden = false;
    const button = document.querySelector<HTMLElement>('main .DocSearch-Button');
    if (button) button.dataset.query = query;
  }

  private async listPages(address: string): Promise<void> {
    const list = this.querySelector('ul');
    const answer = await fetch('/llms.txt');
    if (!list || !answer.ok) return;
    const pages = likelyPages(address, listedPages(await answer.text()));
    list.replaceChildren(
      ...pages.map(({ path, title }) => {
        const link = make('a', '', title);
        link.href = path;
        return make('li', '', link);
      }),
    );
    if (pages.length > 0) this.hidden = false;
  }
}
