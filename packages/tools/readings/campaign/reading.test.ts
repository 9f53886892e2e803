import { describe, expect, it } from 'vitest';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import type { CampaignRelease, CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import { readCampaignHash, writeCampaignHash } from '../../desks/campaign/url-hash';
import { warnClaimer } from '../../desks/campaign/account-warning';
import type { EntryQuery, CampaignResults } from './results';
import { fetchCampaign } from './fetch';
import { claimFeeIn, prefilledClaimTexts } from './prefill';
import { emptyCampaignRows, campaignRows } from './display-rows';
import { unknownLockup } from './unknown-lockup';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import { fakeProvider } from '@sablier-docs/kit/wallet/fake-provider';

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x0298F4332e3857631385b39766325058a93e249f';
const CAMPAIGN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const ROOT = 0xabn << 248n;
const ENTRY: EntryQuery = { index: 1n, recipient: ALICE, units: 2_500_000n };
const facts = readCampaigns();

function factOf(version: CampaignRelease, kind: CampaignKind) {
  const fact = facts.find((one) => one.version === version && one.kind === kind);
  if (!fact) throw new Error(`There is no ${kind} campaign of ${version}.`);
  return fact;
}
const instant = factOf('v3.0', 'instant');
const variable = factOf('v3.0', 'variable');

/** Answers calls of views by name, calls of the token by selector, and requests for the block. */
function answering(views: Readonly<Record<string, readonly bigint[] | null>>) {
  const bySelector = new Map(
    facts.flatMap(({ views: all }) => all.map(({ name, selector }) => [selector, name] as const)),
  );
  bySelector
    .set('0x95d89b41', 'symbol')
    .set('0x313ce567', 'decimals')
    .set('0x70a08231', 'balanceOf')
    .set('0xb0fa59e8', 'convertUSDFeeToWei');
  return fakeProvider({
    eth_getBlockByNumber: { number: '0x10', timestamp: '0x64' },
    eth_call: ([call]: [{ data: string }]) => {
      const words = views[bySelector.get(call.data.slice(0, 10)) ?? ''] ?? null;
      if (!words) throw { code: 3, message: 'execution reverted' };
      return `0x${words.map(toWord).join('')}`;
    },
  });
}

const text = (ascii: string) => [
  32n,
  BigInt(ascii.length),
  BigInt(`0x${Buffer.from(ascii).toString('hex').padEnd(64, '0')}`),
];
const VIEWS = {
  MERKLE_ROOT: [ROOT],
  TOKEN: [BigInt(BOB)],
  admin: [BigInt(ALICE)],
  CLAIM_TYPE: [0n],
  hasClaimed: [0n],
  hasExpired: [0n],
  EXPIRATION: [0n],
  CAMPAIGN_START_TIME: [86_400n],
  calculateMinFeeWei: [1_000n],
  firstClaimTime: [0n],
  ipfsCID: text('Qm1'),
  calculateClaimAmount: [500_000n],
  calculateForgoneAmount: [2_000_000n],
  convertUSDFeeToWei: [5_000n],
  VESTING_END_TIME: [200n],
  symbol: text('USDC'),
  decimals: [6n],
  balanceOf: [4_000_000n],
};

async function read(fact: typeof instant, views: object = {}, entry = ENTRY) {
  const answer = await fetchCampaign(answering({ ...VIEWS, ...views }), fact, CAMPAIGN, entry, BOB);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.value;
}

const rows = (fact: typeof instant, results: CampaignResults, entry = ENTRY) =>
  Object.fromEntries(
    campaignRows(fact, { results, entry, currency: 'ETH', account: ALICE }).map((row) => [
      row.label,
      row.computed === undefined ? row.text : `${row.text}, computed ${row.computed}`,
    ]),
  );

describe('what is read of a campaign', () => {
  it('is shown with names, units and dates', async () => {
    expect(rows(variable, await read(variable))).toEqual({
      'Tokens in the campaign': '4 USDC',
      Token: BOB,
      'This entry was claimed': 'No',
      'A claim would pay now, without a reward': '0.5 USDC',
      'A claim would give up now': '2 USDC',
      'Claims from': '1970-01-02 00:00 UTC (1970-01-01 20:30 on this device)',
      'Claims until': 'Without an end',
      Ended: 'No',
      'Nothing is given up from': '1970-01-01 00:03:20 UTC',
      'Claim type': '0: claim, claimTo and claimViaSig',
      'Minimum fee': '0.000000000000001 ETH',
      'First claim': 'None yet',
      Admin: `${ALICE} (your account)`,
      'CID of the file': 'Qm1',
      Root: `0x${toWord(ROOT)}`,
    });
  });

  it('has the same rows before and after, in every release', async () => {
    for (const fact of facts) {
      const results = await read(fact);
      const labels = campaignRows(fact, { results, entry: ENTRY, currency: '', account: null });
      expect(labels.map(({ label }) => label)).toEqual(
        emptyCampaignRows(fact).map(({ label }) => label),
      );
    }
  });

  it('asks about an entry only when the form has it, and never shows that of another', async () => {
    const none = await read(variable, {}, {});
    expect(rows(variable, none, {})['This entry was claimed']).toMatch(/^Fill in the entry/);
    expect(none.views.has('hasClaimed')).toBe(false);
    const other = { ...ENTRY, index: 2n };
    const stale = rows(variable, await read(variable), other);
    expect(stale['This entry was claimed']).toBe('The entry has changed: read again');
    expect(stale['A claim would pay now, without a reward']).toBe('0.5 USDC');
  });

  it('shows an end that contradicts the expiration', async () => {
    const results = await read(instant, { EXPIRATION: [100n] });
    expect(rows(instant, results).Ended).toBe('No, computed Yes');
    const later = await read(instant, { EXPIRATION: [101n], hasExpired: [1n] });
    expect(rows(instant, later).Ended).toBe('Yes, computed No');
  });

  it('is never guessed where a contract refuses or lies', async () => {
    const shown = rows(
      instant,
      await read(instant, {
        hasClaimed: null,
        TOKEN: [1n << 200n],
        admin: [1n << 170n],
        hasExpired: [7n],
        EXPIRATION: [1n << 60n],
        ipfsCID: [1n],
      }),
    );
    expect(shown['This entry was claimed']).toBe('The contract refuses to answer');
    expect(shown['Tokens in the campaign']).toBe('The token gives no answer');
    expect(shown.Token).toBe(String(1n << 200n));
    expect(shown['Claims until']).toBe(String(1n << 60n));
    expect(shown.Ended).toBe('7, computed No');
  });

  it('fills in the fee of the release, and nothing else', async () => {
    expect(prefilledClaimTexts(instant, await read(instant))).toEqual({ fee: '1000' });
    const v1_3 = factOf('v1.3', 'instant');
    expect(prefilledClaimTexts(v1_3, await read(v1_3, { FEE: [7n] }))).toEqual({ fee: '7' });
    const v1_2 = factOf('v1.2', 'linear');
    expect(prefilledClaimTexts(v1_2, await read(v1_2))).toEqual({});
  });

  it('fills in no fee above the highest of the comptroller, which the campaign cannot choose', async () => {
    const v1_3 = factOf('v1.3', 'instant');
    for (const [fact, views] of [
      [instant, { calculateMinFeeWei: [5_001n] }],
      [instant, { calculateMinFeeWei: [10n ** 18n] }],
      [instant, { convertUSDFeeToWei: null }],
      [instant, { convertUSDFeeToWei: [0n] }],
      [v1_3, { FEE: [5_001n] }],
    ] as const) {
      const results = await read(fact, views);
      expect(prefilledClaimTexts(fact, results), JSON.stringify(Object.keys(views))).toEqual({});
      expect(claimFeeIn(fact, results)).toBeGreaterThan(0n);
    }
    expect(
      prefilledClaimTexts(instant, await read(instant, { calculateMinFeeWei: [5_000n] })),
    ).toEqual({
      fee: '5000',
    });
    const alone = await fetchCampaign(answering(VIEWS), instant, CAMPAIGN, ENTRY);
    expect(alone).toMatchObject({ value: { feeCeiling: null } });
  });
});

describe('an account', () => {
  const parties = { recipient: ALICE, admin: BOB };

  it.each(['claimTo', 'claimViaAttestation', 'claimAndExecute'] as const)(
    'is the one on the list for %s',
    (action) => {
      expect(warnClaimer(action, { ...parties, account: ALICE })).toBeNull();
      expect(warnClaimer(action, { ...parties, account: BOB })).toMatch(
        `${BOB} is not the address on the list, which is ${ALICE}`,
      );
    },
  );

  it('is any for a claim, and the admin for a clawback', () => {
    expect(warnClaimer('claim', { ...parties, account: CAMPAIGN })).toBeNull();
    expect(warnClaimer('claimViaSig', { ...parties, account: CAMPAIGN })).toBeNull();
    expect(warnClaimer('clawback', { ...parties, account: BOB })).toBeNull();
    expect(warnClaimer('clawback', { ...parties, account: ALICE })).toMatch(/not the admin/);
  });
});

describe('the hash', () => {
  const kept = {
    ...({ campaign: `${CAMPAIGN}-8453`, action: 'claim', index: '12' } as const),
    transaction: '',
  };

  it('gives campaign, action and index back, and is empty without a chain', () => {
    const hash = writeCampaignHash(kept);
    expect(hash).toBe(`#campaign=${CAMPAIGN}-8453&do=claim&index=12`);
    expect(readCampaignHash(hash)).toEqual(kept);
    expect(writeCampaignHash({ ...kept, campaign: CAMPAIGN })).toBe('');
  });

  it('keeps the transaction that created the campaign, and nothing else in its place', () => {
    const transaction = `0x${'ab'.repeat(32)}`;
    const hash = writeCampaignHash({ ...kept, transaction });
    expect(hash).toBe(`#campaign=${CAMPAIGN}-8453&do=claim&index=12&tx=${transaction}`);
    expect(readCampaignHash(hash)).toEqual({ ...kept, transaction });
    for (const tx of [BOB, '0x12', 'javascript:1', `${transaction}00`]) {
      expect(readCampaignHash(`#campaign=${CAMPAIGN}-1&tx=${tx}`)?.transaction, tx).toBe('');
    }
  });

  it('takes no factory, no address, no amount and no proof', () => {
    const more = `&factory=${BOB}&to=${BOB}&recipient=${BOB}&units=5&proof=[]&fee=9`;
    expect(readCampaignHash(`${writeCampaignHash(kept)}${more}`)).toEqual(kept);
    for (const hash of ['', '#desk', '#campaign=', `#campaign=${CAMPAIGN}`, '#campaign=0x12-1']) {
      expect(readCampaignHash(hash), hash).toBeNull();
    }
    expect(readCampaignHash(`#campaign=${CAMPAIGN}-1&do=steal&index=0x1`)).toEqual({
      campaign: `${CAMPAIGN}-1`,
      action: null,
      index: '',
      transaction: '',
    });
  });
});

describe('the Lockup contract of a campaign', () => {
  const listed = readStreamContracts();
  const lockup = listed.find((one) => one.product === 'lockup' && one.addresses[1]);
  const judge = async (name: string, address: string, chainId = 1) =>
    unknownLockup(
      await read(factOf('v3.0', 'linear'), { [name]: [BigInt(address)] }),
      chainId,
      listed,
    );

  it('is known on its chain, and on no other', async () => {
    const address = lockup?.addresses[1] ?? '';
    expect(await judge('SABLIER_LOCKUP', address)).toBeNull();
    expect(await judge('SABLIER_LOCKUP', address, 999_999)).toMatch(/^0x/);
  });

  it('is named when it is not of the SDK', async () => {
    expect(await judge('SABLIER_LOCKUP', ALICE)).toBe(ALICE);
    expect(await judge('TOKEN', BOB)).toBeNull();
  });

  it('is looked at under both names of v1.1', async () => {
    const genuine = [BigInt(lockup?.addresses[1] ?? '')];
    const first = (second: readonly bigint[]) =>
      read(factOf('v1.1', 'linear'), { LOCKUP: genuine, LOCKUP_LINEAR: second });
    expect(unknownLockup(await first([BigInt(ALICE)]), 1, listed)).toBe(ALICE);
    expect(unknownLockup(await first(genuine), 1, listed)).toBeNull();
  });
});
