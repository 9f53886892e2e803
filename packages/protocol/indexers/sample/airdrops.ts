import type { Row, Rows } from './row';
import {
  sampleBlockAt,
  CAMPAIGN,
  SAMPLE_DAY,
  hash,
  SAMPLE_LOCKUP,
  SAMPLE_OTHER,
  SAMPLE_RECIPIENT,
  SAMPLE_SENDER,
  SEPTEMBER,
  SAMPLE_USDC,
  WETH,
} from './values';

const START = SEPTEMBER - 30 * SAMPLE_DAY;
const FACTORY = '0x3210e9b8ed75f9e2db00ef17167c775e658c2221';
const INSTANT_FACTORY = '0xb2855845067e126207de2155ad1c8ad5c495cb3f';
const EARLY = '0xbeef00000000000000000000000000000000beef';
const TESTERS = '0xbabe00000000000000000000000000000000babe';

/** A campaign without vesting that was deployed some days before claims begin; `own` differs. */
function campaign(address: string, subgraphId: number, days: number, own: Row): Row {
  return {
    id: `${address}-1`,
    chainId: '1',
    subgraphId: String(subgraphId),
    hash: hash(`c${subgraphId}`),
    timestamp: String(START - days * SAMPLE_DAY),
    clawbackAction: null,
    category: 'Instant',
    name: 'Early users',
    nickname: 'WETH in Early users',
    address,
    admin: SAMPLE_SENDER,
    aggregateAmount: '5000000000000000000',
    asset: `asset-1-${WETH}`,
    claimedAmount: '0',
    claimedCount: '0',
    clawbackTime: null,
    expiration: '0',
    expires: false,
    factory: `factory-1-${INSTANT_FACTORY}`,
    fee: '100000000',
    ipfsCID: 'QmT5NvUtoM5nWFfrQdVrFtvGfKFmG7AHE8P34isapyhCxX',
    position: '0',
    root: hash(`d${subgraphId}`),
    campaignStartTime: String(START),
    totalRecipients: '40',
    version: 'v3.0',
    lockup: null,
    streamCancelable: null,
    streamCliff: null,
    streamCliffDuration: null,
    streamCliffPercentage: null,
    streamInitial: null,
    streamInitialPercentage: null,
    streamShape: null,
    streamStart: null,
    streamStartTime: null,
    streamTotalDuration: null,
    streamTransferable: null,
    vcaRedistributionEnabled: false,
    vcaForgoneAmount: null,
    vcaUnlockPercentage: null,
    vcaStartTime: null,
    vcaEndTime: null,
    ...own,
  };
}

let counter = 0;

function action(address: string, category: string, days: number, tx: string, own: Row): Row {
  counter++;
  return {
    id: `action-1-${hash(tx)}-${200 + counter}`,
    subgraphId: String(counter),
    block: String(sampleBlockAt(START + days * SAMPLE_DAY)),
    chainId: '1',
    from: SAMPLE_RECIPIENT,
    hash: hash(tx),
    timestamp: String(START + days * SAMPLE_DAY),
    campaign: `${address}-1`,
    category,
    fee: null,
    claimAmount: null,
    claimIndex: null,
    claimRecipient: null,
    claimTo: null,
    claimStreamId: null,
    claimTokenId: null,
    clawbackAmount: null,
    clawbackFrom: null,
    clawbackTo: null,
    vcaForgoneAmount: null,
    ...own,
  };
}

const claim = (recipient: string, index: string, amount: string, tokenId: string): Row => ({
  from: recipient,
  fee: '333333333333334',
  claimAmount: amount,
  claimIndex: index,
  claimRecipient: recipient,
  claimTo: recipient,
  claimStreamId: `${SAMPLE_LOCKUP}-1-${tokenId}`,
  claimTokenId: tokenId,
});

const day = (days: number, claims: string, amount: string): Row => {
  const number = Math.floor((START + days * SAMPLE_DAY) / SAMPLE_DAY);
  return {
    id: `activity-${CAMPAIGN}-1-${number}`,
    amount,
    campaign: `${CAMPAIGN}-1`,
    claims,
    day: String(number),
    timestamp: String(START + days * SAMPLE_DAY),
  };
};

const factory = (address: string, alias: string, campaignCounter: string): Row => ({
  id: `factory-1-${address}`,
  address,
  alias,
  campaignCounter,
  chainId: '1',
});

export const airdropRows: Rows = {
  Campaign: [
    campaign(EARLY, 1, 4, {}),
    campaign(TESTERS, 2, 3, {
      name: 'Testers',
      nickname: 'WETH in Testers',
      aggregateAmount: '400000000000000000',
      expiration: String(START + 14 * SAMPLE_DAY),
      expires: true,
      position: '1',
      totalRecipients: '8',
    }),
    // The list of the examples of the Merkle API; two of its three recipients have claimed.
    campaign(CAMPAIGN, 3, 1, {
      category: 'LockupLinear',
      name: 'Contributors 2026',
      nickname: 'USDC in Contributors 2026',
      aggregateAmount: '1292500001',
      asset: `asset-1-${SAMPLE_USDC}`,
      claimedAmount: '1250500000',
      claimedCount: '2',
      expiration: String(START + 365 * SAMPLE_DAY),
      expires: true,
      factory: `factory-1-${FACTORY}`,
      ipfsCID: 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG',
      root: '0x1c5195b774a54471269c0242c6be4909622d9c925840e89b7bc7bb2cdbab4cb8',
      totalRecipients: '3',
      lockup: SAMPLE_LOCKUP,
      streamCancelable: false,
      streamCliff: false,
      streamCliffDuration: '0',
      streamCliffPercentage: '0',
      streamInitial: true,
      streamInitialPercentage: '100000000000000000',
      streamShape: 'linearUnlockLinear',
      streamStart: false,
      streamStartTime: '0',
      streamTotalDuration: String(180 * SAMPLE_DAY),
      streamTransferable: true,
    }),
  ],
  Action: [
    action(EARLY, 'Create', -4, 'c1', { from: SAMPLE_SENDER }),
    action(TESTERS, 'Create', -3, 'c2', { from: SAMPLE_SENDER }),
    action(CAMPAIGN, 'Create', -1, 'c3', { from: SAMPLE_SENDER }),
    action(CAMPAIGN, 'Claim', 10, '3', claim(SAMPLE_RECIPIENT, '0', '250500000', '15')),
    action(CAMPAIGN, 'Claim', 12, 'e', claim(SAMPLE_OTHER, '1', '1000000000', '16')),
  ],
  Activity: [day(10, '1', '250500000'), day(12, '1', '1000000000')],
  Factory: [factory(FACTORY, 'MF2_LL', '1'), factory(INSTANT_FACTORY, 'MF2_INST', '2')],
  Tranche: [],
};
