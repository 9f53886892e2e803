import { createProvider, type Provider } from '@sablier-docs/chain';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import type { CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import { getAddress, zeroAddress, type Address, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { HANG } from '@sablier-docs/testing/hang';
import type { ClaimTexts } from '../readings/campaign/claim-fields';
import { fetchCampaign } from '../readings/campaign/fetch';
import type { CampaignResults } from '../readings/campaign/results';
import { campaignFormState } from '../desks/campaign/view/form-state';
import { buildTree, proofOf } from '../merkle/tree';
import { RECIPIENT, SENDER, STRANGER } from '../desks/stream/testing';
import { createdIn } from './campaign-site';
import { readRehearsalFacts } from './interfaces';
import { publishedOf, type RehearsalMeans } from './means';
import { rehearseCampaign } from './rehearse-campaign';
import { FACTORY, rehearsalKey, rehearsedCampaign } from './releases';
import { openRehearsalSite, type Site } from './site';

/*
 * A campaign on one chain is read as the desk reads it, and its call is prepared as the desk prepares it. What a
 * rehearsal on another chain moves, the call then moves on the first.
 */

const START = 1_798_761_600n;
const DAY = 86_400n;
const means: RehearsalMeans = {
  open: (timestamp) => createProvider({ timestamp, baseFee: 0n, limit: HANG }),
  load: readGroup,
  facts: readRehearsalFacts(),
};
const campaigns = readCampaigns();
const factOf = (version: string, kind: CampaignKind) => {
  const fact = campaigns.find((one) => one.version === version && one.kind === kind);
  if (!fact) throw new Error(`There is no ${kind} campaign of ${version}.`);
  return fact;
};

const usdc = (amount: bigint): bigint => amount * 1_000_000n;
const tree = buildTree([
  { index: 0, address: RECIPIENT, amount: usdc(400n) },
  { index: 1, address: STRANGER, amount: usdc(100n) },
]);
const admin = SENDER as Address;
const days = (count: bigint) => Number(count * DAY);
const SHAPES = {
  linear: { cliff: days(10n), total: days(100n) },
  tranched: [
    { unlockPercentage: 4n * 10n ** 17n, duration: days(20n) },
    { unlockPercentage: 6n * 10n ** 17n, duration: days(30n) },
  ],
} as const;

interface Real {
  readonly chain: Provider;
  readonly campaign: Site;
  readonly lockup: Site;
  readonly read: (kind: 'linear' | 'tranched', texts: ClaimTexts) => Promise<CampaignResults>;
}

/** A campaign with 500 USDC on a chain of its own, at its start. */
async function create(kind: 'linear' | 'tranched', expiration = 0n): Promise<Real> {
  const fact = factOf('v1.2', kind);
  const made = rehearsedCampaign(fact);
  const [own, abi] = [FACTORY, { product: 'airdrops', ...fact }].map(
    (one) => means.facts[rehearsalKey(one)],
  );
  if (!made || !own || !abi) throw new Error('The release has no bytecode.');
  const chain = await means.open(START - 3_600n);
  const lockup = await openRehearsalSite(chain, {
    ...publishedOf(made.streams, means),
    more: ['airdrops-v1.2'],
    load: readGroup,
    token: { address: zeroAddress, symbol: 'USDC', decimals: 6 },
  });
  await lockup.moveTo(START);
  const factory = lockup.around(lockup.at('factory'), own);
  const base = {
    asset: lockup.token,
    cancelable: true,
    expiration: Number(expiration),
    ipfsCID: 'Qm',
    initialAdmin: admin,
    merkleRoot: tree.root,
    name: 'Real',
    transferable: false,
  };
  const logs = await factory.send(lockup.admin, made.create, [
    base,
    lockup.contract,
    SHAPES[kind],
    usdc(500n),
    2n,
  ]);
  const campaign = lockup.around(createdIn(logs, own), abi);
  await campaign.mint(campaign.contract, usdc(500n));
  const read: Real['read'] = async (of, { index }) => {
    const entry = index === undefined ? {} : { index: BigInt(index) };
    const at = getAddress(campaign.contract);
    const answer = await fetchCampaign(chain as never, factOf('v1.2', of), at, entry);
    if ('problem' in answer) throw new Error(answer.problem.message);
    return answer.value;
  };
  return { chain, campaign, lockup, read };
}

const claimOf = (index: 0 | 1): ClaimTexts => ({
  index: String(index),
  recipient: [RECIPIENT, STRANGER][index] ?? '',
  units: String(usdc([400n, 100n][index] ?? 0n)),
  proof: proofOf(tree, index).join('\n'),
});

interface Case {
  readonly of: string;
  readonly kind: 'linear' | 'tranched';
  readonly action: 'claim' | 'clawback';
  readonly texts: ClaimTexts;
  readonly from: string;
  /** Day of the call. */
  readonly day: bigint;
  readonly expires?: bigint;
  /** Day on which the stranger claims. */
  readonly claimed?: bigint;
  /** What the tokens do, by who: written here, not computed. */
  readonly tokens: Readonly<Record<string, bigint>>;
  readonly rows: Readonly<Record<string, string>>;
}

const LINEAR = { kind: 'linear', action: 'claim', texts: claimOf(0), from: RECIPIENT } as const;
const CLAWBACK = { kind: 'linear', action: 'clawback', from: SENDER } as const;
const CLAIMED = { 'the campaign': -usdc(400n), 'the Lockup contract': usdc(400n) };

const CASES: readonly Case[] = [
  {
    ...LINEAR,
    of: 'a claim of a linear stream',
    day: 5n,
    tokens: CLAIMED,
    rows: {
      'Tokens in the campaign': '100 USDC',
      'Entry claimed': 'yes',
      'New streams': '1',
      Recipient: RECIPIENT,
      Sender: SENDER,
      Deposited: '400 USDC',
      Status: 'STREAMING',
      Start: '2027-01-06 00:00 UTC',
      End: '2027-04-16 00:00 UTC',
    },
  },
  {
    ...LINEAR,
    kind: 'tranched',
    of: 'a claim in tranches, by another',
    from: STRANGER,
    day: 5n,
    claimed: 2n,
    tokens: { ...CLAIMED },
    rows: {
      'Tokens in the campaign': '0 USDC',
      Deposited: '400 USDC',
      End: '2027-02-25 00:00 UTC',
    },
  },
  {
    ...CLAWBACK,
    of: 'a clawback before the first claim',
    day: 300n,
    texts: { to: STRANGER, units: String(usdc(500n)) },
    tokens: { 'the campaign': -usdc(500n), 'the address in the call': usdc(500n) },
    rows: { 'Tokens in the campaign': '0 USDC' },
  },
  {
    ...CLAWBACK,
    kind: 'tranched',
    of: 'a clawback in the week of the first claim',
    day: 8n,
    claimed: 2n,
    texts: { to: SENDER, units: String(usdc(150n)) },
    tokens: { 'the campaign': -usdc(150n), 'the address in the call': usdc(150n) },
    rows: { 'Tokens in the campaign': '250 USDC' },
  },
  {
    ...CLAWBACK,
    of: 'a clawback after the end',
    day: 40n,
    expires: 30n,
    claimed: 2n,
    texts: { to: STRANGER, units: String(usdc(400n)) },
    tokens: { 'the campaign': -usdc(400n), 'the address in the call': usdc(400n) },
    rows: { 'Tokens in the campaign': '0 USDC' },
  },
];

/** The real campaign at a day, what the desk reads of it, and the call that it prepares. */
async function prepare({ kind, action, texts, from, day, expires, claimed }: Case) {
  const made = await create(kind, expires === undefined ? 0n : START + expires * DAY);
  const { campaign, read } = made;
  if (claimed !== undefined) {
    await campaign.moveTo(START + claimed * DAY);
    const args = [1n, STRANGER, usdc(100n), proofOf(tree, 1)];
    await campaign.send(STRANGER as Address, 'claim', args);
  }
  await campaign.moveTo(START + day * DAY);
  const results = await read(kind, texts);
  const fact = factOf('v1.2', kind);
  const at = { chainId: 1, address: getAddress(campaign.contract) };
  const typed = { action, texts, root: null, actor: null, account: getAddress(from) };
  const { form } = campaignFormState(fact, at, typed, results);
  const [prepared] = form?.out.toTry ?? [];
  if (!prepared) throw new Error(`The desk prepares no call: ${form?.refusal ?? ''}`);
  return { ...made, fact, results, prepared, campaign };
}

describe('a rehearsal of a campaign moves what the call then moves', () => {
  it.each(CASES)('rehearses $of with the transfers that the mined call has', async (one) => {
    const { campaign, lockup, fact, results, prepared } = await prepare(one);
    const now = START + one.day * DAY;
    const asked = { fact, campaign: campaign.contract, isSeen: false, results, prepared, now };
    const rehearsal = await rehearseCampaign(asked, means);
    expect(rehearsal.refused).toBeNull();
    expect(rehearsal.notes).toEqual([expect.stringMatching(/is a campaign of that factory/)]);
    expect((await rehearseCampaign({ ...asked, isSeen: true }, means)).notes).toEqual([]);
    const moved = rehearsal.changes.map(({ who, by }) => [
      who.find((role) => role in one.tokens) ?? who[0],
      by,
    ]);
    expect(Object.fromEntries(moved)).toEqual(one.tokens);
    const after = Object.fromEntries(rehearsal.rows.map((row) => [row.label, row.after]));
    expect(after).toMatchObject(one.rows);
    expect(rehearsal.events).toEqual([
      expect.stringMatching(one.action === 'claim' ? /^Claim: / : /^Clawback: /),
    ]);

    const parties: Readonly<Record<string, Address>> = {
      'the campaign': campaign.contract,
      'the Lockup contract': lockup.contract,
      'the address in the call': (one.texts.to ?? zeroAddress) as Address,
    };
    const holdings = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.keys(one.tokens).map(
            async (who) => [who, await campaign.tokensOf(parties[who] ?? zeroAddress)] as const,
          ),
        ),
      );
    const before = await holdings();
    const { call, from } = prepared;
    await campaign.sendData(getAddress(from), campaign.contract, call.data as Hex, call.value);
    const later = await holdings();
    for (const [who, by] of Object.entries(one.tokens))
      expect((later[who] ?? 0n) - (before[who] ?? 0n), who).toBe(by);
  });
});

