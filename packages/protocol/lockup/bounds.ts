import { MAX_UINT128, MAX_UINT40, MAX_UINT64 } from '../solidity-types';
import type { StreamProblem } from './problems';
import type { LockupStream } from './types';

type Bound = readonly [field: string, value: bigint, type: 'uint128' | 'uint40' | 'UD2x18'];

const MAXIMUM = { uint128: MAX_UINT128, uint40: MAX_UINT40, UD2x18: MAX_UINT64 } as const;

function boundsOf(stream: LockupStream): Bound[] {
  const common: Bound[] = [
    ['deposit', stream.deposit, 'uint128'],
    ['startTime', stream.startTime, 'uint40'],
  ];
  switch (stream.model) {
    case 'linear':
      return [
        ...common,
        ['endTime', stream.endTime, 'uint40'],
        ['cliffTime', stream.cliffTime, 'uint40'],
        ['unlocks.start', stream.unlocks.start, 'uint128'],
        ['unlocks.cliff', stream.unlocks.cliff, 'uint128'],
        ['granularity', stream.granularity, 'uint40'],
      ];
    case 'dynamic':
      return common.concat(
        stream.segments.flatMap((segment, index): Bound[] => [
          [`segments[${index}].amount`, segment.amount, 'uint128'],
          [`segments[${index}].exponent`, segment.exponent, 'UD2x18'],
          [`segments[${index}].timestamp`, segment.timestamp, 'uint40'],
        ]),
      );
    case 'tranched':
      return common.concat(
        stream.tranches.flatMap((tranche, index): Bound[] => [
          [`tranches[${index}].amount`, tranche.amount, 'uint128'],
          [`tranches[${index}].timestamp`, tranche.timestamp, 'uint40'],
        ]),
      );
  }
}

/** One problem for each value that its Solidity type cannot hold. */
export function boundsProblems(stream: LockupStream): StreamProblem[] {
  return boundsOf(stream)
    .filter(([, value, type]) => value < 0n || value > MAXIMUM[type])
    .map(([field, , type]) => ({
      error: 'OutOfRange',
      field,
      message: `Keep ${field} between 0 and ${MAXIMUM[type]}, the largest ${type}.`,
    }));
}
