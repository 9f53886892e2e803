import { expect } from 'vitest';
import { statement, dai, DAY, eth, usd, usdc, YEAR } from '../statement';
import { standIn } from '../chains/stand-in';
import { cancels } from '../worlds/proofs';

/** The rate of the page: 1,000 USDC in 30 days. */
const SALARY = 385_802_469_135_802n;

statement('cliff-adds-probation', async ({ lockup }) => {
  const id = await lockup.open({ cliff: 25n * DAY, unlocks: { start: 0n, cliff: dai('25') } });
  await lockup.pass(25n * DAY - 1n);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
  await lockup.pass(1n);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('25'));
});

statement('someone-unreleased-returns', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(59n * DAY);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('41'),
    lockup: -dai('41'),
  });
});

statement('backweighted-vesting-percent', async ({ lockup }) => {
  const shares = ['10', '20', '30', '40'].map((share) => dai(share));
  const id = await lockup.open({ tranches: shares.map((share) => [share, YEAR] as const) });
  let released = 0n;
  for (const share of shares) {
    await lockup.pass(YEAR - 1n);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(released);
    await lockup.pass(1n);
    expect(await lockup.read('streamedAmountOf', [id])).toBe((released += share));
  }
});

statement('timelock-holds-until', async ({ lockup }) => {
  const id = await lockup.open({ tranches: [[dai('100'), YEAR]] });
  await lockup.pass(YEAR - 1n);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
  await lockup.pass(1n);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
});

statement('price-gated-unlocks-everything', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: usd('4000'), total: 100n * DAY });
  const held = () => lockup.read('withdrawableAmountOf', [id]);
  await lockup.setPrice(usd('4000') - 1n);
  expect(await held()).toBe(0n);
  await lockup.setPrice(usd('4000'));
  expect(await held()).toBe(dai('100'));
  await lockup.setPrice(usd('1'));
  await lockup.pass(100n * DAY - 1n);
  expect(await held()).toBe(0n);
  await lockup.pass(1n);
  expect(await held()).toBe(dai('100'));
});

statement('sender-chooses-contract-check', async ({ lockup }) => {
  // A feed of somebody, which knows no token.
  const answer = [1n, usd('1'), 0n, 0n, 1n];
  const oracle = await standIn(lockup, { 'decimals()': [8n], 'latestRoundData()': answer });
  const id = await lockup.open({ by: 'other', targetPrice: usd('2'), oracle });
  expect(await lockup.read('getPriceGatedUnlockParams', [id])).toMatchObject({
    targetPrice: usd('2'),
  });
  answer[1] = usd('2');
  await standIn(lockup, { 'decimals()': [8n], 'latestRoundData()': answer });
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
});

statement('after-days-employee', async ({ flow }) => {
  expect((1000n * 10n ** 18n) / (30n * DAY)).toBe(SALARY);
  const id = await flow.open({ rate: SALARY });
  await flow.pass(10n * DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('333.333333'));
});

statement('after-rounded-down-last', async ({ flow }) => {
  const id = await flow.open({ rate: SALARY, deposit: usdc('1000') });
  await flow.pass(30n * DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('999.999999'));
  await flow.pass(1n);
  expect(await flow.read('withdrawableAmountOf', [id])).toBe(usdc('1000'));
});

statement('balance-cover-recorded-becomes', async ({ flow }) => {
  const id = await flow.open({ deposit: usdc('50') });
  await flow.pass(DAY);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('36.4'));
  expect(await flow.read('withdrawableAmountOf', [id])).toBe(usdc('50'));
  await flow.fund('sender', usdc('40'), 'usdc');
  await flow.call('sender', 'deposit', [id, usdc('40'), 'sender', 'recipient']);
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('86.4'),
    'flow.usdc': -usdc('86.4'),
  });
});

statement('price-falls-below-recipient', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: usd('4000') });
  await lockup.setPrice(usd('4000'));
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  await lockup.setPrice(usd('4000') - 1n);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
});

