const fees = 'Fees are set and collected by the comptroller contract.';
const model = (name: string) =>
  `Call \`${name}LL\`, \`${name}LD\` or \`${name}LT\`, by the model, on the one contract that has all models.`;
const getters = 'Read the field with its own getter, for example `getStartTime` or `getEndTime`.';
const protocolFee = 'There is no protocol fee on amounts any more; drop the call.';
const brokers = 'Brokers are gone: send the fee of a broker in a transfer of your own.';
const renamedTo = (name: string) => `Call \`${name}\`.`;
const admin =
  'The contract has no admin any more. Its comptroller has the rights, and `comptroller` returns it.';
const custom = 'The comptroller has the fees: see `getMinFeeUSDFor` there.';

/** The replacement of a function, by product and release that removes it. */
const functions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'lockup v1.2': {
    MAX_FEE: 'Read `MAX_BROKER_FEE`, the limit that is left.',
    claimProtocolRevenues: protocolFee,
    comptroller:
      'There is none in this release: the protocol fee is gone. Its settings for flash loans had no effect, because no Lockup contract offers any.',
    createWithDeltas: renamedTo('createWithDurations'),
    createWithMilestones: renamedTo('createWithTimestamps'),
    createWithRange: renamedTo('createWithTimestamps'),
    getRange: renamedTo('getTimestamps'),
    protocolRevenues: protocolFee,
    setComptroller: 'There is no comptroller in this release; drop the call.',
  },
  'lockup v2.0': {
    MAX_SEGMENT_COUNT: renamedTo('MAX_COUNT'),
    MAX_TRANCHE_COUNT: renamedTo('MAX_COUNT'),
    createWithDurations: model('createWithDurations'),
    createWithTimestamps: model('createWithTimestamps'),
    getAsset: renamedTo('getUnderlyingToken'),
    getStream: getters,
    getTimestamps: getters,
  },
  'lockup v3.0': {
    MAX_BROKER_FEE: brokers,
    MAX_COUNT: 'No count is limited any more; the gas limit of a transaction is the only bound.',
    admin,
    collectFees: renamedTo('transferFeesToComptroller'),
    renounceMultiple: 'Put one `renounce` for each stream into `batch`.',
    transferAdmin: admin,
  },
  'flow v2.0': {
    MAX_FEE: protocolFee,
    admin,
    aggregateBalance: renamedTo('aggregateAmount'),
    collectFees: renamedTo('transferFeesToComptroller'),
    collectProtocolRevenue: protocolFee,
    depositViaBroker: brokers,
    isPaused: 'Read `getRatePerSecond`: a rate of 0 means that the stream is paused or voided.',
    protocolFee,
    protocolRevenue: protocolFee,
    setProtocolFee: protocolFee,
    transferAdmin: admin,
  },
  'airdrops v1.2': {
    LOCKUP: 'Read `LOCKUP_LINEAR` or `LOCKUP_TRANCHED`.',
    createMerkleStreamerLL: renamedTo('createMerkleLL'),
  },
  'airdrops v1.3': {
    ASSET: renamedTo('TOKEN'),
    CANCELABLE: renamedTo('STREAM_CANCELABLE'),
    LOCKUP_LINEAR: renamedTo('LOCKUP'),
    LOCKUP_TRANCHED: renamedTo('LOCKUP'),
    TRANSFERABLE: renamedTo('STREAM_TRANSFERABLE'),
    name: renamedTo('campaignName'),
    streamDurations: renamedTo('getSchedule'),
  },
  'airdrops v2.0': {
    FACTORY:
      'Campaigns do not name their factory any more; `COMPTROLLER` names who has their fees.',
    FEE: 'Read `minFeeUSD`, in US dollars with 8 decimals, or `calculateMinFeeWei`, in wei.',
    LOCKUP: renamedTo('SABLIER_LOCKUP'),
    STREAM_START_TIME: renamedTo('VESTING_START_TIME'),
    TOTAL_PERCENTAGE: 'Ask the factory with `isPercentagesSum100`.',
    collectFees: 'Claims pay the comptroller directly; drop the call.',
    defaultFee: custom,
    getCustomFee: custom,
    getFee: custom,
    getFirstClaimTime: renamedTo('firstClaimTime'),
    getSchedule: 'Read the `VESTING_…` getters, one for each field.',
    getTranchesWithPercentages: renamedTo('tranchesWithPercentages'),
    resetCustomFee: fees,
    setCustomFee: fees,
    setDefaultFee: fees,
    shape: renamedTo('streamShape'),
  },
};

/** Advice for the other kinds, which callers never name in a call. */
const others = {
  event: 'The new release never emits it: follow the events that are added.',
  error: 'The new release never raises it: drop it from the errors that you decode.',
  struct: 'No function or event uses it any more.',
} as const;

/**
 * Advice about something that a release removes. Across several releases, the first one that removes the name
 * counts.
 * @param releases the releases after the old one, oldest first
 * @throws when a removed function has no text
 */
export function replacementFor(
  product: string,
  releases: readonly string[],
  kind: 'function' | 'event' | 'error' | 'struct',
  name: string,
): string {
  if (kind !== 'function') return others[kind];
  for (const [at, release] of releases.entries()) {
    const text = functions[`${product} ${release}`]?.[name];
    if (!text) continue;
    // A name from a rename may be removed again by a later release.
    const [, next] = /^Call `(\w+)`\.$/.exec(text) ?? [];
    const later = releases.slice(at + 1);
    const gone = later.some((one) => next && functions[`${product} ${one}`]?.[next]);
    return gone && next ? replacementFor(product, later, kind, next) : text;
  }
  throw new Error(`${product}: no text says what to call instead of ${name}.`);
}
