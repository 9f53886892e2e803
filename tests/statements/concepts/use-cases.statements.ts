import { expect } from 'vitest';
import { inEachModel } from '../chains/each';
import { statement, dai, DAY, eth, usd, usdc, YEAR } from '../statement';
import { cancels } from '../worlds/proofs';

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

statement('edit-lockup-stream', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
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
