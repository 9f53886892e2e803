import { expect } from 'vitest';
import { statement, DAY, eth, usd, usdc, type Chains } from '../../../statement';
import { flowAddress, flowAt } from '../../../../../examples/flow/contracts';
import {
  debtAt,
  explain,
  loadStream,
  statusAt,
  withdrawAll,
} from '../../../../../examples/flow/dapp/stream';
import { withMargin } from '../../../../../examples/with-margin';
import type { Role } from '@sablier-docs/testing/accounts';
import { clientsOf, debtsOf, TEN_A_DAY } from '../flow';

/** As the contract numbers them. */
const STATUSES = [
  'PENDING',
  'STREAMING_SOLVENT',
  'STREAMING_INSOLVENT',
  'PAUSED_SOLVENT',
  'PAUSED_INSOLVENT',
  'VOIDED',
];

const load = (flow: Chains['flow'], id: bigint) =>
  loadStream(flowAt(flow.address, clientsOf(flow, 'recipient')), id);

const withdraw = (flow: Chains['flow'], role: Role, id: bigint) =>
  withdrawAll(clientsOf(flow, role), flow.address, id);

statement('numbers-last-unit', async ({ flow }) => {
  const id = await flow.open({ rate: TEN_A_DAY, deposit: usdc('100') });
  const stream = await load(flow, id);
  for (const seconds of [1n, 1n, 57n, DAY, 9n * DAY - 59n, 1n, 3n * DAY]) {
    await flow.pass(seconds);
    const refundable = await flow.read('refundableAmountOf', [id]);
    const expected = { ...(await debtsOf(flow, id)), refundable };
    expect(debtAt(stream, await flow.now())).toEqual(expected);
  }
});

statement('pending-stream-shows', async ({ flow }) => {
  const start = (await flow.now()) + DAY;
  const stream = await load(flow, await flow.open({ rate: eth('1'), start }));
  expect(debtAt(stream, start - DAY).total).toBe(0n);
  expect(debtAt(stream, start - 1n).total).toBe(0n);
  expect(debtAt(stream, start).total).toBe(0n);
  expect(debtAt(stream, start + 1n).total).toBe(usdc('1'));
});

statement('past-covered-part', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
  const stream = await load(flow, id);
  const depletion = await flow.read('depletionTimeOf', [id]);
  const at = (seconds: bigint) => debtAt(stream, depletion + seconds);
  expect(at(0n)).toMatchObject({ covered: usdc('100'), uncovered: usdc('1') });
  expect(at(9n)).toMatchObject({ covered: usdc('100'), uncovered: usdc('10') });
  await flow.pass(110n);
  expect(await debtsOf(flow, id)).toMatchObject({
    covered: usdc('100'),
    uncovered: usdc('10'),
  });
});

statement('status-changes-without', async ({ flow }) => {
  const start = (await flow.now()) + DAY;
  const id = await flow.open({ rate: eth('1'), deposit: usdc('100'), start });
  const stream = await load(flow, id);
  const block = await flow.chain.getBlockNumber();
  const seen: string[] = [];
  for (const seconds of [0n, DAY - 1n, 1n, 100n, 1n]) {
    if (seconds > 0n) await flow.pass(seconds);
    const status = statusAt(stream, await flow.now());
    expect(STATUSES[await flow.read<number>('statusOf', [id])]).toBe(status);
    if (seen.at(-1) !== status) seen.push(status);
  }
  expect(seen).toEqual(['PENDING', 'STREAMING_SOLVENT', 'STREAMING_INSOLVENT']);
  const { address } = flow;
  expect(await flow.chain.getLogs({ address, fromBlock: block + 1n })).toEqual([]);
});

statement('recipient-owner-nft', async ({ flow }) => {
  const id = await flow.open();
  expect(await flow.read('ownerOf', [id])).toBe((await load(flow, id)).recipient);
  await flow.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  expect((await load(flow, id)).recipient).toBe(flow.accounts.other);
  expect(await flow.read('ownerOf', [id])).toBe(flow.accounts.other);
});

