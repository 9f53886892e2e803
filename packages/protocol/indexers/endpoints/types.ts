/** Indexers with a current deployment of their own. */
export type LiveIndexer = 'streams' | 'airdrops';

export interface GraphDeployment {
  chainId: number;
  /** Deployment ids on The Graph's network. */
  ids?: Record<LiveIndexer, string>;
  /** On a node of the chain itself: the address up to the subgraph's name. */
  base?: string;
}

export interface EnvioCoverage {
  chainId: number;
  /** First block that is indexed. */
  startBlock: Record<LiveIndexer, number>;
}

export interface PreviousDeployment {
  chainId?: number;
  /** Name of a chain that the SDK no longer lists. */
  chainName?: string;
  name?: string;
  /** Deployment id, or the whole address of a node outside the network. */
  id: string;
  /** Last day in the registry, as YYYY-MM-DD. */
  until?: string;
}
