import { release as flowV1_0 } from 'sablier/evm/releases/flow/v1.0';
import { release as flowV1_1 } from 'sablier/evm/releases/flow/v1.1';
import { expect } from 'vitest';
import { NO_UNLOCKS as NONE, params as common } from '../../chains/creation';
import { isRateOf } from '../../chains/flow-proofs';
import { statement, dai, DAY, eth, usdc, YEAR } from '../../statement';

/** `params` of createWithDurationsLL, in the smallest unit of USDC. */
const params = (depositAmount: bigint) => common({ depositAmount, token: 'usdc' });
const CREATE = 'createWithDurationsLL';

statement('sender-address-account-cancel', async ({ lockup }) => {
  await lockup.fund('other', usdc('12000'), 'usdc');
  const args = [params(12_000_000_000n), NONE, 1n, { cliff: 0n, total: YEAR }];
  const id = await lockup.moves(() => lockup.call<bigint>('other', CREATE, args), {
    'other.usdc': -usdc('12000'),
    'lockup.usdc': usdc('12000'),
  });
  await lockup.reverts('SablierLockup_Unauthorized', 'other', 'cancel', [id]);
  const refund = await lockup.read<bigint>('refundableAmountOf', [id]);
  expect(refund).toBeGreaterThan(usdc('11999'));
  await lockup.reverts('success', 'sender', 'cancel', [id]);
  await lockup.call('sender', 'cancel', [id]);
  expect(await lockup.balanceOf('sender', 'usdc')).toBeGreaterThan(usdc('11999'));
  expect(await lockup.balanceOf('other', 'usdc')).toBe(0n);
});

statement('after-sale-everything', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await lockup.pass(60n * DAY);
  await lockup.moves(() => lockup.call('owner', 'withdrawMax', [id, 'owner']), {
    owner: dai('85'),
    lockup: -dai('85'),
  });
});

statement('keep-only-released', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await lockup.call('sender', 'cancel', [id]);
  await lockup.pass(YEAR);
  await lockup.moves(() => lockup.call('owner', 'withdrawMax', [id, 'owner']), {
    owner: dai('40'),
    lockup: -dai('40'),
  });
});

statement('start-means-now-v1', async ({ flow }) => {
  // No package has the two releases, so their ABI decides about the field.
  for (const { abi } of [flowV1_0, flowV1_1]) {
    const create = abi.SablierFlow.find((f) => f.type === 'function' && f.name === 'create');
    const fields = create && 'inputs' in create ? create.inputs.map(({ name }) => name) : [];
    expect(fields).toContain('ratePerSecond');
    expect(fields).not.toContain('startTime');
  }
  const id = await flow.open({ rate: eth('0.001'), start: 0n });
  expect(await flow.read('getSnapshotTime', [id])).toBe(Number(await flow.now()));
  await flow.pass(1_000n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('1'));
});

statement('start-past-since-check', async ({ flow }) => {
  // The second digit of the Unix time is one too low: more than three years.
  const start = (await flow.now()) - 100_000_000n;
  const id = await flow.open({ rate: eth('0.001'), start, deposit: usdc('1000') });
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('1000'),
    'flow.usdc': -usdc('1000'),
  });
});

statement('sender-payment-pause-take', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('1000') });
  await flow.pass(100_000n);
  await flow.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  await flow.call('sender', 'pause', [id]);
  const covered = await flow.read<bigint>('coveredDebtOf', [id]);
  await flow.call('sender', 'refundMax', [id]);
  expect(await flow.read('coveredDebtOf', [id])).toBe(covered);
  await flow.moves(() => flow.call('other', 'withdrawMax', [id, 'other']), {
    'other.usdc': covered,
    'flow.usdc': -covered,
  });
});

statement('create-without-deposit', async ({ flow }) => {
  await flow.fund('sender', usdc('1000'), 'usdc');
  const terms = ['sender', 'recipient', eth('0.001'), 0n, 'usdc', true];
  const create = () => flow.call<bigint>('sender', 'create', terms);
  const funded = () => flow.call<bigint>('sender', 'createAndDeposit', [...terms, usdc('1000')]);
  const without = await flow.moves(create, {});
  const id = await flow.moves(funded, {
    'sender.usdc': -usdc('1000'),
    'flow.usdc': usdc('1000'),
  });
  const stream = async (of: bigint) => ({
    ...(await flow.read<object>('getStream', [of])),
    balance: 0n,
  });
  expect(await stream(without)).toEqual(await stream(id));
});

statement('usdc-per-days', ({ flow }) =>
  isRateOf(flow, 385_802_469_135_802n, usdc('1000'), 30n * DAY),
);

statement('usdc-month-rate', ({ flow }) => {
  expect(12n * usdc('5000')).toBe(usdc('60000'));
  return isRateOf(flow, 1_902_587_519_025_875n, usdc('60000'), YEAR);
});

statement('month-because-months', async ({ flow }) => {
  const rate = eth('5000') / (30n * DAY);
  const id = await flow.open({ rate });
  await flow.pass(YEAR);
  const paid = await flow.read('totalDebtOf', [id]);
  expect(paid / usdc('1')).toBe(60_833n);
  expect((paid * 100n + usdc('2500')) / usdc('5000')).toBe(1_217n);
});

statement('days-year-usdc', async ({ flow }) => {
  const id = await flow.open({ rate: 1_902_587_519_025_875n, deposit: usdc('5095.90') });
  await flow.pass(31n * DAY);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(0n);
  // A cent less would not do.
  expect(await flow.read('totalDebtOf', [id])).toBeGreaterThan(usdc('5095.89'));
});

statement('deposit-late-nothing-lost', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
  await flow.pass(300_000n);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('100'));
  await flow.pass(100_000n);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('200'));
  await flow.fund('sender', usdc('200'), 'usdc');
  await flow.call('sender', 'deposit', [id, usdc('200'), 'sender', 'recipient']);
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('400'),
    'flow.usdc': -usdc('400'),
  });
});

statement('outside-app-script', async ({ flow }) => {
  const [first, second] = [await flow.open({ deposit: 0n }), await flow.open({ deposit: 0n })];
  const { sender, recipient } = flow.accounts;
  await flow.fund('sender', usdc('30'), 'usdc');
  const deposit = (id: bigint, amount: string) =>
    flow.encode('deposit', [id, usdc(amount), sender, recipient]);
  const calls = [[deposit(first, '10'), deposit(second, '20'), flow.encode('pause', [second])]];
  await flow.moves(() => flow.call('sender', 'batch', calls), {
    'sender.usdc': -usdc('30'),
    'flow.usdc': usdc('30'),
  });
  expect(await flow.read('getBalance', [first])).toBe(usdc('10'));
  expect(await flow.read('getBalance', [second])).toBe(usdc('20'));
  expect(await flow.read('getRatePerSecond', [second])).toBe(0n);
});
