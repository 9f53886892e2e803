import { expect } from 'vitest';
import { claim, DAY, eth, usd, usdc } from '../../claim';
import { answers, oneOfEach } from './standing';

/** 1,000 USDC in 30 days, rounded down. */
const payroll = 385_802_469_135_802n;

claim(
  '/concepts/flow/overview',
  'A refund goes to the sender, whoever made the deposit.',
  async ({ flow }) => {
    const id = await flow.open({ deposit: 0n });
    await flow.fund('other', usdc('50'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('50'), 'sender', 'recipient']);
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc('50'),
      'flow.usdc': -usdc('50'),
    });
  },
);

claim(
  '/concepts/flow/overview',
  'Anyone can create a stream, for any sender.',
  async ({ flow }) => {
    const id = await flow.open({ by: 'stranger', sender: 'sender', deposit: 0n });
    expect(await flow.read('getSender', [id])).toBe(flow.accounts.sender);
  },
);

claim(
  '/concepts/flow/overview',
  'For 100 USDC at 10 USDC a day it is 864,001 seconds: 10 days and one second.',
  async ({ flow }) => {
    const start = await flow.now();
    const id = await flow.open({ rate: 115_740_740_740_740n, deposit: usdc('100') });
    expect(await flow.read('depletionTimeOf', [id])).toBe(start + 10n * DAY + 1n);
  },
);

claim(
  '/concepts/flow/overview',
  'restart works on paused streams only and needs a rate above zero.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.reverts('SablierFlow_StreamNotPaused', 'sender', 'restart', [id, eth('1')]);
    await flow.call('sender', 'pause', [id]);
    await flow.reverts('SablierFlow_RatePerSecondNotDifferent', 'sender', 'restart', [id, 0n]);
    await flow.call('sender', 'restart', [id, eth('1')]);
  },
);

claim(
  '/concepts/flow/overview',
  '10 USDC a day | 86,400 | 115,740,740,740,740 | 9.999999 USDC',
  async ({ flow }) => {
    expect((usdc('10') * 10n ** 12n) / DAY).toBe(115_740_740_740_740n);
    const id = await flow.open({ rate: 115_740_740_740_740n });
    await flow.pass(86_400n);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('9.999999'));
  },
);

claim(
  '/concepts/flow/overview',
  '120,000 USDC a year | 31,536,000 | 3,805,175,038,051,750 | 119,999.999999 USDC',
  async ({ flow }) => {
    expect((usdc('120000') * 10n ** 12n) / (365n * DAY)).toBe(3_805_175_038_051_750n);
    const id = await flow.open({ rate: 3_805_175_038_051_750n, deposit: 0n });
    await flow.pass(31_536_000n);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('119999.999999'));
  },
);

claim(
  '/concepts/flow/overview',
  'If the full amount must be owed on time and the division leaves a remainder, add 1 to the rate: 1,000 USDC in 30 days at 385,802,469,135,803 gives 1,000.000000 USDC.',
  async ({ flow }) => {
    const down = await flow.open({ rate: payroll });
    const up = await flow.open({ rate: 385_802_469_135_803n });
    await flow.pass(30n * DAY);
    expect(await flow.read('totalDebtOf', [down])).toBe(usdc('999.999999'));
    expect(await flow.read('totalDebtOf', [up])).toBe(usdc('1000'));
  },
);

claim(
  '/concepts/flow/overview',
  'Covered debt is the part the balance can pay. It is the amount the recipient can withdraw.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
    await flow.pass(130n);
    expect(await flow.read('coveredDebtOf', [id])).toBe(usdc('100'));
    const more = [id, 'recipient', usdc('100.000001')];
    await flow.reverts('SablierFlow_Overdraw', 'recipient', 'withdraw', more);
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('100'),
      'flow.usdc': -usdc('100'),
    });
  },
);

claim(
  '/concepts/flow/overview',
  'A refund of one unit more reverts with SablierFlow_RefundOverflow.',
  async ({ flow }) => {
    const id = await flow.open({ rate: payroll });
    await flow.pass(10n * DAY);
    const refund = (amount: string) => [id, usdc(amount)];
    await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', refund('666.666668'));
    await flow.moves(() => flow.call('sender', 'refund', refund('666.666667')), {
      'sender.usdc': usdc('666.666667'),
      'flow.usdc': -usdc('666.666667'),
    });
  },
);

