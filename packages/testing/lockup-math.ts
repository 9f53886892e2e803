import { concat, decodeAbiParameters, encodeAbiParameters, type AbiFunction, type Hex } from 'viem';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { readArtifact, type Artifact } from '@sablier-docs/solidity/artifact';
import { callAt, deploy, type Chain } from './chain';

export function encodeLibraryCall(artifact: Artifact, name: string, args: readonly unknown[]): Hex {
  const item = artifact.abi.find(
    (entry): entry is AbiFunction => entry.type === 'function' && entry.name === name,
  );
  if (!item) throw new Error(`The ABI has no function ${name}.`);
  return concat([artifact.selector(name), encodeAbiParameters(item.inputs, args)]);
}

// No withdrawal: the argument only matters in branches for bugs.
const WITHDRAWN = 0n;

function encodeStreamedAmount(artifact: Artifact, stream: LockupStream): Hex {
  const { deposit, startTime } = stream;
  const end = Number(endTimeOf(stream));
  const start = Number(startTime);
  switch (stream.model) {
    case 'linear':
      return encodeLibraryCall(artifact, 'calculateStreamedAmountLL', [
        Number(stream.cliffTime),
        deposit,
        end,
        Number(stream.granularity),
        start,
        stream.unlocks,
        WITHDRAWN,
      ]);
    case 'dynamic': {
      const segments = stream.segments.map((part) => ({
        ...part,
        timestamp: Number(part.timestamp),
      }));
      const args = [deposit, end, segments, start, WITHDRAWN];
      return encodeLibraryCall(artifact, 'calculateStreamedAmountLD', args);
    }
    case 'tranched': {
      const tranches = stream.tranches.map((part) => ({
        ...part,
        timestamp: Number(part.timestamp),
      }));
      const args = [deposit, end, start, tranches];
      return encodeLibraryCall(artifact, 'calculateStreamedAmountLT', args);
    }
  }
}

/** Deploys the published LockupMath and returns a function for its result for a stream at a Unix second. */
export async function deployLockupMath(chain: Chain) {
  const artifact = readArtifact('@sablier/lockup/artifacts/libraries/LockupMath.json');
  const to = await deploy(chain, artifact.creationCode);
  return async (stream: LockupStream, timestamp: bigint): Promise<bigint> => {
    const data = encodeStreamedAmount(artifact, stream);
    const result = await callAt(chain, { to, data, timestamp });
    if (result.reverted) throw new Error(`LockupMath reverted with ${result.data}.`);
    return decodeAbiParameters([{ type: 'uint128' }], result.data)[0];
  };
}
