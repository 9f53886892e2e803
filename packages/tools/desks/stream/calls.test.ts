import { sablier } from 'sablier';
import { decodeFunctionData, erc20Abi, type Abi, type AbiFunction } from 'viem';
import { describe, expect, it } from 'vitest';
import { actionIds, actions, type ActionId } from '../../readings/contracts/actions';
import { readDeskReleases } from '../../readings/contracts/read-releases';
import type { DeskRelease } from '../../readings/contracts/types';
import type { Call } from '@sablier-docs/kit/calls/call';
import { actionCalls } from './calls';
import { actionFunction, type FieldTexts } from './fields';
import { callArguments, readAction } from './read-action';

const releases = readDeskReleases();
const CONTRACT = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const TO = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const FROM = '0x0298F4332e3857631385b39766325058a93e249f';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

const texts: FieldTexts = {
  to: TO,
  from: FROM,
  sender: FROM,
  recipient: TO,
  ids: '12, 15',
  lines: '12 250.5\n15 1000',
  decimals: '6',
  amount: '250.5',
  rate: '1000',
  period: '30 days',
  brokerAccount: FROM,
  brokerFee: '0.5',
  fee: '1000000000000000',
};

/** The expected values of the fields above, by the ABI's name of the input. */
const meant: Readonly<Record<string, unknown>> = {
  streamId: 12n,
  tokenId: 12n,
  to: TO,
  newRecipient: TO,
  from: FROM,
  sender: FROM,
  recipient: TO,
  streamIds: [12n, 15n],
  amounts: [250_500_000n, 1_000_000_000n],
  amount: 250_500_000n,
  totalAmount: 250_500_000n,
  // 1,000 tokens over 2,592,000 seconds, with 18 decimals.
  ratePerSecond: 385_802_469_135_802n,
  newRatePerSecond: 385_802_469_135_802n,
  broker: { account: FROM, fee: 5_000_000_000_000_000n },
};

/** The SDK's ABI, read here independently of the desk. */
function rawAbi({ product, version, contract }: DeskRelease): Abi {
  const release = sablier.releases
    .getAll({ protocol: product as never })
    ?.find((one) => String(one.version) === version);
  const abi = (release?.abi as Record<string, Abi> | undefined)?.[contract];
  if (!abi) throw new Error(`No ABI of ${contract} ${version}.`);
  return abi;
}

function callsOf(release: DeskRelease, id: ActionId, filled: FieldTexts = texts): Call[] {
  const fn = actionFunction(release, id);
  if (!fn) throw new Error(`${release.version} has no ${id}.`);
  const { reading } = readAction(id, fn, release, filled, CONTRACT);
  const complete = callArguments(fn, 12n, reading);
  if (!complete) throw new Error(JSON.stringify(reading.problems));
  return actionCalls(id, fn, { chainId: 1, address: CONTRACT, streamId: '12' }, complete, reading);
}

describe.each(releases.map((release) => [release.alias, release] as const))('%s', (_, release) => {
  const abi = rawAbi(release);
  const functions = abi.filter((item): item is AbiFunction => item.type === 'function');

  it('offers what its ABI has, and nothing else', () => {
    const hasFunction = (of: string | undefined) =>
      of === undefined || functions.some(({ name }) => name === of);
    const has = actionIds.filter(
      (id) => hasFunction(actions[id].calls) && hasFunction(actions[id].packs),
    );
    expect(actionIds.filter((id) => actionFunction(release, id))).toEqual(has);
    expect(has.length).toBeGreaterThan(9);
  });

  // What a call packs is decoded in several/deposits.test.ts.
  it.each(actionIds.filter((id) => !actions[id].packs && actionFunction(release, id)))(
    'writes %s as its ABI reads it',
    (id) => {
      const [call, ...more] = callsOf(release, id);
      expect(more).toEqual([]);
      if (!call) throw new Error('There is no call.');
      const { functionName, args } = decodeFunctionData({ abi, data: call.data as `0x${string}` });
      expect(functionName).toBe(actions[id].calls);
      const item = functions.find(
        (one) => one.name === functionName && one.inputs.length === args?.length,
      );
      expect(args).toEqual(item?.inputs.map(({ name = '' }) => meant[name]));
      expect(call.to).toBe(CONTRACT);
      const paid = ['withdraw', 'withdrawMax', 'withdrawMultiple', 'withdrawMaxAndTransfer'];
      const hasFee = functions.some(({ name }) => name === 'calculateMinFeeWei');
      expect(call.value).toBe(hasFee && paid.includes(functionName) ? 1_052_631_578_947_370n : 0n);
      if (call.value > 0n) expect(item?.stateMutability).toBe('payable');
    },
  );
});

