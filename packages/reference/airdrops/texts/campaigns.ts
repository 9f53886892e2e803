const constructs =
  'Stores the parameters and looks up the minimum fee of the creator. The factory calls it; a campaign that was deployed in any other way is not one of the protocol.';

/** Texts that campaigns share. */
export const campaignTexts = {
  'airdrops/SablierMerkleInstant.constructor': constructs,
  'airdrops/SablierMerkleLL.constructor': `${constructs} It approves Lockup for the token without a limit.`,
  'airdrops/SablierMerkleLT.constructor': `${constructs} It approves Lockup for the token without a limit.`,
  'airdrops/SablierMerkleVCA.constructor': constructs,
  'airdrops/SablierMerkleExecute.constructor': constructs,

  'airdrops/SablierMerkleBase':
    'What all campaigns share: the Merkle root, the fee, the checks of a claim, and the rights of the campaign admin.',
  'airdrops/ISablierMerkleBase': 'What all campaigns share.',
  'airdrops/ISablierMerkleBase.CAMPAIGN_START_TIME':
    'Returns the first second at which claims are possible, in Unix seconds.',
  'airdrops/ISablierMerkleBase.CLAIM_TYPE': 'Returns which claim functions the campaign accepts.',
  'airdrops/ISablierMerkleBase.COMPTROLLER':
    'Returns the comptroller, which receives the fees. A campaign keeps the one that the factory had when it was created.',
  'airdrops/ISablierMerkleBase.EXPIRATION':
    'Returns the first second at which claims fail, in Unix seconds; zero when the campaign never expires.',
  'airdrops/ISablierMerkleBase.IS_SABLIER_MERKLE':
    'Returns `true`, by which other contracts can tell a campaign.',
  'airdrops/ISablierMerkleBase.MERKLE_ROOT': 'Returns the root of the Merkle tree of recipients.',
  'airdrops/ISablierMerkleBase.TOKEN': 'Returns the ERC-20 token that is distributed.',
  'airdrops/ISablierMerkleBase.calculateMinFeeWei':
    "Returns the minimum fee of a claim at the present exchange rate, in wei of the chain's own coin. It is zero when no fee is set or no oracle answers.",
  'airdrops/ISablierMerkleBase.campaignName':
    'Returns the name that its creator gave the campaign.',
  'airdrops/ISablierMerkleBase.firstClaimTime':
    'Returns the time of the first claim, in Unix seconds; zero before it. The grace period of {clawback} counts from it.',
  'airdrops/ISablierMerkleBase.hasClaimed': 'Returns whether the position was claimed.',
  'airdrops/ISablierMerkleBase.hasExpired':
    'Returns whether the expiration has come. It does at the exact second.',
  'airdrops/ISablierMerkleBase.ipfsCID':
    'Returns the IPFS content identifier of the recipient list.',
  'airdrops/ISablierMerkleBase.minFeeUSD':
    'Returns the minimum fee of a claim, in US dollars with 8 decimals. It was fixed when the campaign was created, and only the comptroller can lower it.',
  'airdrops/ISablierMerkleBase.clawback': `Sends tokens of the campaign to an address of the admin's choice.

Notes:
- It is possible before the first claim, until 7 days after the first claim, and again once the campaign has expired.
- Nothing is set aside for recipients who have not claimed yet.

Requirements:
- \`msg.sender\` must be the campaign admin.`,
  'airdrops/ISablierMerkleBase.clawback.to': 'The address that receives the tokens.',
  'airdrops/ISablierMerkleBase.clawback.amount':
    "The amount, in units of the token's decimals, up to the balance of the campaign.",
  'airdrops/ISablierMerkleBase.lowerMinFeeUSD': `Lowers the minimum fee of a claim.

Requirements:
- \`msg.sender\` must be the comptroller.
- \`newMinFeeUSD\` must be lower than the present fee.`,
  'airdrops/ISablierMerkleBase.sponsor': `Pays tokens to an account that bills for the fees of the campaign, and records it.

Notes:
- Anybody may call it, with any ERC-20 token that the caller has approved the campaign for.
- The fee does not change by itself: lowering it afterwards is up to the comptroller.

Requirements:
- \`biller\` must not be the zero address.
- \`amount\` must not be zero.`,
  'airdrops/ISablierMerkleBase.sponsor.token': 'The ERC-20 token of the payment.',
  'airdrops/ISablierMerkleBase.sponsor.amount': "The payment, in units of the token's decimals.",
  'airdrops/ISablierMerkleBase.sponsor.biller': 'The account that is paid.',
  'airdrops/ISablierMerkleBase.Clawback': 'Emitted when the admin takes tokens back.',
  'airdrops/ISablierMerkleBase.Clawback.to': 'The address that received the tokens.',
  'airdrops/ISablierMerkleBase.Clawback.amount': "The amount, in units of the token's decimals.",
  'airdrops/ISablierMerkleBase.LowerMinFeeUSD': 'Emitted when the minimum fee is lowered.',
  'airdrops/ISablierMerkleBase.LowerMinFeeUSD.comptroller': 'The comptroller.',
  'airdrops/ISablierMerkleBase.LowerMinFeeUSD.previousMinFeeUSD':
    'The fee until now, in US dollars with 8 decimals.',
  'airdrops/ISablierMerkleBase.Sponsor': 'Emitted when somebody pays for the fees of the campaign.',
  'airdrops/ISablierMerkleBase.Sponsor.token': 'The ERC-20 token of the payment.',
  'airdrops/ISablierMerkleBase.Sponsor.amount': "The payment, in units of the token's decimals.",
  'airdrops/ISablierMerkleBase.Sponsor.biller': 'The account that was paid.',

  'airdrops/SablierMerkleSignature':
    'What campaigns with signatures share: the attestor and the EIP-712 domain.',
  'airdrops/ISablierMerkleSignature': 'What campaigns with signatures share.',
  'airdrops/ISablierMerkleSignature.attestor':
    'Returns the account whose attestations count: the one of the campaign, or the one of the comptroller when the campaign has none.',
  'airdrops/ISablierMerkleSignature.domainSeparator':
    'Returns the EIP-712 domain separator. It follows the chain ID should that change.',
  'airdrops/ISablierMerkleSignature.setAttestor': `Sets the account whose attestations count for this campaign.

Notes:
- The zero address falls back to the attestor of the comptroller.
- Attestations that another attestor signed are no longer accepted.

Requirements:
- \`msg.sender\` must be the campaign admin or the comptroller.`,
  'airdrops/ISablierMerkleSignature.setAttestor.newAttestor':
    "The attestor, or the zero address for the comptroller's.",
  'airdrops/ISablierMerkleSignature.SetAttestor': 'Emitted when the attestor is set.',
  'airdrops/ISablierMerkleSignature.SetAttestor.previousAttestor':
    'The account whose attestations counted until now.',
  'airdrops/ISablierMerkleSignature.SetAttestor.newAttestor': 'The account that was set.',

  'airdrops/SablierMerkleLockup':
    'What campaigns with Lockup streams share: the Lockup contract and the settings of the streams. The admin at the moment of a claim becomes the sender of the stream, so a claim that would open one reverts with `SablierLockupHelpers_SenderZeroAddress` once the admin is the zero address.',
  'airdrops/ISablierMerkleLockup': 'What campaigns with Lockup streams share.',
  'airdrops/ISablierMerkleLockup.SABLIER_LOCKUP':
    'Returns the Lockup contract in which claims create streams.',
  'airdrops/ISablierMerkleLockup.STREAM_CANCELABLE':
    'Returns whether the created streams are cancelable.',
  'airdrops/ISablierMerkleLockup.STREAM_TRANSFERABLE':
    'Returns whether the NFTs of the created streams are transferable.',
  'airdrops/ISablierMerkleLockup.claimedStreams':
    'Returns the IDs of the streams that claims of a recipient created. It is empty when the tokens were paid at once.',
  'airdrops/ISablierMerkleLockup.claimedStreams.recipient':
    'The address in the Merkle tree leaf, also when the stream went to another address.',
  'airdrops/ISablierMerkleLockup.streamShape': 'Returns the label of the created streams.',
} as const;
