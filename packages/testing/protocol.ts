import { concat, encodeAbiParameters, encodeFunctionData, type Address, type Hex } from 'viem';
import { readArtifact, type Artifact } from '@sablier-docs/solidity/artifact';
import { deploy, type Chain } from './chain';

/** The contracts of one local deployment. */
export interface Deployment {
  readonly comptroller: Address;
  readonly lockupHelpers: Address;
  readonly lockupMath: Address;
  readonly lockupNFTDescriptor: Address;
  readonly lockup: Address;
  readonly batchLockup: Address;
  readonly flowNFTDescriptor: Address;
  readonly flow: Address;
}

interface DeploymentOptions {
  /** Controls the comptroller. */
  readonly admin: Address;
  /** Price feed of the native coin in USD. */
  readonly oracle: Address;
  /** Minimum fee of withdrawals from Lockup and Flow, in USD with 8 decimals. */
  readonly minFeeUSD: bigint;
}

const pair = (first: Address, second: Address): Hex =>
  encodeAbiParameters([{ type: 'address' }, { type: 'address' }], [first, second]);

async function deployComptroller(chain: Chain, options: DeploymentOptions): Promise<Address> {
  const { admin, oracle, minFeeUSD } = options;
  const comptroller = readArtifact('@sablier/evm-utils/artifacts/SablierComptroller.json');
  const proxy = readArtifact('@sablier/evm-utils/artifacts/ERC1967Proxy.json');
  const implementation = await deploy(
    chain,
    concat([comptroller.creationCode, encodeAbiParameters([{ type: 'address' }], [admin])]),
  );
  // Initialized in the constructor of the proxy: an uninitialized proxy belongs to the first caller.
  const initialize = encodeFunctionData({
    abi: comptroller.abi,
    functionName: 'initialize',
    args: [admin, 0n, 0n, minFeeUSD, minFeeUSD, oracle],
  });
  const args = encodeAbiParameters(
    [{ type: 'address' }, { type: 'bytes' }],
    [implementation, initialize],
  );
  return deploy(chain, concat([proxy.creationCode, args]));
}

/** Creation code with the addresses of external libraries, by name, linked. */
function link(artifact: Artifact, libraries: Readonly<Record<string, Address>>): Hex {
  let code: string = artifact.creationCode;
  for (const { library, start, length } of artifact.links) {
    const address = libraries[library];
    if (!address) throw new Error(`The library ${library} has no address to link.`);
    const from = 2 + start * 2;
    code = code.slice(0, from) + address.slice(2).toLowerCase() + code.slice(from + length * 2);
  }
  return code as Hex;
}

/** Deploys the protocol from the bytecode that its packages publish, in the order it needs. */
export async function deployProtocol(
  chain: Chain,
  options: DeploymentOptions,
): Promise<Deployment> {
  const lockupArtifact = (name: string) => readArtifact(`@sablier/lockup/artifacts/${name}.json`);
  const flowArtifact = (name: string) => readArtifact(`@sablier/flow/artifacts/${name}.json`);
  const plain = (artifact: Artifact) => deploy(chain, artifact.creationCode);

  const comptroller = await deployComptroller(chain, options);
  const lockupHelpers = await plain(lockupArtifact('libraries/LockupHelpers'));
  const lockupMath = await plain(lockupArtifact('libraries/LockupMath'));
  const lockupNFTDescriptor = await plain(lockupArtifact('LockupNFTDescriptor'));
  const lockupCode = link(lockupArtifact('SablierLockup'), {
    LockupHelpers: lockupHelpers,
    LockupMath: lockupMath,
  });
  const lockup = await deploy(chain, concat([lockupCode, pair(comptroller, lockupNFTDescriptor)]));
  const batchLockup = await plain(lockupArtifact('SablierBatchLockup'));
  const flowNFTDescriptor = await plain(flowArtifact('FlowNFTDescriptor'));
  const flow = await deploy(
    chain,
    concat([flowArtifact('SablierFlow').creationCode, pair(comptroller, flowNFTDescriptor)]),
  );
  return {
    comptroller,
    lockupHelpers,
    lockupMath,
    lockupNFTDescriptor,
    lockup,
    batchLockup,
    flowNFTDescriptor,
    flow,
  };
}