claim(
  '/concepts/flow/overview',
  'A withdrawal larger than S does as well, and leaves the unpaid rest in S.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1') });
    await flow.pass(100n);
    await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('30')]);
    expect(await flow.read<number>('getSnapshotTime', [id])).toBe(Number(await flow.now()));
    expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(eth('70'));
  },
);

claim(
  '/concepts/flow/overview',
  'A withdrawal of S or less only lowers S and leaves the snapshot time unchanged, so getSnapshotTime is not the time of the last withdrawal.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1') });
    await flow.pass(100n);
    await flow.call('sender', 'adjustRatePerSecond', [id, eth('2')]);
    const taken = Number(await flow.now());
    await flow.pass(100n);
    await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('60')]);
    expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(eth('40'));
    await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('40')]);
    expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(0n);
    expect(await flow.read<number>('getSnapshotTime', [id])).toBe(taken);
  },
);

claim(
  '/concepts/flow/overview',
  'Each deposit, refund or change of rate can move the answer, so read it again instead of storing it.',
  async ({ flow }) => {
    const id = await flow.open({ rate: payroll, deposit: usdc('1000') });
    await flow.pass(DAY);
    const answer = () => flow.read('depletionTimeOf', [id]);
    const seen = new Set([await answer()]);
    await flow.fund('other', usdc('50'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('50'), 'sender', 'recipient']);
    seen.add(await answer());
    await flow.call('sender', 'refund', [id, usdc('100')]);
    seen.add(await answer());
    await flow.call('sender', 'adjustRatePerSecond', [id, payroll * 2n]);
    seen.add(await answer());
    expect(seen.size).toBe(4);
  },
);

claim(
  '/concepts/flow/overview',
  'A withdrawal leaves the answer as it is, unless it takes the whole balance.',
  async ({ flow }) => {
    const id = await flow.open({ rate: payroll, deposit: usdc('1000') });
    const answer = await flow.read('depletionTimeOf', [id]);
    for (const amount of [1n, usdc('20'), usdc('12.345678')]) {
      await flow.pass(DAY + 7n);
      await flow.call('recipient', 'withdraw', [id, 'recipient', amount]);
      expect(await flow.read('depletionTimeOf', [id])).toBe(answer);
    }
    await flow.pass(30n * DAY);
    await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
    await flow.reverts('SablierFlow_StreamBalanceZero', 'other', 'depletionTimeOf', [id]);
  },
);

claim(
  '/concepts/flow/overview',
  'depletionTimeOf returns it in Unix seconds, and 0 from that second on.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
    const depletion = (await flow.now()) + 101n;
    await flow.pass(100n);
    expect(await flow.read('depletionTimeOf', [id])).toBe(depletion);
    await flow.pass(1n);
    expect(await flow.read('depletionTimeOf', [id])).toBe(0n);
  },
);

claim(
  '/concepts/flow/overview',
  'It reverts with SablierFlowState_StreamPaused when the rate is zero and with SablierFlow_StreamBalanceZero when the balance is.',
  async ({ flow }) => {
    const { paused, voided } = await oneOfEach(flow);
    for (const id of [paused, voided])
      await flow.reverts('SablierFlowState_StreamPaused', 'other', 'depletionTimeOf', [id]);
    const empty = await flow.open({ deposit: 0n });
    await flow.reverts('SablierFlow_StreamBalanceZero', 'other', 'depletionTimeOf', [empty]);
  },
);

claim(
  '/concepts/flow/overview',
  'For 1,000 USDC at 1,000 USDC in 30 days, the depletion time is 2,592,001 seconds after the start.',
  async ({ flow }) => {
    const start = await flow.now();
    const id = await flow.open({ rate: payroll, deposit: usdc('1000') });
    expect(await flow.read('depletionTimeOf', [id])).toBe(start + 2_592_001n);
  },
);

claim(
  '/concepts/flow/overview',
  'A stream that pays 0.3 units per second reports a debt of 0, 0, 0 and 1 units after one, two, three and four seconds.',
  async ({ flow }) => {
    const id = await flow.open({ rate: 300_000_000_000n });
    const debts: bigint[] = [];
    while (debts.length < 4) {
      await flow.pass(1n);
      debts.push(await flow.read('totalDebtOf', [id]));
    }
    expect(debts).toEqual([0n, 0n, 0n, 1n]);
  },
);

