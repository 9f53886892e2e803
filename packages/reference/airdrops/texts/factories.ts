const compute = (model: string) =>
  `Predicts the address at which {createMerkle${model}} deploys a campaign, and runs the same checks.

The address follows from the factory, its comptroller, the creator and the parameters.`;

/** Mistakes that a campaign with streams cannot correct later. */
const streamed = [
  'Nothing checks `initialAdmin`. With the zero address every claim that would open a stream reverts with `SablierLockupHelpers_SenderZeroAddress`, and nobody can claw back the tokens.',
  'A `vestingStartTime` of 0 is not refused: each vesting then begins in the block of its claim. With the zero address as the admin as well, the tokens are locked for good.',
];
const forgoing =
  'A recipient who claims before `campaignParams.vestingEndTime` forgoes the rest for good.';

const create = (what: string, checks: readonly string[], notes: readonly string[] = []) =>
  `Deploys ${what}. Anybody may call it.

The campaign starts without tokens: send them to its address after the deployment. It keeps the comptroller of the factory and the minimum fee that holds for the caller at this moment.${notes.length > 0 ? `\n\nNotes:\n${notes.map((note) => `- ${note}`).join('\n')}` : ''}

Requirements:
${[
  '`campaignParams.token` must not be the native token.',
  ...checks,
  'The same caller must not have created a campaign with the same parameters before.',
]
  .map((check) => `- ${check}`)
  .join('\n')}`;

const created = (model: string) =>
  `Emitted when a campaign is deployed with {createMerkle${model}}.`;
const constructs =
  'Stores the comptroller after checking over ERC-165 that it has the functions that the factory relies on.';

/** The factories. */
export const factoryTexts = {
  'airdrops/SablierFactoryMerkleBase':
    'What the five factories share: the comptroller and the token that campaigns may not distribute.',
  'airdrops/ISablierFactoryMerkleBase': 'What the five factories share.',
  'airdrops/ISablierFactoryMerkleBase.nativeToken':
    "Returns the ERC-20 token that stands for the chain's own coin, which campaigns may not distribute; the zero address when none is set.",
  'airdrops/ISablierFactoryMerkleBase.setNativeToken': `Sets the native token. It cannot be changed afterwards.

Requirements:
- \`msg.sender\` must be the comptroller.
- \`newNativeToken\` must not be the zero address.
- No native token may be set yet.`,
  'airdrops/ISablierFactoryMerkleBase.SetNativeToken': 'Emitted when the native token is set.',

  'airdrops/SablierFactoryMerkleExecute': 'Deploys campaigns whose claims call another contract.',
  'airdrops/SablierFactoryMerkleExecute.constructor': constructs,
  'airdrops/ISablierFactoryMerkleExecute': 'Deploys campaigns whose claims call another contract.',
  'airdrops/ISablierFactoryMerkleExecute.computeMerkleExecute': compute('Execute'),
  'airdrops/ISablierFactoryMerkleExecute.createMerkleExecute': create(
    'an Execute campaign, whose claims hand the tokens to another contract',
    ['`campaignParams.target` must have code.'],
  ),
  'airdrops/ISablierFactoryMerkleExecute.CreateMerkleExecute': created('Execute'),

  'airdrops/SablierFactoryMerkleInstant': 'Deploys campaigns that pay at once.',
  'airdrops/SablierFactoryMerkleInstant.constructor': constructs,
  'airdrops/ISablierFactoryMerkleInstant': 'Deploys campaigns that pay at once.',
  'airdrops/ISablierFactoryMerkleInstant.computeMerkleInstant': compute('Instant'),
  'airdrops/ISablierFactoryMerkleInstant.createMerkleInstant': create(
    'an Instant campaign, which pays each allocation at once',
    [],
  ),
  'airdrops/ISablierFactoryMerkleInstant.CreateMerkleInstant': created('Instant'),

  'airdrops/SablierFactoryMerkleLL': 'Deploys campaigns that create linear Lockup streams.',
  'airdrops/SablierFactoryMerkleLL.constructor': constructs,
  'airdrops/ISablierFactoryMerkleLL': 'Deploys campaigns that create linear Lockup streams.',
  'airdrops/ISablierFactoryMerkleLL.computeMerkleLL': `${compute('LL')}

Notes:
- {createMerkleLL} stores a granularity of zero as one before it deploys, and this function does not. Pass one second to get the address that is deployed.`,
  'airdrops/ISablierFactoryMerkleLL.createMerkleLL': create(
    'a campaign that creates a linear Lockup stream for each claim',
    ['`campaignParams.token` must be a contract, because the campaign approves Lockup for it.'],
    streamed,
  ),
  'airdrops/ISablierFactoryMerkleLL.CreateMerkleLL': created('LL'),

  'airdrops/SablierFactoryMerkleLT': 'Deploys campaigns that create tranched Lockup streams.',
  'airdrops/SablierFactoryMerkleLT.constructor': constructs,
  'airdrops/ISablierFactoryMerkleLT': 'Deploys campaigns that create tranched Lockup streams.',
  'airdrops/ISablierFactoryMerkleLT.computeMerkleLT': compute('LT'),
  'airdrops/ISablierFactoryMerkleLT.isPercentagesSum100':
    'Returns whether the percentages of the unlock steps sum to exactly 100%.',
  'airdrops/ISablierFactoryMerkleLT.createMerkleLT': create(
    'a campaign that creates a tranched Lockup stream for each claim',
    [
      'The percentages of the unlock steps must sum to exactly 100%.',
      '`campaignParams.token` must be a contract, because the campaign approves Lockup for it.',
    ],
    streamed,
  ),
  'airdrops/ISablierFactoryMerkleLT.CreateMerkleLT': created('LT'),

  'airdrops/SablierFactoryMerkleVCA': 'Deploys variable claim amount campaigns.',
  'airdrops/SablierFactoryMerkleVCA.constructor': constructs,
  'airdrops/ISablierFactoryMerkleVCA': 'Deploys variable claim amount campaigns.',
  'airdrops/ISablierFactoryMerkleVCA.computeMerkleVCA': compute('VCA'),
  'airdrops/ISablierFactoryMerkleVCA.createMerkleVCA': create(
    'a variable claim amount campaign, which pays what has vested at the claim',
    [
      '`campaignParams.aggregateAmount` must not be zero.',
      '`campaignParams.vestingStartTime` must not be zero, and `campaignParams.vestingEndTime` must be after it.',
      '`campaignParams.expiration` must be at least 7 days after `campaignParams.vestingEndTime`.',
      '`campaignParams.unlockPercentage` must not exceed 100%.',
    ],
    [forgoing],
  ),
  'airdrops/ISablierFactoryMerkleVCA.CreateMerkleVCA': created('VCA'),
} as const;
