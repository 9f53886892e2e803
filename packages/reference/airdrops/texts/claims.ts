interface Claimed {
  /** What is claimed, as the object of "Claims". */
  what: string;
  /** The form of the payment, if it isn't plain tokens. */
  form: string;
  /** Facts about the payment, one sentence each. */
  notes: readonly string[];
  /** A note on claims submitted by another account. */
  bySignature?: readonly string[];
  /** What is checked last. */
  after?: readonly string[];
}

const fee =
  '`msg.value` must be at least the minimum fee. The whole of it goes to the comptroller; nothing is returned.';
const running = 'The campaign must have started and must not have expired.';
const unclaimed =
  'The position must not be claimed yet, and the proof must lead from the leaf of the recipient to the Merkle root.';
const own =
  'The position must not be claimed yet, and the proof must lead from a leaf with `msg.sender` as the recipient to the Merkle root.';

/** Requirements are in the order in which a campaign checks them. */
const text = (
  summary: string,
  notes: readonly string[],
  requirements: readonly string[],
  proof = unclaimed,
  after: readonly string[] = [],
) => {
  const list = (label: string, items: readonly string[]) =>
    items.length > 0 ? `\n\n${label}:\n${items.map((item) => `- ${item}`).join('\n')}` : '';
  return `${summary}${list('Notes', notes)}${list('Requirements', [...requirements, running, fee, proof, ...after])}`;
};

/** The claim functions of one campaign, which differ in who may call and where the tokens go. */
function claimTexts(
  contract: string,
  { what, form, notes, bySignature = [], after = [] }: Claimed,
): Record<string, string> {
  const key = (name: string) => `airdrops/I${contract}.${name}`;
  return {
    [key('claimTo')]: text(
      `Claims ${what} of the caller${form}, for an address of the caller's choice.`,
      notes,
      ['The claim type must be `DEFAULT`.', '`to` must not be the zero address.'],
      own,
      after,
    ),
    [key('claimViaAttestation')]: text(
      `Claims ${what} of the caller${form}, for an address of the caller's choice. The caller shows an attestation.`,
      [
        ...notes,
        'The attestation covers the recipient and its end, not the position or the amount.',
      ],
      [
        'The claim type must be `ATTEST`.',
        '`to` must not be the zero address.',
        'An attestor must be set, `expireAt` must not have passed, and the attestor must have signed the attestation.',
      ],
      own,
      after,
    ),
    [key('claimViaSig')]: text(
      `Claims ${what} of a recipient${form}, for the address that the recipient has signed. Anybody may submit it.`,
      [
        ...notes,
        ...bySignature,
        'A signature has no nonce and no end: it stays valid until the position is claimed or the campaign expires.',
      ],
      [
        'The claim type must be `DEFAULT`.',
        '`to` must not be the zero address.',
        'The recipient must have signed the claim, and `validFrom` must have come.',
      ],
      unclaimed,
      after,
    ),
  };
}

const onBehalf = ({ what, form, notes }: Claimed) =>
  text(`Claims ${what} of a recipient, who receives it${form}. Anybody may call it.`, notes, [
    'The claim type must be `DEFAULT`.',
  ]);

const instant: Claimed = { what: 'the allocation', form: '', notes: [] };
const vested = (model: string, shape: string): Claimed => ({
  what: 'the allocation',
  form: ' as a Lockup stream',
  notes: [
    `The campaign creates ${shape} through {${model}}, with the admin of that moment as the sender. Once the admin is the zero address, a claim that would create one reverts with \`SablierLockupHelpers_SenderZeroAddress\`.`,
    'A vesting start of 0 means that the vesting begins in the block of the claim. When the vesting has ended already, the tokens are paid at once instead.',
    'When Lockup refuses the stream, its error comes out of the claim.',
  ],
});
const linear = vested('ISablierLockupLinear.createWithTimestampsLL', 'a linear stream');
const tranched = vested('ISablierLockupTranched.createWithTimestampsLT', 'a tranched stream');
const variable: Claimed = {
  what: 'the vested part of the allocation',
  form: '',
  notes: [
    'The rest of the allocation is forgone for good: a claim before the vesting end cannot be completed later.',
    'With redistribution enabled, a claim of the whole allocation also pays a share of what others have forgone.',
  ],
  bySignature: [
    'Whoever submits the claim chooses the moment, and with it how much is forgone: set `validFrom` to the vesting end to claim everything.',
  ],
  after: [
    'Something must have vested: a claim of 0 reverts with `SablierMerkleVCA_ClaimAmountZero` and forgoes nothing.',
  ],
};

