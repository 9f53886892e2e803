import { sablier } from 'sablier';
import { decodeFunctionData, getAddress, toFunctionSelector, type Abi } from 'viem';
import { describe, expect, it } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { campaignKinds, type CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import { readCreationFacts } from './contracts/read-facts';
import { castSend } from '@sablier-docs/kit/calls/cast';
import { campaignCreation, campaignCreator, type CampaignChoices } from './campaign';
import {
  campaignKeys,
  readCampaignForm,
  type CampaignKey,
  type CampaignTexts,
} from './campaign-form';
import { describeCampaign } from './describe-campaign';
import { readSelector } from '@sablier-docs/kit/inputs/selectors';
import { readTranches } from './tranches';

const ADMIN = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const TARGET = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const ROOT = `0x${'ab'.repeat(32)}`;
const CID = `Qm${'a'.repeat(44)}`;
const NOW = 1_800_000_000n;
const DAY = 86_400;
const facts = readCreationFacts();

const TEXTS: CampaignTexts = {
  name: "Spring '27",
  cid: CID,
  start: '2027-03-01',
  expiration: '2028-03-01 12:00',
  vestingStart: '',
  duration: '365 days',
  cliff: '90d',
  startShare: '10',
  cliffShare: '2.5',
  vestingFrom: '2027-03-01',
  vestingEnd: '2028-02-23 12:00',
  tranches: '25 90d\n75% 1 day',
  target: TARGET,
  selector: 'stake(uint256,address)',
};
const plain = { ...TEXTS, name: 'Spring 27' };
const at = (text: string) => Date.parse(`${text}Z`) / 1_000;
const common = {
  campaignName: 'Spring 27',
  campaignStartTime: at('2027-03-01T00:00:00'),
  expiration: at('2028-03-01T12:00:00'),
  initialAdmin: ADMIN,
  ipfsCID: CID,
  merkleRoot: ROOT,
  token: TOKEN,
};
const claimType = 0;
const list = { total: 9n, recipients: 2 };
const choices: CampaignChoices = { cancelable: true, transferable: false, redistributes: true };

function create(kind: CampaignKind, texts: CampaignTexts = plain, chainId = 1) {
  const { terms, special, problems } = readCampaignForm(texts, kind, NOW);
  if (!terms || !special) throw new Error(JSON.stringify(problems));
  const all = { ...terms, chainId, token: TOKEN, admin: ADMIN, root: ROOT, ...list };
  const call = campaignCreation(facts, all, special, choices);
  const { contract } = facts[campaignCreator[kind]];
  const abi: Abi = abiOf('airdrops', 'v3.0', contract);
  return { call, contract, ...decodeFunctionData({ abi, data: call.data as `0x${string}` }) };
}

const streams = {
  cancelable: true,
  transferable: false,
  vestingStartTime: 0,
  lockup: facts.lockup.addresses[1],
};

describe('a new campaign', () => {
  it('calls createMerkleInstant with the fields of an instant campaign', () => {
    const { functionName, args } = create('instant');
    expect([functionName, args]).toEqual([
      'createMerkleInstant',
      [{ ...common, claimType }, 9n, 2n],
    ]);
  });

  it('is linear, with its shares and lengths', () => {
    const { functionName, args } = create('linear');
    const params = {
      ...common,
      claimType,
      ...streams,
      granularity: 1,
      cliffDuration: 90 * DAY,
      totalDuration: 365 * DAY,
      shape: 'linearUnlockCliff',
      cliffUnlockPercentage: 25n * 10n ** 15n,
      startUnlockPercentage: 10n ** 17n,
    };
    expect([functionName, args]).toEqual(['createMerkleLL', [params, 9n, 2n]]);
  });

  it('is tranched, with a length for each share', () => {
    const { functionName, args } = create('tranched');
    const tranchesWithPercentages = [
      { unlockPercentage: 25n * 10n ** 16n, duration: 90 * DAY },
      { unlockPercentage: 75n * 10n ** 16n, duration: DAY },
    ];
    const params = { ...common, claimType, ...streams, shape: '', tranchesWithPercentages };
    expect([functionName, args]).toEqual(['createMerkleLT', [params, 9n, 2n]]);
    const shapeOf = (tranches: string) =>
      (create('tranched', { ...plain, tranches }).args?.[0] as { shape: string }).shape;
    expect(shapeOf('50 30d\n50 30d')).toBe('tranchedStepper');
    expect(shapeOf('100 30d')).toBe('tranchedTimelock');
  });

  it('has variable amounts, with their sum in its parameters', () => {
    const { functionName, args } = create('variable');
    const params = {
      ...common,
      claimType,
      aggregateAmount: 9n,
      enableRedistribution: true,
      vestingStartTime: at('2027-03-01T00:00:00'),
      vestingEndTime: at('2028-02-23T12:00:00'),
      unlockPercentage: 10n ** 17n,
    };
    expect([functionName, args]).toEqual(['createMerkleVCA', [params, 2n]]);
  });

  it('calls createMerkleExecute with the selector and the target of a campaign that pays into a contract', () => {
    const { functionName, args, call } = create('execute');
    const selector = toFunctionSelector('stake(uint256,address)');
    const params = { ...common, selector, target: TARGET };
    expect([functionName, args]).toEqual(['createMerkleExecute', [params, 9n, 2n]]);
    expect(castSend(call)).toContain(
      `"createMerkleExecute((string,uint40,uint40,address,string,bytes32,bytes4,address,address),uint256,uint256)" '("Spring 27",${common.campaignStartTime},${common.expiration},${ADMIN},"${CID}",${ROOT},${selector},${TARGET},${TOKEN})' 9 2 `,
    );
  });

  it.each(campaignKinds)('goes to the factory of the SDK on every chain: %s', (kind) => {
    const release = sablier.releases.getLatest({ protocol: 'airdrops' as never });
    const { contract } = facts[campaignCreator[kind]];
    const deployments = release?.deployments ?? [];
    expect(deployments.length).toBeGreaterThan(20);
    for (const { chainId, contracts } of deployments) {
      const factory = contracts.find(({ name }) => name === contract);
      const { call, args } = create(kind, plain, chainId);
      expect(call.to, String(chainId)).toBe(getAddress(factory?.address ?? ''));
      expect([call.value, call.chainId]).toEqual([0n, chainId]);
      const { lockup } = args?.[0] as { lockup?: string };
      if (lockup) expect(lockup).toBe(facts.lockup.addresses[chainId]);
    }
  });

  it.each(campaignKinds)('waits for every field that has to be filled in: %s', (kind) => {
    const optional: readonly CampaignKey[] = ['start', 'vestingStart', 'startShare', 'cliffShare'];
    for (const key of campaignKeys(kind)) {
      if (optional.includes(key) || (key === 'expiration' && kind !== 'variable')) continue;
      const { terms, problems } = readCampaignForm({ ...plain, [key]: '' }, kind, NOW);
      expect(terms, key).toBeNull();
      expect(Object.keys(problems), key).not.toEqual([]);
    }
  });

  it.each([
    ['linear', 'name', TEXTS.name ?? '', /without quotation marks/],
    ['linear', 'name', '', /Enter a name/],
    ['linear', 'cid', `${CID}/`, /^Enter the CID/],
    ['linear', 'expiration', '2027-02-01', /before the start/],
    ['linear', 'start', '2027-02-30', /no such day/],
    ['linear', 'cliff', '365 days', /shorter than the whole/],
    ['linear', 'cliffShare', '90.1', /more than 100 percent/],
    ['linear', 'duration', '', /./],
    ['tranched', 'tranches', '25 90d\n74.9 1d', /add up to 99.9, and/],
    ['tranched', 'tranches', '25 90d\n75 0', /^Tranche 2: .* above 0/],
    ['tranched', 'tranches', '0 90d\n100 1d', /^Tranche 1: .* releases nothing/],
    ['tranched', 'tranches', '25\n75 1d', /^Tranche 1: Write a percentage/],
    ['tranched', 'tranches', '100 1099511627775', /later than the contract/],
    ['variable', 'vestingFrom', '', /./],
    ['variable', 'vestingFrom', '0', /needs a date/],
    ['variable', 'vestingEnd', '2027-03-01', /end after its start/],
    ['variable', 'vestingEnd', '2028-02-23 12:01', /at least 7 days/],
    ['variable', 'startShare', '100.1', /at most 100/],
    ['execute', 'target', '0x12', /^Enter an address/],
    ['execute', 'selector', 'stake', /^Enter a function/],
    ['execute', 'selector', 'stake(uint)', /uint256 or int256 in full/],
  ] as const)('%s: needs another %s than "%s"', (kind, key, text, says) => {
    const texts = { ...plain, vestingStart: kind === 'tranched' ? '1' : '', [key]: text };
    const { problems, terms } = readCampaignForm(texts, kind, NOW);
    expect(terms).toBeNull();
    expect(problems[key]).toMatch(says);
  });

  it('is refused with a share at the cliff and no cliff', () => {
    const { problems } = readCampaignForm({ ...plain, cliff: '' }, 'linear', NOW);
    expect(problems.cliffShare).toMatch(/Without a cliff/);
  });

  it('has no end in the past, and one where amounts are variable', () => {
    const texts = { ...plain, start: '', expiration: '2026-01-01' };
    expect(readCampaignForm(texts, 'instant', NOW).problems.expiration).toMatch(/in the past/);
    expect(readCampaignForm({ ...texts, expiration: '' }, 'instant', NOW).terms).not.toBeNull();
    expect(
      readCampaignForm({ ...texts, expiration: '' }, 'variable', NOW).problems.vestingEnd,
    ).toMatch(/needs an end of the claims/);
  });
});

describe('the words of a new campaign', () => {
  const say = (kind: CampaignKind, texts: CampaignTexts = plain) =>
    describeCampaign(
      { ...list, decimals: null },
      ADMIN,
      readCampaignForm(texts, kind, NOW),
      kind,
      choices,
    );

  it.each([
    [
      'linear',
      /over 365d from the claim of each recipient, 10 percent of it at the start, 2\.5 percent at the cliff after 90d\./,
    ],
    ['tranched', /in steps: 25 percent after 90d, 75 percent after 91d\./],
    [
      'variable',
      /10 percent on 2027-03-01 .* on 2028-02-23 12:00 UTC\. What is given up is shared among those who claim their whole amount, as far as the admin has not taken it back by then\./,
    ],
    ['execute', /lets the contract 0x93b3.* take the tokens and calls its function 0x/],
  ] as const)('say what a claim does: %s', (kind, says) => {
    expect(say(kind).does).toMatch(says);
  });

  it.each([
    [12, ' 5 percent after 10d, 5 percent after 11d, 45 percent after 12d.'],
    [13, ' 5 percent after 10d, 5 percent after 11d, and 2 more up to 40 percent after 13d.'],
    [20, ' 5 percent after 10d, 5 percent after 11d, and 9 more up to 5 percent after 20d.'],
  ])('name the steps of %i tranches, or the first and how many more', (count, says) => {
    const last = `${100 - 5 * (count - 1)} 1d`;
    const tranches = [...Array.from({ length: count - 1 }, () => '5 1d'), last].join('\n');
    expect(say('tranched', { ...plain, tranches }).does).toContain(says);
  });

  it('say until when the admin can take tokens back', () => {
    expect(say('instant').final).toMatch(/after the first claim, and after the end,/);
    const endless = say('instant', { ...plain, expiration: '' });
    expect(endless.final).toMatch(/After that `clawback` no longer works/);
  });

  it('say that the admin can open and cancel streams that nobody has claimed', () => {
    const ways = (kind: CampaignKind) =>
      /open the stream of a recipient/.test(say(kind).final ?? '');
    expect(
      ['instant', 'linear', 'tranched', 'variable', 'execute'].map((kind) =>
        ways(kind as CampaignKind),
      ),
    ).toEqual([false, true, true, false, false]);
  });

  it('say that fixed vesting pays at once when it is over', () => {
    expect(say('linear').does).not.toMatch(/at once/);
    const fixed = { ...plain, vestingStart: '2027-03-01' };
    expect(say('linear', fixed).does).toMatch(/Once it has ended, a claim pays the tokens at once/);
  });
});

it('readSelector takes a signature or 4 bytes in hex, and refuses anything else', () => {
  for (const signature of ['stake(uint256)', 'a()', 'f((uint8,bool)[],bytes32[2])']) {
    expect(readSelector(` ${signature.replace(',', ', ')} `)).toEqual({
      value: toFunctionSelector(signature),
    });
  }
  expect(readSelector('0xA694FC3A')).toEqual({ value: '0xa694fc3a' });
  for (const text of [
    '',
    '0x',
    '0xa694fc3',
    '0xa694fc3a00',
    'stake(uint256',
    'f(uint,bool)',
    'f(int[])',
    'stake(uint256 amount)',
    'function stake(uint256)',
    'stake(uint256 amount, address onBehalfOf)',
    'deposit(address payable)',
    'stake(uint amount)',
    'f((uint8,bool)[] calldata)',
  ])
    expect(readSelector(text), text).toHaveProperty('problem');
});

it('reads percentages of tranches with 16 decimals exactly, and refuses 18', () => {
  expect(readTranches('33.333333333333333333 1d\n66.666666666666666667 36h\n')).toEqual({
    problem: expect.stringMatching(/16|decimals/) as string,
  });
  expect(readTranches('33.3333333333333333 1d\n66.6666666666666667 36h\n')).toEqual({
    value: [
      { share: 333_333_333_333_333_333n, duration: 86_400n },
      { share: 666_666_666_666_666_667n, duration: 129_600n },
    ],
  });
  expect(readTranches(Array.from({ length: 101 }, () => '1 1d').join('\n'))).toEqual({
    problem: 'Enter at most 100 tranches.',
  });
});
