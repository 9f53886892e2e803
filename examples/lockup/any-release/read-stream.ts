// region imports
import { sablier } from 'sablier';
import { release as oldest } from 'sablier/evm/releases/lockup/v1.0';
import { release as newest } from 'sablier/evm/releases/lockup/v4.0';
import { isAddressEqual, type Address, type PublicClient } from 'viem';
import { noneOnRevert } from '../dapp/read-card';
// endregion imports

// region find
/** The version of the Lockup contract at an address, such as `v1.2`. Throws when it is none. */
export function lockupVersion(chainId: number, lockup: Address): string {
  const release = sablier.releases.getAll({ protocol: 'lockup' }).find(({ deployments }) =>
    deployments
      .find((deployment) => deployment.chainId === chainId)
      ?.contracts.some(
        // The other contracts of a release hold no streams.
        ({ name, address }) =>
          /^Sablier(V2)?Lockup(Linear|Dynamic|Tranched)?$/.test(name) &&
          isAddressEqual(address as Address, lockup),
      ),
  );
  if (!release) throw new Error(`${lockup} is no Lockup contract of chain ${chainId}.`);
  return release.version;
}
// endregion find

// region read
const STATUSES = ['PENDING', 'STREAMING', 'SETTLED', 'CANCELED', 'DEPLETED'] as const;

/**
 * A stream of any release, read at one block. Amounts in the token's smallest unit. `recipient` is
 * undefined when the NFT was burned. Throws when there is no such stream.
 */
export async function readStream(
  client: Pick<PublicClient, 'readContract' | 'getBlockNumber'>,
  { address, version }: { address: Address; version: string },
  streamId: bigint,
) {
  const blockNumber = await client.getBlockNumber();
  const at = { address, args: [streamId], blockNumber } as const;
  // These functions have kept their names and types since v1.0.
  const same = { ...at, abi: oldest.abi.SablierV2LockupLinear } as const;
  const [token, status, sender, recipient, deposited, withdrawn, withdrawable] = await Promise.all([
    version.startsWith('v1.')
      ? client.readContract({ ...same, functionName: 'getAsset' })
      : client.readContract({
          ...at,
          abi: newest.abi.SablierLockup,
          functionName: 'getUnderlyingToken',
        }),
    client.readContract({ ...same, functionName: 'statusOf' }),
    client.readContract({ ...same, functionName: 'getSender' }),
    client.readContract({ ...same, functionName: 'getRecipient' }).catch(noneOnRevert),
    client.readContract({ ...same, functionName: 'getDepositedAmount' }),
    client.readContract({ ...same, functionName: 'getWithdrawnAmount' }),
    client.readContract({ ...same, functionName: 'withdrawableAmountOf' }),
  ]);
  return {
    status: STATUSES[status],
    sender,
    recipient,
    token,
    deposited,
    withdrawn,
    withdrawable,
  };
}
// endregion read
