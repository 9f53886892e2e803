import { decodeFunctionData, getAddress, type Abi } from 'viem';
import { describe, expect, it } from 'vitest';
import { campaignActionIds } from './actions';
import { readCampaigns } from './read-campaigns';
import { describeCampaignAction } from './action-text';
import { abiOf } from '../calls/abi';
import { castCall, castSend } from '@sablier-docs/kit/calls/cast';
import {
  claimFields,
  claimFeeKind,
  keptClaimTexts,
  withEntry,
  type ClaimTexts,
} from '@sablier-docs/tools/readings/campaign/claim-fields';
import {
  campaignCall,
  leadsToRoot,
  readClaim,
  readProof,
} from '@sablier-docs/tools/readings/campaign/read-claim';
import { buildTree, proofOf } from '@sablier-docs/tools/merkle/tree';

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const CAMPAIGN = getAddress('0xabcdef0123456789abcdef0123456789abcdef01');
const facts = readCampaigns();

const leaves = [
  { index: 0, address: ALICE, amount: 250_000_000n },
  { index: 1, address: BOB, amount: 1n },
  { index: 2, address: CAMPAIGN, amount: 7n },
];
const tree = buildTree(leaves);
const TEXTS: ClaimTexts = {
  index: '0',
  recipient: ALICE,
  units: '250000000',
  to: BOB,
  fee: '1000',
  proof: JSON.stringify(proofOf(tree, 0)),
  validFrom: '0',
  expireAt: '1900000000',
  signature: '0x1234',
  attestation: '0xab',
  selectorArguments: '0x',
};

describe('an entry of the list', () => {
  const first = { index: '0', recipient: ALICE, units: '250000000', proof: '["0x1"]' };
  const second = { index: '1', recipient: BOB, units: '1', proof: '["0x2"]' };

  it('replaces each field of the one before, and what was made for that one', () => {
    const filled = withEntry({ fee: '7', to: ALICE }, first);
    expect(filled).toEqual({ fee: '7', to: ALICE, ...first });
    const more = { signature: '0x12', attestation: '0x34', validFrom: '1', expireAt: '2' };
    expect(withEntry({ ...filled, ...more, selectorArguments: '0x' }, second)).toEqual({
      fee: '7',
      ...second,
    });
    expect(withEntry({ ...filled, index: '1' }, second)).toEqual({ fee: '7', ...second });
  });

  it('taken a second time leaves the rest as it is', () => {
    const signed = { ...first, signature: '0x12' };
    expect(withEntry({ ...signed, units: '3' }, first)).toEqual(signed);
  });
});

const cases = facts.flatMap((fact) =>
  fact.calls.map((fn) => ({ fact, fn, name: `${fact.version} ${fact.contract} ${fn.name}` })),
);

describe('calls of campaigns', () => {
  it.each(cases)('$name is what the ABI of the SDK decodes', ({ fact, fn }) => {
    const action = campaignActionIds.find((id) => id === fn.name);
    if (!action) throw new Error(`${fn.name} is no action.`);
    const at = { chainId: 1, address: CAMPAIGN };
    const reading = readClaim(action, fn, fact, TEXTS, CAMPAIGN);
    const call = campaignCall(fn, fact, at, reading);
    if (!call) throw new Error(JSON.stringify(reading.problems));
    const abi: Abi = abiOf('airdrops', fact.version, fact.contract);
    const { functionName, args } = decodeFunctionData({ abi, data: call.data as `0x${string}` });
    expect(functionName).toBe(fn.name);
    const expected: Record<string, unknown> = {
      index: 0n,
      recipient: ALICE,
      amount: 250_000_000n,
      fullAmount: 250_000_000n,
      to: BOB,
      merkleProof: proofOf(tree, 0),
      validFrom: 0,
      expireAt: 1_900_000_000,
      signature: '0x1234',
      attestation: '0xab',
      selectorArguments: '0x',
    };
    expect(args).toEqual(fn.inputs.map(({ name }) => expected[name]));
    expect([call.to, call.chainId]).toEqual([CAMPAIGN, 1]);
    const fee = { none: 0n, fixed: 1_000n, minimum: 1_054n }[claimFeeKind(fact)];
    expect(call.value).toBe(action === 'clawback' ? 0n : fee);
    if (call.value > 0n) expect(fn.payable).toBe(true);
    expect(describeCampaignAction(action, fact, {}).who).not.toBe('');
  });

  it('wait for every field, and name the one that is wrong', () => {
    for (const { fact, fn } of cases) {
      const action = campaignActionIds.find((id) => id === fn.name);
      if (!action) throw new Error(`${fn.name} is no action.`);
      for (const key of claimFields(action, fn, fact)) {
        const reading = readClaim(action, fn, fact, { ...TEXTS, [key]: '' }, CAMPAIGN);
        expect(Object.keys(reading.problems), `${fn.name} without ${key}`).toEqual([key]);
        expect(campaignCall(fn, fact, { chainId: 1, address: CAMPAIGN }, reading)).toBeNull();
      }
    }
  });

  it('refuse the campaign itself as recipient', () => {
    const found = cases.find(({ fn }) => fn.name === 'claimTo');
    if (!found) throw new Error('There is no claimTo.');
    const texts = { ...TEXTS, to: CAMPAIGN.toLowerCase() };
    const { problems } = readClaim('claimTo', found.fn, found.fact, texts, CAMPAIGN);
    expect(problems.to).toMatch(/campaign itself/);
  });
});

