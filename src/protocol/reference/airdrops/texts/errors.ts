/** Errors, by what has happened. */
export const errorTexts = {
  'airdrops/Errors': 'The errors of the factories and the campaigns.',
  'airdrops/Errors.SablierFactoryMerkleBase_ForbidNativeToken':
    "Thrown when a campaign is to distribute the factory's native token. While none is set, the zero address counts as it.",
  'airdrops/Errors.SablierFactoryMerkleBase_NativeTokenAlreadySet':
    'Thrown when the native token is set a second time.',
  'airdrops/Errors.SablierFactoryMerkleBase_NativeTokenZeroAddress':
    'Thrown when the native token is to be the zero address.',
  'airdrops/Errors.SablierFactoryMerkleExecute_TargetNotContract':
    'Thrown when the target of an Execute campaign has no code.',
  'airdrops/Errors.SablierFactoryMerkleLT_TotalPercentageNotOneHundred':
    'Thrown when the percentages of the unlock steps do not sum to 100%, which includes a campaign without any step.',
  'airdrops/Errors.SablierFactoryMerkleVCA_AggregateAmountZero':
    'Thrown when the sum of all allocations is given as zero.',
  'airdrops/Errors.SablierFactoryMerkleVCA_ExpirationTimeZero':
    'Thrown when a variable campaign is to have no expiration.',
  'airdrops/Errors.SablierFactoryMerkleVCA_ExpirationTooEarly':
    'Thrown when a variable campaign is to expire less than 7 days after its vesting end.',
  'airdrops/Errors.SablierFactoryMerkleVCA_StartTimeZero':
    'Thrown when the vesting start of a variable campaign is zero.',
  'airdrops/Errors.SablierFactoryMerkleVCA_UnlockPercentageTooHigh':
    'Thrown when more than 100% is to unlock at the vesting start.',
  'airdrops/Errors.SablierFactoryMerkleVCA_VestingEndTimeNotGreaterThanVestingStartTime':
    'Thrown when the vesting end is not after the vesting start.',
  'airdrops/Errors.SablierMerkleBase_CallerNotComptroller':
    'Thrown when somebody other than the comptroller lowers the fee.',
  'airdrops/Errors.SablierMerkleBase_CampaignExpired':
    'Thrown when a claim is made at the expiration or later.',
  'airdrops/Errors.SablierMerkleBase_CampaignNotStarted':
    'Thrown when a claim is made before the campaign starts.',
  'airdrops/Errors.SablierMerkleBase_ClawbackNotAllowed':
    'Thrown when the admin takes tokens back later than 7 days after the first claim and before the expiration.',
  'airdrops/Errors.SablierMerkleBase_FeeTransferFailed':
    'Thrown when the fee cannot be forwarded to the comptroller.',
  'airdrops/Errors.SablierMerkleBase_IndexClaimed': 'Thrown when the position was claimed before.',
  'airdrops/Errors.SablierMerkleBase_InsufficientFeePayment':
    'Thrown when a claim pays less than the minimum fee.',
  'airdrops/Errors.SablierMerkleBase_InvalidProof':
    'Thrown when the proof does not lead from the leaf to the Merkle root.',
  'airdrops/Errors.SablierMerkleBase_NewMinFeeUSDNotLower':
    'Thrown when the new fee is not lower than the present one.',
  'airdrops/Errors.SablierMerkleBase_SponsorAmountZero': 'Thrown when a sponsor pays nothing.',
  'airdrops/Errors.SablierMerkleBase_ToZeroAddress':
    'Thrown when the address that is to receive the tokens is zero.',
  'airdrops/Errors.SablierMerkleBase_UnsupportedClaimType':
    'Thrown when a claim function is called that the claim type of the campaign excludes. It is checked before anything else.',
  'airdrops/Errors.SablierMerkleExecute_NotFullAmountTransferred':
    'Thrown when the target takes more or less than the allocation.',
  'airdrops/Errors.SablierMerkleSignature_AttestationExpired':
    'Thrown when the attestation has ended.',
  'airdrops/Errors.SablierMerkleSignature_AttestorNotSet':
    'Thrown when neither the campaign nor its comptroller has an attestor.',
  'airdrops/Errors.SablierMerkleSignature_CallerNotAuthorized':
    'Thrown when somebody other than the admin or the comptroller sets the attestor.',
  'airdrops/Errors.SablierMerkleSignature_InvalidSignature':
    'Thrown when the recipient did not sign the claim, or the attestor the attestation.',
  'airdrops/Errors.SablierMerkleSignature_SignatureNotYetValid':
    'Thrown when a signed claim is submitted before it may be.',
  'airdrops/Errors.SablierMerkleVCA_ClaimAmountZero':
    'Thrown when a claim would pay nothing, because the vesting has not started or the allocation is zero.',
  'airdrops/Errors.SablierMerkleVCA_RedistributionAlreadyEnabled':
    'Thrown when redistribution is enabled a second time.',
  'airdrops/Errors.SablierMerkleVCA_RedistributionNotEnabled':
    'Thrown when a reward is asked for and redistribution is not enabled.',
  'airdrops/Errors.SablierMerkleVCA_VestingEndTimeNotInFuture':
    'Thrown when redistribution is enabled at the vesting end or later.',
  'airdrops/Errors.SablierMerkleVCA_VestingNotStarted':
    'Thrown when a forgone amount is asked for at a time before the vesting start.',
  'airdrops/Errors.CallerNotAdmin':
    'Thrown when somebody other than the admin calls a function of the admin.',
  'airdrops/Errors.Comptrollerable_CallerNotComptroller':
    'Thrown when somebody other than the comptroller calls a function of the comptroller.',
  'airdrops/Errors.Comptrollerable_UnsupportedInterfaceId':
    'Thrown when a new comptroller lacks the functions that the contracts rely on.',

  'airdrops/ReentrancyGuardReentrantCall': 'Thrown when the target calls the claim again.',
  'airdrops/SafeERC20FailedOperation':
    'Thrown when a transfer or an approval of the token fails, or the token has no code.',
  'airdrops/SafeCastOverflowedUintDowncast': 'Thrown when a reward does not fit its type.',
  'airdrops/PRBMath_MulDiv18_Overflow': 'Thrown when a percentage of an amount overflows.',
  'airdrops/PRBMath_UD60x18_IntoUint128_Overflow':
    'Thrown when a percentage of an amount does not fit its type.',

  'airdrops/Errors.*.amountTransferred': "What the target took, in units of the token's decimals.",
  'airdrops/Errors.*.blockTimestamp': 'The time of the block, in Unix seconds.',
  'airdrops/Errors.*.campaignAdmin': 'The admin of the campaign.',
  'airdrops/Errors.*.claimAmount': "The allocation, in units of the token's decimals.",
  'airdrops/Errors.*.claimTime': 'The time that was asked for, in Unix seconds.',
  'airdrops/Errors.*.claimTypeRequired': 'The claim type that the function is for.',
  'airdrops/Errors.*.claimTypeSupported': 'The claim type of the campaign.',
  'airdrops/Errors.*.comptroller': 'The comptroller.',
  'airdrops/Errors.*.currentMinFeeUSD': 'The present fee, in US dollars with 8 decimals.',
  'airdrops/Errors.*.expiration': 'The expiration, in Unix seconds; zero for none.',
  'airdrops/Errors.*.feeAmount': 'The fee, in wei.',
  'airdrops/Errors.*.feePaid': 'The `msg.value` of the claim, in wei.',
  'airdrops/Errors.*.feeRecipient': 'The comptroller of the campaign.',
  'airdrops/Errors.*.firstClaimTime': 'The time of the first claim, in Unix seconds.',
  'airdrops/Errors.*.minFeeWei': 'The fee that the claim requires, in wei.',
  'airdrops/Errors.*.minimalInterfaceId':
    'The ERC-165 identifier that the new address does not report.',
  'airdrops/Errors.*.newComptroller': 'The address that was refused.',
  'airdrops/Errors.*.previousComptroller': 'The comptroller that stays in place.',
  'airdrops/Errors.*.totalPercentage': 'The sum of the percentages, where 1e18 is 100%.',
  'airdrops/Errors.*.unlockPercentage': 'The percentage that was asked for, where 1e18 is 100%.',
  'airdrops/Errors.*.vestingEndTime': 'The vesting end, in Unix seconds.',
  'airdrops/Errors.*.vestingStartTime': 'The vesting start, in Unix seconds.',
  'airdrops/Errors.*.campaignStartTime': 'The start of the campaign, in Unix seconds.',
} as const;
