import { datedParams, linearArgs, type LinearRest } from '../../chains/creation';
import { statement, dai, DAY, usdc } from '../../statement';

/** Arguments of createWithTimestampsLL: 100 tokens over 100 days, with one thing changed. */
const linear = (start: bigint, change: object = {}, rest: LinearRest = {}) =>
  linearArgs(datedParams(start, change), rest);

statement('erc20-insufficient-allowance', async ({ lockup, flow }) => {
  const args = linear(await lockup.now());
  const refused = 'ERC20InsufficientAllowance';
  await lockup.reverts(refused, 'sender', 'createWithTimestampsLL', args);
  await flow.fund('sender', dai('100'));
  await lockup.reverts(refused, 'sender', 'createWithTimestampsLL', args);
  await lockup.fund('sender', dai('100') - 1n);
  await lockup.reverts(refused, 'sender', 'createWithTimestampsLL', args);
  await lockup.fund('sender', dai('100'));
  await lockup.call('sender', 'createWithTimestampsLL', args);
});

statement('deposit-amount-not', async ({ lockup }) => {
  const start = await lockup.now();
  const [params] = linear(start);
  const part = (amount: bigint) => [{ amount, exponent: dai('1'), timestamp: start + 100n * DAY }];
  await lockup.fund('sender', dai('100'));
  for (const [name, kind] of [
    ['LD', 'Segment'],
    ['LT', 'Tranche'],
  ] as const) {
    const error = `SablierLockupHelpers_DepositAmountNotEqualTo${kind}AmountsSum`;
    const args = [params, part(dai('100') - 1n)];
    await lockup.reverts(error, 'sender', `createWithTimestamps${name}`, args);
    const whole = [params, part(dai('100'))];
    await lockup.reverts('success', 'sender', `createWithTimestamps${name}`, whole);
  }
});

statement('granularity-too-high', async ({ lockup }) => {
  const start = await lockup.now();
  const create = (outcome: string, granularity: bigint, cliff = 0n) =>
    lockup.reverts(
      outcome,
      'sender',
      'createWithTimestampsLL',
      linear(start, {}, { granularity, cliff }),
    );
  await lockup.fund('sender', dai('100'));
  await create('SablierLockupHelpers_GranularityTooHigh', 100n * DAY + 1n);
  await create('success', 100n * DAY);
  await create('SablierLockupHelpers_GranularityTooHigh', 70n * DAY + 1n, start + 30n * DAY);
  await create('success', 70n * DAY, start + 30n * DAY);
});

statement('cliff-time-zero', async ({ lockup }) => {
  const start = await lockup.now();
  const create = (outcome: string, cliff: bigint, cliffTime: bigint) =>
    lockup.reverts(
      outcome,
      'sender',
      'createWithTimestampsLL',
      linear(start, {}, { unlocks: { start: 0n, cliff }, cliff: cliffTime }),
    );
  await lockup.fund('sender', dai('100'));
  await create('SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero', 1n, 0n);
  await create('success', 1n, start + DAY);
  await create('success', 0n, 0n);
});

statement('shape-exceeds32-bytes', async ({ lockup }) => {
  const start = await lockup.now();
  const create = (outcome: string, shape: string) =>
    lockup.reverts(outcome, 'sender', 'createWithTimestampsLL', linear(start, { shape }));
  await lockup.fund('sender', dai('100'));
  await create('SablierLockupHelpers_ShapeExceeds32Bytes', 'x'.repeat(33));
  await create('success', 'x'.repeat(32));
  await create('success', '');
});

statement('create-native-token', async ({ lockup, flow }) => {
  const args = linear(await lockup.now());
  await lockup.fund('sender', dai('100'));
  await lockup.reverts('success', 'sender', 'createWithTimestampsLL', args);
  const terms = ['sender', 'recipient', 1n, 0n, 'dai', true];
  await flow.reverts('success', 'sender', 'create', terms);
  const token = await lockup.read('getUnderlyingToken', [await lockup.open()]);
  const setCoin = lockup.encode('setNativeToken', [token]);
  for (const name of ['lockup', 'flow'])
    await lockup.comptroller.call('admin', 'execute', [name, setCoin]);
  await lockup.fund('sender', dai('100'));
  const error = 'SablierLockupHelpers_CreateNativeToken';
  await lockup.reverts(error, 'sender', 'createWithTimestampsLL', args);
  await flow.reverts('SablierFlow_CreateNativeToken', 'sender', 'create', terms);
});

statement('invalid-token-decimals', async ({ flow }) => {
  await flow.deploy('TestToken', ['ODD', 19], 'odd');
  const terms = (token: string) => ['sender', 'recipient', 1n, 0n, token, true];
  await flow.reverts('SablierFlow_InvalidTokenDecimals', 'sender', 'create', terms('odd'));
  await flow.reverts('success', 'sender', 'create', terms('dai'));
});

statement('create-rate-per', async ({ flow }) => {
  const later = (await flow.now()) + DAY;
  const create = (outcome: string, rate: bigint, start: bigint) =>
    flow.reverts(outcome, 'sender', 'create', ['sender', 'recipient', rate, start, 'usdc', true]);
  await create('SablierFlow_CreateRatePerSecondZero', 0n, later);
  await create('success', 1n, later);
  await create('success', 0n, 0n);
});

statement('not-stream-sender', async ({ flow }) => {
  const id = await flow.open();
  await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await flow.fund('other', usdc('1'), 'usdc');
  const deposit = (outcome: string, sender: string, recipient: string) =>
    flow.reverts(outcome, 'other', 'deposit', [id, usdc('1'), sender, recipient]);
  await deposit('SablierFlow_NotStreamSender', 'other', 'owner');
  await deposit('SablierFlow_NotStreamRecipient', 'sender', 'recipient');
  await deposit('success', 'sender', 'owner');
});

statement('erc721-invalid-receiver', async ({ lockup, flow }) => {
  const recipient = `0x${'0'.repeat(40)}`;
  const error = 'ERC721InvalidReceiver';
  await lockup.fund('sender', dai('100'));
  const args = linear(await lockup.now(), { recipient });
  await lockup.reverts(error, 'sender', 'createWithTimestampsLL', args);
  await flow.reverts(error, 'sender', 'create', ['sender', recipient, 1n, 0n, 'usdc', true]);
});
