import type { Row, Rows } from './row';
import {
  CAMPAIGN,
  DAY,
  hash,
  LOCKUP,
  OTHER,
  RECIPIENT,
  SENDER,
  SEPTEMBER,
  USDC,
  WETH,
} from './values';

const START = SEPTEMBER - 30 * DAY;
const FACTORY = '0x3210e9b8ed75f9e2db00ef17167c775e658c2221';
const INSTANT_FACTORY = '0xb2855845067e126207de2155ad1c8ad5c495cb3f';
const INSTANT = '0xbeef00000000000000000000000000000000beef';

/** A campaign without vesting; `own` says what differs. */
function campaign(address: string, subgraphId: number, own: Row): Row {
  return {
    id: `${address}-1`,
    chainId: '1',
    subgraphId: String(subgraphId),
    hash: hash('c'),
    timestamp: String(START - DAY),
    clawbackAction: null,
    category: 'Instant',
    name: 'Early users',
    nickname: 'WETH in Early users',
    address,
    admin: SENDER,
    aggregateAmount: '5000000000000000000',
    asset: `asset-1-${WETH}`,
    claimedAmount: '0',
    claimedCount: '0',
    clawbackTime: null,
    expiration: '0',
    expires: false,
    factory: `factory-1-${INSTANT_FACTORY}`,
    fee: '100000000',
    ipfsCID: 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG',
    position: '0',
    root: hash('d'),
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

let counter = 61000;

function action(category: string, days: number, tx: string, own: Row = {}): Row {
  counter++;
  return {
    id: `action-1-${hash(tx)}-${counter % 97}`,
    subgraphId: String(counter),
    block: String(23_643_500 + days * 7_150),
    chainId: '1',
    from: RECIPIENT,
    hash: hash(tx),
    timestamp: String(START + days * DAY),
    campaign: `${CAMPAIGN}-1`,
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
  claimStreamId: `${LOCKUP}-1-${tokenId}`,
  claimTokenId: tokenId,
});

const day = (days: number, claims: string, amount: string): Row => {
  const number = Math.floor((START + days * DAY) / DAY);
  return {
    id: `activity-${CAMPAIGN}-1-${number}`,
    amount,
    campaign: `${CAMPAIGN}-1`,
    claims,
    day: String(number),
    timestamp: String(START + days * DAY),
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
    campaign(INSTANT, 401, {}),
    campaign(CAMPAIGN, 402, {
      category: 'LockupLinear',
      name: 'Contributors 2026',
      nickname: 'USDC in Contributors 2026',
      aggregateAmount: '1250500000',
      asset: `asset-1-${USDC}`,
      claimedAmount: '1250500000',
      claimedCount: '2',
      expiration: String(START + 365 * DAY),
      expires: true,
      factory: `factory-1-${FACTORY}`,
      totalRecipients: '2',
      lockup: LOCKUP,
      streamCancelable: false,
      streamCliff: false,
      streamCliffDuration: '0',
      streamCliffPercentage: '0',
      streamInitial: true,
      streamInitialPercentage: '100000000000000000',
      streamShape: 'linearUnlockLinear',
      streamStart: false,
      streamStartTime: '0',
      streamTotalDuration: String(180 * DAY),
      streamTransferable: true,
    }),
  ],
  Action: [
    action('Create', -1, 'c', { from: SENDER }),
    action('Claim', 10, '3', claim(RECIPIENT, '0', '250500000', '15')),
    action('Claim', 12, 'e', claim(OTHER, '1', '1000000000', '16')),
  ],
  Activity: [day(10, '1', '250500000'), day(12, '1', '1000000000')],
  Factory: [factory(FACTORY, 'MF2_LL', '31'), factory(INSTANT_FACTORY, 'MF2_INST', '58')],
  Tranche: [],
};