statement('withdraw-all', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
  await flow.pass(200n);
  expect(await withdraw(flow, 'recipient', id)).toEqual({ ok: true });
  expect(await flow.balanceOf('recipient', 'usdc')).toBe(usdc('100'));
  const fee = await flow.read('calculateMinFeeWei', [id]);
  expect(fee).toBe(eth('0.001'));
  expect(await flow.chain.getBalance({ address: flow.address })).toBe(withMargin(fee));
  const none = 'There is nothing to withdraw at the moment.';
  expect(await withdraw(flow, 'recipient', id)).toEqual({ ok: false, reason: none });
  const unknown = 'There is no stream with this id on this chain.';
  expect(await withdraw(flow, 'recipient', 99n)).toEqual({ ok: false, reason: unknown });
});

statement('fee-immediately-before-since', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(10n);
  const fee = await flow.read('calculateMinFeeWei', [id]);
  await flow.setPrice(usd('2850'));
  const args = [id, 'recipient'];
  const refused = 'SablierFlow_InsufficientFeePayment';
  await flow.reverts(refused, 'recipient', 'withdrawMax', args, { value: fee });
  const value = withMargin(fee);
  await flow.moves(() => flow.call('recipient', 'withdrawMax', args, { value }), {
    'recipient.usdc': usdc('10'),
    'flow.usdc': -usdc('10'),
    'recipient.coin': -value,
    'flow.coin': value,
  });
  await flow.pass(10n);
  const now = withMargin(await flow.read('calculateMinFeeWei', [id]));
  expect(await withdraw(flow, 'recipient', id)).toEqual({ ok: true });
  expect(await flow.chain.getBalance({ address: flow.address })).toBe(value + now);
});

statement('insufficient-fee-payment', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(10n);
  const read = await flow.read('calculateMinFeeWei', [id]);
  await flow.setMinFee(usd('6'));
  const call = ['recipient', 'withdrawMax', [id, 'recipient']] as const;
  await flow.reverts('SablierFlow_InsufficientFeePayment', ...call, { value: read });
  await flow.moves(() => flow.call(...call, { value: eth('0.0025') }), {
    'recipient.usdc': usdc('10'),
    'flow.usdc': -usdc('10'),
    'recipient.coin': -eth('0.0025'),
    'flow.coin': eth('0.0025'),
  });
});

statement('amount-max-returns', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(10n);
  const simulated = await flow.chain.simulateContract({
    abi: flow.abi,
    address: flow.address,
    functionName: 'withdrawMax',
    args: [id, flow.accounts.recipient],
    account: flow.accounts.recipient,
  });
  expect(simulated.result).toBe(usdc('10'));
  await flow.pass(12n);
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('22'),
    'flow.usdc': -usdc('22'),
  });
  const [log] = await flow.chain.getContractEvents({
    abi: flow.abi,
    address: flow.address,
    eventName: 'WithdrawFromFlowStream',
    fromBlock: 'latest',
  });
  expect(log?.args).toMatchObject({ withdrawAmount: usdc('22') });
});

statement('null-id', async ({ flow, lockup }) => {
  const id = await lockup.open();
  await flow.reverts('SablierFlowState_Null', 'recipient', 'withdrawMax', [id, 'recipient']);
  await flow.reverts('SablierFlowState_Null', 'recipient', 'getStream', [id]);
});

statement('flow-v3-0', ({ flow }) => {
  const { id } = flow.chain.chain;
  expect(() => flowAddress(id)).toThrow(`Flow v3.0 is not deployed on chain ${id}.`);
  expect(flowAddress(1)).toMatch(/^0x[\dA-Fa-f]{40}$/);
});

statement('explain-turns', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(10n);
  const error = await flow.call('stranger', 'withdrawMax', [id, 'stranger']).catch((e) => e);
  expect(explain(error)).toBe(
    'Only the recipient, or an account it approved, can withdraw to another address.',
  );
});
