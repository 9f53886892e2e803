import { decodeFunctionData, type Abi } from 'viem';
import { describe, expect, it } from 'vitest';
import { abiOf } from '../../../../src/protocol/calls/abi';
import { readCreation } from '../../../../src/protocol/creation/read';
import { campaignCreation } from '../../../../src/tools/create/campaign';
import { readCampaignForm, type CampaignTexts } from '../../../../src/tools/create/campaign-form';

const ADMIN = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ROOT = `0x${'ab'.repeat(32)}`;
const CID = `Qm${'a'.repeat(44)}`;
const NOW = 1_800_000_000n;
const facts = readCreation();

const TEXTS: CampaignTexts = {
  ...{ name: "Spring '27", cid: CID, start: '2027-03-01', expiration: '2028-03-01 12:00' },
  ...{ vestingStart: '', duration: '365 days', cliff: '90d', startShare: '10', cliffShare: '2.5' },
};
const plain = { ...TEXTS, name: 'Spring 27' };
const at = (text: string) => Date.parse(`${text}Z`) / 1_000;
const common = {
  ...{ campaignName: 'Spring 27', campaignStartTime: at('2027-03-01T00:00:00'), claimType: 0 },
  ...{ expiration: at('2028-03-01T12:00:00'), initialAdmin: ADMIN, ipfsCID: CID },
  ...{ merkleRoot: ROOT, token: TOKEN },
};

function create(isVested: boolean) {
  const { terms, vesting } = readCampaignForm(plain, isVested, NOW);
  if (!terms) throw new Error('The form is incomplete.');
  const all = {
    ...terms,
    chainId: 1,
    token: TOKEN,
    admin: ADMIN,
    root: ROOT,
    total: 9n,
    recipients: 2,
  };
  const rights = vesting && { ...vesting, cancelable: true, transferable: false };
  const call = campaignCreation(facts, all, rights);
  const contract = isVested ? 'SablierFactoryMerkleLL' : 'SablierFactoryMerkleInstant';
  const abi: Abi = abiOf('airdrops', 'v3.0', contract);
  return { call, ...decodeFunctionData({ abi, data: call.data as `0x${string}` }) };
}

describe('a new campaign', () => {
  it('is instant', () => {
    const { call, functionName, args } = create(false);
    expect([functionName, args]).toEqual(['createMerkleInstant', [common, 9n, 2n]]);
    expect(call.to).toBe(facts.merkleInstant.addresses[1]);
  });

  it('is vested, with its shares and lengths', () => {
    const { call, functionName, args } = create(true);
    const params = {
      ...common,
      ...{ cancelable: true, transferable: false, granularity: 1, vestingStartTime: 0 },
      ...{ cliffDuration: 90 * 86_400, totalDuration: 365 * 86_400, shape: 'linearUnlockCliff' },
      cliffUnlockPercentage: 25n * 10n ** 15n,
      startUnlockPercentage: 10n ** 17n,
      lockup: facts.lockup.addresses[1],
    };
    expect([functionName, args]).toEqual(['createMerkleLL', [params, 9n, 2n]]);
    expect(call.to).toBe(facts.merkleLL.addresses[1]);
  });

  it.each([
    ['name', TEXTS.name ?? '', /without quotation marks/],
    ['name', '', /Enter a name/],
    ['cid', `${CID}/`, /^Enter the CID/],
    ['expiration', '2027-02-01', /before the start/],
    ['start', '2027-02-30', /no such day/],
    ['cliff', '365 days', /shorter than the whole/],
    ['cliff', '', null],
    ['cliffShare', '90.1', /more than 100 percent/],
    ['duration', '', /./],
  ] as const)('needs another %s than "%s"', (key, text, says) => {
    const { problems, terms } = readCampaignForm({ ...plain, [key]: text }, true, NOW);
    expect(terms).toBeNull();
    if (says) expect(problems[key]).toMatch(says);
    else expect(problems.cliffShare).toMatch(/Without a cliff/);
  });

  it('has no end in the past', () => {
    const texts = { ...plain, start: '', expiration: '2026-01-01' };
    expect(readCampaignForm(texts, false, NOW).problems.expiration).toMatch(/in the past/);
    expect(readCampaignForm({ ...texts, expiration: '' }, false, NOW).terms).not.toBeNull();
  });
});
