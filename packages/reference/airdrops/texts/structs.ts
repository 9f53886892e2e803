/** Lockup accepts no stream whose sender is the zero address. */
const streamAdmin =
  'The account that may claw back tokens, choose the attestor and hand its role on, and the sender of the streams that claims open. Nothing checks it: with the zero address, every claim that would open a stream reverts with `SablierLockupHelpers_SenderZeroAddress`, and nobody can claw back the tokens. If `vestingStartTime` is zero as well, the tokens are locked for good.';

/** The types of Airdrops. */
export const structTexts = {
  'airdrops/ClaimType': 'Decides which claim functions of a campaign work.',
  'airdrops/ClaimType.DEFAULT':
    'Recipients claim for themselves, to an address of their choice, or through somebody who holds their signature. All campaigns except the variable one also let anybody claim on behalf of a recipient.',
  'airdrops/ClaimType.ATTEST': 'Recipients need an attestation that the attestor signed.',
  'airdrops/ClaimType.EXECUTE':
    'A claim calls another contract with the tokens. Execute campaigns always have this type; in any other campaign it makes claims impossible.',

  'airdrops/MerkleBase': 'Parameters that every campaign shares.',
  'airdrops/MerkleBase.ConstructorParams':
    'What a campaign hands to the constructor of {SablierMerkleBase}. The campaign fills it in; callers of the factories never do.',
  'airdrops/MerkleBase.ConstructorParams.campaignCreator':
    'The account that called the factory, for which the fee is looked up.',
  'airdrops/MerkleBase.ConstructorParams.comptroller':
    'The comptroller that the factory has at this moment.',

  'airdrops/MerkleLockup': 'Parameters that campaigns with Lockup streams share.',
  'airdrops/MerkleLockup.ConstructorParams':
    'What a campaign hands to the constructor of {SablierMerkleLockup}. The campaign fills it in; callers of the factories never do.',

  'airdrops/MerkleInstant': 'Parameters of an Instant campaign.',
  'airdrops/MerkleInstant.ConstructorParams':
    'Parameters of an Instant campaign, which pays the whole allocation at once.',

  'airdrops/MerkleExecute': 'Parameters of an Execute campaign.',
  'airdrops/MerkleExecute.ConstructorParams':
    'Parameters of an Execute campaign, which hands the allocation to another contract. Its claim type is always `EXECUTE`.',
  'airdrops/MerkleExecute.ConstructorParams.selector':
    'The selector of the function that a claim calls. Whether the target has it is not checked.',
  'airdrops/MerkleExecute.ConstructorParams.target':
    'The contract that a claim calls. It must have code when the campaign is created.',

  'airdrops/MerkleLL': 'Parameters of a campaign that creates linear Lockup streams.',
  'airdrops/MerkleLL.ConstructorParams':
    'Parameters of a campaign that creates linear Lockup streams. The factory checks none of the percentages and durations: a combination that Lockup refuses deploys, and every claim that would open a stream reverts. With a fixed `vestingStartTime`, claims work again when the vesting would have ended, because they then pay the tokens at once. With zero that moment never comes, since every claim starts a vesting of its own.',
  'airdrops/MerkleLL.ConstructorParams.initialAdmin': streamAdmin,
  'airdrops/MerkleLL.ConstructorParams.cliffDuration':
    'The time from the vesting start to the cliff, in seconds; zero for no cliff.',
  'airdrops/MerkleLL.ConstructorParams.cliffUnlockPercentage':
    'The share that unlocks at the cliff, where 1e18 is 100%. It must be zero without a cliff.',
  'airdrops/MerkleLL.ConstructorParams.granularity':
    'Seconds between two unlocks. The factory stores zero as one second.',
  'airdrops/MerkleLL.ConstructorParams.startUnlockPercentage':
    'The share that unlocks at the vesting start, where 1e18 is 100%. Together with the share at the cliff it must not exceed 100%.',
  'airdrops/MerkleLL.ConstructorParams.totalDuration':
    'The time from the vesting start to its end, in seconds. It must be longer than the cliff.',
  'airdrops/MerkleLL.ConstructorParams.vestingStartTime':
    'The vesting start, in Unix seconds. Zero is not refused: it begins each vesting in the block of its claim.',

  'airdrops/MerkleLT': 'Parameters of a campaign that creates tranched Lockup streams.',
  'airdrops/MerkleLT.ConstructorParams':
    'Parameters of a campaign that creates tranched Lockup streams.',
  'airdrops/MerkleLT.ConstructorParams.initialAdmin': streamAdmin,
  'airdrops/MerkleLT.ConstructorParams.tranchesWithPercentages':
    'The unlock steps, at least one. Their percentages must sum to exactly 100%.',
  'airdrops/MerkleLT.ConstructorParams.vestingStartTime':
    'The vesting start, in Unix seconds. Zero is not refused: it begins each vesting in the block of its claim.',
  'airdrops/MerkleLT.TrancheWithPercentage': 'One unlock step.',
  'airdrops/MerkleLT.TrancheWithPercentage.unlockPercentage':
    'The share of the allocation that the step unlocks, where 1e18 is 100%.',
  'airdrops/MerkleLT.TrancheWithPercentage.duration':
    'Seconds since the step before, or since the vesting start for the first step. Zero deploys, but every claim that would open a stream then reverts inside Lockup.',

  'airdrops/MerkleVCA': 'Parameters of a variable claim amount campaign.',
  'airdrops/MerkleVCA.ConstructorParams':
    'Parameters of a variable claim amount campaign, which pays what has vested at the claim and keeps the rest.',
  'airdrops/MerkleVCA.ConstructorParams.aggregateAmount':
    "The sum of all allocations, in units of the token's decimals; not zero. Rewards are computed from it, so it must be exact.",
  'airdrops/MerkleVCA.ConstructorParams.enableRedistribution':
    'Whether forgone amounts are paid to those who claim their whole allocation.',
  'airdrops/MerkleVCA.ConstructorParams.expiration':
    'The first second at which claims fail, in Unix seconds. It must be at least 7 days after the vesting end.',
  'airdrops/MerkleVCA.ConstructorParams.unlockPercentage':
    'The share that is available at the vesting start, where 1e18 is 100%; at most 100%.',
  'airdrops/MerkleVCA.ConstructorParams.vestingEndTime':
    'The vesting end, in Unix seconds, after the vesting start.',
  'airdrops/MerkleVCA.ConstructorParams.vestingStartTime':
    'The vesting start, in Unix seconds; not zero.',

  'airdrops/SignatureHash':
    'Hashes that the EIP-712 signatures of claims and attestations are made of.',
  'airdrops/SignatureHash.CLAIM_TYPEHASH':
    'Type hash of the message that a recipient signs for `claimViaSig`. For a variable campaign, its amount is the whole allocation.',
  'airdrops/SignatureHash.DOMAIN_TYPEHASH':
    'Type hash of the domain. It has no version; the verifying contract is the campaign.',
  'airdrops/SignatureHash.IDENTITY_TYPEHASH':
    'Type hash of the message that the attestor signs for `claimViaAttestation`.',
  'airdrops/SignatureHash.PROTOCOL_NAME': 'Hash of the name in the domain.',
} as const;
