/**
 * Where programs find the data. The addresses are a promise: what is published under `v1` keeps its
 * meaning, and fields are only added. A change that breaks readers gets `v2` beside it.
 */
export const dataPaths = {
  deployments: 'data/v1/deployments.json',
  deploymentsSchema: 'data/v1/deployments.schema.json',
  chains: 'data/v1/chains.json',
  chainsSchema: 'data/v1/chains.schema.json',
} as const;
