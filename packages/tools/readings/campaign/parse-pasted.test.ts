import { describe, expect, it } from 'vitest';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { ClaimTexts } from './claim-fields';
import type { EntryQuery, CampaignResults } from './results';
import { fetchCampaign } from './fetch';
import { campaignCommands } from './commands';
import { parsePastedCampaign } from './parse-pasted';
import { campaignRows } from './display-rows';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import { runCommands } from '@sablier-docs/testing/cast';
import { fakeProvider } from '@sablier-docs/kit/wallet/fake-provider';

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x0298F4332e3857631385b39766325058a93e249f';
const CAMPAIGN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const COMPTROLLER = '0x0000008ABbFf7a84a2fE09f9A9b74D3BC2072399';
const ENTRY: EntryQuery = { index: 1n, recipient: ALICE, units: 2_500_000n };
const TEXTS: ClaimTexts = { index: '1', recipient: ALICE, units: '2500000' };
const facts = readCampaigns();
const one = (find: (fact: CampaignFact) => boolean): CampaignFact => {
  const fact = facts.find(find);
  if (!fact) throw new Error('There is no such campaign.');
  return fact;
};
const variable = one(({ kind, version }) => kind === 'variable' && version === 'v3.0');

const text = (ascii: string) => [
  32n,
  BigInt(ascii.length),
  BigInt(`0x${Buffer.from(ascii).toString('hex').padEnd(64, '0')}`),
];
const ANSWERS: Readonly<Record<string, readonly bigint[] | null>> = {
  MERKLE_ROOT: [0xabn << 248n],
  TOKEN: [BigInt(BOB)],
  ASSET: [BigInt(BOB)],
  admin: [BigInt(ALICE)],
  CLAIM_TYPE: [2n],
  hasClaimed: [1n],
  hasExpired: [0n],
  FEE: [7n],
  STREAM_CANCELABLE: [1n],
  CANCELABLE: [1n],
  EXPIRATION: [1_900_000_000n],
  CAMPAIGN_START_TIME: [86_400n],
  ipfsCID: text('Qm1'),
  calculateMinFeeWei: [247_500_000_000_000n],
  firstClaimTime: [0n],
  getFirstClaimTime: [9n],
  calculateClaimAmount: [500_000n],
  calculateForgoneAmount: [2_000_000n],
  VESTING_END_TIME: [200n],
  TARGET: [BigInt(ALICE)],
  SELECTOR: [0xa694fc3an << 224n],
  SABLIER_LOCKUP: [BigInt(BOB)],
  LOCKUP: [BigInt(BOB)],
  LOCKUP_LINEAR: [BigInt(BOB)],
  LOCKUP_TRANCHED: [BigInt(BOB)],
  claimedStreams: [32n, 2n, 7n, 12_345n],
  symbol: text('USDC'),
  decimals: [6n],
  balanceOf: [4_000_000n],
  convertUSDFeeToWei: [10n ** 17n],
};
const selectors = new Map([
  ...facts.flatMap(({ views }) => views.map(({ name, selector }) => [selector, name] as const)),
  ['0x95d89b41', 'symbol'],
  ['0x313ce567', 'decimals'],
  ['0x70a08231', 'balanceOf'],
  ['0xb0fa59e8', 'convertUSDFeeToWei'],
]);

const TOKEN_FUNCTIONS = ['symbol', 'decimals', 'balanceOf'];

function campaignAnswering(changed: typeof ANSWERS = {}) {
  return fakeProvider({
    eth_getBlockByNumber: { number: '0x10', timestamp: '0x64' },
    eth_call: ([{ to, data }]: [{ to: string; data: string }]) => {
      const name = selectors.get(data.slice(0, 10)) ?? '';
      const isToken = TOKEN_FUNCTIONS.includes(name);
      const asked = name === 'convertUSDFeeToWei' ? COMPTROLLER : CAMPAIGN;
      const isThere = BigInt(to) === BigInt(isToken ? BOB : asked);
      const words = isThere ? { ...ANSWERS, ...changed }[name] : null;
      if (!words) throw { code: 3, message: 'execution reverted' };
      return `0x${words.map(toWord).join('')}`;
    },
  });
}

const rows = (fact: CampaignFact, results: CampaignResults, entry = ENTRY) =>
  campaignRows(fact, { results, entry, currency: 'ETH', account: null });

