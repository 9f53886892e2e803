import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';

/** A contract of one chain that holds streams as NFTs. */
export interface ContractHere {
  /** For people, such as `Lockup v4.0 (LK4)`: up to v1.2 a release has several contracts. */
  label: string;
  alias: string;
  /** In lower case. */
  address: string;
}

const NAMES = { lockup: 'Lockup', flow: 'Flow' } as const;

/** Every contract on a chain that holds streams, Lockup first, newest release first within a product. */
export const contractsOn = (
  chainId: number,
  contracts: readonly StreamContract[],
): ContractHere[] => {
  const newestFirst = [...contracts].reverse();
  return (['lockup', 'flow'] as const).flatMap((product) =>
    newestFirst
      .filter((one) => one.product === product)
      .flatMap(({ alias, version, addresses }) => {
        const address = addresses[chainId];
        const label = `${NAMES[product]} ${version} (${alias})`;
        return address === undefined ? [] : [{ label, alias, address }];
      }),
  );
};
