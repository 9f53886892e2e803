import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import { indentedLines, quoted, viemAmount } from '@sablier-docs/kit/inputs/literals';
import { CREATE_FUNCTIONS } from './create-functions';
import { EXPONENT_DECIMALS } from './from-stream';
import type { Printed } from './solidity';

const INDENT = '  ';

function common(stream: LockupStream, { shape, decimals }: Printed): string[] {
  const end = endTimeOf(stream);
  const fields = [
    'sender: account.address, // may cancel',
    'recipient,',
    `depositAmount: ${viemAmount(stream.deposit, decimals)},`,
    'token,',
    'cancelable: true,',
    'transferable: true,',
    'timestamps: {',
    `${INDENT}start: ${stream.startTime}, // ${formatUtc(stream.startTime)}`,
    `${INDENT}end: ${end}, // ${formatUtc(end)}`,
    '},',
    `shape: ${quoted(shape, "'")},`,
  ];
  return ['{', ...indentedLines(fields, INDENT), '},'];
}

function model(stream: LockupStream, decimals: number): string[] {
  const amountOf = (units: bigint) => viemAmount(units, decimals);
  switch (stream.model) {
    case 'linear': {
      const { cliffTime, granularity, unlocks } = stream;
      return [
        `{ start: ${amountOf(unlocks.start)}, cliff: ${amountOf(unlocks.cliff)} }, // unlock amounts`,
        `${granularity}, // granularity in seconds`,
        `${cliffTime}, // cliff time: ${cliffTime > 0n ? formatUtc(cliffTime) : 'none'}`,
      ];
    }
    case 'dynamic': {
      const items = stream.segments.map(({ amount, exponent, timestamp }) => {
        const power = viemAmount(exponent, EXPONENT_DECIMALS);
        const fields = `amount: ${amountOf(amount)}, exponent: ${power}, timestamp: ${timestamp}`;
        return `{ ${fields} }, // ${formatUtc(timestamp)}`;
      });
      return ['[', ...indentedLines(items, INDENT), '],'];
    }
    case 'tranched': {
      const items = stream.tranches.map(({ amount, timestamp }) => {
        const fields = `amount: ${amountOf(amount)}, timestamp: ${timestamp}`;
        return `{ ${fields} }, // ${formatUtc(timestamp)}`;
      });
      return ['[', ...indentedLines(items, INDENT), '],'];
    }
  }
}

/**
 * The call that creates the stream with viem, as in the create guides: `publicClient`, `account`,
 * `lockup` (address), `lockupAbi`, `token` and `recipient` are in scope. The stream must be one that
 * the contract accepts.
 */
export function streamTypescript(stream: LockupStream, printed: Printed): string {
  const args = [...common(stream, printed), ...model(stream, printed.decimals)];
  return [
    'const { request } = await publicClient.simulateContract({',
    `${INDENT}account,`,
    `${INDENT}address: lockup,`,
    `${INDENT}abi: lockupAbi,`,
    `${INDENT}functionName: '${CREATE_FUNCTIONS[stream.model]}',`,
    `${INDENT}args: [`,
    ...indentedLines(args, INDENT + INDENT),
    `${INDENT}],`,
    '});',
  ].join('\n');
}
