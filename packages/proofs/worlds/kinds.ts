/**
 * The subjects that sentences are tested against, by the name that a statement uses. The releases run as
 * published bytecode on a local chain; the indexers use their schemas and sample rows; a source settles
 * sentences that no run can prove.
 */
export const statementKinds = {
  lockup: 'Lockup v4.0',
  flow: 'Flow v3.0',
  lockupV1_2: 'Lockup v1.2',
  lockupV1_0: 'Lockup v1.0',
  airdropsV1_2: 'Airdrops v1.2',
  indexer: 'the schemas and sample rows of the indexers',
  source: 'a named source',
} as const;

export type Kind = keyof typeof statementKinds;

export const isKind = (name: string): name is Kind => Object.hasOwn(statementKinds, name);
