import { createRequire } from 'node:module';
import { encodeFunctionData, type Abi, type Address, type Hash, type Hex } from 'viem';
import type { network } from 'hardhat';

/** A connection to the simulated chain, with the functions of the viem plugin. */
export type Connection = Awaited<ReturnType<typeof network.create>>;

interface Artifact {
  abi: Abi;
  bytecode: {
    object: Hex;
    linkReferences: Record<string, Record<string, { start: number }[]>>;
  };
}

const require = createRequire(import.meta.url);
const utils = (name: string) => require(`@sablier/evm-utils/artifacts/${name}.json`) as Artifact;
const lockup = (name: string) => require(`@sablier/lockup/artifacts/${name}.json`) as Artifact;

/** The receipt of a transaction. @throws when it has reverted */
async function confirmed({ viem }: Connection, hash: Hash) {
  const client = await viem.getPublicClient();
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return receipt;
}

async function deploy(connection: Connection, { abi, bytecode }: Artifact, args: unknown[] = []) {
  const [wallet] = await connection.viem.getWalletClients();
  const hash = await wallet.deployContract({ abi, bytecode: bytecode.object, args });
  const { contractAddress } = await confirmed(connection, hash);
  if (!contractAddress) throw new Error(`Transaction ${hash} deployed nothing.`);
  return contractAddress;
}

/** Creates several streams in one call, for any Lockup: approve it in place of Lockup. */
export const deployBatchLockup = (connection: Connection) =>
  deploy(connection, lockup('SablierBatchLockup'));

/** Writes the addresses of Lockup's two libraries into the gaps of its bytecode. */
function linked(artifact: Artifact, libraries: Record<string, Address>): Artifact {
  let code: string = artifact.bytecode.object;
  for (const byName of Object.values(artifact.bytecode.linkReferences)) {
    for (const [name, positions] of Object.entries(byName)) {
      const address = libraries[name];
      if (!address) throw new Error(`Lockup needs the library ${name}.`);
      for (const { start } of positions) {
        const at = 2 + start * 2; // "0x", then two digits a byte
        code = code.slice(0, at) + address.slice(2).toLowerCase() + code.slice(at + 40);
      }
    }
  }
  return { ...artifact, bytecode: { ...artifact.bytecode, object: code as Hex } };
}

// region protocol
/** Lockup's number in the enum `Protocol` of the comptroller. */
const PROTOCOL_LOCKUP = 2;

/**
 * Deploys the published Lockup, with a comptroller that the first account controls.
 * @param feed price of the coin in USD, with the interface of Chainlink's aggregators
 * @param minFeeUSD fee of a withdrawal in USD with 8 decimals
 */
export async function deployLockup(connection: Connection, feed: Address, minFeeUSD: bigint) {
  const { viem } = connection;
  const [wallet] = await viem.getWalletClients();
  const admin = wallet.account.address;
  const comptroller = utils('SablierComptroller');
  const implementation = await deploy(connection, comptroller, [admin]);
  const { abi } = comptroller;
  const initialize = encodeFunctionData({
    abi,
    functionName: 'initialize',
    // The admin, the fees of Airdrops, Bob, Flow and Lockup, and the feed.
    args: [admin, 0n, 0n, 0n, 0n, feed],
  });
  // The proxy initializes itself in its constructor. Left empty, it would belong to its first caller.
  const address = await deploy(connection, utils('ERC1967Proxy'), [implementation, initialize]);
  const args = [PROTOCOL_LOCKUP, minFeeUSD];
  const setFee = await wallet.writeContract({ address, abi, functionName: 'setMinFeeUSD', args });
  await confirmed(connection, setFee);

  const libraries = {
    LockupHelpers: await deploy(connection, lockup('libraries/LockupHelpers')),
    LockupMath: await deploy(connection, lockup('libraries/LockupMath')),
  };
  const descriptor = await deploy(connection, lockup('LockupNFTDescriptor'));
  const code = linked(lockup('SablierLockup'), libraries);
  return deploy(connection, code, [address, descriptor]);
}
// endregion protocol
