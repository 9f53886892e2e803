import { expect, test } from 'vitest';
import type { ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import type { Call } from '@sablier-docs/kit/calls/call';
import { actionCalls, callArguments, readAction } from '@sablier-docs/tools/desks/stream/for-tests';
import { actionFunction, type FieldTexts } from '@sablier-docs/tools/desks/stream/fields';
import { openChains } from '../chains';
import { inEachModel } from '../chains/each';
import { statement } from '../statement';
import type { ContractActions, Moves } from '../chains/contract';
import { routes, transact } from '../chains/routes';
import { tokenOf } from '../chains/token';
import { dai, DAY, eth, usd, usdc } from '../chains/units';

/* What the desk writes, sent by a wallet, as the file for Safe and as the command says: it moves what its words say. */

const releases = readDeskReleases();

interface Step {
  alias: string;
  action: ActionId;
  id: bigint;
  /** Fields; addresses by the names of accounts and contracts. */
  texts?: FieldTexts;
}

/** The calls of the desk for a stream on this chain. */
function write(contract: ContractActions, { alias, action, id, texts = {} }: Step): Call[] {
  const release = releases.find((one) => one.alias === alias);
  const fn = release && actionFunction(release, action);
  if (!release || !fn) throw new Error(`${alias} has no ${action}.`);
  const named = (text: string) => (/^[a-z]+$/.test(text) ? contract.addressOf(text) : text);
  const addresses = ['to', 'from', 'sender', 'recipient', 'token'];
  const typed = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, addresses.includes(key) ? named(text) : text]),
  );
  const { reading } = readAction(action, fn, release, typed, contract.address);
  const complete = callArguments(fn, id, reading);
  if (!complete) throw new Error(JSON.stringify(reading.problems));
  const at = { chainId: contract.chain.chain.id, address: contract.address, streamId: String(id) };
  return actionCalls(action, fn, at, complete, reading);
}

async function send(contract: ContractActions, who: string, calls: readonly Call[]) {
  for (const call of calls) await transact(contract, who, call);
}

/** Sends what the desk writes in every way, each on the same state, and compares all balances. */
async function moves(contract: ContractActions, who: string, step: Step, expected: Moves) {
  const calls = write(contract, step);
  for (const route of Object.values(routes)) {
    const id = await contract.chain.snapshot();
    await contract.moves(() => route(contract, who, calls), expected);
    await contract.chain.revert({ id });
  }
  await send(contract, who, calls);
}

const reverts = async (contract: ContractActions, who: string, step: Step) =>
  expect(send(contract, who, write(contract, step))).rejects.toThrow();

/** 1 USD at 3,000 USD a coin is 333,333,333,333,333 wei and a bit; sent is what a fall of the price by 5 percent needs. */
const FEE = '333333333333334';
const SENT = 350_877_192_982_458n;

test('Lockup v4.0: withdrawals pay the fee once and move what was entered', async () => {
  const { lockup } = await openChains(['lockup']);
  await lockup.setMinFee(usd('1'));
  const [id, second] = [await lockup.open(), await lockup.open()];
  await lockup.pass(40n * DAY);
  expect(String(await lockup.read('calculateMinFeeWei', [id]))).toBe('333333333333333');
  const step = (action: ActionId, texts: FieldTexts): Step => ({
    alias: 'LK3',
    action,
    id,
    texts: { fee: FEE, decimals: '18', ...texts },
  });
  const paid = { 'recipient.coin': -SENT, 'lockup.coin': SENT };
  await moves(lockup, 'recipient', step('withdraw', { to: 'other', amount: '10.5' }), {
    other: dai('10.5'),
    lockup: -dai('10.5'),
    ...paid,
  });
  const lines = `${id} 4.5\n${second} 15\n999 1`;
  await moves(lockup, 'recipient', step('withdrawMultiple', { lines }), {
    recipient: dai('19.5'),
    lockup: -dai('19.5'),
    ...paid,
  });
  await moves(lockup, 'recipient', step('withdrawMax', { to: 'recipient' }), {
    recipient: dai('25'),
    lockup: -dai('25'),
    ...paid,
  });
  await lockup.pass(10n * DAY);
  await moves(lockup, 'recipient', step('withdrawMaxAndTransfer', { to: 'other' }), {
    recipient: dai('10'),
    lockup: -dai('10'),
    ...paid,
  });
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
});

test('Lockup v4.0: cancellations leave a bad ID out', async () => {
  const { lockup } = await openChains(['lockup']);
  const ids = [await lockup.open(), await lockup.open(), await lockup.open({ cancelable: false })];
  const [id = 0n] = ids;
  await lockup.pass(40n * DAY);
  const step = (action: ActionId, texts: FieldTexts = {}): Step => ({
    alias: 'LK3',
    action,
    id,
    texts,
  });
  const list = { ids: ids.slice(1).join(', ') };
  await moves(lockup, 'sender', step('cancel'), { sender: dai('60'), lockup: -dai('60') });
  await moves(lockup, 'sender', step('cancelMultiple', list), {
    sender: dai('60'),
    lockup: -dai('60'),
  });
});

