import { searchSite } from './client';

/** URL of a new issue about what a reader did not find. */
export function reportAddress(query: string): string {
  const address = new URL(`${searchSite.issues}/new`);
  const searched = query
    ? `I searched for "${query}" and expected to find: `
    : 'I expected to find: ';
  address.searchParams.set(
    'title',
    query ? `Search: no results for "${query}"` : 'Search: not found',
  );
  address.searchParams.set('body', searched);
  return address.href;
}

/** The section of the site about help from people; static/js/chat-widget.js writes the query into the e-mail. */
export const askAddress = (query: string): string =>
  `/support/faq?ask=${encodeURIComponent(query)}#help`;