claim(
  '/concepts/flow/overview',
  'A withdrawal subtracts exactly what it paid, so fractions of a unit carry over to the next withdrawal.',
  async ({ flow }) => {
    const id = await flow.open({ rate: 300_000_000_000n });
    await flow.pass(5n);
    await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
    await flow.pass(2n);
    // Half a unit from before and 0.6 since then.
    expect(await flow.read('totalDebtOf', [id])).toBe(1n);
    expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(500_000_000_000n);
  },
);

claim(
  '/concepts/flow/overview',
  'With more, creation reverts with SablierFlow_InvalidTokenDecimals; without the function it reverts too.',
  async ({ flow }) => {
    await flow.deploy('TestToken', ['ODD', 19], 'nineteen');
    const terms = (token: string) => ['sender', 'recipient', eth('1'), 0n, token, true];
    const error = 'SablierFlow_InvalidTokenDecimals';
    await flow.reverts(error, 'sender', 'create', terms('nineteen'));
    await flow.reverts('no data', 'sender', 'create', terms('comptroller'));
    await flow.reverts('success', 'sender', 'create', terms('dai'));
  },
);

claim(
  '/concepts/flow/overview',
  'If one differs from what the contract holds, the call reverts with SablierFlow_NotStreamSender or SablierFlow_NotStreamRecipient.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.fund('other', usdc('1'), 'usdc');
    const deposit = (error: string, sender: string, recipient: string) =>
      flow.reverts(error, 'other', 'deposit', [id, usdc('1'), sender, recipient]);
    await deposit('SablierFlow_NotStreamSender', 'other', 'recipient');
    await deposit('SablierFlow_NotStreamRecipient', 'sender', 'other');
    await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    await deposit('SablierFlow_NotStreamRecipient', 'sender', 'recipient');
    await deposit('success', 'sender', 'owner');
  },
);

claim(
  '/concepts/flow/overview',
  'adjustRatePerSecond accepts neither zero (SablierFlow_NewRatePerSecondZero) nor the current rate (SablierFlow_RatePerSecondNotDifferent).',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1') });
    const adjust = (error: string, rate: bigint) =>
      flow.reverts(error, 'sender', 'adjustRatePerSecond', [id, rate]);
    await adjust('SablierFlow_NewRatePerSecondZero', 0n);
    await adjust('SablierFlow_RatePerSecondNotDifferent', eth('1'));
    await adjust('success', eth('1') - 1n);
  },
);

claim(
  '/concepts/flow/overview',
  'On a pending stream it changes the rate and leaves the start as it is.',
  async ({ flow }) => {
    const start = (await flow.now()) + 2n * DAY;
    const id = await flow.open({ start, rate: eth('1') });
    await flow.pass(DAY);
    await flow.call('sender', 'adjustRatePerSecond', [id, eth('2')]);
    expect(await flow.statusOf(id)).toBe('PENDING');
    expect(await flow.read<number>('getSnapshotTime', [id])).toBe(Number(start));
    await flow.pass(DAY + 10n);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('20'));
  },
);

claim(
  '/concepts/flow/overview',
  'restart | new value | grows again; the pause is not paid | same',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1') });
    await flow.pass(100n);
    await flow.call('sender', 'pause', [id]);
    await flow.pass(DAY);
    await flow.moves(() => flow.call('sender', 'restart', [id, eth('3')]), {});
    expect(await flow.read('getRatePerSecond', [id])).toBe(eth('3'));
    await flow.pass(10n);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('130'));
    expect(await flow.read('getBalance', [id])).toBe(usdc('1000'));
  },
);

claim(
  '/concepts/flow/overview',
  'void | zero | uncovered part erased, the rest is kept | same',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
    await flow.pass(130n);
    await flow.moves(() => flow.call('sender', 'void', [id]), {});
    expect(await flow.read('getRatePerSecond', [id])).toBe(0n);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('100'));
    expect(await flow.read('getBalance', [id])).toBe(usdc('100'));
  },
);

claim(
  '/concepts/flow/overview',
  "Pausing leaves the recipient's claim intact, including a part that is not covered yet.",
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
    await flow.pass(130n);
    await flow.call('sender', 'pause', [id]);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('130'));
    await flow.fund('other', usdc('40'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('40'), 'sender', 'recipient']);
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('130'),
      'flow.usdc': -usdc('130'),
    });
  },
);

