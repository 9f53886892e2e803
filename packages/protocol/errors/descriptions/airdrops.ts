import type { ErrorDescriptions, ErrorDescription } from '../types';

type RaisedBy = NonNullable<ErrorDescription['raisedBy']>;

/** No package has the Solidity of Airdrops, so the functions that raise an error are named here. */
const campaigns = ['Instant', 'LL', 'LT', 'VCA', 'Execute'] as const;
type Campaign = (typeof campaigns)[number];

const signed: readonly Campaign[] = ['Instant', 'LL', 'LT', 'VCA'];
const simple: readonly Campaign[] = ['Instant', 'LL', 'LT'];

const inAll = (functions: readonly string[], of: readonly Campaign[] = campaigns): RaisedBy =>
  Object.fromEntries(of.map((name) => [`SablierMerkle${name}`, functions]));

const merge = (...parts: RaisedBy[]): RaisedBy => {
  const merged: Record<string, string[]> = {};
  for (const part of parts) {
    for (const [contract, functions] of Object.entries(part)) {
      (merged[contract] ??= []).push(...functions);
    }
  }
  return merged;
};

const factory = (name: Campaign): RaisedBy => ({
  [`SablierFactoryMerkle${name}`]: [`createMerkle${name}`, `computeMerkle${name}`],
});
const setNativeToken: RaisedBy = Object.fromEntries(
  campaigns.map((name) => [`SablierFactoryMerkle${name}`, ['setNativeToken']]),
);

/** Functions that take a destination. */
const toFunctions = ['claimTo', 'claimViaSig', 'claimViaAttestation'];
const everyClaim = merge(
  inAll(['claim'], simple),
  inAll(toFunctions, signed),
  inAll(['claimAndExecute'], ['Execute']),
);
/** All but Execute check the kind of the campaign. */
const kindChecked = merge(inAll(['claim'], simple), inAll(toFunctions, signed));

