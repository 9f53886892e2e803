import type { StoredRecord } from './records.ts';

/** Facet filters of the service: all outer entries must match, and one of each inner list. */
export type FacetFilters = (string | string[])[];

/**
 * The records that match. As with the service, a filter on an attribute that is not in the index's
 * `attributesForFaceting` matches nothing.
 */
export function filterByFacets(
  records: readonly StoredRecord[],
  filters: FacetFilters,
  attributesForFaceting: readonly string[],
): StoredRecord[] {
  const allowed = new Set(attributesForFaceting.map((name) => name.replace(/^\w+\((.+)\)$/, '$1')));
  const holds = (record: StoredRecord, filter: string) => {
    const colon = filter.indexOf(':');
    const attribute = filter.slice(0, colon);
    return allowed.has(attribute) && valueAt(record, attribute) === filter.slice(colon + 1);
  };
  return records.filter((record) =>
    filters.every((entry) => [entry].flat().some((filter) => holds(record, filter))),
  );
}

/** The value at a dotted path, such as `hierarchy.lvl0`. */
export function valueAt(record: StoredRecord, path: string): unknown {
  let value: unknown = record;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
