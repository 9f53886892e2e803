import type { Deployment } from './deployments';

/** Path of a download on the site, without the base URL. */
export const downloadPath = (product: string, version: string, format: 'json' | 'csv') =>
  `deployments/${product}-${version}.${format}`;

/**
 * A release as JSON: the content of the page for programs.
 * @param source package and version that the data came from, for example `sablier 4.1.0`
 */
export function deploymentJson({ product, version, chains }: Deployment, source: string): string {
  return `${JSON.stringify({ product, version, source, chains }, null, 2)}\n`;
}

const COLUMNS = [
  'chain_id',
  'chain',
  'slug',
  'network',
  'contract',
  'address',
  'alias',
  'creation_block',
  'explorer',
];

/** A release as CSV with a header row (RFC 4180): one row per contract and chain. */
export function deploymentCsv({ chains }: Deployment): string {
  const rows = chains.flatMap(({ id, name, slug, isTestnet, contracts }) =>
    contracts.map((contract) => [
      id,
      name,
      slug,
      isTestnet ? 'testnet' : 'mainnet',
      contract.name,
      contract.address,
      contract.alias,
      contract.block,
      contract.explorer,
    ]),
  );
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