const executed = text(
  'Hands the allocation of the caller to the target contract by calling one of its functions.',
  [
    'The campaign approves the target for exactly `amount`, calls it, and sets the approval back to zero.',
    "The caller chooses the arguments of the call. The target sees the campaign as `msg.sender` and gets none of the chain's own coin.",
    'When the target reverts, its reason comes out of this function. Its events come between the two approvals.',
  ],
  ['The function must not be running already.'],
  own,
  ['The target must take exactly `amount` from the campaign.'],
);

/** How each campaign pays a claim. */
export const claimFunctionTexts: Readonly<Record<string, string>> = {
  'airdrops/SablierMerkleInstant': 'A campaign that pays each allocation at once.',
  'airdrops/ISablierMerkleInstant': 'A campaign that pays each allocation at once.',
  'airdrops/ISablierMerkleInstant.claim': onBehalf(instant),
  ...claimTexts('SablierMerkleInstant', instant),
  'airdrops/ISablierMerkleInstant.ClaimInstant': 'Emitted when an allocation is paid.',

  'airdrops/SablierMerkleLL': 'A campaign that creates a linear Lockup stream for each claim.',
  'airdrops/ISablierMerkleLL': 'A campaign that creates a linear Lockup stream for each claim.',
  'airdrops/ISablierMerkleLL.VESTING_CLIFF_DURATION':
    'Returns the time from the vesting start to the cliff, in seconds; zero for no cliff.',
  'airdrops/ISablierMerkleLL.VESTING_CLIFF_UNLOCK_PERCENTAGE':
    'Returns the share that unlocks at the cliff, where 1e18 is 100%.',
  'airdrops/ISablierMerkleLL.VESTING_GRANULARITY': 'Returns the seconds between two unlocks.',
  'airdrops/ISablierMerkleLL.VESTING_START_TIME':
    'Returns the vesting start, in Unix seconds; zero when each vesting starts at its claim.',
  'airdrops/ISablierMerkleLL.VESTING_START_UNLOCK_PERCENTAGE':
    'Returns the share that unlocks at the vesting start, where 1e18 is 100%.',
  'airdrops/ISablierMerkleLL.VESTING_TOTAL_DURATION':
    'Returns the time from the vesting start to its end, in seconds.',
  'airdrops/ISablierMerkleLL.claim': onBehalf(linear),
  ...claimTexts('SablierMerkleLL', linear),
  'airdrops/ISablierMerkleLL.ClaimLLWithTransfer':
    'Emitted when an allocation is paid at once because its vesting has ended.',
  'airdrops/ISablierMerkleLL.ClaimLLWithVesting': 'Emitted when a claim creates a stream.',

  'airdrops/SablierMerkleLT': 'A campaign that creates a tranched Lockup stream for each claim.',
  'airdrops/ISablierMerkleLT': 'A campaign that creates a tranched Lockup stream for each claim.',
  'airdrops/ISablierMerkleLT.VESTING_START_TIME':
    'Returns the vesting start, in Unix seconds; zero when each vesting starts at its claim.',
  'airdrops/ISablierMerkleLT.tranchesWithPercentages':
    'Returns the unlock steps. The amounts of a stream are rounded down, and the last step gets the remainder.',
  'airdrops/ISablierMerkleLT.claim': onBehalf(tranched),
  ...claimTexts('SablierMerkleLT', tranched),
  'airdrops/ISablierMerkleLT.ClaimLTWithTransfer':
    'Emitted when an allocation is paid at once because its vesting has ended.',
  'airdrops/ISablierMerkleLT.ClaimLTWithVesting': 'Emitted when a claim creates a stream.',

  'airdrops/SablierMerkleVCA':
    'A campaign that pays what has vested at the claim; the recipient forgoes the rest.',
  'airdrops/ISablierMerkleVCA':
    'A campaign that pays what has vested at the claim; the recipient forgoes the rest.',
  'airdrops/ISablierMerkleVCA.AGGREGATE_AMOUNT':
    "Returns the sum of all allocations, in units of the token's decimals, from which rewards are computed.",
  'airdrops/ISablierMerkleVCA.UNLOCK_PERCENTAGE':
    'Returns the share that is available at the vesting start, where 1e18 is 100%.',
  'airdrops/ISablierMerkleVCA.VESTING_END_TIME':
    'Returns the time from which the whole allocation is paid, in Unix seconds.',
  'airdrops/ISablierMerkleVCA.VESTING_START_TIME': 'Returns the vesting start, in Unix seconds.',
  'airdrops/ISablierMerkleVCA.calculateClaimAmount':
    "Returns what a claim pays without a reward, in units of the token's decimals; zero before the vesting start. A claim of 0 reverts. Any other claim forgoes for good what is missing to the allocation.",
  'airdrops/ISablierMerkleVCA.calculateForgoneAmount': `Returns what a claim gives up for good, in units of the token's decimals.

Requirements:
- \`claimTime\` must not be before the vesting start.`,
  'airdrops/ISablierMerkleVCA.calculateRedistributionRewards': `Returns the reward of a claim of the whole allocation, in units of the token's decimals.

Notes:
- The reward is the forgone total, in proportion to the allocation's share of everything that early claimers do not hold. This number has no limit: a claim pays at most what is left of the forgone total.
- It can change with every claim before the vesting end.

Requirements:
- Redistribution must be enabled.`,
  'airdrops/ISablierMerkleVCA.isRedistributionEnabled':
    'Returns whether forgone amounts are paid to those who claim their whole allocation.',
  'airdrops/ISablierMerkleVCA.totalForgoneAmount':
    "Returns what all claims so far have given up, in units of the token's decimals.",
  'airdrops/ISablierMerkleVCA.totalRedistributionAmountPaid':
    "Returns the rewards paid so far, in units of the token's decimals.",
  ...claimTexts('SablierMerkleVCA', variable),
  'airdrops/ISablierMerkleVCA.enableRedistribution': `Makes the campaign pay forgone amounts to those who claim their whole allocation. It cannot be undone.

Requirements:
- \`msg.sender\` must be the campaign admin.
- The vesting end must be in the future.
- Redistribution must not be enabled yet.`,
  'airdrops/ISablierMerkleVCA.ClaimVCA': 'Emitted when a claim is paid.',
  'airdrops/ISablierMerkleVCA.EnableRedistribution': 'Emitted when redistribution is enabled.',
  'airdrops/ISablierMerkleVCA.RedistributeReward':
    'Emitted when a claim is paid a reward, before the event of the claim.',
  'airdrops/ISablierMerkleVCA.RedistributeReward.amount':
    "The reward, in units of the token's decimals.",

  'airdrops/SablierMerkleExecute': 'A campaign whose claims call another contract with the tokens.',
  'airdrops/ISablierMerkleExecute':
    'A campaign whose claims call another contract with the tokens.',
  'airdrops/ISablierMerkleExecute.SELECTOR':
    'Returns the selector of the function that claims call.',
  'airdrops/ISablierMerkleExecute.TARGET': 'Returns the contract that claims call.',
  'airdrops/ISablierMerkleExecute.claimAndExecute': executed,
  'airdrops/ISablierMerkleExecute.ClaimExecute':
    'Emitted when an allocation is handed to the target.',
};
