import { getAddress, zeroAddress, type Address, type PublicClient } from 'viem';
import {
  abiOf,
  artifacts,
  link,
  write,
  type Artifact,
  type Libraries,
  type Place,
} from './artifacts';
import type { Deployed, Plan } from './deploy';

// region code
/**
 * Whether an address has the code that the package publishes, to the last byte.
 * @param libraries what `SablierLockup` must be linked with; a foreign library could pay out anything
 */
export async function isPublished(
  client: PublicClient,
  address: Address,
  { deployedBytecode }: Artifact,
  libraries: Libraries = {},
) {
  // The only immutable value in these contracts is their own address, in a word of 32 bytes.
  const immutables = Object.values(deployedBytecode.immutableReferences ?? {}).flat() as Place[];
  const own = address.slice(2).toLowerCase();
  const expected = write(link(deployedBytecode, libraries), immutables, () =>
    own.padStart(64, '0'),
  );
  return (await client.getCode({ address })) === expected;
}
// endregion code

// region check
/** Where ERC-1967 proxies keep the address of their code. */
const IMPLEMENTATION = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';

/** Numbers of the comptroller's enum `Protocol`, which has another order than `initialize`. */
const PRODUCTS = { Airdrops: 0, Flow: 1, Lockup: 2, Bob: 4 };

/** What differs from the plan, one line each; empty when nothing does. */
export async function problemsOf(client: PublicClient, deployed: Deployed, plan: Plan) {
  const read = (
    name: keyof Deployed,
    artifact: Artifact,
    functionName: string,
    args: unknown[] = [],
  ) => client.readContract({ address: deployed[name], abi: abiOf(artifact), functionName, args });
  const comptroller = (functionName: string, args?: unknown[]) =>
    read('proxy', artifacts.comptroller, functionName, args);
  const slot = await client.getStorageAt({ address: deployed.proxy, slot: IMPLEMENTATION });
  const implementation = getAddress(`0x${(slot ?? '').slice(-40).padStart(40, '0')}`);

  const found: [what: string, found: unknown, expected: unknown][] = [
    ['chain', await client.getChainId(), plan.chainId],
    ['code behind the proxy', implementation, getAddress(deployed.comptroller)],
    ['admin', await comptroller('admin'), getAddress(plan.admin)],
    ['oracle', await comptroller('oracle'), getAddress(plan.oracle ?? zeroAddress)],
  ];
  for (const [product, number] of Object.entries(PRODUCTS)) {
    found.push([
      `${product} fee`,
      await comptroller('getMinFeeUSD', [number]),
      plan.minFeeUSD ?? 0n,
    ]);
  }
  for (const product of ['lockup', 'flow'] as const) {
    const artifact = artifacts[product];
    const asked = await read(product, artifact, 'comptroller');
    found.push([`comptroller of ${product}`, asked, getAddress(deployed.proxy)]);
  }
  const libraries = { LockupHelpers: deployed.lockupHelpers, LockupMath: deployed.lockupMath };
  for (const [name, artifact] of Object.entries(artifacts) as [keyof Deployed, Artifact][]) {
    const same = await isPublished(client, deployed[name], artifact, libraries);
    found.push([`code of ${name}`, same, true]);
  }
  return found
    .filter(([, actual, expected]) => actual !== expected)
    .map(([what, actual, expected]) => `${what}: ${String(actual)}, not ${String(expected)}`);
}
// endregion check
