/** Own declarations of a contract, abstract contract or interface, in the order of its source. */
export interface Unit {
  kind: 'contract' | 'abstract' | 'interface';
  inherits: readonly string[];
  /** Public state variables; their getters are in the ABI. */
  variables?: Readonly<Record<string, 'constant' | 'immutable' | 'mutable'>>;
  functions?: readonly string[];
  events?: readonly string[];
  /** Whether its page is generated from Solidity; only its members matter here. */
  shared?: true;
}

const folders: Record<Unit['kind'], string> = {
  contract: 'src/',
  abstract: 'src/abstracts/',
  interface: 'src/interfaces/',
};

/** Source file of a unit in this release. */
export const sourcePath = (name: string, { kind }: Unit) => `${folders[kind]}${name}.sol`;

const immutable = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, 'immutable' as const]));
const mutable = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, 'mutable' as const]));

const claims = ['claim', 'claimTo', 'claimViaAttestation', 'claimViaSig'];

const baseVariables = {
  ...immutable('CAMPAIGN_START_TIME', 'CLAIM_TYPE', 'COMPTROLLER', 'EXPIRATION'),
  IS_SABLIER_MERKLE: 'constant' as const,
  ...immutable('MERKLE_ROOT', 'TOKEN'),
  ...mutable('campaignName', 'firstClaimTime', 'ipfsCID', 'minFeeUSD'),
};
const baseFunctions = [
  'calculateMinFeeWei',
  'hasClaimed',
  'hasExpired',
  'clawback',
  'lowerMinFeeUSD',
  'sponsor',
];
const lockupVariables = {
  ...immutable('SABLIER_LOCKUP', 'STREAM_CANCELABLE', 'STREAM_TRANSFERABLE'),
  ...mutable('streamShape'),
};
const linearVariables = immutable(
  'VESTING_CLIFF_DURATION',
  'VESTING_CLIFF_UNLOCK_PERCENTAGE',
  'VESTING_GRANULARITY',
  'VESTING_START_TIME',
  'VESTING_START_UNLOCK_PERCENTAGE',
  'VESTING_TOTAL_DURATION',
);
const variableVariables = {
  ...immutable('AGGREGATE_AMOUNT', 'UNLOCK_PERCENTAGE', 'VESTING_END_TIME', 'VESTING_START_TIME'),
  ...mutable('isRedistributionEnabled', 'totalForgoneAmount', 'totalRedistributionAmountPaid'),
};
const variableFunctions = [
  'calculateClaimAmount',
  'calculateForgoneAmount',
  'calculateRedistributionRewards',
  'claimTo',
  'claimViaAttestation',
  'claimViaSig',
  'enableRedistribution',
];

/** A factory and its interface declare the same functions. */
function factory(model: string, extra: readonly string[] = []): Record<string, Unit> {
  const name = `SablierFactoryMerkle${model}`;
  const functions = [`computeMerkle${model}`, ...extra, `createMerkle${model}`];
  return {
    [name]: { kind: 'contract', inherits: [`I${name}`, 'SablierFactoryMerkleBase'], functions },
    [`I${name}`]: {
      kind: 'interface',
      inherits: ['ISablierFactoryMerkleBase'],
      functions,
      events: [`CreateMerkle${model}`],
    },
  };
}

/** An implementation and its interface; the interface lists the getters among its functions. */
function pair(
  kind: 'contract' | 'abstract',
  name: string,
  bases: readonly string[],
  interfaceBases: readonly string[],
  declares: Pick<Unit, 'variables' | 'functions' | 'events'>,
): Record<string, Unit> {
  const { variables = {}, functions = [], events = [] } = declares;
  return {
    [name]: { kind, inherits: bases, variables, functions },
    [`I${name}`]: {
      kind: 'interface',
      inherits: interfaceBases,
      functions: [...Object.keys(variables), ...functions],
      events,
    },
  };
}

