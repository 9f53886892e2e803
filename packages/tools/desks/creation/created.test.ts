import {
  encodeAbiParameters,
  encodeEventTopics,
  getAddress,
  type Abi,
  type AbiEvent,
  type Hex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import { campaignKinds, type CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import { createdCampaigns, creationOf } from '../../readings/campaign/created';
import type { CampaignResults } from '../../readings/campaign/results';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { Log } from '@sablier-docs/kit/wallet/mined';
import { campaignCreation, campaignCreator } from './campaign';
import { readCampaignForm } from './campaign-form';
import { readCreationFacts } from './contracts/read-facts';
import { campaignOfCall, differencesOf } from './fetch-created';
import { fundingOf } from './fund';

const ADMIN = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const CAMPAIGN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const ROOT = `0x${'ab'.repeat(32)}`;
const CHAIN = 8453;
const facts = readCreationFacts();
const campaigns = readCampaigns();
const TEXTS = {
  name: 'Spring',
  cid: `Qm${'a'.repeat(44)}`,
  start: '',
  expiration: '2099-03-01',
  vestingStart: '',
  duration: '365 days',
  cliff: '90d',
  startShare: '10',
  cliffShare: '2.5',
  vestingFrom: '2098-03-01',
  vestingEnd: '2099-01-01',
  tranches: '25 90d\n75 1 day',
  target: ADMIN,
  selector: 'stake(uint256)',
};

function callOf(kind: CampaignKind, changed: Partial<typeof TEXTS> = {}, total = 9n): Call {
  const { terms, special } = readCampaignForm({ ...TEXTS, ...changed }, kind, 1n);
  if (!terms || !special) throw new Error(`The form of ${kind} is incomplete.`);
  const all = { chainId: CHAIN, token: TOKEN, admin: ADMIN, root: ROOT, total, recipients: 2 };
  const choices = { cancelable: true, transferable: false, redistributes: true };
  return campaignCreation(facts, { ...terms, ...all }, special, choices);
}

/** The log of a factory for a call, encoded by viem with the SDK's ABI. */
function logOf(kind: CampaignKind, call: Call, campaign = CAMPAIGN): Log {
  const creator = facts[campaignCreator[kind]];
  const abi: Abi = abiOf('airdrops', 'v3.0', creator.contract);
  const event = abi.find(
    (item): item is AbiEvent => item.type === 'event' && item.name === creator.event.name,
  );
  const [first, ...rest] = event?.inputs ?? [];
  const sent = new Map(call.fn.inputs.map(({ name }, at) => [name, call.args[at]]));
  const added: Readonly<Record<string, unknown>> = {
    comptroller: ADMIN,
    minFeeUSD: 99n,
    totalDuration: 91n * 86_400n,
  };
  const values = rest.map(({ name = '' }) => sent.get(name) ?? added[name]);
  const topics = encodeEventTopics({
    abi,
    eventName: creator.event.name,
    args: { [first?.name ?? '']: campaign },
  } as never);
  return {
    address: call.to,
    topics: topics as Hex[],
    data: encodeAbiParameters(rest, values as never),
  };
}

const transaction = { hash: `0x${'cd'.repeat(32)}`, block: 17n, succeeded: true };

describe('a campaign in the logs of its creation', () => {
  it.each(campaignKinds)('is found, and is as its call says: %s', (kind) => {
    const call = callOf(kind);
    const created = createdCampaigns([logOf(kind, call)], campaigns, CHAIN);
    expect(created).toMatchObject([{ address: CAMPAIGN, fact: { kind, version: 'v3.0' } }]);
    const [one] = created;
    expect(one && differencesOf(facts[campaignCreator[kind]].event, call, one)).toEqual([]);
  });

  it.each([
    ['instant', { name: 'Autumn' }, 'campaignName'],
    ['instant', { expiration: '2099-03-02' }, 'expiration'],
    ['linear', { cliff: '91d' }, 'cliffDuration'],
    ['tranched', { tranches: '26 90d\n74 1 day' }, 'tranchesWithPercentages'],
    ['tranched', { tranches: '25 90d\n25 1d\n50 1 day' }, 'tranchesWithPercentages'],
    ['tranched', { tranches: '100 90d' }, 'tranchesWithPercentages'],
    ['variable', { startShare: '11' }, 'unlockPercentage'],
    ['execute', { target: TOKEN }, 'target'],
  ] as const)('of another form differs: %s %o', (kind, changed, name) => {
    const [one] = createdCampaigns([logOf(kind, callOf(kind, changed))], campaigns, CHAIN);
    const { event } = facts[campaignCreator[kind]];
    const found = one && differencesOf(event, callOf(kind), one);
    expect(found?.filter((field) => field !== 'shape')).toEqual([name]);
  });

  it('of another total or kind differs', () => {
    const log = logOf('instant', callOf('instant', {}, 10n));
    const [one] = createdCampaigns([log], campaigns, CHAIN);
    const { merkleInstant, merkleLL } = facts;
    expect(one && differencesOf(merkleInstant.event, callOf('instant'), one)).toEqual([
      'aggregateAmount',
    ]);
    expect(one && differencesOf(merkleLL.event, callOf('linear'), one)).toBeNull();
  });

  it('counts from the factory of its kind on that chain alone', () => {
    const log = logOf('instant', callOf('instant'));
    const other = facts.merkleLL.addresses[CHAIN] ?? '';
    for (const address of [ADMIN, CAMPAIGN, other]) {
      expect(createdCampaigns([{ ...log, address }], campaigns, CHAIN), address).toEqual([]);
    }
    expect(createdCampaigns([log], campaigns, 999_999)).toEqual([]);
    const word = `0x${'ff'.repeat(32)}`;
    const topics = [log.topics[0] ?? '', word];
    expect(createdCampaigns([{ ...log, topics }], campaigns, CHAIN)).toEqual([]);
    expect(createdCampaigns([{ ...log, topics: topics.slice(0, 1) }], campaigns, CHAIN)).toEqual(
      [],
    );
  });

  it('of every release is named by its event', () => {
    for (const fact of campaigns) {
      const [chainId, address = ''] = Object.entries(fact.factories)[0] ?? [];
      const word = `0x${CAMPAIGN.slice(2).toLowerCase().padStart(64, '0')}`;
      const topics = fact.isIndexed ? [fact.eventTopic, word] : [fact.eventTopic];
      const data = fact.isIndexed ? '0x' : `${word}${'00'.repeat(64)}`;
      const found = createdCampaigns([{ address, topics, data }], campaigns, Number(chainId));
      expect(found, `${fact.version} ${fact.event}`).toMatchObject([{ address: CAMPAIGN, fact }]);
    }
  });

  it('is chosen by its address, and asked for where there are several', () => {
    const second = getAddress(`0x${'12'.repeat(20)}`);
    const call = callOf('instant');
    const logs = [logOf('instant', call), logOf('instant', call, second)];
    const created = createdCampaigns(logs, campaigns, CHAIN);
    const reading = { chainId: CHAIN, transaction, created };
    expect(creationOf(reading, second)).toMatchObject({ address: second });
    expect(creationOf(reading, null)).toMatchObject({ problem: expect.stringMatching(/several/) });
    expect(creationOf(reading, ADMIN)).toMatchObject({
      problem: expect.stringMatching(/not the campaign that you entered/) as string,
    });
    expect(creationOf({ ...reading, created: [] }, null)).toMatchObject({
      problem: expect.stringMatching(/do not fund it/) as string,
    });
    const failed = { ...transaction, succeeded: false };
    expect(creationOf({ ...reading, transaction: failed }, null)).toMatchObject({
      problem: expect.stringMatching(/has failed/) as string,
    });
  });
});

describe('of several campaigns in one transaction', () => {
  const second = getAddress(`0x${'12'.repeat(20)}`);
  const call = callOf('instant');
  const { event } = facts[campaignCreator.instant];
  const chosen = (other: Call, asked: Call | null = call) => {
    const logs = [logOf('instant', other), logOf('instant', call, second)];
    const created = createdCampaigns(logs, campaigns, CHAIN);
    return campaignOfCall({ chainId: CHAIN, transaction, created }, event, asked);
  };

  it('the one that is as the call says is taken', () => {
    expect(chosen(callOf('instant', { name: 'Autumn' }))).toMatchObject({ address: second });
  });

  it.each([
    ['two are as the call says', chosen(call)],
    ['none is', chosen(callOf('instant', { name: 'Autumn' }), callOf('instant', { name: 'Fall' }))],
    ['there is no call', chosen(callOf('instant', { name: 'Autumn' }), null)],
  ])('the reader is asked where %s', (_, found) => {
    expect(found).toMatchObject({ problem: expect.stringMatching(/several campaigns/) as string });
  });
});

describe('the transfer to a new campaign', () => {
  const [created] = createdCampaigns([logOf('instant', callOf('instant'))], campaigns, CHAIN);
  const fact = created?.fact;
  if (!fact) throw new Error('There is no campaign.');
  const campaign = { chainId: CHAIN, address: CAMPAIGN, fact, token: TOKEN, root: ROOT, total: 9n };
  const read = (
    balance: bigint | null,
    { token = TOKEN, root = ROOT, first = 0n } = {},
  ): CampaignResults => ({
    views: new Map([
      ['TOKEN', { words: [BigInt(token)] }],
      ['MERKLE_ROOT', { words: [BigInt(root)] }],
      ['firstClaimTime', { words: [first] }],
    ]),
    entry: {},
    time: 1n,
    balance,
    symbol: 'USDC',
    decimals: 6,
    feeCeiling: null,
  });

  it('is exactly what the campaign lacks, and rests on what would make a second one wrong', () => {
    const funding = fundingOf(campaign, read(2n));
    expect(funding).toMatchObject({ call: { to: TOKEN, args: [CAMPAIGN, 7n], value: 0n } });
    const figures = 'figures' in funding ? funding.figures : [];
    expect(figures.map(({ label, to, shown, rule }) => [label, to, shown, rule])).toEqual([
      ['Token of the campaign', CAMPAIGN, BigInt(TOKEN), 'exact'],
      ['Root of the campaign', CAMPAIGN, BigInt(ROOT), 'exact'],
      ['First claim', CAMPAIGN, 0n, 'exact'],
      ['Tokens in the campaign', TOKEN, 2n, 'exact'],
    ]);
  });

  it.each([
    ['the whole is there', read(9n), /it is funded/],
    ['claims have begun', read(2n, { first: 5n }), /Claims have begun/],
    ['another token', read(0n, { token: ADMIN }), /another token or another root/],
    ['another root', read(0n, { root: `0x${'cd'.repeat(32)}` }), /another token or another root/],
    ['no balance', read(null), /gives no balance/],
  ])('offers no transfer and says why: %s', (_, results, says) => {
    expect(fundingOf(campaign, results)).toMatchObject({
      says: expect.stringMatching(says) as string,
    });
  });
});
