import { describe, it } from 'vitest';
import { campaignActionIds, type CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { claimFields, type ClaimTexts } from '../../readings/campaign/claim-fields';
import { campaignRows } from '../../readings/campaign/display-rows';
import { buildTree, proofOf } from '../../merkle/tree';
import { campaignFormState } from './view/form-state';

/* Sees what the desk shows, says, refuses or encodes that has changed with the code: every action of every kind and release,
 * and each field, figure and account changed in the newest release and in one before it. */

const expectRecorded = recordsIn(import.meta.dirname);

const ADMIN = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const RECIPIENT = '0x0298F4332e3857631385b39766325058a93e249f';
const SAFE = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const CAMPAIGN = { chainId: 8453, address: '0x197D655F3be03903fD25e7828c3534504bfe525e' };
const NOW = 1_800_000_000n;
const DAY = 86_400n;
const tree = buildTree([
  { index: 2, address: SAFE, amount: 5n },
  { index: 3, address: RECIPIENT, amount: 100n },
]);
const TEXTS: Required<ClaimTexts> = {
  index: '3',
  recipient: RECIPIENT,
  units: '100',
  proof: JSON.stringify(proofOf(tree, 1)),
  to: ADMIN,
  fee: '7',
  validFrom: '1',
  signature: '0x12',
  expireAt: '1900000000',
  attestation: '0x34',
  selectorArguments: '0x56',
};
/** One word for each view; each release asks for those that it has. */
const WORDS: Readonly<Record<string, bigint>> = {
  TOKEN: BigInt(TOKEN),
  ASSET: BigInt(TOKEN),
  admin: BigInt(ADMIN),
  hasExpired: 0n,
  hasClaimed: 0n,
  CLAIM_TYPE: 0n,
  EXPIRATION: NOW + 30n * DAY,
  CAMPAIGN_START_TIME: NOW - 20n * DAY,
  VESTING_END_TIME: NOW + 90n * DAY,
  firstClaimTime: NOW - 3n * DAY,
  getFirstClaimTime: NOW - 3n * DAY,
  calculateMinFeeWei: 7n,
  FEE: 7n,
  calculateClaimAmount: 60n,
  calculateForgoneAmount: 40n,
  STREAM_CANCELABLE: 1n,
  CANCELABLE: 1n,
  SABLIER_LOCKUP: BigInt(SAFE),
  LOCKUP: BigInt(SAFE),
  LOCKUP_LINEAR: BigInt(ADMIN),
  LOCKUP_TRANCHED: BigInt(SAFE),
  TARGET: BigInt(SAFE),
  MERKLE_ROOT: BigInt(tree.root),
};

interface Sample {
  action: CampaignAction;
  texts: ClaimTexts;
  words: Readonly<Record<string, bigint>>;
  balance: bigint | null;
  time: bigint | null;
  decimals: number | null;
  feeCeiling: bigint | null;
  account: string | null;
  actor: string | null;
}

function sampleOf(fact: CampaignFact, action: CampaignAction): Sample[] {
  const fn = fact.calls.find(({ name }) => name === action);
  if (!fn) return [];
  const words = Object.entries(WORDS).filter(([name]) =>
    fact.views.some((view) => view.name === name),
  );
  return [
    {
      action,
      texts: Object.fromEntries(claimFields(action, fn, fact).map((key) => [key, TEXTS[key]])),
      words: Object.fromEntries(words),
      balance: 150n,
      time: NOW,
      decimals: 2,
      feeCeiling: 1_000n,
      account: RECIPIENT,
      actor: null,
    },
  ];
}

const answerOf =
  (fact: CampaignFact) =>
  ({ action, texts, words, balance, time, decimals, feeCeiling, account, actor }: Sample) => {
    const results = {
      views: new Map(Object.entries(words).map(([name, word]) => [name, { words: [word] }])),
      entry: { index: 3n, recipient: RECIPIENT, units: 100n },
      time,
      symbol: 'USDC',
      decimals,
      balance,
      feeCeiling,
    };
    const typed = { action, texts, root: null, actor, account };
    const { entry, form } = campaignFormState(fact, CAMPAIGN, typed, results);
    if (!form) throw new Error(`There is no ${action}.`);
    const { out, reading, ...rest } = form;
    return {
      problems: reading.problems,
      ...rest,
      toCopy: out.toCopy.map(({ value, data, title }) => ({ value, data, title })),
      toTry: out.toTry.map(({ call, ...more }) => ({ ...more, to: call.to })),
      rows: Object.fromEntries(
        campaignRows(fact, { results, entry, currency: 'ETH', account }).map(
          ({ label, text, computed }) => [label, computed ? `${text} / ${computed}` : text],
        ),
      ),
    };
  };

const CHOICES = {
  action: [],
  account: [null, ADMIN],
  actor: [SAFE],
  decimals: [null, 0],
  hasExpired: [1n],
  hasClaimed: [1n],
  CLAIM_TYPE: [1n, 2n],
  EXPIRATION: [0n, NOW - 1n],
  CAMPAIGN_START_TIME: [NOW, NOW + 1n],
  firstClaimTime: [0n, NOW - 7n * DAY, NOW - 7n * DAY - 1n],
  getFirstClaimTime: [0n, NOW - 7n * DAY, NOW - 7n * DAY - 1n],
  balance: [null, 100n, 99n, 59n],
};

const facts = readCampaigns();
/** Claims of tranched campaigns are those of linear ones. */
const VARIED = ['v2.0 linear', 'v3.0 instant', 'v3.0 linear', 'v3.0 variable', 'v3.0 execute'];

describe.each(facts.map((fact) => [`${fact.version} ${fact.kind}`, fact] as const))(
  '%s',
  (name, fact) => {
    it('acts as recorded', async () => {
      const samples = campaignActionIds.flatMap((action) => sampleOf(fact, action));
      const isVaried = VARIED.includes(name);
      const varied = isVaried ? samples : samples.filter(({ action }) => action === 'clawback');
      const record = await recordOf(
        samples.filter((one) => !varied.includes(one)),
        answerOf(fact),
        'none',
      );
      const more = await recordOf(varied, answerOf(fact), CHOICES);
      await expectRecorded(`${record}${more}`, `${name.replace(' ', '-')}.txt`);
    });
  },
);
