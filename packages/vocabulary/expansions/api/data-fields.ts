import { chainFields, deploymentFields } from '@sablier-docs/reference/public-data/schema';
import { apiTableNode, type Block } from './nodes';

export const DATA_FILES = { deployments: deploymentFields, chains: chainFields };

/** Fields of a row of the public data. @throws when the file is unknown */
export function dataFields({ of }: { of: keyof typeof DATA_FILES }): Block[] {
  const fields = DATA_FILES[of];
  if (!fields) throw new Error(`There is no data file "${of}".`);
  const rows = Object.entries(fields).map(([name, { says, schema }]) => [
    `\`${name}\``,
    [(schema as { type?: string | string[] }).type ?? 'string'].flat().join(' or '),
    says,
  ]);
  return [apiTableNode(['Field', 'Type', 'What it says'], rows)];
}