/** The contracts of Airdrops v3.0. Their functions are checked against the ABIs. */
export const airdropUnits: Readonly<Record<string, Unit>> = {
  ...factory('Execute'),
  ...factory('Instant'),
  ...factory('LL'),
  ...factory('LT', ['isPercentagesSum100']),
  ...factory('VCA'),
  ...pair(
    'abstract',
    'SablierFactoryMerkleBase',
    ['Comptrollerable', 'ISablierFactoryMerkleBase'],
    ['IComptrollerable'],
    {
      variables: mutable('nativeToken'),
      functions: ['setNativeToken'],
      events: ['SetNativeToken'],
    },
  ),
  ...pair('abstract', 'SablierMerkleBase', ['ISablierMerkleBase', 'Adminable'], ['IAdminable'], {
    variables: baseVariables,
    functions: baseFunctions,
    events: ['Clawback', 'LowerMinFeeUSD', 'Sponsor'],
  }),
  ...pair(
    'abstract',
    'SablierMerkleSignature',
    ['ISablierMerkleSignature', 'SablierMerkleBase'],
    ['ISablierMerkleBase'],
    { functions: ['attestor', 'domainSeparator', 'setAttestor'], events: ['SetAttestor'] },
  ),
  ...pair(
    'abstract',
    'SablierMerkleLockup',
    ['ISablierMerkleLockup', 'SablierMerkleBase'],
    ['ISablierMerkleBase'],
    { variables: lockupVariables, functions: ['claimedStreams'] },
  ),
  ...pair(
    'contract',
    'SablierMerkleInstant',
    ['ISablierMerkleInstant', 'SablierMerkleSignature'],
    ['ISablierMerkleSignature'],
    { functions: claims, events: ['ClaimInstant'] },
  ),
  ...pair(
    'contract',
    'SablierMerkleLL',
    ['ISablierMerkleLL', 'SablierMerkleSignature', 'SablierMerkleLockup'],
    ['ISablierMerkleSignature', 'ISablierMerkleLockup'],
    {
      variables: linearVariables,
      functions: claims,
      events: ['ClaimLLWithTransfer', 'ClaimLLWithVesting'],
    },
  ),
  ...pair(
    'contract',
    'SablierMerkleLT',
    ['ISablierMerkleLT', 'SablierMerkleLockup', 'SablierMerkleSignature'],
    ['ISablierMerkleLockup', 'ISablierMerkleSignature'],
    {
      variables: immutable('VESTING_START_TIME'),
      functions: ['tranchesWithPercentages', ...claims],
      events: ['ClaimLTWithTransfer', 'ClaimLTWithVesting'],
    },
  ),
  ...pair(
    'contract',
    'SablierMerkleVCA',
    ['ISablierMerkleVCA', 'SablierMerkleSignature'],
    ['ISablierMerkleSignature'],
    {
      variables: variableVariables,
      functions: variableFunctions,
      events: ['ClaimVCA', 'EnableRedistribution', 'RedistributeReward'],
    },
  ),
  ...pair(
    'contract',
    'SablierMerkleExecute',
    ['ISablierMerkleExecute', 'ReentrancyGuard', 'SablierMerkleBase'],
    ['ISablierMerkleBase'],
    {
      variables: immutable('SELECTOR', 'TARGET'),
      functions: ['claimAndExecute'],
      events: ['ClaimExecute'],
    },
  ),

  ...sharedPair('Adminable', 'admin', ['transferAdmin'], ['TransferAdmin']),
  ...sharedPair(
    'Comptrollerable',
    'comptroller',
    ['setComptroller', 'transferFeesToComptroller'],
    ['SetComptroller', 'TransferFeesToComptroller'],
  ),
};

function sharedPair(
  name: string,
  variable: string,
  functions: readonly string[],
  events: readonly string[],
): Record<string, Unit> {
  const both = pair('abstract', name, [`I${name}`], [], {
    variables: mutable(variable),
    functions,
    events,
  });
  return Object.fromEntries(
    Object.entries(both).map(([key, unit]) => [key, { ...unit, shared: true as const }]),
  );
}