describe('a rehearsal of a campaign', () => {
  const week = CASES[3];
  if (!week) throw new Error('There is no clawback in the week of the first claim.');

  it('says why a clawback after that week is refused', async () => {
    const { campaign, fact, results, prepared } = await prepare(week);
    const asked = { fact, campaign: campaign.contract, isSeen: true, results, prepared };
    const now = START + 9n * DAY + 1n;
    const { refused, changes } = await rehearseCampaign({ ...asked, now }, means);
    expect(refused).toContain('SablierV2MerkleLockup_ClawbackNotAllowed');
    expect(changes).toEqual([]);
    // The last second of the week.
    expect((await rehearseCampaign({ ...asked, now: now - 1n }, means)).refused).toBeNull();
  });

  it('says why a claim with another amount is refused', async () => {
    const claim = CASES[0];
    if (!claim) throw new Error('There is no claim.');
    const { campaign, fact, results, prepared } = await prepare(claim);
    const args = prepared.call.args.map((arg) => (arg === usdc(400n) ? usdc(401n) : arg));
    const asked = {
      fact,
      campaign: campaign.contract,
      isSeen: true,
      results,
      now: START + 5n * DAY,
    };
    const wrong = { ...prepared, call: { ...prepared.call, args } };
    const { refused } = await rehearseCampaign({ ...asked, prepared: wrong }, means);
    expect(refused).toBe('SablierV2MerkleLockup_InvalidProof()');
  });

  it('is not made of a release without bytecode, or of half a reading', async () => {
    const { campaign, fact, results, prepared } = await prepare(week);
    const asked = {
      campaign: campaign.contract,
      isSeen: true,
      results,
      prepared,
      now: START + 8n * DAY,
    };
    await expect(
      rehearseCampaign({ ...asked, fact: factOf('v3.0', 'linear') }, means),
    ).rejects.toThrow('in no package');
    const views = new Map([...results.views].filter(([name]) => !/^getTranches/.test(name)));
    await expect(
      rehearseCampaign({ ...asked, fact, results: { ...results, views } }, means),
    ).rejects.toThrow('The campaign was not read in full.');
  });
});