describe('proofs', () => {
  const found = cases.find(({ fn }) => fn.name === 'claim');
  if (!found) throw new Error('There is no claim.');
  const read = (texts: ClaimTexts) =>
    readClaim('claim', found.fn, found.fact, { ...TEXTS, ...texts }, CAMPAIGN);

  it('are checked with index, address and amount', () => {
    expect(leadsToRoot(tree.root, read({}))).toBe(true);
    expect(leadsToRoot(tree.root.toUpperCase().replace('0X', '0x'), read({}))).toBe(true);
    expect(leadsToRoot(tree.root, read({ index: '1' }))).toBe(false);
    expect(leadsToRoot(tree.root, read({ recipient: BOB }))).toBe(false);
    expect(leadsToRoot(tree.root, read({ units: '250000001' }))).toBe(false);
    expect(leadsToRoot(tree.root, read({ proof: '[]' }))).toBe(false);
    expect(leadsToRoot(tree.root, read({ proof: '' }))).toBeNull();
  });

  it('take an amount of units with the spaces that pages print, and with no other sign', () => {
    expect(read({ units: '1\u202f500\u202f000' }).values.units).toBe(1_500_000n);
    for (const units of ['1.500', '1,500', '1.0', '1\u202f50', '1500\u202f000'])
      expect(read({ units }).problems.units, units).toMatch(/a whole number, without a point/);
  });

  it('are read as explorers, JSON and lists write them', () => {
    const [a, b] = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`];
    for (const text of [`["${a}","${b}"]`, `${a},${b}`, `${a}\n${b}\n`, `[${a}, ${b}]`]) {
      expect(readProof(text), text).toEqual({ value: [a, b] });
    }
    expect(readProof(' [ ] ')).toEqual({ value: [] });
    for (const text of ['', '""', a.slice(0, 60), `${a}${b}`, 'alice.eth', `${a} and ${b}`]) {
      expect(readProof(text), text).toHaveProperty('problem');
    }
  });
});

it('commands name the arguments of views and calls', () => {
  const v3 = facts.find(({ version, kind }) => version === 'v3.0' && kind === 'variable');
  const view = v3?.views.find(({ name }) => name === 'calculateClaimAmount');
  const fn = v3?.calls.find(({ name }) => name === 'claimTo');
  if (!v3 || !view || !fn) throw new Error('The ABI has changed.');
  expect(castCall(CAMPAIGN, view, '250', '0')).toBe(
    `cast call ${CAMPAIGN} "calculateClaimAmount(uint128,uint40)(uint128)" 250 0 --rpc-url "$RPC_URL"`,
  );
  const reading = readClaim('claimTo', fn, v3, TEXTS, CAMPAIGN);
  const call = campaignCall(fn, v3, { chainId: 1, address: CAMPAIGN }, reading);
  expect(call && castSend(call)).toBe(
    `cast send ${CAMPAIGN} "claimTo(uint256,address,uint128,bytes32[])" 0 ${BOB} 250000000 "[${proofOf(tree, 0).join(',')}]" --value 1054 --rpc-url "$RPC_URL" --account "$ACCOUNT"`,
  );
});

describe('what was typed for one action', () => {
  const entry = { index: '1', recipient: '0xa', units: '5', proof: '0xb' };
  const typed = { ...entry, fee: '7', to: '0xc', signature: '0xd', selectorArguments: '0x' };

  it('keeps the entry and the fee for another way to claim', () => {
    expect(keptClaimTexts(typed, 'claim', 'claimTo')).toEqual({ ...entry, fee: '7' });
  });

  it('makes no amount of an entry that of a clawback, nor the other way round', () => {
    const rest = { index: '1', recipient: '0xa', proof: '0xb', fee: '7' };
    expect(keptClaimTexts(typed, 'claimTo', 'clawback')).toEqual(rest);
    expect(keptClaimTexts(typed, 'clawback', 'claim')).toEqual(rest);
  });
});
