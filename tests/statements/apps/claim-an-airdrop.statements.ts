import { expect } from 'vitest';
import { statement, DAY } from '../statement';
import { test } from 'vitest';
import type { CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import type { Call } from '@sablier-docs/kit/calls/call';
import { claimFeeKind, type ClaimTexts } from '@sablier-docs/tools/readings/campaign/claim-fields';
import {
  campaignCall,
  leadsToRoot,
  readClaim,
} from '@sablier-docs/tools/readings/campaign/read-claim';
import {
  fetchCampaign,
  campaignCommands,
  parsePastedCampaign,
  rootOf,
  campaignRows,
} from '@sablier-docs/tools/readings/campaign/for-tests';
import { withoutFigures } from '@sablier-docs/kit/wallet/testing-calls';
import { simulate } from '@sablier-docs/kit/wallet/simulate';
import { runCommands } from '@sablier-docs/testing/cast';
import { openChains } from '../chains';
import { routes } from '../chains/routes';
import { walletOn } from '../chains/wallet';
import type { ContractActions } from '../chains/contract';
import { movesOf, sendCalls } from '../chains/sent';
import { tokenOf } from '../chains/token';
import { dai } from '../chains/units';

/* What the desk for campaigns writes, sent as a wallet would and as the file for Safe says. */

const facts = readCampaigns();
const LINEAR = 'SablierV2MerkleLL';

function write(
  campaign: ContractActions,
  action: CampaignAction,
  texts: ClaimTexts,
  contract = LINEAR,
): Call {
  const fact = facts.find((one) => one.version === 'v1.2' && one.contract === contract);
  const fn = fact?.calls.find(({ name }) => name === action);
  if (!fact || !fn) throw new Error(`${contract} has no ${action}.`);
  const reading = readClaim(action, fn, fact, texts, campaign.address);
  const call = campaignCall(fn, fact, { chainId: 1, address: campaign.address }, reading);
  if (!call) throw new Error(JSON.stringify(reading.problems));
  return call;
}

const textsOf = ([index, recipient, amount, proof]: readonly [
  bigint,
  string,
  bigint,
  string[],
]): ClaimTexts => ({
  index: String(index),
  recipient,
  units: String(amount),
  proof: JSON.stringify(proof),
});

test('Airdrops v1.2: a claim opens the stream of the entry, whoever sends it', async () => {
  const { airdropsV1_2, lockupV1_2 } = await openChains(['airdropsV1_2', 'lockupV1_2']);
  const campaign = await airdropsV1_2.campaign();
  const entry = campaign.entry('recipient');
  const call = write(campaign, 'claim', textsOf(entry));
  await movesOf(campaign, 'stranger', [call], {
    campaign: -dai('100'),
    lockupV1_2: dai('100'),
  });
  const id = (await lockupV1_2.read('nextStreamId')) - 1n;
  expect(await lockupV1_2.read('ownerOf', [id])).toBe(campaign.accounts.recipient);
  expect(await lockupV1_2.read('getSender', [id])).toBe(campaign.accounts.admin);
  expect(await campaign.read<boolean>('hasClaimed', [entry[0]])).toBe(true);
  await expect(sendCalls(campaign, 'recipient', [call])).rejects.toThrow();
});

test('Airdrops v1.2: a claim from a tranched campaign', async () => {
  const { airdropsV1_2, lockupV1_2 } = await openChains(['airdropsV1_2', 'lockupV1_2']);
  const half = 5n * 10n ** 17n;
  const campaign = await airdropsV1_2.campaign({
    tranches: [
      [half, DAY],
      [half, DAY],
    ],
  });
  const call = write(campaign, 'claim', textsOf(campaign.entry('other')), 'SablierV2MerkleLT');
  await sendCalls(campaign, 'other', [call]);
  const { tranched } = lockupV1_2;
  expect(await tranched.read('ownerOf', [1n])).toBe(campaign.accounts.other);
  expect(await tranched.read('getDepositedAmount', [1n])).toBe(dai('50'));
});

test('a proof that the desk calls wrong is refused by the contract, and the other way round', async () => {
  const { airdropsV1_2 } = await openChains(['airdropsV1_2']);
  const campaign = await airdropsV1_2.campaign();
  const root = await campaign.read<string>('MERKLE_ROOT');
  const fact = facts.find(({ contract }) => contract === LINEAR);
  const fn = fact?.calls.find(({ name }) => name === 'claim');
  if (!fact || !fn) throw new Error('The ABI has changed.');
  const good = textsOf(campaign.entry('recipient'));
  const others = textsOf(campaign.entry('other'));
  const wrong: ClaimTexts[] = [
    { ...good, index: others.index },
    { ...good, recipient: others.recipient },
    { ...good, units: '1' },
    { ...good, proof: others.proof },
    { ...good, proof: '[]' },
  ].map((texts) => texts as ClaimTexts);
  for (const texts of [...wrong, good]) {
    const proven = leadsToRoot(root, readClaim('claim', fn, fact, texts, campaign.address));
    const sent = sendCalls(campaign, 'recipient', [write(campaign, 'claim', texts)]).then(
      () => true,
      () => false,
    );
    expect(await sent).toBe(proven);
  }
});

test('Airdrops v1.2: a clawback, its window and its only caller', async () => {
  const { airdropsV1_2 } = await openChains(['airdropsV1_2']);
  const expiration = (await airdropsV1_2.now()) + 30n * DAY;
  const campaign = await airdropsV1_2.campaign({ expiration });
  const texts = { to: campaign.accounts.other, units: String(dai('10')) };
  const call = write(campaign, 'clawback', texts);
  const moved = { campaign: -dai('10'), other: dai('10') };
  await expect(sendCalls(campaign, 'recipient', [call])).rejects.toThrow();
  await movesOf(campaign, 'admin', [call], moved);
  await campaign.claim('recipient');
  await campaign.pass(7n * DAY);
  await movesOf(campaign, 'admin', [call], moved);
  await campaign.pass(1n);
  await expect(sendCalls(campaign, 'admin', [call])).rejects.toThrow();
  await campaign.pass(23n * DAY);
  await movesOf(campaign, 'admin', [call], moved);
});

test('releases charge for a claim as their ABIs allow', () => {
  const fees = facts.map((fact) => [fact.version, claimFeeKind(fact)]);
  const byRelease = Object.fromEntries(fees) as Record<string, string>;
  expect(byRelease).toEqual({
    'v1.1': 'none',
    'v1.2': 'none',
    'v1.3': 'fixed',
    'v2.0': 'minimum',
    'v3.0': 'minimum',
  });
  const claims = facts.flatMap(({ version, calls }) =>
    calls.flatMap(({ name, payable }) => (name === 'claim' ? [[version, payable] as const] : [])),
  );
  for (const [version, payable] of claims) expect(payable).toBe(byRelease[version] !== 'none');
});

/** What the desk shows of an entry, read as a wallet of the account would. */
async function readRows(
  campaign: ContractActions,
  who: string,
  texts: ClaimTexts,
  contract = LINEAR,
) {
  const fact = facts.find((one) => one.version === 'v1.2' && one.contract === contract);
  if (!fact) throw new Error(`There is no ${contract}.`);
  const { provider } = walletOn(campaign.addressOf(who));
  const entry = {
    index: BigInt(texts.index ?? ''),
    recipient: String(texts.recipient),
    units: BigInt(texts.units ?? ''),
  };
  const answer = await fetchCampaign(provider, fact, campaign.address, entry);
  if ('problem' in answer) throw new Error(answer.problem.message);
  const around = {
    results: answer.value,
    entry,
    currency: 'ETH',
    account: campaign.addressOf(who),
  };
  const rows = campaignRows(fact, around);
  const commands = campaignCommands(fact, campaign.address, texts);
  const printed = await runCommands(commands, provider);
  const pasted = parsePastedCampaign(printed, fact, campaign.address);
  expect(pasted.problems).toEqual([]);
  expect(campaignRows(fact, { ...around, results: pasted.results })).toEqual(rows);
  return {
    results: answer.value,
    differing: rows.filter(({ computed }) => computed !== undefined),
    shown: Object.fromEntries(rows.map(({ label, text }) => [label, text])),
  };
}

test.each([LINEAR, 'SablierV2MerkleLT'])(
  'Airdrops v1.2, %s: a wallet reads the campaign, simulates the claim, sends it and reads again',
  async (contract) => {
    const { airdropsV1_2, lockupV1_2 } = await openChains(['airdropsV1_2', 'lockupV1_2']);
    const expiration = (await airdropsV1_2.now()) + 30n * DAY;
    const tranches = contract === LINEAR ? {} : { tranches: [[10n ** 18n, DAY] as const] };
    const campaign = await airdropsV1_2.campaign({ expiration, ...tranches });
    const chainId = campaign.chain.chain.id;
    const texts = textsOf(campaign.entry('recipient'));
    const before = await readRows(campaign, 'recipient', texts, contract);
    expect(before.differing).toEqual([]);
    expect(rootOf(before.results)).toBe(await campaign.read<string>('MERKLE_ROOT'));
    expect(before.shown).toMatchObject({
      'Tokens in the campaign': '175 DAI',
      'This entry was claimed': 'No',
      Ended: 'No',
      'First claim': 'None yet',
      'CID of the file': 'None',
      Admin: campaign.accounts.admin,
      Token: campaign.addressOf('dai'),
      'Lockup contract': contract === LINEAR ? lockupV1_2.address : lockupV1_2.tranched.address,
    });

    const call = { ...write(campaign, 'claim', texts, contract), chainId };
    const session = {
      wallet: walletOn(campaign.accounts.recipient),
      account: campaign.accounts.recipient,
      chainId,
    };
    const wrong = { ...write(campaign, 'claim', { ...texts, units: '1' }, contract), chainId };
    expect(await simulate(withoutFigures(wrong, session.account), session)).toHaveProperty(
      'reverted',
    );
    await routes.wallet(campaign, 'recipient', [call]);
    const after = await readRows(campaign, 'recipient', texts, contract);
    expect(after.shown).toMatchObject({
      'Tokens in the campaign': '75 DAI',
      'This entry was claimed': 'Yes',
    });
    expect(after.shown['First claim']).not.toBe('None yet');
    expect(await simulate(withoutFigures(call, session.account), session)).toHaveProperty(
      'reverted',
    );
    await campaign.pass(31n * DAY);
    const ended = await readRows(campaign, 'recipient', texts, contract);
    expect(ended.differing).toEqual([]);
    expect(ended.shown.Ended).toBe('Yes');
  },
);

statement('claim-needs-neither', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign();
  const allowance = await tokenOf(campaign, 'dai').read('allowance', ['recipient', 'campaign']);
  expect(allowance).toBe(0n);
  await campaign.moves(() => campaign.claim('recipient'), {
    campaign: -dai('100'),
    lockupV1_2: dai('100'),
  });
});

statement('read-claimed-index-expired', async ({ airdropsV1_2 }) => {
  const expiration = (await airdropsV1_2.now()) + DAY;
  const campaign = await airdropsV1_2.campaign({ expiration });
  expect(await campaign.read('hasClaimed', [0n])).toBe(false);
  await campaign.claim('recipient');
  expect(await campaign.read('hasClaimed', [0n])).toBe(true);
  const [mine, other] = [campaign.entry('recipient'), campaign.entry('other')];
  await campaign.reverts('SablierV2MerkleLockup_StreamClaimed', 'recipient', 'claim', mine);
  await campaign.pass(DAY);
  expect(await campaign.read('hasExpired')).toBe(true);
  await campaign.reverts('SablierV2MerkleLockup_CampaignExpired', 'other', 'claim', other);
});
