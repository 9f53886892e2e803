import type { EnumType } from './types';

const erc721 = {
  Approval: 'The owner let one account handle the NFT of one stream.',
  ApprovalForAll: 'An owner let an operator handle all its NFTs, or took that back.',
  Transfer: 'The NFT changed hands. The mint is not listed.',
};

export const streamEnums: EnumType[] = [
  {
    name: 'LockupStreamCategory',
    description: 'The model of a Lockup stream.',
    values: {
      LockupDynamic: 'A curve of segments with exponents.',
      LockupLinear: 'An even release, with optional unlocks at start and cliff.',
      LockupTranched: 'Unlocks in steps.',
    },
  },
  {
    name: 'LockupActionCategory',
    description: 'The event behind a `LockupAction`.',
    values: {
      ...erc721,
      Cancel: 'The stream was canceled by its sender or, on v1.0 only, by its recipient.',
      Create: 'The stream was created.',
      Renounce: 'The sender gave up the right to cancel.',
      Withdraw: 'Tokens were paid out.',
    },
  },
  {
    name: 'FlowStreamCategory',
    description: 'The model of a Flow stream. There is one.',
    values: { Flow: 'An open-ended stream with a rate per second.' },
  },
  {
    name: 'FlowActionCategory',
    description: 'The event behind a `FlowAction`.',
    values: {
      ...erc721,
      Adjust: 'The sender changed the rate.',
      Create: 'The stream was created.',
      Deposit: 'Somebody added tokens.',
      Pause: 'The sender set the rate to 0.',
      Refund: 'Tokens that cover no debt went back to the sender.',
      Restart: 'The sender gave a paused stream a rate again.',
      Void: 'The stream was ended for good and uncovered debt written off.',
      Withdraw: 'Tokens were paid out.',
    },
  },
  {
    name: 'ShapeSource',
    description: 'Where the shape of a Lockup stream comes from.',
    values: {
      Event: 'The creator declared it, since v2.0.',
      Inferred: 'The index derived it from the schedule.',
    },
  },
];

export const airdropEnums: EnumType[] = [
  {
    name: 'CampaignCategory',
    description: 'What a claim gives.',
    values: {
      Instant: 'Tokens at once.',
      LockupLinear: 'A linear Lockup stream.',
      LockupTranched: 'A tranched Lockup stream.',
      VariableClaimAmount: 'Tokens at once, more of them the later the claim.',
    },
  },
  {
    name: 'ActionCategory',
    description: 'The event behind an `Action`.',
    values: {
      Claim: 'A recipient claimed.',
      Clawback: 'The admin took tokens back.',
      Create: 'The campaign was deployed.',
      LowerMinFeeUSD: 'The smallest fee of a claim was lowered.',
      RedistributionEnabled: 'A VCA campaign began to share out what early claimants give up.',
      TransferAdmin: 'The role of admin changed hands.',
    },
  },
];
