import { searchSite } from './site';

/** Address of a new issue that names a query without results. */
export function reportAddress(query: string): string {
  const address = new URL(`${searchSite.issues}/new`);
  address.searchParams.set('title', `Search: no results for "${query}"`);
  address.searchParams.set('body', `I searched for "${query}" and expected to find: `);
  return address.href;
}
