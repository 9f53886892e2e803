/** The actions on a campaign; each is the name of its function. */
const list = {
  claim: 'claim for the address on the list',
  claimTo: 'claim to another address of mine',
  claimViaSig: 'claim with a signature of the recipient',
  claimViaAttestation: 'claim with an attestation',
  claimAndExecute: 'claim into the contract of the campaign',
  clawback: 'take tokens back as the admin',
} as const;

export type CampaignAction = keyof typeof list;
/** Completes "You want to …". */
export const campaignActions: Readonly<Record<CampaignAction, string>> = list;
/** In the order in which a reader is offered them. */
export const campaignActionIds = Object.keys(list) as CampaignAction[];

/** The result of a view of a campaign. Amounts are in the token's smallest unit. */
export const campaignViews = {
  MERKLE_ROOT: 'the root of the list, to compare with a file',
  hasClaimed: 'whether the entry was claimed before',
  hasExpired: 'whether the campaign has ended',
  calculateMinFeeWei: 'the minimum fee of a claim, in wei',
  FEE: 'the fee of a claim, in wei',
  CLAIM_TYPE:
    '0 for claim, claimTo and claimViaSig; 1 for claimViaAttestation; 2 for claimAndExecute',
  CAMPAIGN_START_TIME: 'the second from which claims are possible, as a Unix time',
  EXPIRATION: 'the second from which no claim is possible, as a Unix time; 0 for never',
  calculateClaimAmount: 'what a claim would pay now without a reward, with 0 as the time',
  calculateForgoneAmount: 'what a claim would give up now, with 0 as the time',
  VESTING_END_TIME: 'the second from which a claim gives nothing up, as a Unix time',
  ipfsCID: 'the CID of the file with the list',
  TOKEN: "the token's address",
  ASSET: "the token's address",
  admin: 'the admin, who can take tokens back',
  firstClaimTime: 'the time of the first claim, as a Unix time; 0 before it',
  getFirstClaimTime: 'the time of the first claim, as a Unix time; 0 before it',
  SABLIER_LOCKUP: 'the contract that opens the streams',
  LOCKUP: 'the contract that opens the streams',
  LOCKUP_LINEAR: 'the contract that opens the streams',
  LOCKUP_TRANCHED: 'the contract that opens the streams',
  STREAM_CANCELABLE: 'whether the admin can cancel the streams that claims open',
  CANCELABLE: 'whether the admin can cancel the streams that claims open',
  claimedStreams: 'the IDs of the streams that an address of the list has claimed',
  TARGET: 'the contract that gets the tokens of a claim',
  SELECTOR: 'the function of that contract which a claim calls',
} as const;

export type CampaignView = keyof typeof campaignViews;
export const campaignViewNames = Object.keys(campaignViews) as CampaignView[];

/** Views that a rehearsal needs beside them: what the streams of claims have. */
export const campaignTermNames = [
  'TRANSFERABLE',
  'streamDurations',
  'getTranchesWithPercentages',
] as const;

export type CampaignTerm = (typeof campaignTermNames)[number];
