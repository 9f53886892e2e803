import { keccak256, toHex } from 'viem';
import { buildTree, proofOf } from '@sablier-docs/tools/merkle/tree';

/* Inputs of the tools that have an answer without the pages of a built site. */

export const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
export const BOB = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
export const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const CAMPAIGN = '0xabCDeF0123456789AbcdEf0123456789aBCDEF01';
const CAMPAIGN_LOWER = CAMPAIGN.toLowerCase();
export const DAY = 86_400;
/** What a comptroller calls 100 USD while ETH is at 2,500 USD. */
const CEILING = '40000000000000000';
/** 2027-01-01 00:00 UTC: the second of the samples' calls. */
export const NOW = 1_798_761_600n;
/** 2027-06-01 00:00 UTC. */
export const START = 1_811_808_000;

export const tree = buildTree([
  { index: 0, address: ALICE, amount: 250_000_000n },
  { index: 1, address: BOB, amount: 1n },
  { index: 2, address: CAMPAIGN_LOWER, amount: 7n },
]);

const stream = { recipient: BOB, deposit: '1000' };
const at = (days: number) => String(START + days * DAY);
const after = (days: number) => String(days * DAY);

/** The streams of each model, by Unix times and from the start. */
export const lockupStreams = {
  linear: {
    unix: [
      { ...stream, startTime: at(0), endTime: at(100) },
      { ...stream, startTime: at(0), cliffTime: at(10), endTime: at(100), granularity: '3600' },
      {
        ...stream,
        startTime: at(0),
        cliffTime: at(10),
        endTime: at(100),
        shape: 'own',
        unlockStart: '100',
        unlockCliff: '50',
      },
    ],
    fromStart: [
      { ...stream, endTime: after(100) },
      { ...stream, cliffTime: after(10), endTime: after(100), unlockStart: '1', unlockCliff: '2' },
    ],
  },
  dynamic: {
    unix: [
      {
        ...stream,
        startTime: at(0),
        segments: [
          { amount: '400', exponent: '2.5', timestamp: at(10) },
          { amount: '600', exponent: '1', timestamp: at(20) },
        ],
      },
    ],
    fromStart: [
      {
        ...stream,
        segments: [
          { amount: '400', exponent: '3', timestamp: after(10) },
          { amount: '600', exponent: '0.5', timestamp: after(20) },
        ],
      },
    ],
  },
  tranched: {
    unix: [
      {
        ...stream,
        startTime: at(0),
        tranches: [
          { amount: '250', timestamp: at(30) },
          { amount: '750', timestamp: at(60) },
        ],
      },
    ],
    fromStart: [
      {
        ...stream,
        tranches: [
          { amount: '999', timestamp: after(30) },
          { amount: '1', timestamp: after(31) },
        ],
      },
    ],
  },
  'price-gated': {
    unix: [
      { ...stream, startTime: at(0), endTime: at(365), oracle: ALICE, targetPrice: '500000000000' },
    ],
    fromStart: [],
  },
} as const;

const party = { chain: 'base', token: TOKEN, decimals: 6, sender: ALICE };
const root = keccak256(toHex('a list'));

const campaign = {
  chain: 'base',
  token: TOKEN,
  decimals: 6,
  admin: ALICE,
  root,
  total: '1000',
  recipients: 3,
};
const fields = { name: 'Spring', cid: `Qm${'a'.repeat(44)}`, expiration: '2036-03-01' };
const entry = { index: '0', recipient: ALICE, units: '250000000', proof: proofOf(tree, 0) };
const claim = { campaign: CAMPAIGN_LOWER, chain: '1', merkleRoot: tree.root };

const lockupSamples = Object.entries(lockupStreams).flatMap(([model, times]) =>
  Object.entries(times).flatMap(([name, streams]) => [
    ...(streams as readonly object[]).map((one) => ({
      ...party,
      model,
      times: name,
      streams: [one],
    })),
    ...(streams.length > 0
      ? [{ ...party, model, times: name, streams: [...streams, ...streams] }]
      : []),
  ]),
);