/** What all releases of Lockup have in common, on the newest and on the oldest. */
test.each(['LK3', 'LL3', 'LL'] as const)('%s: the NFT and the right to cancel', async (alias) => {
  const kinds = { LK3: 'lockup', LL3: 'lockupV1_2', LL: 'lockupV1_0' } as const;
  const contract = (await openChains([kinds[alias]]))[kinds[alias]];
  const id = await contract.open();
  const step = (action: ActionId, texts: FieldTexts = {}): Step => ({ alias, action, id, texts });
  await moves(contract, 'recipient', step('approve', { to: 'operator' }), {});
  expect(await contract.read('getApproved', [id])).toBe(contract.accounts.operator);
  const toOther = { from: 'recipient', to: 'other' };
  await moves(contract, 'operator', step('transferFrom', toOther), {});
  expect(await contract.read('ownerOf', [id])).toBe(contract.accounts.other);
  await moves(contract, 'other', step('safeTransferFrom', { from: 'other', to: 'owner' }), {});
  expect(await contract.read('ownerOf', [id])).toBe(contract.accounts.owner);
  await reverts(contract, 'owner', step('renounce'));
  await moves(contract, 'sender', step('renounce'), {});
  expect(await contract.read('isCancelable', [id])).toBe(false);
});

test.each(['LL3', 'LL'] as const)('%s: one bad ID fails the whole list', async (alias) => {
  const kinds = { LL3: 'lockupV1_2', LL: 'lockupV1_0' } as const;
  const kind = kinds[alias];
  const contract = (await openChains([kind]))[kind];
  const ids = [await contract.open(), await contract.open()];
  const fixed = await contract.open({ cancelable: false });
  const [id = 0n, second = 0n] = ids;
  await contract.pass(40n * DAY);
  const step = (action: ActionId, texts: FieldTexts): Step => ({
    alias,
    action,
    id,
    texts: { decimals: '18', to: 'recipient', ...texts },
  });
  await reverts(contract, 'sender', step('cancelMultiple', { ids: `${id},${fixed}` }));
  await reverts(
    contract,
    'recipient',
    step('withdrawMultiple', { lines: `${id} 1\n${second} 99` }),
  );
  const paid = { recipient: dai('3'), [kind]: -dai('3') };
  await moves(
    contract,
    'recipient',
    step('withdrawMultiple', { lines: `${id} 1\n${second} 2` }),
    paid,
  );
  await moves(contract, 'sender', step('withdraw', { amount: '3' }), paid);
  await moves(contract, 'recipient', step('withdrawMax', {}), {
    recipient: dai('36'),
    [kind]: -dai('36'),
  });
  // Only v1.0 lets the recipient cancel.
  const cancel = step('cancelMultiple', { ids: `${id}, ${second}` });
  if (alias === 'LL3') await reverts(contract, 'recipient', cancel);
  await moves(contract, alias === 'LL' ? 'recipient' : 'sender', cancel, {
    sender: dai('120'),
    [kind]: -dai('120'),
  });
});

test.each([
  ['LL3', 'lockupV1_2', 'sends'],
  ['LL', 'lockupV1_0', 'fails'],
] as const)('%s: a stranger withdraws to the recipient', async (alias, kind, outcome) => {
  const contract = (await openChains([kind]))[kind];
  const id = await contract.open();
  await contract.pass(40n * DAY);
  const step: Step = { alias, action: 'withdrawMax', id, texts: { to: 'recipient' } };
  if (outcome === 'fails') return reverts(contract, 'stranger', step);
  return moves(contract, 'stranger', step, { recipient: dai('40'), [kind]: -dai('40') });
});

test('before v2.0 only the recipient withdraws everything and transfers', async () => {
  const { lockupV1_2, lockup } = await openChains(['lockupV1_2', 'lockup']);
  for (const [contract, alias] of [
    [lockupV1_2, 'LL3'],
    [lockup, 'LK3'],
  ] as const) {
    const id = await contract.open();
    await contract.pass(40n * DAY);
    const to = { to: 'operator' };
    await send(contract, 'recipient', write(contract, { alias, action: 'approve', id, texts: to }));
    const step: Step = {
      alias,
      action: 'withdrawMaxAndTransfer',
      id,
      texts: { to: 'other', fee: '0' },
    };
    if (alias === 'LL3') await reverts(contract, 'operator', step);
    const who = alias === 'LL3' ? 'recipient' : 'operator';
    const name = alias === 'LL3' ? 'lockupV1_2' : 'lockup';
    await moves(contract, who, step, { recipient: dai('40'), [name]: -dai('40') });
  }
});

