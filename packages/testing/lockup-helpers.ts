import { decodeErrorResult, zeroAddress } from 'viem';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { callAt, deploy, type Chain } from './chain';
import { encodeLibraryCall } from './lockup-math';

// Inputs that a LockupStream lacks; any that pass the contract's checks will do.
const SENDER = '0x1111111111111111111111111111111111111111';
const TOKEN = '0x2222222222222222222222222222222222222222';
const SHAPE = '';

// An empty list has no end; the contract checks the count first.
function endOf(stream: LockupStream): bigint {
  if (stream.model === 'linear') return stream.endTime;
  const parts = stream.model === 'dynamic' ? stream.segments : stream.tranches;
  return parts.at(-1)?.timestamp ?? stream.startTime;
}

type Call = readonly [name: string, args: readonly unknown[]];

function checkCall(stream: LockupStream): Call {
  const { deposit } = stream;
  const timestamps = { start: Number(stream.startTime), end: Number(endOf(stream)) };
  switch (stream.model) {
    case 'linear':
      return [
        'checkCreateLL',
        [
          Number(stream.cliffTime),
          deposit,
          Number(stream.granularity),
          zeroAddress,
          SENDER,
          SHAPE,
          timestamps,
          TOKEN,
          stream.unlocks,
        ],
      ];
    case 'dynamic': {
      const segments = stream.segments.map((part) => ({
        ...part,
        timestamp: Number(part.timestamp),
      }));
      return ['checkCreateLD', [SENDER, timestamps, deposit, segments, TOKEN, zeroAddress, SHAPE]];
    }
    case 'tranched': {
      const tranches = stream.tranches.map((part) => ({
        ...part,
        timestamp: Number(part.timestamp),
      }));
      return ['checkCreateLT', [SENDER, timestamps, deposit, tranches, TOKEN, zeroAddress, SHAPE]];
    }
  }
}

/** Deploys the published LockupHelpers and returns its verdict: an error name, or undefined. */
export async function deployLockupHelpers(chain: Chain) {
  const artifact = readArtifact('@sablier/lockup/artifacts/libraries/LockupHelpers.json');
  const errors = readArtifact('@sablier/lockup/artifacts/libraries/Errors.json').abi;
  const to = await deploy(chain, artifact.creationCode);
  return async (stream: LockupStream): Promise<string | undefined> => {
    const [name, args] = checkCall(stream);
    const data = encodeLibraryCall(artifact, name, args);
    const result = await callAt(chain, { to, data });
    if (!result.reverted) return undefined;
    const { errorName, args: values } = decodeErrorResult({ abi: errors, data: result.data });
    const [code] = (values ?? []) as readonly unknown[];
    return errorName === 'Panic' ? `Panic(0x${BigInt(String(code)).toString(16)})` : errorName;
  };
}
