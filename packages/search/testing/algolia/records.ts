import type { SearchRecord } from '../../types.ts';

/** A record as it was sent: ours, with any fields that a client adds. */
export type StoredRecord = Record<string, unknown> & { objectID: string };

/** A stored record with paths, which the index of the site uses instead of URLs. */
export function withPaths(record: StoredRecord): SearchRecord {
  const pathOf = (address: unknown) => {
    const { pathname, hash } = new URL(String(address), 'https://site.invalid');
    return decodeURI(pathname) + decodeURIComponent(hash);
  };
  const { url, url_without_anchor, ...rest } = record as unknown as SearchRecord;
  // The keys must have the same order as in the index.
  return {
    objectID: rest.objectID,
    url: pathOf(url),
    url_without_anchor: pathOf(url_without_anchor),
    anchor: rest.anchor,
    type: rest.type,
    hierarchy: rest.hierarchy,
    content: rest.content,
    language: rest.language,
    docusaurus_tag: rest.docusaurus_tag,
    weight: rest.weight,
    legacy: rest.legacy,
  };
}
