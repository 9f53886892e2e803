import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LinearStream, LockupStream } from '@sablier-docs/protocol/lockup/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import { indentedLines, quoted, solidityAmount } from '@sablier-docs/kit/inputs/literals';
import { CREATE_FUNCTIONS } from './create-functions';
import { EXPONENT_DECIMALS } from './from-stream';

const INDENT = '    ';

export interface Printed {
  readonly shape: string;
  readonly decimals: number;
}

function common(stream: LockupStream, { shape, decimals }: Printed): string[] {
  const end = endTimeOf(stream);
  const fields = [
    'sender: msg.sender, // may cancel',
    'recipient: recipient,',
    `depositAmount: ${solidityAmount(stream.deposit, decimals)},`,
    'token: TOKEN,',
    'cancelable: true,',
    'transferable: true,',
    'timestamps: Lockup.Timestamps({',
    `${INDENT}start: ${stream.startTime}, // ${formatUtc(stream.startTime)}`,
    `${INDENT}end: ${end} // ${formatUtc(end)}`,
    '}),',
    `shape: ${quoted(shape, '"')}`,
  ];
  return [
    'Lockup.CreateWithTimestamps memory params = Lockup.CreateWithTimestamps({',
    ...indentedLines(fields, INDENT),
    '});',
  ];
}

function linear({ unlocks, granularity, cliffTime }: LinearStream, decimals: number): string[] {
  const amount = (units: bigint) => solidityAmount(units, decimals);
  const cliff = cliffTime > 0n ? formatUtc(cliffTime) : 'no cliff';
  return [
    'LockupLinear.UnlockAmounts memory unlockAmounts = LockupLinear.UnlockAmounts({',
    `${INDENT}start: ${amount(unlocks.start)},`,
    `${INDENT}cliff: ${amount(unlocks.cliff)}`,
    '});',
    `uint40 granularity = ${granularity}; // seconds`,
    `uint40 cliffTime = ${cliffTime}; // ${cliff}`,
  ];
}

/** A list in memory, filled item by item, each with a comment. */
function list(type: string, name: string, items: readonly (readonly [string, string])[]): string[] {
  return [
    `${type}[] memory ${name} = new ${type}[](${items.length});`,
    ...items.map(([fields, note], i) => `${name}[${i}] = ${type}({ ${fields} }); // ${note}`),
  ];
}

function model(stream: LockupStream, decimals: number): readonly [string[], string] {
  switch (stream.model) {
    case 'linear':
      return [linear(stream, decimals), 'unlockAmounts, granularity, cliffTime'];
    case 'dynamic': {
      const items = stream.segments.map(({ amount, exponent, timestamp }) => {
        const power = `ud2x18(${solidityAmount(exponent, EXPONENT_DECIMALS)})`;
        const fields = `amount: ${solidityAmount(amount, decimals)}, exponent: ${power}, timestamp: ${timestamp}`;
        return [fields, formatUtc(timestamp)] as const;
      });
      return [list('LockupDynamic.Segment', 'segments', items), 'segments'];
    }
    case 'tranched': {
      const items = stream.tranches.map(({ amount, timestamp }) => {
        const fields = `amount: ${solidityAmount(amount, decimals)}, timestamp: ${timestamp}`;
        return [fields, formatUtc(timestamp)] as const;
      });
      return [list('LockupTranched.Tranche', 'tranches', items), 'tranches'];
    }
  }
}

/**
 * Statements that create the stream in a contract like those of the create guides, with `LOCKUP`,
 * `TOKEN` and `recipient` in scope. The stream must be one that the contract accepts.
 */
export function streamSolidity(stream: LockupStream, printed: Printed): string {
  const [parts, names] = model(stream, printed.decimals);
  const call = `uint256 streamId = LOCKUP.${CREATE_FUNCTIONS[stream.model]}(params, ${names});`;
  return [...common(stream, printed), '', ...parts, '', call].join('\n');
}
