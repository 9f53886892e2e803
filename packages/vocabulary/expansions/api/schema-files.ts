import { schemaRows } from '@sablier-docs/reference/public-data/indexer-schemas';
import { apiCodeNode, apiElementNode, apiLinkNode, apiTableNode, type Block } from './nodes';

const VENDORS = { 'the-graph': 'The Graph', envio: 'Envio' };

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-US')} KB`;

/** The schema files that the site serves, with the digest of each. */
export function schemaFileTable(): Block[] {
  const rows = schemaRows().map(({ vendor, path, bytes, sha256 }) => [
    [apiLinkNode(path, [apiCodeNode(path)])],
    VENDORS[vendor],
    kilobytes(bytes),
    [apiElementNode('CopyText', { value: sha256, label: `SHA-256 of ${path}` })],
  ]);
  return [apiTableNode(['File', 'Vendor', 'Size', 'SHA-256'], rows)];
}