claim(
  '/concepts/flow/overview',
  'After refundMax on a running stream the balance equals the debt, so the stream becomes insolvent as soon as one more unit accrues.',
  async ({ flow }) => {
    const id = await flow.open({ rate: 300_000_000_000n });
    await flow.pass(10n);
    await flow.call('sender', 'refundMax', [id]);
    expect(await flow.read('getBalance', [id])).toBe(3n);
    await flow.pass(3n);
    expect(await flow.read('totalDebtOf', [id])).toBe(3n);
    expect(await flow.statusOf(id)).toBe('STREAMING_SOLVENT');
    await flow.pass(1n);
    expect(await flow.read('totalDebtOf', [id])).toBe(4n);
    expect(await flow.statusOf(id)).toBe('STREAMING_INSOLVENT');
  },
);

claim(
  '/concepts/flow/overview',
  'The sender, the recipient and accounts approved by the recipient can do it.',
  async ({ flow }) => {
    const id = await flow.open();
    const voids = (outcome: string, by: string) => answers(flow, outcome, 'void', [id], by);
    for (const who of ['stranger', 'operator', 'delegate'])
      await voids('SablierFlow_Unauthorized', who);
    await flow.call('recipient', 'setApprovalForAll', ['operator', true]);
    await flow.call('recipient', 'approve', ['delegate', id]);
    for (const who of ['sender', 'recipient', 'operator', 'delegate']) await voids('success', who);
  },
);

claim(
  '/concepts/flow/overview',
  'It moves no tokens: the recipient withdraws and the sender calls refundMax afterwards.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
    await flow.pass(60n);
    await flow.moves(() => flow.call('recipient', 'void', [id]), {});
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('60'),
      'flow.usdc': -usdc('60'),
    });
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc('40'),
      'flow.usdc': -usdc('40'),
    });
  },
);

claim(
  '/concepts/flow/overview',
  'withdraw to another address | no | yes | no',
  async ({ flow }) => {
    const { streaming: id } = await oneOfEach(flow);
    await flow.call('recipient', 'setApprovalForAll', ['operator', true]);
    const withdraw = (outcome: string, by: string) =>
      flow.reverts(outcome, by, 'withdraw', [id, 'other', usdc('1')]);
    await withdraw('SablierFlow_WithdrawalAddressNotRecipient', 'sender');
    await withdraw('SablierFlow_WithdrawalAddressNotRecipient', 'stranger');
    await withdraw('success', 'recipient');
    await withdraw('success', 'operator');
  },
);

claim(
  '/concepts/flow/overview',
  'withdraw to the recipient | yes | yes | yes',
  async ({ flow }) => {
    const { streaming: id } = await oneOfEach(flow);
    for (const who of ['sender', 'recipient', 'stranger']) {
      const withdraw = () => flow.call(who, 'withdraw', [id, 'recipient', usdc('1')]);
      await flow.moves(withdraw, { 'recipient.usdc': usdc('1'), 'flow.usdc': -usdc('1') });
    }
  },
);

claim(
  '/concepts/flow/overview',
  'transfer the NFT, if transferable | no | yes | no',
  async ({ flow }) => {
    const id = await flow.open();
    const fixed = await flow.open({ transferable: false });
    await flow.call('recipient', 'setApprovalForAll', ['operator', true]);
    const transfer = (outcome: string, by: string, stream = id) =>
      flow.reverts(outcome, by, 'transferFrom', ['recipient', 'other', stream]);
    for (const who of ['sender', 'stranger']) await transfer('ERC721InsufficientApproval', who);
    for (const who of ['recipient', 'operator']) await transfer('success', who);
    await transfer('SablierFlow_NotTransferable', 'recipient', fixed);
  },
);

claim(
  '/concepts/flow/overview',
  "Withdrawals are the only calls that may require a fee in the chain's own coin.",
  async ({ flow }) => {
    await flow.setMinFee(usd('100'));
    const { pending, streaming, paused } = await oneOfEach(flow);
    const needed = 'SablierFlow_InsufficientFeePayment';
    for (const call of ['withdraw', 'withdrawMax'])
      await answers(flow, needed, call, [streaming, paused]);
    for (const call of ['deposit', 'adjustRatePerSecond', 'refund', 'refundMax', 'void'])
      await answers(flow, 'success', call, [pending, streaming]);
    for (const call of ['pause', 'depositAndPause', 'refundAndPause', 'transferFrom'])
      await answers(flow, 'success', call, [streaming]);
    for (const call of ['restart', 'restartAndDeposit'])
      await answers(flow, 'success', call, [paused]);
  },
);