/** The rows from both sources: a wallet, and the output of the commands. */
async function bothRoads(fact: CampaignFact, changed?: typeof ANSWERS, texts = TEXTS) {
  const provider = campaignAnswering(changed);
  const entry = texts === TEXTS ? ENTRY : {};
  const read = await fetchCampaign(provider, fact, CAMPAIGN, entry, COMPTROLLER);
  if ('problem' in read) throw new Error(read.problem.message);
  const printed = await runCommands(campaignCommands(fact, CAMPAIGN, texts, COMPTROLLER), provider);
  const pasted = parsePastedCampaign(printed, fact, CAMPAIGN);
  expect(pasted.problems).toEqual([]);
  expect(pasted.results.feeCeiling).toBe(read.value.feeCeiling);
  return { wallet: rows(fact, read.value, entry), pasted: rows(fact, pasted.results, entry) };
}

const paste = (...lines: string[]) => parsePastedCampaign(lines.join('\n'), variable, CAMPAIGN);

describe('answers that the printed commands print', () => {
  it.each(facts.map((fact) => [fact.version, fact.contract, fact] as const))(
    'are shown as a wallet reads them: %s %s',
    async (_version, _contract, fact) => {
      const { wallet, pasted } = await bothRoads(fact);
      expect(pasted).toEqual(wallet);
      expect(pasted.filter((row) => /refuses|Not read|Fill in/.test(row.text))).toEqual([]);
    },
  );

  it('show what a contract refuses, and a token that says nothing', async () => {
    const { wallet, pasted } = await bothRoads(variable, {
      calculateClaimAmount: null,
      symbol: null,
      decimals: null,
      balanceOf: null,
      ipfsCID: [32n, 0n],
    });
    expect(pasted).toEqual(wallet);
    const refused = pasted.filter(({ text: shown }) => /refuses|no answer/.test(shown));
    expect(refused.map(({ label }) => label)).toEqual([
      'Tokens in the campaign',
      'A claim would pay now, without a reward',
    ]);
  });

  it('leave out an entry that the form does not have', async () => {
    const { wallet, pasted } = await bothRoads(variable, {}, {});
    expect(pasted).toEqual(wallet);
    expect(pasted.filter((row) => /^Fill in/.test(row.text))).toHaveLength(3);
  });
});

describe('pasted answers about an entry', () => {
  it('are of that entry, and not of another one of the form', () => {
    const { results } = paste('hasClaimed 1 false', 'calculateClaimAmount 2500000 0 500000');
    expect(results.entry).toEqual({ index: 1n, units: 2_500_000n });
    const shown = (entry: EntryQuery) =>
      Object.fromEntries(rows(variable, results, entry).map((row) => [row.name, row.text]));
    expect(shown(ENTRY).hasClaimed).toBe('No');
    expect(shown({ ...ENTRY, index: 2n }).hasClaimed).toBe('The entry has changed: read again');
    expect(shown(ENTRY).calculateForgoneAmount).toBe('Not read for this entry: read again');
    expect(shown(ENTRY).admin).toBe('Not read');
    expect(shown(ENTRY).balanceOf).toBe('Not read');
  });

  it.each([
    [['hasClaimed false'], /needs the index before its answer/],
    [['calculateClaimAmount 500000'], /needs the amount and 0 as the time before its answer/],
    [['calculateClaimAmount 2500000 1800000000 500000'], /with 0 as the time\.$/],
    [
      ['calculateClaimAmount 2500000 0 5', 'calculateForgoneAmount 7 0 5'],
      /^calculateForgoneAmount was asked about another entry/,
    ],
    [[`balanceOf ${BOB} 5`], /not the campaign\.$/],
  ])('are refused when they are of another: %s', (lines, problem) => {
    expect(paste(...lines).problems).toEqual([expect.stringMatching(problem)]);
  });

  it('say nothing about the end without the time of the block', () => {
    const { results } = paste('EXPIRATION 50', 'hasExpired false');
    const ended = rows(variable, results).find(({ name }) => name === 'hasExpired');
    expect(ended).toMatchObject({ text: 'No' });
    expect(ended).not.toHaveProperty('computed');
    const timed = paste('time 60', 'EXPIRATION 50', 'hasExpired false').results;
    expect(rows(variable, timed).find(({ name }) => name === 'hasExpired')?.computed).toBe('Yes');
  });
});

it('commands hold nothing that a shell could read more into', () => {
  const commands = campaignCommands(variable, CAMPAIGN, { index: '1; rm -rf /', units: '$(id)' });
  expect(commands.join('\n')).not.toMatch(/rm -rf|\$\(id\)/);
  expect(commands.join('\n')).toContain('"hasClaimed(uint256)(bool)" VALUE ');
});