statement('keep-covers-voiding', async ({ flow }) => {
  const [scarce, rich] = [await flow.open({ deposit: usdc('50') }), await flow.open()];
  await flow.pass(DAY);
  for (const id of [scarce, rich]) await flow.call('sender', 'void', [id]);
  await flow.pass(DAY);
  expect(await flow.read('withdrawableAmountOf', [scarce])).toBe(usdc('50'));
  expect(await flow.read('withdrawableAmountOf', [rich])).toBe(usdc('86.4'));
  expect(await flow.read('uncoveredDebtOf', [scarce])).toBe(0n);
  await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', [scarce, 1n]);
});

statement('payer-stop-owes', async ({ flow }) => {
  for (const seconds of [1n, 61n, DAY + 1n]) {
    const id = await flow.open();
    await flow.pass(seconds);
    await flow.call('sender', 'pause', [id]);
    await flow.pass(DAY);
    // A thousandth of a token per second.
    expect(await flow.read('totalDebtOf', [id])).toBe(seconds * usdc('0.001'));
  }
});

statement('payee-no-way', async ({ flow }) => {
  const id = await flow.open({ deposit: 0n });
  // The payer has the tokens and has allowed Flow to take them.
  await flow.fund('sender', usdc('500'), 'usdc');
  await flow.pass(DAY);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('86.4'));
  await flow.reverts('SablierFlow_WithdrawAmountZero', 'recipient', 'withdrawMax', [
    id,
    'recipient',
  ]);
  await flow.reverts('ERC20InsufficientAllowance', 'recipient', 'deposit', [
    id,
    usdc('86.4'),
    'sender',
    'recipient',
  ]);
});

statement(
  'cancelable-wrong-address-loses',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: ['pending', 'start', 'cliff', 'between', 'last'],
    withdrawn: 'any',
    feed: ['none', 'below', 'reverting'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    await cancels(world);
  },
);

statement('edit-lockup-stream', async ({ lockup }) => {
  const writes = lockup.abi.flatMap((item) =>
    item.type === 'function' && !/view|pure/.test(item.stateMutability) ? item.name : [],
  );
  // What is left besides creating, ERC-721 and what only the comptroller may call.
  const known =
    /^(createWith\w+|set(ApprovalForAll|Comptroller|NFTDescriptor|NativeToken)|allowToHook|recover|transferFeesToComptroller|(safeT|t)ransferFrom|approve)$/;
  expect(writes.filter((name) => !known.test(name)).sort()).toEqual([
    'batch',
    'burn',
    'cancel',
    'cancelMultiple',
    'renounce',
    'withdraw',
    'withdrawMax',
    'withdrawMaxAndTransfer',
    'withdrawMultiple',
  ]);
  const id = await lockup.open();
  await lockup.call('sender', 'cancel', [id]);
  expect(await lockup.read('getSender', [await lockup.open({ total: DAY })])).toBe(
    lockup.accounts.sender,
  );
});

statement('lending-contracts-need', async ({ lockup }) => {
  const ledger = await lockup.deploy('StreamLedger', [lockup.address], 'ledger');
  const lost = (id: bigint) => lockup.on(ledger).read('lost', [id]);
  const [before, after] = [
    await lockup.open({ recipient: 'ledger' }),
    await lockup.open({ recipient: 'ledger' }),
  ];
  await lockup.call('sender', 'cancel', [before]);
  expect(await lost(before)).toBe(0n);
  const data = lockup.encode('allowToHook', [ledger.address]);
  await lockup.comptroller.call('admin', 'execute', ['lockup', data]);
  await lockup.pass(40n * DAY);
  await lockup.call('sender', 'cancel', [after]);
  expect(await lost(after)).toBe(dai('60'));
  await lockup.reverts('Comptrollerable_CallerNotComptroller', 'sender', 'allowToHook', ['ledger']);
});

statement('change-raise-pause', async ({ flow }) => {
  const id = await flow.open();
  await flow.pass(DAY);
  await flow.call('sender', 'adjustRatePerSecond', [id, eth('0.002')]);
  await flow.pass(DAY);
  await flow.call('sender', 'pause', [id]);
  await flow.pass(DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(3n * usdc('86.4'));
  await flow.call('sender', 'restart', [id, eth('0.002')]);
  await flow.call('sender', 'void', [id]);
  await flow.pass(DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(3n * usdc('86.4'));
});
