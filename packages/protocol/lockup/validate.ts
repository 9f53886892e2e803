import { MAX_UINT128 } from '../solidity-types';
import { boundsProblems } from './bounds';
import type { StreamProblem, StreamProblemName } from './problems';
import type { DynamicStream, LinearStream, LockupStream, TranchedStream } from './types';

export type { StreamProblem, StreamProblemName } from './problems';

const problem = (error: StreamProblemName, field: string, message: string): StreamProblem => ({
  error,
  field,
  message,
});

function commonProblems({ deposit, startTime }: LockupStream): StreamProblem[] {
  const problems: StreamProblem[] = [];
  if (deposit === 0n) {
    const message = 'Deposit more than 0 tokens.';
    problems.push(problem('SablierLockupHelpers_DepositAmountZero', 'deposit', message));
  }
  if (startTime === 0n) {
    const message = 'Set the start time to a Unix timestamp above 0.';
    problems.push(problem('SablierLockupHelpers_StartTimeZero', 'startTime', message));
  }
  return problems;
}

function linearProblems(stream: LinearStream): StreamProblem[] {
  const { cliffTime, deposit, endTime, granularity, startTime, unlocks } = stream;
  const problems: StreamProblem[] = [];
  const add = (name: StreamProblemName, field: string, message: string) =>
    problems.push(problem(name, field, message));

  if (cliffTime > 0n) {
    if (startTime >= cliffTime) {
      const message = 'Move the cliff after the start time, or remove it.';
      add('SablierLockupHelpers_StartTimeNotLessThanCliffTime', 'cliffTime', message);
    }
    if (cliffTime >= endTime) {
      const message = 'Move the cliff before the end time.';
      add('SablierLockupHelpers_CliffTimeNotLessThanEndTime', 'cliffTime', message);
    }
  } else {
    if (unlocks.cliff > 0n) {
      const message = 'Set a cliff time, or set the cliff unlock amount to 0.';
      add('SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero', 'unlocks.cliff', message);
    }
    if (startTime >= endTime) {
      const message = 'Move the end time after the start time.';
      add('SablierLockupHelpers_StartTimeNotLessThanEndTime', 'endTime', message);
    }
  }

  const range = endTime - (cliffTime > 0n ? cliffTime : startTime);
  // An empty or negative range is already reported above as a matter of order.
  if (range > 0n && granularity > range) {
    const message = `Lower the granularity to ${range} seconds, the length of the linear part, or less.`;
    add('SablierLockupHelpers_GranularityTooHigh', 'granularity', message);
  }

  const unlocked = unlocks.start + unlocks.cliff;
  if (unlocked > MAX_UINT128) {
    add('Panic(0x11)', 'unlocks', 'Lower the unlock amounts until their sum fits uint128.');
  } else if (unlocked > deposit) {
    const message = 'Lower the unlock amounts until their sum is at most the deposit.';
    add('SablierLockupHelpers_UnlockAmountsSumTooHigh', 'unlocks', message);
  }
  return problems;
}

interface PartRules {
  readonly name: 'segment' | 'tranche';
  readonly countZero: StreamProblemName;
  readonly startNotBeforeFirst: StreamProblemName;
  readonly notOrdered: StreamProblemName;
  readonly sumDiffers: StreamProblemName;
}

const SEGMENT_RULES: PartRules = {
  name: 'segment',
  countZero: 'SablierLockupHelpers_SegmentCountZero',
  startNotBeforeFirst: 'SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp',
  notOrdered: 'SablierLockupHelpers_SegmentTimestampsNotOrdered',
  sumDiffers: 'SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum',
};

const TRANCHE_RULES: PartRules = {
  name: 'tranche',
  countZero: 'SablierLockupHelpers_TrancheCountZero',
  startNotBeforeFirst: 'SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp',
  notOrdered: 'SablierLockupHelpers_TrancheTimestampsNotOrdered',
  sumDiffers: 'SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum',
};

// Segments and tranches obey the same rules under different error names.
function partProblems(
  { deposit, startTime }: DynamicStream | TranchedStream,
  parts: readonly { readonly amount: bigint; readonly timestamp: bigint }[],
  rules: PartRules,
): StreamProblem[] {
  const { name } = rules;
  const first = parts[0];
  if (!first) return [problem(rules.countZero, `${name}s`, `Add at least one ${name}.`)];

  const problems: StreamProblem[] = [];
  if (startTime >= first.timestamp) {
    const message = `Move the first ${name} after the start time.`;
    problems.push(problem(rules.startNotBeforeFirst, `${name}s[0].timestamp`, message));
  }

  let sum = 0n;
  let previous = 0n;
  for (const [index, part] of parts.entries()) {
    const fitted = sum <= MAX_UINT128;
    sum += part.amount;
    if (fitted && sum > MAX_UINT128) {
      const message = `Lower the ${name} amounts until their sum fits uint128.`;
      problems.push(problem('Panic(0x11)', `${name}s[${index}].amount`, message));
    }
    if (part.timestamp <= previous) {
      const message = `Move ${name} ${index + 1} after the time of the one before it.`;
      problems.push(problem(rules.notOrdered, `${name}s[${index}].timestamp`, message));
    }
    previous = part.timestamp;
  }

  if (sum <= MAX_UINT128 && sum !== deposit) {
    const message = `Make the ${name} amounts add up to the deposit (they add up to ${sum} units).`;
    problems.push(problem(rules.sumDiffers, 'deposit', message));
  }
  return problems;
}

/**
 * Every reason for which `createWithTimestamps` of Lockup v4.0 would refuse the stream, in the
 * order in which LockupHelpers checks them: the first one is the error the transaction reverts
 * with. Values that do not fit their ABI types come before all of them. Empty means accepted.
 * The sender, the token and the shape label are not part of a `LockupStream` and not checked.
 */
export function validateStream(stream: LockupStream): StreamProblem[] {
  const problems = [...boundsProblems(stream), ...commonProblems(stream)];
  switch (stream.model) {
    case 'linear':
      return problems.concat(linearProblems(stream));
    case 'dynamic':
      return problems.concat(partProblems(stream, stream.segments, SEGMENT_RULES));
    case 'tranched':
      return problems.concat(partProblems(stream, stream.tranches, TRANCHE_RULES));
  }
}
