const list = (what: string, element: string) => `Checks the ${what} of a new stream, in this order:

1. There is at least one.
2. The first time is after the start.
3. The end is the time of the last one.
4. Each time is after the one before.
5. The amounts of all ${element} add up to the deposit.`;
const times = (what: string) =>
  `Turns the lengths of ${what} into times, counted from \`startTime\`. Nothing is checked but that there is one: times that exceed 40 bits wrap, and the check of the order finds them.`;

/** The checks of new Lockup streams. */
export const lockupChecks = {
  'lockup/LockupHelpers.calculateSegmentTimestamps': times('segments'),
  'lockup/LockupHelpers.calculateTrancheTimestamps': times('unlock steps'),
  'lockup/LockupHelpers.checkCreateLD':
    'Reverts if a dynamic stream with these parameters would be refused: first what all models share, then the segments.',
  'lockup/LockupHelpers.checkCreateLL':
    'Reverts if a linear stream with these parameters would be refused: first what all models share, then times, granularity and unlocks.',
  'lockup/LockupHelpers.checkCreateLPG':
    'Reverts if a price-gated stream with these parameters would be refused: first what all models share, then times, feed and target.',
  'lockup/LockupHelpers.checkCreateLT':
    'Reverts if a tranched stream with these parameters would be refused: first what all models share, then the unlock steps.',
  'lockup/LockupHelpers._checkTimestampsAndUnlockAmounts': `Checks what only linear streams have, in this order:

1. With a cliff, it ends after the start and before the end. Without one, nothing unlocks at it, and the start is before the end.
2. The granularity is at most the time from the cliff, or without one from the start, to the end.
3. The two unlocks are together at most the deposit.`,
  'lockup/LockupHelpers._checkCreateStream': `Checks what all models share, in this order:

1. The sender is not the zero address.
2. The deposit is not 0.
3. The start time is not 0.
4. The token is not the one that stands for the coin of the chain.
5. The label has at most 32 bytes.`,
  'lockup/LockupHelpers._checkSegments': list('segments', 'segments'),
  'lockup/LockupHelpers._checkTranches': list('unlock steps', 'steps'),
} as const;
