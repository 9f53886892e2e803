import { readChains } from '@sablier-docs/protocol/chains';
import { emptyStreamQuery } from '../stream/find';
import { campaignActionIds } from '@sablier-docs/protocol/campaigns/actions';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import { readLegacyContracts } from '@sablier-docs/protocol/legacy/contracts';
import type { WaysOut } from '@sablier-docs/kit/calls/ways-out';
import { preparedKey, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { actionIds, type ActionId } from '../../readings/contracts/actions';
import { readDeskReleases } from '../../readings/contracts/read-releases';
import type { CampaignResults } from '../../readings/campaign/results';
import { campaignFormState } from '../campaign/view/form-state';
import { creationWays } from '../creation/creation-ways';
import { actionFunction } from '../stream/fields';
import { findLegacy } from '../stream/legacy/find';
import { prepareLegacy } from '../stream/legacy/prepare';
import {
  preparedForTest,
  RECIPIENT,
  resultsOf,
  SENDER,
  STRANGER,
  USDC_ADDRESS,
} from '../stream/testing';
import { SendWays } from './view/SendWays';

/* Every action, in every situation in which it is withheld or not, by every way out. */

interface Case {
  action: string;
  situation: string;
  /** The ways that are open: `all`, those that simulate first, or none. */
  open: 'all' | 'simulation' | 'none';
  out: WaysOut<PreparedCall>;
}

/** What a reader gets by each way: the bytes of the calls, or nothing. */
function giftsOf(out: WaysOut<PreparedCall>): Record<string, string> {
  const chain = { name: 'Base', currency: 'ETH', explorer: null };
  const html = renderToString(
    <SendWays {...{ out, chain }}>
      <b>{out.toTry.map(({ call }) => call.data).join()}</b>
    </SendWays>,
  );
  const found = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  return {
    wallet: out.toTry.map(({ call }) => call.data).join(),
    'Safe file': found(/Download for Safe|Copy the file/),
    explorer: found(/In an explorer/),
    'command line': found(/cast send/),
    'raw data': found(/As raw data/),
  };
}
const COPIES = ['Safe file', 'explorer', 'command line', 'raw data'];

const failing = ({ toTry }: WaysOut<PreparedCall>) => {
  const [first] = toTry;
  if (!first) throw new Error('There is nothing to simulate.');
  return preparedKey(first);
};

const TEXTS = {
  to: RECIPIENT,
  from: RECIPIENT,
  sender: SENDER,
  recipient: RECIPIENT,
  ids: '12, 13',
  lines: '12 1\n13 2',
  decimals: '6',
  amount: '1',
  rate: '1',
  period: '30 days',
  brokerAccount: STRANGER,
  brokerFee: '1',
  token: USDC_ADDRESS,
  fee: '0',
};
const DEPOSITS = `12 1 ${SENDER} ${RECIPIENT}\n13 2 ${SENDER} ${STRANGER}`;
const GONE = resultsOf({}, { views: new Map([['statusOf', { reverted: '0x' }]]) });
const LISTS: readonly ActionId[] = ['cancelMultiple', 'withdrawMultiple', 'depositMultiple'];
/** Actions that the contract takes from the sender alone. */
const SENDERS: readonly ActionId[] = [
  'cancel',
  'renounce',
  'refund',
  'refundMax',
  'pause',
  'adjustRatePerSecond',
  'restart',
];

function streamCases(alias: string, action: ActionId): Case[] {
  const of = (more: Parameters<typeof preparedForTest>[2]): WaysOut<PreparedCall> => {
    const made = preparedForTest(alias, action, {
      texts: action === 'depositMultiple' ? { ...TEXTS, lines: DEPOSITS } : TEXTS,
      account: SENDER,
      takesUnread: true,
      ...more,
    });
    return { toTry: made.prepared, toCopy: made.calls };
  };
  const isList = LISTS.includes(action);
  const whole = of({});
  const hasFields = Object.keys(preparedForTest(alias, action).problems).length > 0;
  const at = { action: `${alias} ${action}` };
  return [
    { ...at, situation: 'complete', open: 'all', out: whole },
    {
      ...at,
      situation: 'seen to fail',
      open: 'simulation',
      out: of({ failing: failing(whole) }),
    },
    ...(hasFields
      ? [{ ...at, situation: 'a field is missing', open: 'none' as const, out: of({ texts: {} }) }]
      : []),
    isList
      ? { ...at, situation: 'unread', open: 'none', out: of({ takesUnread: false }) }
      : { ...at, situation: 'refused by the reading', open: 'none', out: of({ results: GONE }) },
    ...(SENDERS.includes(action)
      ? [
          {
            ...at,
            situation: 'refused for the named account',
            open: 'none' as const,
            out: of({
              actor: STRANGER,
              results: resultsOf({
                ownerOf: BigInt(RECIPIENT),
                getSender: BigInt(SENDER),
                isCancelable: 1n,
                statusOf: 2n,
                getRatePerSecond: action === 'restart' ? 0n : 5n,
                isVoided: 0n,
                refundableAmountOf: 5_000_000n,
              }),
            }),
          },
        ]
      : []),
  ];
}

const CAMPAIGN = { chainId: 8453, address: '0x197D655F3be03903fD25e7828c3534504bfe525e' };
const CLAIM = {
  index: '3',
  recipient: RECIPIENT,
  units: '100',
  proof: '[]',
  to: RECIPIENT,
  fee: '0',
  validFrom: '1',
  signature: '0x12',
  expireAt: '1',
  attestation: '0x12',
  selectorArguments: '0x',
};
const facts = readCampaigns();
const NO_CAMPAIGN: CampaignResults = {
  views: new Map([['admin', { reverted: '0x' }]]),
  entry: {},
  time: 1n,
  symbol: null,
  decimals: 6,
  balance: null,
  feeCeiling: null,
};

function campaignCases(fact: (typeof facts)[number], action: (typeof campaignActionIds)[number]) {
  const of = (
    more: Partial<Parameters<typeof campaignFormState>[2]>,
    results: CampaignResults | null = null,
  ) => {
    const typed = { action, texts: CLAIM, root: null, actor: null, account: RECIPIENT, ...more };
    const { form } = campaignFormState(fact, CAMPAIGN, typed, results);
    if (!form) throw new Error(`${fact.contract} has no ${action}.`);
    return form.out;
  };
  const at = { action: `${fact.version} ${fact.kind} ${action}` };
  const root = `0x${'ab'.repeat(32)}`;
  return [
    { ...at, situation: 'complete', open: 'all', out: of({}) },
    { ...at, situation: 'seen to fail', open: 'simulation', out: of({ failing: failing(of({})) }) },
    { ...at, situation: 'a field is missing', open: 'none', out: of({ texts: {} }) },
    { ...at, situation: 'refused by the reading', open: 'none', out: of({}, NO_CAMPAIGN) },
    ...(action === 'clawback'
      ? []
      : [{ ...at, situation: 'unproven', open: 'none', out: of({ root }) }]),
  ] as Case[];
}

function legacyCases(action: 'withdraw' | 'cancel'): Case[] {
  const [desk] = readLegacyContracts();
  const [chainId, address] = Object.entries(desk?.addresses ?? {})[0] ?? [];
  const asked = {
    ...emptyStreamQuery,
    chainId: chainId ?? '',
    source: address ?? '',
    tokenId: '7',
  };
  const found = findLegacy(asked, readLegacyContracts(), readChains());
  if (!found || 'problem' in found) throw new Error(found?.problem);
  const { stream } = found;
  const state = {
    sender: SENDER,
    recipient: RECIPIENT,
    token: USDC_ADDRESS,
    isSalary: false,
  } as unknown as NonNullable<Parameters<typeof prepareLegacy>[0]['results']>['state'];
  const of = (more: Partial<Parameters<typeof prepareLegacy>[0]> = {}, isSalary = false) =>
    prepareLegacy({
      stream,
      action,
      texts: { decimals: '6', amount: '1' },
      results: { state: state && { ...state, isSalary }, symbol: 'USDC', decimals: 6 } as never,
      account: SENDER,
      failing: '',
      ...more,
    }).out;
  const at = { action: `Legacy ${action}` };
  const key = failing(of());
  return [
    { ...at, situation: 'complete', open: 'all', out: of() },
    { ...at, situation: 'seen to fail', open: 'simulation', out: of({ failing: key }) },
    ...(action === 'withdraw'
      ? [{ ...at, situation: 'a field is missing', open: 'none' as const, out: of({ texts: {} }) }]
      : [{ ...at, situation: 'a salary', open: 'none' as const, out: of({}, true) }]),
  ];
}

function creationCases(): Case[] {
  const { calls } = preparedForTest('FL4', 'deposit', { texts: TEXTS });
  const base = { calls, account: SENDER, decimals: 6, does: 'Creates it.', asksAboutPast: false };
  const token = { symbol: 'USDC', decimals: 6 };
  const at = { action: 'creation' };
  const of = (more: Partial<Parameters<typeof creationWays>[0]>) =>
    creationWays({ ...base, token, ...more });
  return [
    { ...at, situation: 'complete', open: 'all', out: of({}) },
    { ...at, situation: 'the past unconfirmed', open: 'none', out: of({ asksAboutPast: true }) },
    {
      ...at,
      situation: 'a token of other decimals',
      open: 'none',
      out: of({ token: { ...token, decimals: 18 } }),
    },
    {
      ...at,
      situation: 'a token that tells no decimals',
      open: 'none',
      out: of({ token: { ...token, decimals: null } }),
    },
    { ...at, situation: 'a field is missing', open: 'none', out: of({ calls: [] }) },
  ];
}

const CASES: readonly Case[] = [
  ...readDeskReleases().flatMap((release) =>
    actionIds
      .filter((action) => actionFunction(release, action))
      .flatMap((action) => streamCases(release.alias, action)),
  ),
  ...facts.flatMap((fact) =>
    campaignActionIds
      .filter((action) => fact.calls.some(({ name }) => name === action))
      .flatMap((action) => campaignCases(fact, action)),
  ),
  ...legacyCases('withdraw'),
  ...legacyCases('cancel'),
  ...creationCases(),
];

describe('what a desk withholds leaves by no way', () => {
  it('in each of more than 300 pairs of action and situation', () => {
    const wrong = CASES.flatMap(({ action, situation, open, out }) => {
      const gifts = giftsOf(out);
      const opened = Object.keys(gifts).filter((way) => gifts[way] !== '');
      const expected = open === 'none' ? [] : open === 'all' ? ['wallet', ...COPIES] : ['wallet'];
      return opened.join() === expected.join()
        ? []
        : [`${action}, ${situation}: ${opened.join(', ') || 'nothing'}`];
    });
    expect(CASES.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  it('says nothing of a Safe when the simulation was that of a signer who may not act', () => {
    const read = resultsOf({
      ownerOf: BigInt(RECIPIENT),
      getSender: BigInt(SENDER),
      isCancelable: 1n,
    });
    const signer = { results: read, account: STRANGER };
    const made = preparedForTest('LK3', 'cancel', signer);
    const [first] = made.prepared;
    if (!first) throw new Error('There is nothing to simulate.');
    const again = preparedForTest('LK3', 'cancel', { ...signer, failing: preparedKey(first) });
    expect([made.mayAct, again.calls.length]).toEqual([false, 1]);
  });
});
