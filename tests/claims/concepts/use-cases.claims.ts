import { expect } from 'vitest';
import { claim, dai, DAY, eth, usd, usdc, YEAR } from '../claim';
import { standIn } from '../chains/stand-in';

/** The rate of the page: 1,000 USDC in 30 days. */
const SALARY = 385_802_469_135_802n;

claim(
  '/concepts/use-cases',
  'A cliff adds a probation period: without a start unlock, nothing is released before it.',
  async ({ lockup }) => {
    const id = await lockup.open({ cliff: 25n * DAY, unlocks: { start: 0n, cliff: dai('25') } });
    await lockup.pass(25n * DAY - 1n);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
    await lockup.pass(1n);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('25'));
  },
);

claim(
  '/concepts/use-cases',
  'If someone leaves, you cancel and the unreleased rest returns to you.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(59n * DAY);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('41'),
      lockup: -dai('41'),
    });
  },
);

claim(
  '/concepts/use-cases',
  'Backweighted vesting releases 10, 20, 30 and 40 percent at the end of four successive years.',
  async ({ lockup }) => {
    const shares = ['10', '20', '30', '40'].map((share) => dai(share));
    const id = await lockup.open({ tranches: shares.map((share) => [share, YEAR] as const) });
    let released = 0n;
    for (const share of shares) {
      await lockup.pass(YEAR - 1n);
      expect(await lockup.read('streamedAmountOf', [id])).toBe(released);
      await lockup.pass(1n);
      expect(await lockup.read('streamedAmountOf', [id])).toBe((released += share));
    }
  },
);

claim(
  '/concepts/use-cases',
  'A timelock holds tokens until one date, and then releases all of them.',
  async ({ lockup }) => {
    const id = await lockup.open({ tranches: [[dai('100'), YEAR]] });
    await lockup.pass(YEAR - 1n);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
    await lockup.pass(1n);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
  },
);

claim(
  '/concepts/use-cases',
  'A price-gated stream unlocks everything while a price feed reports at least a target, and on its end date in any case.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/use-cases',
  'The sender chooses the feed, and the contract does not check that it prices the token in the stream.',
  async ({ lockup }) => {
    // A feed of somebody, which knows no token.
    const answer = [1n, usd('1'), 0n, 0n, 1n];
    const oracle = await standIn(lockup, { 'decimals()': [8n], 'latestRoundData()': answer });
    const id = await lockup.open({ targetPrice: usd('2'), oracle });
    expect(await lockup.read('getPriceGatedUnlockParams', [id])).toMatchObject({
      targetPrice: usd('2'),
    });
    answer[1] = usd('2');
    await standIn(lockup, { 'decimals()': [8n], 'latestRoundData()': answer });
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
  },
);

claim(
  '/concepts/use-cases',
  'After 10 days the employee is owed 333.333333 USDC.',
  async ({ flow }) => {
    expect((1000n * 10n ** 18n) / (30n * DAY)).toBe(SALARY);
    const id = await flow.open({ rate: SALARY });
    await flow.pass(10n * DAY);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('333.333333'));
  },
);

claim(
  '/concepts/use-cases',
  'After 30 days it is 999.999999 USDC: the rate was rounded down, and the last millionth follows one second later.',
  async ({ flow }) => {
    const id = await flow.open({ rate: SALARY, deposit: usdc('1000') });
    await flow.pass(30n * DAY);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('999.999999'));
    await flow.pass(1n);
    expect(await flow.read('withdrawableAmountOf', [id])).toBe(usdc('1000'));
  },
);

claim(
  '/concepts/use-cases',
  'What the balance does not cover is recorded as debt and becomes payable with the next deposit.',
  async ({ flow }) => {
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
  },
);

claim(
  '/concepts/use-cases',
  'A price that falls below the target before the recipient withdraws locks the tokens again, and the sender of a cancelable stream can then cancel it and take them all back.',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('4000') });
    await lockup.setPrice(usd('4000'));
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
    await lockup.setPrice(usd('4000') - 1n);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/concepts/use-cases',
  'They keep the debt that the balance covers; voiding erases the rest and cannot be undone, so deposit what is still owed first.',
  async ({ flow }) => {
    const [scarce, rich] = [await flow.open({ deposit: usdc('50') }), await flow.open()];
    await flow.pass(DAY);
    for (const id of [scarce, rich]) await flow.call('sender', 'void', [id]);
    await flow.pass(DAY);
    expect(await flow.read('withdrawableAmountOf', [scarce])).toBe(usdc('50'));
    expect(await flow.read('withdrawableAmountOf', [rich])).toBe(usdc('86.4'));
    expect(await flow.read('uncoveredDebtOf', [scarce])).toBe(0n);
    await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', [scarce, 1n]);
  },
);

claim(
  '/concepts/use-cases',
  'The payer can stop at any second and owes exactly the time used.',
  async ({ flow }) => {
    for (const seconds of [1n, 61n, DAY + 1n]) {
      const id = await flow.open();
      await flow.pass(seconds);
      await flow.call('sender', 'pause', [id]);
      await flow.pass(DAY);
      // A thousandth of a token per second.
      expect(await flow.read('totalDebtOf', [id])).toBe(seconds * usdc('0.001'));
    }
  },
);

claim(
  '/concepts/use-cases',
  'The payee has no way to force a deposit: a Flow stream records debt, and does not collect it.',
  async ({ flow }) => {
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
  },
);

claim(
  '/concepts/use-cases',
  'A cancelable stream to a wrong address loses only what was released before you canceled it.',
  async ({ lockup }) => {
    const id = await lockup.open({ recipient: 'stranger' });
    await lockup.pass(DAY);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('99'),
      lockup: -dai('99'),
    });
    await lockup.pass(100n * DAY);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('1'));
  },
);

claim(
  '/concepts/use-cases',
  "to edit a Lockup stream's amount, dates or sender | not possible; if the stream is cancelable, cancel it and create a new one",
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/use-cases',
  'Lending contracts that need to react to a cancellation can use hooks, if the comptroller has allowlisted them.',
  async ({ lockup }) => {
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
    await lockup.reverts('Comptrollerable_CallerNotComptroller', 'sender', 'allowToHook', [
      'ledger',
    ]);
  },
);

claim(
  '/concepts/use-cases',
  'Change the rate for a raise, pause the stream for unpaid leave, and void it when the person leaves.',
  async ({ flow }) => {
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
  },
);
