import type { StoredRecord } from './records.ts';

/** A filter list of the service: outer entries all hold, of an inner list one. */
export type FacetFilters = (string | string[])[];

/**
 * The records that pass. As at the service, a filter on an attribute that the index's settings do
 * not name in `attributesForFaceting` lets nothing pass.
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