/** Inputs by the name of their tool. Each has an answer. */
export const samples: Readonly<Record<string, readonly object[]>> = {
  resolve: [
    ...['base', 'LK3', 'LK3-8453-5', 'lockup v3.0', 'flow', 'SablierFlow', ALICE].map((text) => ({
      text,
    })),
    ...['lockup v4.0', 'SablierLockup', 'LK3'].map((text) => ({ text, chain: 'base' })),
  ],
  decode: [
    { data: '0x4e487b710000000000000000000000000000000000000000000000000000000000000011' },
    { data: 'SablierLockup_Overdraw' },
    { data: 'SablierV2Lockup_Overdraw' },
    { data: '0xfdd46d60' },
    { data: `0x40e58ee5${'0'.repeat(63)}9` },
  ],
  simulate_lockup: [
    { model: 'linear', deposit: '100', startTime: '10', endTime: '20', at: ['15'], decimals: 2 },
    { model: 'linear', deposit: '0', startTime: '10', endTime: '5', at: ['7'] },
  ],
  simulate_flow: [
    { balance: '100', ratePerSecond: '1', snapshotTime: '1', decimals: 6, at: ['15'] },
    { balance: '0', ratePerSecond: '1000000000000', snapshotTime: '1', decimals: 6, at: ['99'] },
    {
      balance: '0',
      ratePerSecond: '0',
      snapshotTime: '1',
      decimals: 6,
      isVoided: true,
      at: ['99'],
    },
  ],
  flow_rate: [
    { decimals: 6, amount: '5000000000', period: 'month' },
    { decimals: 6, amount: '1', seconds: '1099511627775' },
    { decimals: 0, amount: '12', period: 'twelfth' },
    { decimals: 18, ratePerSecond: '385802469135802' },
  ],
  queries: [{}, { group: 'lockup' }, { name: 'lockup/by-recipient' }],
  schema: [{ indexer: 'streams' }, { indexer: 'streams', type: 'LockupStream' }],
  create_lockup: lockupSamples,
  create_flow: [
    { ...party, streams: [{ recipient: BOB, ratePerSecond: '1000000000000000' }] },
    {
      ...party,
      transferable: false,
      streams: [
        { recipient: BOB, ratePerSecond: '5', deposit: '70', startTime: at(0) },
        { recipient: ALICE, ratePerSecond: '6' },
      ],
    },
    { ...party, streams: [{ recipient: BOB, ratePerSecond: '5', deposit: '70' }] },
  ],
  create_campaign: [
    { ...campaign, kind: 'instant', fields },
    {
      ...campaign,
      kind: 'linear',
      cancelable: false,
      fields: { ...fields, duration: '365d', cliff: '90d', startShare: '10', cliffShare: '2.5' },
    },
    { ...campaign, kind: 'tranched', fields: { ...fields, tranches: '25 90d\n75 1d' } },
    {
      ...campaign,
      kind: 'variable',
      redistributes: true,
      fields: { ...fields, vestingFrom: '2035-01-01', vestingEnd: '2036-01-01', startShare: '5' },
    },
    {
      ...campaign,
      kind: 'execute',
      fields: { ...fields, target: BOB, selector: 'stake(uint256)' },
    },
  ],
  prepare: [
    {
      stream: 'LK3-8453-5',
      action: 'withdrawMax',
      fields: { to: ALICE, fee: '1000', feeCeiling: CEILING },
    },
    { stream: 'LL3-1-5', action: 'cancel' },
    { stream: 'FL4-8453-5', action: 'deposit', fields: depositFields() },
  ],
  wizard: [
    {},
    { chain: 'base', cliff: '90', startUnlock: '10', cliffUnlock: '2.5', granularity: 'week' },
    { model: 'price-gated', price: '4200.5', expiry: '30', stack: 'viem', batch: 'yes' },
    { product: 'flow', rate: '5000', period: 'twelfth', stack: 'react', chain: '8453' },
    { stack: 'viem', recipient: 'contract', hooks: 'yes', files: ['src/main.ts'] },
  ],
  claim: [
    { ...claim, release: 'v3.0', kind: 'instant', action: 'claim', fields: { ...entry, fee: '0' } },
    {
      ...claim,
      release: 'v3.0',
      kind: 'variable',
      action: 'claimTo',
      fields: { ...entry, to: BOB, fee: '1000', feeCeiling: CEILING },
    },
    { ...claim, release: 'v1.2', kind: 'linear', action: 'claim', fields: entry },
    {
      ...claim,
      release: 'v1.3',
      kind: 'instant',
      action: 'claim',
      fields: { ...entry, fee: '7', feeCeiling: CEILING },
    },
    {
      campaign: CAMPAIGN_LOWER,
      chain: '1',
      release: 'v3.0',
      kind: 'instant',
      action: 'clawback',
      fields: { to: BOB, units: '5' },
    },
  ],
};

function depositFields() {
  return { decimals: 6, amount: '12.5', sender: ALICE, recipient: BOB, token: TOKEN };
}
