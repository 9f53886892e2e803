import { formatAmount } from '@sablier-docs/protocol/amount';
import type { FlowStream } from '@sablier-docs/protocol/flow/debt';
import { FLOW_DECIMALS } from '@sablier-docs/protocol/flow/scale';
import { formatUtc } from '@sablier-docs/protocol/time';
import { indentedLines, solidityAmount, viemAmount } from '@sablier-docs/kit/inputs/literals';

/**
 * The function of SablierFlow v3.0 that creates the stream; `createAndDeposit` would revert with a
 * deposit of 0.
 */
export const flowFunction = ({ balance }: FlowStream) =>
  balance > 0n ? 'createAndDeposit' : 'create';

/** The start of a stream, for a comment. */
const startNote = (startTime: bigint) =>
  startTime === 0n ? 'the time of the block' : formatUtc(startTime);

const perSecond = ({ ratePerSecond }: FlowStream) =>
  `${formatAmount(ratePerSecond, FLOW_DECIMALS)} tokens per second`;

/**
 * Statements that create the stream in a contract like that of the create guide, with `FLOW`,
 * `TOKEN` and `recipient` in scope. The rate is above 0.
 * @param startTime 0 for the time of the block; the stream's own unless given
 */
export function flowSolidity(stream: FlowStream, startTime = stream.snapshotTime): string {
  const { balance, ratePerSecond, tokenDecimals } = stream;
  const fields = [
    'sender: msg.sender,',
    'recipient: recipient,',
    'ratePerSecond: ratePerSecond,',
    `startTime: ${startTime}, // ${startNote(startTime)}`,
    'token: TOKEN,',
    `transferable: true${balance > 0n ? ',' : ''}`,
    ...(balance > 0n ? [`amount: ${solidityAmount(balance, tokenDecimals)}`] : []),
  ];
  return [
    `UD21x18 ratePerSecond = ud21x18(${ratePerSecond}); // ${perSecond(stream)}`,
    `uint256 streamId = FLOW.${flowFunction(stream)}({`,
    ...indentedLines(fields, '    '),
    '});',
  ].join('\n');
}

/**
 * The call that creates the stream with viem: `publicClient`, `account`, `flow` (address),
 * `flowAbi`, `token` and `recipient` are in scope. The rate is above 0.
 * @param startTime 0 for the time of the block; the stream's own unless given
 */
export function flowTypescript(stream: FlowStream, startTime = stream.snapshotTime): string {
  const { balance, ratePerSecond, tokenDecimals } = stream;
  const args = [
    'account.address, // sender',
    'recipient,',
    `${ratePerSecond}n, // ${perSecond(stream)}`,
    `${startTime}, // start: ${startNote(startTime)}`,
    'token,',
    'true, // transferable',
    ...(balance > 0n ? [`${viemAmount(balance, tokenDecimals)}, // deposit`] : []),
  ];
  return [
    'const { request } = await publicClient.simulateContract({',
    '  account,',
    '  address: flow,',
    '  abi: flowAbi,',
    `  functionName: '${flowFunction(stream)}',`,
    '  args: [',
    ...indentedLines(args, '    '),
    '  ],',
    '});',
  ].join('\n');
}
