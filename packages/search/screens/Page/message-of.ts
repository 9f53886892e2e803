import { UNABLE } from '../messages';
import type { Found } from './found';

/** What the page says about its results; empty before the first response. */
export function messageOf({
  status,
  query,
  hits,
  total,
}: Pick<Found, 'status' | 'query' | 'hits' | 'total'>): string {
  if (status === 'error') return UNABLE.title;
  if (status === 'stalled') return 'Still searching';
  if (query === undefined) return '';
  if (hits.length === 0) return `No results for "${query}"`;
  // Direct answers are no documents.
  if (total === 0) return hits.length === 1 ? 'One direct answer' : `${hits.length} direct answers`;
  return total === 1 ? 'One document found' : `${total} documents found`;
}