test('Flow v3.0: every action moves what was entered', async () => {
  const { flow } = await openChains(['flow']);
  await flow.setMinFee(usd('1'));
  // 86.4 USDC a day.
  const id = await flow.open({ deposit: usdc('1000') });
  await flow.pass(5n * DAY);
  const step = (action: ActionId, texts: FieldTexts = {}): Step => ({
    alias: 'FL4',
    action,
    id,
    texts: { decimals: '6', fee: FEE, sender: 'sender', recipient: 'recipient', ...texts },
  });
  const paid = { 'recipient.coin': -SENT, 'flow.coin': SENT };
  const out = (who: string, amount: string) => ({
    [`${who}.usdc`]: usdc(amount),
    'flow.usdc': -usdc(amount),
  });
  await moves(flow, 'recipient', step('withdraw', { to: 'other', amount: '32' }), {
    ...out('other', '32'),
    ...paid,
  });
  await moves(flow, 'recipient', step('withdrawMax', { to: 'recipient' }), {
    ...out('recipient', '400'),
    ...paid,
  });
  await moves(flow, 'sender', step('refund', { amount: '68' }), out('sender', '68'));
  await flow.fund('stranger', usdc('200'), 'usdc');
  const deposit = step('deposit', { amount: '100.25', token: 'usdc' });
  await moves(flow, 'stranger', deposit, {
    'stranger.usdc': -usdc('100.25'),
    'flow.usdc': usdc('100.25'),
  });
  await reverts(flow, 'stranger', step('deposit', { amount: '1', sender: 'other' }));
  await moves(flow, 'sender', step('refundMax'), out('sender', '600.25'));

  await moves(flow, 'sender', step('adjustRatePerSecond', { rate: '1000', period: '30 days' }), {});
  expect(await flow.read('getRatePerSecond', [id])).toBe(385_802_469_135_802n);
  await moves(flow, 'sender', step('pause'), {});
  expect(await flow.read('getRatePerSecond', [id])).toBe(0n);
  await moves(flow, 'sender', step('restart', { rate: '0.5', period: 'second' }), {});
  expect(await flow.read('getRatePerSecond', [id])).toBe(eth('0.5'));
  await flow.pass(10n);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('5'));
  await moves(flow, 'recipient', step('void'), {});
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(0n);
  await reverts(flow, 'sender', step('restart', { rate: '1', period: 'day' }));

  await moves(flow, 'recipient', step('approve', { to: 'operator' }), {});
  await moves(flow, 'operator', step('transferFrom', { from: 'recipient', to: 'other' }), {});
  await moves(flow, 'other', step('safeTransferFrom', { from: 'other', to: 'owner' }), {});
  expect(await flow.read('ownerOf', [id])).toBe(flow.accounts.owner);
});

statement('withdrawals-several-streams', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    await lockup.setMinFee(usd('1'));
    const ids = [await lockup.open(), await lockup.open()];
    const whole = await lockup.ripen(40n * DAY);
    const [one, two] = lockup.model === 'priceGated' ? [whole, whole] : [dai('1'), dai('2')];
    const fee = await lockup.read('calculateMinFeeWei', [ids[0]]);
    const pay = (value: bigint) => () =>
      lockup.call('recipient', 'withdrawMultiple', [ids, [one, two]], { value });
    await lockup.moves(pay(fee), {
      recipient: one + two,
      lockup: -one - two,
      'recipient.coin': -fee,
      'lockup.coin': fee,
    });
    // Below the fee, each of them is left out.
    await lockup.moves(pay(fee - 1n), {
      'recipient.coin': 1n - fee,
      'lockup.coin': fee - 1n,
    });
  });
});

statement('releases-all-pay-choose', async ({ lockupV1_0, lockupV1_2 }) => {
  const first = [await lockupV1_0.open(), await lockupV1_0.open()];
  const second = [await lockupV1_2.open(), await lockupV1_2.open({ recipient: 'owner' })];
  await lockupV1_2.pass(40n * DAY);
  const amounts = [dai('1'), dai('2')];
  await lockupV1_0.moves(
    () => lockupV1_0.call('recipient', 'withdrawMultiple', [first, 'other', amounts]),
    { other: dai('3'), lockupV1_0: -dai('3') },
  );
  await lockupV1_2.moves(() => lockupV1_2.call('stranger', 'withdrawMultiple', [second, amounts]), {
    recipient: dai('1'),
    owner: dai('2'),
    lockupV1_2: -dai('3'),
  });
});

statement('withdrawal-no-approval', async ({ lockup, flow, lockupV1_0 }) => {
  const [vesting, first] = [await lockup.open(), await lockupV1_0.open()];
  const payment = await flow.open();
  await lockup.pass(DAY);
  for (const [name, spender] of [
    ['dai', 'lockup'],
    ['dai', 'lockupV1_0'],
    ['usdc', 'flow'],
  ] as const) {
    expect(await tokenOf(lockup, name).read('allowance', ['recipient', spender])).toBe(0n);
  }
  const all = async () => {
    await lockup.call('recipient', 'withdraw', [vesting, 'recipient', dai('1')]);
    await lockupV1_0.call('recipient', 'withdraw', [first, 'recipient', dai('1')]);
    await flow.call('recipient', 'withdraw', [payment, 'recipient', usdc('1')]);
  };
  await lockup.moves(all, {
    recipient: dai('2'),
    lockup: -dai('1'),
    lockupV1_0: -dai('1'),
    'recipient.usdc': usdc('1'),
    'flow.usdc': -usdc('1'),
  });
});
