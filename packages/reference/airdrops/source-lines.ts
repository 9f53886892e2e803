const lines = (contract: string, of: Readonly<Record<string, number>>) =>
  Object.entries(of).map(([name, line]): [string, number] => [`${contract}.${name}`, line]);

/**
 * Lines of the functions in the source of this release, by `Contract.function`. Of the factories, only the
 * one for linear campaigns has been read.
 */
export const sourceLines: ReadonlyMap<string, number> = new Map([
  ...lines('SablierFactoryMerkleLL', { computeMerkleLL: 44, createMerkleLL: 76 }),
  ...lines('SablierMerkleBase', {
    calculateMinFeeWei: 111,
    hasClaimed: 116,
    hasExpired: 121,
    clawback: 130,
    lowerMinFeeUSD: 148,
    sponsor: 173,
  }),
  ...lines('SablierMerkleSignature', { attestor: 56, domainSeparator: 61, setAttestor: 70 }),
  ...lines('SablierMerkleExecute', { claimAndExecute: 84 }),
  ...lines('SablierMerkleInstant', {
    claim: 68,
    claimTo: 87,
    claimViaAttestation: 107,
    claimViaSig: 132,
  }),
  ...lines('SablierMerkleLL', {
    claim: 111,
    claimTo: 130,
    claimViaAttestation: 150,
    claimViaSig: 175,
  }),
  ...lines('SablierMerkleLT', {
    tranchesWithPercentages: 99,
    claim: 108,
    claimTo: 127,
    claimViaAttestation: 147,
    claimViaSig: 172,
  }),
  ...lines('SablierMerkleVCA', {
    calculateClaimAmount: 109,
    calculateForgoneAmount: 120,
    calculateRedistributionRewards: 138,
    claimTo: 153,
    claimViaAttestation: 173,
    claimViaSig: 198,
    enableRedistribution: 224,
  }),
]);
