/** Errors that a function can raise and events that it emits, in the order of its checks. */
export interface Effects {
  errors?: readonly string[];
  events?: readonly string[];
}

const base = (...names: string[]) => names.map((name) => `SablierMerkleBase_${name}`);
const signed = (...names: string[]) => names.map((name) => `SablierMerkleSignature_${name}`);

/** Every claim runs these checks, then marks the index and forwards the fee. */
const claimed = base(
  'CampaignNotStarted',
  'CampaignExpired',
  'InsufficientFeePayment',
  'IndexClaimed',
  'InvalidProof',
  'FeeTransferFailed',
);
const gates = {
  claim: base('UnsupportedClaimType'),
  claimTo: base('UnsupportedClaimType', 'ToZeroAddress'),
  claimViaAttestation: [
    ...base('UnsupportedClaimType', 'ToZeroAddress'),
    ...signed('AttestorNotSet', 'AttestationExpired', 'InvalidSignature'),
  ],
  claimViaSig: [
    ...base('UnsupportedClaimType', 'ToZeroAddress'),
    ...signed('InvalidSignature', 'SignatureNotYetValid'),
  ],
};
const percentages = ['PRBMath_MulDiv18_Overflow', 'PRBMath_UD60x18_IntoUint128_Overflow'];
const transferred = ['SafeERC20FailedOperation'];

type ClaimFunction = keyof typeof gates;

/** The claim functions of one campaign: the check of the claim type, shared checks, then its own. */
function claims(
  contract: string,
  names: readonly ClaimFunction[],
  errors: readonly string[],
  events: readonly string[],
): Record<string, Effects> {
  return Object.fromEntries(
    names.map((name) => [
      `${contract}.${name}`,
      { errors: [...gates[name], ...claimed, ...errors], events },
    ]),
  );
}

const every = ['claim', 'claimTo', 'claimViaAttestation', 'claimViaSig'] as const;

const forbid = 'SablierFactoryMerkleBase_ForbidNativeToken';
const variableChecks = [
  'AggregateAmountZero',
  'StartTimeZero',
  'VestingEndTimeNotGreaterThanVestingStartTime',
  'ExpirationTimeZero',
  'ExpirationTooEarly',
  'UnlockPercentageTooHigh',
].map((name) => `SablierFactoryMerkleVCA_${name}`);

/** @param deploying errors of the campaign's constructor, which a prediction never runs */
function factory(
  model: string,
  checks: readonly string[],
  deploying: readonly string[] = [],
): Record<string, Effects> {
  const contract = `SablierFactoryMerkle${model}`;
  const errors = [forbid, ...checks];
  return {
    [`${contract}.constructor`]: {
      errors: ['Comptrollerable_UnsupportedInterfaceId'],
      events: ['SetComptroller'],
    },
    [`${contract}.computeMerkle${model}`]: { errors },
    [`${contract}.createMerkle${model}`]: {
      errors: [...errors, ...deploying],
      events: [`CreateMerkle${model}`],
    },
  };
}

const campaign = (model: string, errors: readonly string[] = []): Record<string, Effects> => ({
  [`SablierMerkle${model}.constructor`]: { errors, events: ['TransferAdmin'] },
});

/**
 * By contract and function. Every error of a contract's ABI must be raised by one of its functions, and every
 * name here must be in an ABI.
 */
export const effects: Readonly<Record<string, Effects>> = {
  ...factory('Execute', ['SablierFactoryMerkleExecute_TargetNotContract']),
  ...factory('Instant', []),
  ...factory('LL', [], transferred),
  ...factory('LT', ['SablierFactoryMerkleLT_TotalPercentageNotOneHundred'], transferred),
  ...factory('VCA', variableChecks),
  'SablierFactoryMerkleBase.setNativeToken': {
    errors: [
      'Comptrollerable_CallerNotComptroller',
      'SablierFactoryMerkleBase_NativeTokenZeroAddress',
      'SablierFactoryMerkleBase_NativeTokenAlreadySet',
    ],
    events: ['SetNativeToken'],
  },

  'SablierMerkleBase.clawback': {
    errors: ['CallerNotAdmin', ...base('ClawbackNotAllowed'), ...transferred],
    events: ['Clawback'],
  },
  'SablierMerkleBase.lowerMinFeeUSD': {
    errors: base('CallerNotComptroller', 'NewMinFeeUSDNotLower'),
    events: ['LowerMinFeeUSD'],
  },
  'SablierMerkleBase.sponsor': {
    errors: [...base('ToZeroAddress', 'SponsorAmountZero'), ...transferred],
    events: ['Sponsor'],
  },
  'SablierMerkleSignature.setAttestor': {
    errors: signed('CallerNotAuthorized'),
    events: ['SetAttestor'],
  },

  ...campaign('Instant'),
  ...claims('SablierMerkleInstant', every, transferred, ['ClaimInstant']),
  ...campaign('LL', transferred),
  ...claims(
    'SablierMerkleLL',
    every,
    [...percentages, ...transferred],
    ['ClaimLLWithTransfer', 'ClaimLLWithVesting'],
  ),
  ...campaign('LT', transferred),
  ...claims(
    'SablierMerkleLT',
    every,
    [...percentages, ...transferred],
    ['ClaimLTWithTransfer', 'ClaimLTWithVesting'],
  ),
  ...campaign('VCA'),
  ...claims(
    'SablierMerkleVCA',
    ['claimTo', 'claimViaAttestation', 'claimViaSig'],
    [
      'SablierMerkleVCA_ClaimAmountZero',
      ...percentages,
      'SafeCastOverflowedUintDowncast',
      ...transferred,
    ],
    ['RedistributeReward', 'ClaimVCA'],
  ),
  'SablierMerkleVCA.calculateClaimAmount': { errors: percentages },
  'SablierMerkleVCA.calculateForgoneAmount': {
    errors: ['SablierMerkleVCA_VestingNotStarted', ...percentages],
  },
  'SablierMerkleVCA.calculateRedistributionRewards': {
    errors: ['SablierMerkleVCA_RedistributionNotEnabled', 'SafeCastOverflowedUintDowncast'],
  },
  'SablierMerkleVCA.enableRedistribution': {
    errors: [
      'CallerNotAdmin',
      'SablierMerkleVCA_VestingEndTimeNotInFuture',
      'SablierMerkleVCA_RedistributionAlreadyEnabled',
    ],
    events: ['EnableRedistribution'],
  },
  ...campaign('Execute'),
  'SablierMerkleExecute.claimAndExecute': {
    errors: [
      'ReentrancyGuardReentrantCall',
      ...claimed,
      ...transferred,
      'SablierMerkleExecute_NotFullAmountTransferred',
    ],
    events: ['ClaimExecute'],
  },
};