describe('releases', () => {
  const having = (id: ActionId) =>
    releases.filter((release) => actionFunction(release, id)).map(({ alias }) => alias);

  it('have the actions that their contracts have', () => {
    expect(having('depositViaBroker')).toEqual(['FL', 'FL2']);
    expect(having('depositMultiple')).toEqual(['FL', 'FL2', 'FL3', 'FL4']);
    expect(having('cancel')).toEqual(expect.not.arrayContaining(['FL', 'FL4']));
    expect(having('void')).toEqual(['FL', 'FL2', 'FL3', 'FL4']);
    expect(releases).toHaveLength(14);
  });

  it('have the fee, the skipped failures and the canceling recipient only where the contracts have them', () => {
    const where = (rule: keyof DeskRelease['rules']) =>
      releases.filter(({ rules }) => rules[rule]).map(({ alias }) => alias);
    expect(where('minFee').sort()).toEqual(['FL3', 'FL4', 'LK2', 'LK3']);
    expect(where('skipsCancel').sort()).toEqual(['LK2', 'LK3']);
    expect(where('skipsWithdraw').sort()).toEqual(['LK', 'LK2', 'LK3']);
    expect(where('recipientCancels').sort()).toEqual(['LD', 'LL']);
    expect(where('tokenFee').sort()).toEqual(['FL', 'FL2']);
    expect(where('anyoneWithdraws')).not.toContain('LL2');
    expect(where('anyoneWithdraws')).toContain('LL3');
  });

  it('before v1.2 send several withdrawals to one address', () => {
    const inputs = (alias: string) =>
      releases
        .find((release) => release.alias === alias)
        ?.calls.find(({ name }) => name === 'withdrawMultiple')
        ?.inputs.map(({ name }) => name);
    expect(inputs('LL2')).toEqual(['streamIds', 'to', 'amounts']);
    expect(inputs('LL3')).toEqual(['streamIds', 'amounts']);
  });
});

describe('deposits', () => {
  const flow = releases.find(({ alias }) => alias === 'FL4');
  if (!flow) throw new Error('There is no FL4.');

  it('begin with the approval of exactly the amount where the token is named', () => {
    const [first, second] = callsOf(flow, 'deposit', { ...texts, token: TOKEN });
    expect(first?.to).toBe(TOKEN);
    expect(
      decodeFunctionData({ abi: erc20Abi, data: (first?.data ?? '0x') as `0x${string}` }),
    ).toEqual({
      functionName: 'approve',
      args: [CONTRACT, 250_500_000n],
    });
    expect(second?.fn.name).toBe('deposit');
  });
});

describe('what cannot be read', () => {
  const lockup = releases.find(({ alias }) => alias === 'LK3');
  if (!lockup) throw new Error('There is no LK3.');
  const problemsOf = (id: ActionId, filled: FieldTexts) => {
    const fn = actionFunction(lockup, id);
    if (!fn) throw new Error(`No ${id}.`);
    const { reading } = readAction(id, fn, lockup, filled, CONTRACT);
    expect(callArguments(fn, 12n, reading)).toBeNull();
    return Object.keys(reading.problems);
  };

  it.each([
    ['withdraw', { to: CONTRACT }, ['to']],
    ['withdraw', { to: TO.replace('8b1dD8', '8b1dd8') }, ['to']],
    ['withdraw', { to: `eth:${TO}` }, ['to']],
    ['withdraw', { to: `0x${'0'.repeat(40)}` }, ['to']],
    ['withdraw', { to: 'alice.eth' }, ['to']],
    ['withdraw', { decimals: '' }, ['decimals']],
    ['withdraw', { decimals: '19' }, ['decimals']],
    ['withdraw', { amount: '0' }, ['amount']],
    ['withdraw', { amount: '1.0000001' }, ['amount']],
    ['withdraw', { amount: '1,5' }, ['amount']],
    ['withdraw', { amount: String(2n ** 128n) }, ['amount']],
    ['withdraw', { fee: '' }, ['fee']],
    ['withdraw', { fee: '0.00025' }, ['fee']],
    ['withdrawMultiple', { lines: '12 1\n12 2' }, ['lines']],
    ['withdrawMultiple', { lines: '12' }, ['lines']],
    ['withdrawMultiple', { lines: '' }, ['lines']],
    ['cancelMultiple', { ids: '12, x' }, ['ids']],
    ['cancelMultiple', { ids: '0' }, ['ids']],
    ['cancelMultiple', { ids: '12 12' }, ['ids']],
    ['approve', { to: CONTRACT }, ['to']],
  ] as const)('refuses for the action %s the input %j, at its field', (id, wrong, keys) => {
    expect(problemsOf(id, { ...texts, ...wrong })).toEqual(keys);
  });

  it('takes the zero address for taking an approval back only', () => {
    const zero = `0x${'0'.repeat(40)}`;
    expect(callsOf(lockup, 'approve', { to: zero })[0]?.args).toEqual([zero, 12n]);
    expect(problemsOf('safeTransferFrom', { ...texts, to: zero })).toEqual(['to']);
  });
});
