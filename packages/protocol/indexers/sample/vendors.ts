import type { IndexerName, Vendor } from '../types';
import type { Row, Rows } from './row';
import { sampleRows } from './rows';

/** Fields that The Graph stores differently from Envio, by entity. */
const ON_THE_GRAPH: Record<string, (row: Row) => Row> = {
  LockupBatch: batch,
  FlowBatch: batch,
  Campaign: (row) => ({
    vcaRedistributionEnabled:
      row['category'] === 'VariableClaimAmount' ? (row['vcaRedistributionEnabled'] ?? null) : null,
  }),
  Contract: ({ category }) => ({ category: category === 'flow' ? 'Flow' : 'Lockup' }),
  IndexerInfo: () => ({ vendor: 'graph', versionLabel: 'v1.0.0' }),
};

function batch({ size, position = null }: Row): Row {
  return { position: size === '1' ? null : position };
}

/** The sample rows of an index as a vendor stores them. */
export function rowsOn(vendor: Vendor, indexer: IndexerName): Rows {
  const rows = sampleRows[indexer];
  if (vendor === 'envio') return rows;
  const own = Object.entries(rows).map(([entity, list]) => {
    const differing = ON_THE_GRAPH[entity];
    return [entity, differing ? list.map((row) => ({ ...row, ...differing(row) })) : list];
  });
  return Object.fromEntries(own) as Rows;
}
