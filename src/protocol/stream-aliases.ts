import { sablier } from 'sablier';

/** A short code that stands for a streaming contract in links and ids. */
export interface StreamAlias {
  alias: string;
  product: 'lockup' | 'flow';
  /** Release of the contract, for example `v4.0`. */
  version: string;
  contract: string;
}

/**
 * The codes of all contracts that hold streams, newest first within a product.
 * @throws when the SDK names none for a product, or one code twice
 */
export function readStreamAliases(): StreamAlias[] {
  const found = (['lockup', 'flow'] as const).flatMap((product) => {
    const releases = [...(sablier.releases.getAll({ protocol: product as never }) ?? [])].reverse();
    const rows = releases.flatMap((release) =>
      Object.entries((release as { aliases?: Record<string, string> }).aliases ?? {})
        // Early Lockup releases carried the airdrop factory, which holds no streams.
        .filter(([contract]) => !contract.includes('Merkle'))
        .map(([contract, alias]) => ({
          alias,
          product,
          version: String(release.version),
          contract,
        })),
    );
    if (rows.length === 0) throw new Error(`The SDK names no alias of ${product}.`);
    return rows;
  });
  if (new Set(found.map(({ alias }) => alias)).size < found.length) {
    throw new Error('The SDK uses one alias for two contracts.');
  }
  return found;
}
