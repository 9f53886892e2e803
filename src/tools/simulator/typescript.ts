import { formatAmount } from '../../protocol/amount';
import { endTimeOf } from '../../protocol/lockup/end-time';
import type { LockupStream } from '../../protocol/lockup/types';
import { formatUtc } from '../../protocol/time';
import { plainAmount } from '../inputs/amounts';
import { grouped, indented, quoted } from '../inputs/literals';
import { CREATE_FUNCTIONS } from './create-args';
import { EXPONENT_DECIMALS } from './from-stream';
import type { Printed } from './solidity';

const INDENT = '  ';

function common(stream: LockupStream, { shape, decimals }: Printed): string[] {
  const end = endTimeOf(stream);
  const fields = [
    'sender: account.address, // may cancel',
    'recipient,',
    `depositAmount: ${grouped(stream.deposit)}n, // ${formatAmount(stream.deposit, decimals)} tokens`,
    'token,',
    'cancelable: true,',
    'transferable: true,',
    'timestamps: {',
    `${INDENT}start: ${stream.startTime}, // ${formatUtc(stream.startTime)}`,
    `${INDENT}end: ${end}, // ${formatUtc(end)}`,
    '},',
    `shape: ${quoted(shape, "'")},`,
  ];
  return ['{', ...indented(fields, INDENT), '},'];
}

function model(stream: LockupStream, decimals: number): string[] {
  const note = (amount: bigint, timestamp: bigint) =>
    `// ${formatAmount(amount, decimals)} tokens, ${formatUtc(timestamp)}`;
  switch (stream.model) {
    case 'linear': {
      const { cliffTime, granularity, unlocks } = stream;
      const tokens = (units: bigint) => `// ${formatAmount(units, decimals)} tokens`;
      return [
        '{',
        `${INDENT}start: ${grouped(unlocks.start)}n, ${tokens(unlocks.start)}`,
        `${INDENT}cliff: ${grouped(unlocks.cliff)}n, ${tokens(unlocks.cliff)}`,
        '}, // unlock amounts',
        `${granularity}, // granularity in seconds`,
        `${cliffTime}, // cliff time: ${cliffTime > 0n ? formatUtc(cliffTime) : 'none'}`,
      ];
    }
    case 'dynamic': {
      const items = stream.segments.flatMap(({ amount, exponent, timestamp }) => {
        const power = `parseUnits('${plainAmount(exponent, EXPONENT_DECIMALS)}', 18)`;
        const fields = `amount: ${grouped(amount)}n, exponent: ${power}, timestamp: ${timestamp}`;
        return [note(amount, timestamp), `{ ${fields} },`];
      });
      return ['[', ...indented(items, INDENT), '],'];
    }
    case 'tranched': {
      const items = stream.tranches.flatMap(({ amount, timestamp }) => [
        note(amount, timestamp),
        `{ amount: ${grouped(amount)}n, timestamp: ${timestamp} },`,
      ]);
      return ['[', ...indented(items, INDENT), '],'];
    }
  }
}

/**
 * The call that creates the stream with viem, as in the create guides: `publicClient`, `account`,
 * `lockup` (address), `lockupAbi`, `token` and `recipient` are in scope. The stream must be one that
 * the contract accepts.
 */
export function typescriptOf(stream: LockupStream, printed: Printed): string {
  const args = [...common(stream, printed), ...model(stream, printed.decimals)];
  return [
    'const { request } = await publicClient.simulateContract({',
    `${INDENT}account,`,
    `${INDENT}address: lockup,`,
    `${INDENT}abi: lockupAbi,`,
    `${INDENT}functionName: '${CREATE_FUNCTIONS[stream.model]}',`,
    `${INDENT}args: [`,
    ...indented(args, INDENT + INDENT),
    `${INDENT}],`,
    '});',
  ].join('\n');
}
