const every = ['claim', 'claimTo', 'claimViaAttestation', 'claimViaSig'];
const claims = <Value>(contract: string, value: Value, names = every) =>
  Object.fromEntries(names.map((name) => [`airdrops/${contract}.${name}`, value]));

/** Events of a new stream during the call. */
const opens = (event: string) => ['MetadataUpdate', 'NFT Transfer', 'token Transfer', event];
const creates = (model: string, ...before: readonly string[]) => ({
  [`airdrops/SablierFactoryMerkle${model}.createMerkle${model}`]: [
    'TransferAdmin',
    ...before,
    `CreateMerkle${model}`,
  ],
});

/**
 * The same for Airdrops v3.0, whose bytecode is in no package: read from the source. Claims emit in
 * `_postProcessClaim` (SablierMerkleInstant.sol line 162, LL 206, LT 268, VCA 306) or in `claimAndExecute`
 * (SablierMerkleExecute.sol line 84), the others in their own bodies. While a campaign is built, `Adminable`
 * emits, and where it opens streams the allowance for Lockup follows (SablierMerkleLockup.sol line 51). On a
 * local chain, v1.2 has the same order for campaigns of linear and tranched streams.
 */
export const emittedAirdrops: Readonly<Record<string, readonly string[]>> = {
  ...claims('SablierMerkleInstant', ['token Transfer', 'ClaimInstant']),
  ...claims('SablierMerkleLL', [...opens('CreateLockupLinearStream'), 'ClaimLLWithVesting']),
  ...claims('SablierMerkleLT', [...opens('CreateLockupTranchedStream'), 'ClaimLTWithVesting']),
  ...claims('SablierMerkleVCA', ['token Transfer', 'ClaimVCA'], every.slice(1)),
  'airdrops/SablierMerkleExecute.claimAndExecute': [
    'token Approval',
    'token Transfer',
    'token Approval',
    'ClaimExecute',
  ],
  'airdrops/SablierMerkleBase.clawback': ['token Transfer', 'Clawback'],
  'airdrops/SablierMerkleBase.lowerMinFeeUSD': ['LowerMinFeeUSD'],
  'airdrops/SablierMerkleBase.sponsor': ['token Transfer', 'Sponsor'],
  'airdrops/SablierMerkleSignature.setAttestor': ['SetAttestor'],
  'airdrops/SablierMerkleVCA.enableRedistribution': ['EnableRedistribution'],
  'airdrops/SablierFactoryMerkleBase.setNativeToken': ['SetNativeToken'],
  ...creates('Instant'),
  ...creates('VCA'),
  ...creates('Execute'),
  ...creates('LL', 'token Approval'),
  ...creates('LT', 'token Approval'),
};

/** Alternative events of a call, and their condition. */
export interface Otherwise {
  /** Follows `Emits`: `when the vesting has ended`. */
  when: string;
  events: readonly string[];
}

const over = (event: string): Otherwise => ({
  when: 'when the vesting has ended',
  events: ['token Transfer', event],
});

export const otherwise: Readonly<Record<string, Otherwise>> = {
  ...claims('SablierMerkleLL', over('ClaimLLWithTransfer')),
  ...claims('SablierMerkleLT', over('ClaimLTWithTransfer')),
  ...claims(
    'SablierMerkleVCA',
    { when: 'with a reward', events: ['RedistributeReward', 'token Transfer', 'ClaimVCA'] },
    every.slice(1),
  ),
};
