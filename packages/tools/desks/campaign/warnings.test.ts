import { describe, expect, it } from 'vitest';
import { campaignActionIds, type CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { ClaimTexts } from '../../readings/campaign/claim-fields';
import { findCampaign, emptyCampaignQuery } from './find';
import type { CampaignResults } from '../../readings/campaign/results';
import { campaignFormState } from './view/form-state';

const ADMIN = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const RECIPIENT = '0x0298F4332e3857631385b39766325058a93e249f';
const SAFE = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const CAMPAIGN = { chainId: 8453, address: '0x197D655F3be03903fD25e7828c3534504bfe525e' };
const NOW = 1_800_000_000n;
const DAY = 86_400n;

const facts = readCampaigns();
const TEXTS: ClaimTexts = {
  index: '3',
  recipient: RECIPIENT,
  units: '100',
  proof: '[]',
  to: ADMIN,
  fee: '0',
  validFrom: '1',
  signature: '0x12',
  expireAt: '1',
  attestation: '0x12',
  selectorArguments: '0x',
};

type Words = Partial<Record<string, bigint>>;
const resultsOf = (words: Words, more: Partial<CampaignResults> = {}): CampaignResults => ({
  views: new Map(
    Object.entries({ admin: BigInt(ADMIN), hasExpired: 0n, hasClaimed: 0n, ...words }).map(
      ([name, word]) => [name, { words: [word ?? 0n] }],
    ),
  ),
  entry: { index: 3n },
  time: NOW,
  symbol: 'USDC',
  decimals: 0,
  balance: 1_000n,
  feeCeiling: null,
  ...more,
});

function form(
  fact: CampaignFact,
  action: CampaignAction,
  results: CampaignResults | null,
  more: { actor?: string; account?: string; texts?: ClaimTexts } = {},
) {
  const typed = {
    action,
    texts: { ...TEXTS, ...more.texts },
    root: null,
    actor: more.actor ?? null,
    account: more.account ?? null,
  };
  const state = campaignFormState(fact, CAMPAIGN, typed, results);
  if (!state.form) throw new Error(`${fact.contract} has no ${action}.`);
  return state.form;
}

/** Every action of every kind of every release. */
const ALL = facts.flatMap((fact) =>
  campaignActionIds
    .filter((action) => fact.calls.some(({ name }) => name === action))
    .map((action) => ({ fact, action, name: `${fact.version} ${fact.kind} ${action}` })),
);
const factOf = (version: string, kind: string): CampaignFact => {
  const fact = facts.find((one) => one.version === version && one.kind === kind);
  if (!fact) throw new Error(`There is no ${kind} in ${version}.`);
  return fact;
};
const isVested = ({ kind }: CampaignFact) => kind === 'linear' || kind === 'tranched';

describe('a warning where it costs', () => {
  it('says that the admin can cancel, and claim and cancel first, on claims of such streams only', () => {
    const flag = (fact: CampaignFact) =>
      fact.views.find(({ name }) => /^(?:STREAM_)?CANCELABLE$/.test(name))?.name;
    const shown = ALL.filter(({ fact, action }) => {
      const name = flag(fact);
      return /claim for you and cancel/.test(
        form(fact, action, resultsOf(name ? { [name]: 1n } : {})).warnings.join(),
      );
    });
    const expected = ALL.filter(({ fact, action }) => isVested(fact) && action !== 'clawback');
    expect(expected.length).toBeGreaterThan(10);
    expect(shown.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    for (const { fact, action } of ALL) {
      const name = flag(fact);
      const calm = form(fact, action, resultsOf(name ? { [name]: 0n } : {})).warnings.join();
      expect(calm).not.toMatch(/admin can cancel/);
    }
    // Nobody claims for another in an attested campaign.
    const attested = resultsOf({ STREAM_CANCELABLE: 1n, CLAIM_TYPE: 1n });
    const words = form(factOf('v3.0', 'linear'), 'claimViaAttestation', attested).warnings.join();
    expect(words).toMatch(/admin can cancel the stream/);
    expect(words).not.toMatch(/claim for you/);
  });

  it('says what an early claim gives up, in campaigns with variable amounts only', () => {
    const shown = ALL.filter(({ fact, action }) =>
      /would give up 40 USDC for good/.test(
        form(fact, action, resultsOf({ calculateForgoneAmount: 40n })).warnings.join(),
      ),
    );
    const expected = ALL.filter(
      ({ fact, action }) => fact.kind === 'variable' && action !== 'clawback',
    );
    expect(shown.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    expect(expected.length).toBeGreaterThan(1);
  });

  it('says where a stream is lost, where a claim names its receiver', () => {
    const shown = ALL.filter(({ fact, action }) =>
      /An exchange, or a contract that cannot handle NFTs/.test(
        form(fact, action, null).description.final ?? '',
      ),
    );
    const expected = ALL.filter(
      ({ fact, action }) => isVested(fact) && /^claim(?:To|ViaSig|ViaAttestation)$/.test(action),
    );
    expect(shown.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    expect(expected.length).toBeGreaterThan(3);
  });
});

/** What was read speaks against it: no call, in no form. */
const REFUSED: readonly [string, string, CampaignAction, CampaignResults, RegExp][] = [
  ['v1.2', 'linear', 'claim', resultsOf({ hasClaimed: 1n }), /was claimed before/],
  ['v2.0', 'instant', 'claimTo', resultsOf({ hasExpired: 1n }), /has ended/],
  ['v3.0', 'instant', 'claim', resultsOf({ CAMPAIGN_START_TIME: NOW + DAY }), /claims begin at/],
  ['v3.0', 'instant', 'claim', resultsOf({ CLAIM_TYPE: 1n }), /another kind of claim/],
  ['v1.3', 'instant', 'claim', resultsOf({}, { balance: 99n }), /holds only 99 USDC/],
  ['v1.2', 'linear', 'clawback', resultsOf({}, { balance: 99n }), /holds only 99 USDC/],
  ['v2.0', 'linear', 'clawback', resultsOf({ firstClaimTime: NOW - 8n * DAY }), /seven days after/],
  [
    'v1.3',
    'linear',
    'clawback',
    resultsOf({ getFirstClaimTime: NOW - 8n * DAY }),
    /seven days after/,
  ],
];

describe('what is seen to fail', () => {
  it.each(REFUSED)('%s %s %s is no call', (version, kind, action, results, says) => {
    const fact = factOf(version, kind);
    const refused = form(fact, action, results, { account: RECIPIENT });
    expect(refused.refusal).toMatch(says);
    expect(refused.out).toEqual({ toTry: [], toCopy: [] });
    const unread = form(fact, action, null);
    expect(unread.refusal).toBeNull();
    expect(unread.out.toCopy).toHaveLength(1);
  });

  it('is another entry than the one that was read, or a window that is open, in no case', () => {
    const fact = factOf('v1.2', 'linear');
    const claimed = resultsOf({ hasClaimed: 1n });
    expect(form(fact, 'claim', claimed, { texts: { index: '4' } }).refusal).toBeNull();
    for (const words of [
      { firstClaimTime: NOW - 6n * DAY },
      // The last second of the window.
      { firstClaimTime: NOW - 7n * DAY },
      { firstClaimTime: 0n },
      { firstClaimTime: NOW - 8n * DAY, hasExpired: 1n },
    ]) {
      expect(form(fact, 'clawback', resultsOf(words)).refusal).toBeNull();
    }
  });

  it.each([
    ['instant', 'claimTo', [0n]],
    ['instant', 'claimViaSig', [0n]],
    ['instant', 'claimViaAttestation', [1n]],
    ['execute', 'claimAndExecute', [2n]],
    ['instant', 'clawback', [0n, 1n, 2n]],
  ] as const)(
    'is a claim of another type than the one of the campaign: %s %s',
    (kind, action, open) => {
      const accepts = [0n, 1n, 2n].filter(
        (type) =>
          form(factOf('v3.0', kind), action, resultsOf({ CLAIM_TYPE: type })).refusal === null,
      );
      expect(accepts).toEqual(open);
    },
  );

  it('is a clawback from the first second after the window', () => {
    const after = resultsOf({ firstClaimTime: NOW - 7n * DAY - 1n });
    expect(form(factOf('v2.0', 'linear'), 'clawback', after).refusal).toMatch(/seven days after/);
  });

  it('is a claim whose stream a strange Lockup contract would hold, and no clawback', () => {
    const fact = factOf('v1.2', 'linear');
    const of = (action: CampaignAction, strange: string | null) => {
      const typed = { action, texts: TEXTS, root: null, actor: null, account: RECIPIENT, strange };
      return campaignFormState(fact, CAMPAIGN, typed, resultsOf({})).form;
    };
    const refused = of('claim', SAFE);
    expect(refused?.refusal).toContain(`${SAFE}, is none of Sablier`);
    expect(refused?.out).toEqual({ toTry: [], toCopy: [] });
    expect(of('claim', null)?.out.toCopy).toHaveLength(1);
    expect(of('clawback', SAFE)?.out.toCopy).toHaveLength(1);
  });

  it('names whose stream to look for where the claim has opened one', () => {
    const claimed = resultsOf({ hasClaimed: 1n });
    const claimedBy = (kind: string, results = claimed, texts = {}) =>
      form(factOf('v1.3', kind), 'claim', results, { texts }).claimedBy;
    expect(claimedBy('linear')).toBe(RECIPIENT);
    expect(claimedBy('tranched')).toBe(RECIPIENT);
    expect(claimedBy('instant')).toBeNull();
    expect(claimedBy('linear', resultsOf({}))).toBeNull();
    expect(claimedBy('linear', claimed, { index: '4' })).toBeNull();
  });

  it('is a named account that is not the admin, and not the signer of a Safe', () => {
    const fact = factOf('v1.2', 'linear');
    const of = (more: { actor?: string; account?: string }) =>
      form(fact, 'clawback', resultsOf({}), more);
    expect(of({ actor: SAFE })).toMatchObject({
      out: { toTry: [], toCopy: [] },
      refusal: expect.any(String) as string,
    });
    expect(of({ actor: ADMIN, account: SAFE })).toMatchObject({
      refusal: null,
      warnings: [],
      mayAct: true,
      out: { toTry: [{ from: ADMIN }] },
    });
    const signer = of({ account: SAFE });
    expect(signer).toMatchObject({ refusal: null, mayAct: false });
    expect(signer.out.toCopy).toHaveLength(1);
    expect(signer.warnings.join()).toMatch(/is not the admin of this campaign/);
  });
});

it('the campaign’s own address as its factory is no alarm', () => {
  const asked = {
    ...emptyCampaignQuery,
    chainId: '1',
    address: CAMPAIGN.address,
    factory: CAMPAIGN.address,
  };
  const found = findCampaign(asked, facts);
  expect(found).toMatchObject({
    problem: expect.stringMatching(/^This is the campaign itself/) as string,
  });
  expect(JSON.stringify(found)).not.toMatch(/do not claim/);
});
