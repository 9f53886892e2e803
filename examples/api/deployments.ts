const DATA = 'https://docs.sablier.com/data/v1/deployments.json';

interface Deployment {
  product: 'lockup' | 'flow' | 'airdrops' | 'legacy';
  release: string;
  latest: boolean;
  chainId: number;
  contract: string;
  address: `0x${string}`;
}

/** Address of a contract of the newest release, for example of `SablierLockup` on Base (8453). */
export async function addressOf(
  product: Deployment['product'],
  contract: string,
  chainId: number,
): Promise<`0x${string}`> {
  const response = await fetch(DATA);
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  const { deployments } = (await response.json()) as { deployments: Deployment[] };
  const found = deployments.find(
    (row) =>
      row.product === product && row.contract === contract && row.chainId === chainId && row.latest,
  );
  if (!found) throw new Error(`The newest ${contract} is not on chain ${chainId}.`);
  return found.address;
}
