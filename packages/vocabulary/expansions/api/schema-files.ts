import { schemaRows } from '@sablier-docs/reference/public-data/indexer-schemas';
import { code, element, link, table, type Block } from './nodes';

const VENDORS = { 'the-graph': 'The Graph', envio: 'Envio' };

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-US')} KB`;

/** The schema files that the site serves, with the digest of each. */
export function schemaFileTable(): Block[] {
  const rows = schemaRows().map(({ vendor, path, bytes, sha256 }) => [
    [link(path, [code(path)])],
    VENDORS[vendor],
    kilobytes(bytes),
    [element('CopyText', { value: sha256, label: `SHA-256 of ${path}` })],
  ]);
  return [table(['File', 'Vendor', 'Size', 'SHA-256'], rows)];
}