/** Errors of the factories and the campaigns. */
export const airdropsErrorTexts: ErrorDescriptions = {
  SablierFactoryMerkleBase_ForbidNativeToken: {
    meaning:
      'The token is the native coin of this chain under an ERC-20 address, which campaigns refuse. ' +
      'Where no such address is set, the zero address as token ends here as well.',
    remedy: 'Distribute another token, for example the wrapped version of the coin.',
    raisedBy: merge(...campaigns.map(factory)),
  },
  SablierFactoryMerkleBase_NativeTokenAlreadySet: {
    meaning: 'The native token was set before, and it can be set only once.',
    remedy: 'Nothing to do: the value is final.',
    raisedBy: setNativeToken,
  },
  SablierFactoryMerkleBase_NativeTokenZeroAddress: {
    meaning: 'The native token cannot be set to the zero address.',
    remedy: 'Pass the ERC-20 address of the coin.',
    raisedBy: setNativeToken,
  },
  SablierFactoryMerkleExecute_TargetNotContract: {
    meaning: 'The target of the campaign has no code on this chain.',
    remedy: 'Deploy the target first, and check the chain and the address.',
    raisedBy: factory('Execute'),
  },
  SablierFactoryMerkleLT_TotalPercentageNotOneHundred: {
    meaning: 'The tranche percentages do not add up to exactly 100%. An empty list adds up to 0.',
    remedy:
      'Write them with 18 decimals, so that 1% is 0.01e18, and give the last tranche what rounding ' +
      'leaves. `isPercentagesSum100` checks a list without a transaction.',
    raisedBy: factory('LT'),
  },
  SablierFactoryMerkleVCA_AggregateAmountZero: {
    meaning: 'The total of all allocations is 0.',
    remedy: 'Pass the sum of all leaves, in token units. Rewards are computed from it.',
    raisedBy: factory('VCA'),
  },
  SablierFactoryMerkleVCA_ExpirationTimeZero: {
    meaning: 'The campaign has no expiration, and campaigns of this type need one.',
    remedy: 'Set an expiration at least one week after the end of the vesting.',
    raisedBy: factory('VCA'),
  },
  SablierFactoryMerkleVCA_ExpirationTooEarly: {
    meaning: 'The campaign would expire less than one week after the end of the vesting.',
    remedy: 'Set the expiration to the end of the vesting plus 604,800 seconds or later.',
    raisedBy: factory('VCA'),
  },
  SablierFactoryMerkleVCA_StartTimeZero: {
    meaning: 'The vesting start is 0. In this type 0 does not mean the moment of the claim.',
    remedy: 'Pass a time in Unix seconds.',
    raisedBy: factory('VCA'),
  },
  SablierFactoryMerkleVCA_UnlockPercentageTooHigh: {
    meaning: 'More than 100% would unlock at the vesting start.',
    remedy: 'Pass at most 1e18, which is 100%.',
    raisedBy: factory('VCA'),
  },
  SablierFactoryMerkleVCA_VestingEndTimeNotGreaterThanVestingStartTime: {
    meaning: 'The vesting would end at or before its start.',
    remedy: 'Pass an end at least one second after the start.',
    raisedBy: factory('VCA'),
  },
  SablierMerkleBase_CallerNotComptroller: {
    meaning: 'Only the comptroller may lower the fee of a campaign.',
    remedy: 'The account with the fee role calls `lowerMinFeeUSDForCampaign` on the comptroller.',
    raisedBy: inAll(['lowerMinFeeUSD']),
  },
  SablierMerkleBase_CampaignExpired: {
    meaning: 'The campaign has expired, and no claim works from that second on.',
    remedy: 'Claims are over. The admin can take back what is left.',
    raisedBy: everyClaim,
  },
  SablierMerkleBase_CampaignNotStarted: {
    meaning: 'The campaign has not started.',
    remedy: 'Wait until the time in the second argument.',
    raisedBy: everyClaim,
  },
  SablierMerkleBase_ClawbackNotAllowed: {
    meaning:
      'More than seven days have passed since the first claim, and the campaign has not expired.',
    remedy:
      'Wait for the expiration. In a campaign without one, `clawback` never works again; the admin of a vested campaign can still cancel cancelable streams.',
    raisedBy: inAll(['clawback']),
  },
  SablierMerkleBase_FeeTransferFailed: {
    meaning: 'The comptroller did not accept the value sent with the claim.',
    remedy: 'Nothing in your call is wrong. Report it to the Sablier team.',
    raisedBy: everyClaim,
  },
  SablierMerkleBase_IndexClaimed: {
    meaning: 'The allocation at this index was claimed before.',
    remedy:
      'Check `hasClaimed` first. If somebody called `claim` for you, the tokens or the stream went to you: look at that transaction, and whether the stream was canceled since. In a list that repeats an index, it can be the claim of another entry.',
    parameters: { index: 'index of the leaf in the tree' },
    raisedBy: everyClaim,
  },
  SablierMerkleBase_InsufficientFeePayment: {
    meaning: 'The value sent with the claim is below the minimum fee of the campaign.',
    remedy:
      'Read `calculateMinFeeWei` of the campaign and send at least that. The amount follows a price ' +
      'feed, so leave a margin; what you send on top is not returned.',
    raisedBy: everyClaim,
  },
  SablierMerkleBase_InvalidProof: {
    meaning:
      'Index, recipient, amount and proof do not lead to the root of the campaign. In `claimTo`, ' +
      '`claimViaAttestation` and `claimAndExecute` the recipient is the caller.',
    remedy:
      'Take all four from the same list, with the amount exactly as listed, and call from the ' +
      'listed account.',
    raisedBy: everyClaim,
  },
  SablierMerkleBase_NewMinFeeUSDNotLower: {
    meaning: 'The fee of a campaign can only go down, and the new one is not lower.',
    remedy: 'Pass a value below the current one.',
    raisedBy: inAll(['lowerMinFeeUSD']),
  },
  SablierMerkleBase_SponsorAmountZero: {
    meaning: 'The sponsored amount is 0.',
    remedy: 'Pass an amount above 0, in token units.',
    raisedBy: inAll(['sponsor']),
  },
  SablierMerkleBase_ToZeroAddress: {
    meaning:
      'The destination of the claim, or the account that a sponsor pays, is the zero address.',
    remedy: 'Pass the address that receives the tokens.',
    raisedBy: merge(inAll(toFunctions, signed), inAll(['sponsor'])),
  },
  SablierMerkleBase_UnsupportedClaimType: {
    meaning:
      'The campaign was created for another way of claiming. Type 0 serves `claim`, `claimTo` and ' +
      '`claimViaSig`, type 1 only `claimViaAttestation`, and type 2 only `claimAndExecute`, which ' +
      'Execute campaigns alone have: any other campaign of type 2 takes no claims.',
    remedy: 'Read `CLAIM_TYPE` and call the function that serves it. The type never changes.',
    raisedBy: kindChecked,
  },
  SablierMerkleExecute_NotFullAmountTransferred: {
    meaning:
      'The target took less than the claim: the arguments name a smaller amount, or a fallback of ' +
      'the target accepted the call and took nothing. A target with neither the function nor a ' +
      'fallback reverts with empty data, and an amount above the claim fails in the token.',
    remedy: 'Encode the arguments so that the target pulls exactly the claimed amount.',
    raisedBy: inAll(['claimAndExecute'], ['Execute']),
  },
  SablierMerkleSignature_AttestationExpired: {
    meaning: 'The attestation was valid until the second in the first argument.',
    remedy: 'Ask the attestor for another one, and claim before it expires.',
    raisedBy: inAll(['claimViaAttestation'], signed),
  },
  SablierMerkleSignature_AttestorNotSet: {
    meaning:
      'Neither the campaign nor the comptroller names an attestor, so there is no valid attestation.',
    remedy: 'The admin of the campaign or the comptroller calls `setAttestor`.',
    raisedBy: inAll(['claimViaAttestation'], signed),
  },
  SablierMerkleSignature_CallerNotAuthorized: {
    meaning: 'Only the admin of the campaign and the comptroller may set its attestor.',
    remedy: 'Call from the account in the second argument.',
    raisedBy: inAll(['setAttestor'], signed),
  },
  SablierMerkleSignature_InvalidSignature: {
    meaning:
      'The signature is not by the expected signer over exactly these values: the recipient in ' +
      '`claimViaSig`, the attestor in `claimViaAttestation`.',
    remedy:
      'Sign EIP-712 data whose domain holds the name, the chain id and the campaign address, and ' +
      'pass the same values that were signed.',
    raisedBy: inAll(['claimViaSig', 'claimViaAttestation'], signed),
  },
  SablierMerkleSignature_SignatureNotYetValid: {
    meaning: 'The signature holds from a later time on.',
    remedy: 'Wait until the time in the first argument, or ask for another signature.',
    raisedBy: inAll(['claimViaSig'], signed),
  },
  SablierMerkleVCA_ClaimAmountZero: {
    meaning:
      'The claim would give 0 tokens: the vesting has not started, or it starts this second and ' +
      'nothing unlocks at the start, the allocation is 0, or what has vested rounds down to 0.',
    remedy:
      'Ask `calculateClaimAmount` first. Until the vesting ends, waiting increases the amount.',
    raisedBy: inAll(toFunctions, ['VCA']),
  },
  SablierMerkleVCA_RedistributionAlreadyEnabled: {
    meaning: 'Redistribution is on, and it stays on.',
    remedy: 'Nothing to do.',
    raisedBy: inAll(['enableRedistribution'], ['VCA']),
  },
  SablierMerkleVCA_RedistributionNotEnabled: {
    meaning: 'The campaign pays no rewards, so there is none to calculate.',
    remedy: 'Check `isRedistributionEnabled` first.',
    raisedBy: inAll(['calculateRedistributionRewards'], ['VCA']),
  },
  SablierMerkleVCA_VestingEndTimeNotInFuture: {
    meaning: 'Redistribution can only be switched on before the vesting ends.',
    remedy: 'Nothing to do: the time has passed.',
    raisedBy: inAll(['enableRedistribution'], ['VCA']),
  },
  SablierMerkleVCA_VestingNotStarted: {
    meaning: 'Before the vesting start there is no forgone amount.',
    remedy:
      'Pass a time at or after the vesting start, or 0 for the current block once it is reached.',
    raisedBy: inAll(['calculateForgoneAmount'], ['VCA']),
  },
};
