import {
  concat,
  decodeErrorResult,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  keccak256,
  numberToHex,
  pad,
  zeroAddress,
  type Hex,
} from 'viem';
import type { FlowStream } from '@sablier-docs/protocol/flow/debt';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { callAt, deploy, type Chain } from './chain';

const ADDRESS = '0x1111111111111111111111111111111111111111';
const STREAM_ID = 1n;
// Position of the `_streams` mapping: Comptrollerable 0, ERC721 1 to 6, then the state of Flow. The test
// reads the stream back through `getStream`, so a wrong position fails.
const STREAMS_SLOT = 11n;

function storageOf(stream: FlowStream): { slot: Hex; value: Hex }[] {
  const { balance, isVoided, ratePerSecond, snapshotDebtScaled, snapshotTime, tokenDecimals } =
    stream;
  const base = BigInt(
    keccak256(
      encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [STREAM_ID, STREAMS_SLOT]),
    ),
  );
  // Solidity packs the fields of `Flow.Stream` from the low end of each word.
  const words = [
    encodePacked(['uint128', 'uint128'], [ratePerSecond, balance]),
    encodePacked(
      ['bool', 'bool', 'bool', 'uint40', 'address'],
      [isVoided, false, true, Number(snapshotTime), ADDRESS],
    ),
    encodePacked(['uint8', 'address'], [tokenDecimals, ADDRESS]),
    numberToHex(snapshotDebtScaled),
  ];
  return words.map((word, i) => ({
    slot: numberToHex(base + BigInt(i), { size: 32 }),
    value: pad(word, { size: 32 }),
  }));
}

export type FlowView =
  | 'getStream'
  | 'ongoingDebtScaledOf'
  | 'totalDebtOf'
  | 'coveredDebtOf'
  | 'uncoveredDebtOf'
  | 'refundableAmountOf'
  | 'depletionTimeOf'
  | 'statusOf';

/**
 * Deploys the published SablierFlow and returns a function for the result of a view for a stream at a Unix
 * second: the value, or the name of the error. The stream overrides the contract's storage during one call,
 * so that any state can be tested without a token.
 */
export async function deployFlow(chain: Chain) {
  const comptroller = readArtifact('@sablier/evm-utils/artifacts/SablierComptroller.json');
  const flow = readArtifact('@sablier/flow/artifacts/SablierFlow.json');
  const errors = readArtifact('@sablier/flow/artifacts/libraries/Errors.json').abi;
  const admin = encodeAbiParameters([{ type: 'address' }], [ADDRESS]);
  const authority = await deploy(chain, concat([comptroller.creationCode, admin]));
  const args = encodeAbiParameters(
    [{ type: 'address' }, { type: 'address' }],
    [authority, zeroAddress],
  );
  const to = await deploy(chain, concat([flow.creationCode, args]));

  return async (view: FlowView, stream: FlowStream, timestamp: bigint): Promise<unknown> => {
    const data = encodeFunctionData({ abi: flow.abi, functionName: view, args: [STREAM_ID] });
    const storage = [{ address: to, stateDiff: storageOf(stream) }];
    const result = await callAt(chain, { to, data, timestamp, stateOverride: storage });
    return result.reverted
      ? decodeErrorResult({ abi: errors, data: result.data }).errorName
      : decodeFunctionResult({ abi: flow.abi, functionName: view, data: result.data });
  };
}
