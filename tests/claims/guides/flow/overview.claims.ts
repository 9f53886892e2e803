import { expect } from 'vitest';
import { numberToHex, toEventSelector, type AbiEvent } from 'viem';
import { claim, DAY, eth, usd, usdc, YEAR } from '../../claim';
import { functionsOf, lastTopics, TEN_A_DAY, withOperator } from './flow';

const NOT_SENDER = ['recipient', 'operator', 'stranger'] as const;

claim(
  '/guides/flow/overview',
  'create, createAndDeposit, deposit, batch | yes | yes | yes',
  async ({ flow }) => {
    const id = await withOperator(flow);
    const terms = ['sender', 'recipient', TEN_A_DAY, 0n, 'usdc', true];
    for (const who of ['sender', ...NOT_SENDER] as const) {
      await flow.fund(who, usdc('20'), 'usdc');
      const next = await flow.read('nextStreamId');
      await flow.call(who, 'create', terms);
      await flow.call(who, 'createAndDeposit', [...terms, usdc('10')]);
      const deposit = [id, usdc('10'), flow.accounts.sender, flow.accounts.recipient];
      await flow.call(who, 'batch', [[flow.encode('deposit', deposit)]]);
      expect(await flow.read('nextStreamId')).toBe(next + 2n);
    }
    expect(await flow.read('getBalance', [id])).toBe(usdc('1040'));
  },
);

claim(
  '/guides/flow/overview',
  'adjustRatePerSecond, pause, depositAndPause | yes | no | no',
  async ({ flow }) => {
    const id = await withOperator(flow);
    const second = await withOperator(flow);
    for (const who of NOT_SENDER) {
      await flow.fund(who, usdc('1'), 'usdc');
      const refused = 'SablierFlowState_Unauthorized';
      await flow.reverts(refused, who, 'adjustRatePerSecond', [id, TEN_A_DAY]);
      await flow.reverts(refused, who, 'pause', [id]);
      await flow.reverts(refused, who, 'depositAndPause', [id, usdc('1')]);
    }
    await flow.call('sender', 'adjustRatePerSecond', [id, TEN_A_DAY]);
    await flow.call('sender', 'pause', [id]);
    await flow.fund('sender', usdc('1'), 'usdc');
    await flow.call('sender', 'depositAndPause', [second, usdc('1')]);
  },
);

claim('/guides/flow/overview', 'restart, restartAndDeposit | yes | no | no', async ({ flow }) => {
  const id = await withOperator(flow);
  const second = await withOperator(flow);
  for (const stream of [id, second]) await flow.call('sender', 'pause', [stream]);
  for (const who of NOT_SENDER) {
    await flow.fund(who, usdc('1'), 'usdc');
    const refused = 'SablierFlowState_Unauthorized';
    await flow.reverts(refused, who, 'restart', [id, TEN_A_DAY]);
    await flow.reverts(refused, who, 'restartAndDeposit', [id, TEN_A_DAY, usdc('1')]);
  }
  await flow.call('sender', 'restart', [id, TEN_A_DAY]);
  await flow.fund('sender', usdc('1'), 'usdc');
  await flow.call('sender', 'restartAndDeposit', [second, TEN_A_DAY, usdc('1')]);
});

claim(
  '/guides/flow/overview',
  'refund, refundMax, refundAndPause | yes | no | no',
  async ({ flow }) => {
    const id = await withOperator(flow);
    const second = await withOperator(flow);
    for (const who of NOT_SENDER) {
      const refused = 'SablierFlowState_Unauthorized';
      await flow.reverts(refused, who, 'refund', [id, usdc('1')]);
      await flow.reverts(refused, who, 'refundMax', [id]);
      await flow.reverts(refused, who, 'refundAndPause', [id, usdc('1')]);
    }
    await flow.call('sender', 'refund', [id, usdc('1')]);
    await flow.call('sender', 'refundMax', [id]);
    await flow.call('sender', 'refundAndPause', [second, usdc('1')]);
    expect(await flow.balanceOf('sender', 'usdc')).toBe(usdc('1001'));
  },
);

claim('/guides/flow/overview', 'void | yes | yes | no', async ({ flow }) => {
  for (const who of ['sender', 'recipient', 'operator'] as const) {
    const id = await withOperator(flow);
    await flow.reverts('SablierFlow_Unauthorized', 'stranger', 'void', [id]);
    await flow.call(who, 'void', [id]);
    expect(await flow.read('isVoided', [id]), who).toBe(true);
  }
});

claim(
  '/guides/flow/overview',
  'withdraw, withdrawMax | to recipient | to any address | to recipient',
  async ({ flow }) => {
    const id = await withOperator(flow);
    await flow.pass(10n * DAY);
    const refused = 'SablierFlow_WithdrawalAddressNotRecipient';
    for (const who of ['sender', 'stranger'] as const) {
      await flow.reverts(refused, who, 'withdraw', [id, who, usdc('1')]);
      await flow.reverts(refused, who, 'withdrawMax', [id, who]);
      await flow.call(who, 'withdraw', [id, 'recipient', usdc('1')]);
    }
    for (const who of ['recipient', 'operator'] as const)
      await flow.call(who, 'withdraw', [id, 'other', usdc('1')]);
    expect(await flow.balanceOf('other', 'usdc')).toBe(usdc('2'));
    await flow.moves(() => flow.call('stranger', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('860'),
      'flow.usdc': -usdc('860'),
    });
  },
);

claim(
  '/guides/flow/overview',
  'NFT transfer, if the stream is transferable | no | yes | no',
  async ({ flow }) => {
    const refused = 'ERC721InsufficientApproval';
    for (const who of ['recipient', 'operator'] as const) {
      const id = await withOperator(flow);
      for (const other of ['sender', 'stranger'] as const)
        await flow.reverts(refused, other, 'transferFrom', ['recipient', 'other', id]);
      await flow.call(who, 'transferFrom', ['recipient', 'other', id]);
      expect(await flow.read('getRecipient', [id])).toBe(flow.accounts.other);
    }
    const fixed = await withOperator(flow, { transferable: false });
    for (const who of ['recipient', 'operator'] as const)
      await flow.reverts('SablierFlow_NotTransferable', who, 'transferFrom', [
        'recipient',
        'other',
        fixed,
      ]);
  },
);

claim(
  '/guides/flow/overview',
  'The sender is fixed at creation and never changes.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await flow.call('sender', 'pause', [id]);
    await flow.call('sender', 'restart', [id, TEN_A_DAY]);
    await flow.call('other', 'void', [id]);
    expect(await flow.read('getSender', [id])).toBe(flow.accounts.sender);
    expect(functionsOf(flow).filter((name) => /set.*sender|changeSender/i.test(name))).toEqual([]);
  },
);

claim(
  '/guides/flow/overview',
  "If a contract is to manage a stream, it has to be that sender: a stream that you create in somebody else's name is under their control.",
  async ({ flow }) => {
    const id = await flow.open({ by: 'other', sender: 'sender' });
    await flow.reverts('SablierFlowState_Unauthorized', 'other', 'pause', [id]);
    await flow.reverts('SablierFlowState_Unauthorized', 'other', 'refundMax', [id]);
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc('1000'),
      'flow.usdc': -usdc('1000'),
    });
  },
);

claim(
  '/guides/flow/overview',
  'No token moves and no approval is needed: create a stream.',
  async ({ flow }) => {
    const terms = ['sender', 'recipient', TEN_A_DAY, 0n, 'usdc', true];
    await flow.moves(() => flow.call('sender', 'create', terms), {});
    expect(await flow.read('nextStreamId')).toBe(2n);
  },
);

claim('/guides/flow/overview', 'There is no end date and no cancel function.', async ({ flow }) => {
  expect(functionsOf(flow).filter((name) => /cancel|end(time)?$/i.test(name))).toEqual([]);
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(100n * YEAR);
  expect(await flow.read('totalDebtOf', [id])).toBe(100n * YEAR * usdc('1'));
});

claim(
  '/guides/flow/overview',
  'A stream stops when its sender pauses it, and ends for good when the sender, the recipient or an approved operator calls void.',
  async ({ flow }) => {
    for (const who of ['sender', 'recipient', 'operator'] as const) {
      const id = await withOperator(flow, { rate: TEN_A_DAY });
      await flow.pass(DAY);
      await flow.call('sender', 'pause', [id]);
      await flow.pass(DAY);
      expect(await flow.read('totalDebtOf', [id])).toBe(9_999_999n);
      await flow.call('sender', 'restart', [id, TEN_A_DAY]);
      await flow.call(who, 'void', [id]);
      await flow.pass(DAY);
      expect(await flow.read('totalDebtOf', [id])).toBe(9_999_999n);
      await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', [id, TEN_A_DAY]);
    }
  },
);

claim(
  '/guides/flow/overview',
  "Only withdrawals may cost a fee, in the chain's own coin.",
  async ({ flow }) => {
    await flow.setMinFee(usd('3'));
    const id = await flow.open({ rate: eth('1') });
    await flow.pass(60n);
    await flow.call('sender', 'adjustRatePerSecond', [id, eth('2')]);
    await flow.call('sender', 'refund', [id, usdc('1')]);
    await flow.call('sender', 'pause', [id]);
    await flow.call('sender', 'restart', [id, eth('1')]);
    await flow.reverts('SablierFlow_InsufficientFeePayment', 'recipient', 'withdrawMax', [
      id,
      'recipient',
    ]);
    const value = await flow.read('calculateMinFeeWei', [id]);
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient'], { value }), {
      'recipient.usdc': usdc('60'),
      'flow.usdc': -usdc('60'),
      'recipient.coin': -eth('0.001'),
      'flow.coin': eth('0.001'),
    });
    await flow.call('recipient', 'void', [id]);
  },
);

claim(
  '/guides/flow/overview',
  'rates | 18 decimals per second, whatever the token has',
  async ({ flow }) => {
    const six = await flow.open({ rate: eth('1'), deposit: 0n });
    const eighteen = await flow.open({ rate: eth('1'), deposit: 0n, token: 'dai' });
    await flow.pass(1n);
    expect(await flow.read('totalDebtOf', [six])).toBe(1_000_000n);
    expect(await flow.read('totalDebtOf', [eighteen])).toBe(1_000_000_000_000_000_000n);
  },
);

claim(
  '/guides/flow/overview',
  'deposits, refunds, withdrawals, debts | smallest unit of the token',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1'), deposit: 10_000_000n });
    expect(await flow.balanceOf('flow', 'usdc')).toBe(10_000_000n);
    await flow.pass(3n);
    expect(await flow.read('totalDebtOf', [id])).toBe(3_000_000n);
    await flow.moves(() => flow.call('sender', 'refund', [id, 1n]), {
      'sender.usdc': 1n,
      'flow.usdc': -1n,
    });
    await flow.moves(() => flow.call('recipient', 'withdraw', [id, 'recipient', 2n]), {
      'recipient.usdc': 2n,
      'flow.usdc': -2n,
    });
  },
);

claim(
  '/guides/flow/overview',
  'ongoingDebtScaledOf, snapshotDebtScaled | 18 decimals',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1') });
    await flow.pass(3n);
    expect(await flow.read('ongoingDebtScaledOf', [id])).toBe(eth('3'));
    await flow.call('sender', 'pause', [id]);
    expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(eth('3'));
  },
);

claim(
  '/guides/flow/overview',
  "CreateFlowStream carries the stream's id, which is not indexed: take it from the data.",
  async ({ flow }) => {
    const id = await flow.open({ deposit: 0n });
    const [event] = flow.abi.filter(
      (item): item is AbiEvent => item.type === 'event' && item.name === 'CreateFlowStream',
    );
    const input = event?.inputs.find(({ name }) => name === 'streamId');
    expect(input?.indexed).toBe(false);
    const [log] = await flow.chain.getContractEvents({
      abi: flow.abi,
      address: flow.address,
      eventName: 'CreateFlowStream',
      fromBlock: 'latest',
    });
    expect(log?.args).toMatchObject({ streamId: id });
    expect(log?.topics).not.toContain(numberToHex(id, { size: 32 }));
  },
);

claim(
  '/guides/flow/overview',
  'DepositFlowStream, WithdrawFromFlowStream, RefundFromFlowStream, AdjustFlowStream, PauseFlowStream, RestartFlowStream and VoidFlowStream have the id as their first indexed argument, topics[1] of the log.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1') });
    await flow.fund('sender', usdc('1'), 'usdc');
    await flow.pass(10n);
    const calls = [
      ['DepositFlowStream', 'sender', 'deposit', [id, usdc('1'), 'sender', 'recipient']],
      ['WithdrawFromFlowStream', 'recipient', 'withdrawMax', [id, 'recipient']],
      ['RefundFromFlowStream', 'sender', 'refund', [id, usdc('1')]],
      ['AdjustFlowStream', 'sender', 'adjustRatePerSecond', [id, eth('2')]],
      ['PauseFlowStream', 'sender', 'pause', [id]],
      ['RestartFlowStream', 'sender', 'restart', [id, eth('1')]],
      ['VoidFlowStream', 'recipient', 'void', [id]],
    ] as const;
    for (const [event, who, name, args] of calls) {
      await flow.call(who, name, args);
      const declared = flow.abi.find(
        (item): item is AbiEvent => item.type === 'event' && item.name === event,
      );
      const selector = declared && toEventSelector(declared);
      const topics = (await lastTopics(flow)).find(([first]) => first === selector);
      expect(topics?.[1], event).toBe(numberToHex(id, { size: 32 }));
    }
  },
);

claim('/guides/flow/overview', 'A debt grows without any event.', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: 0n });
  const fromBlock = (await flow.chain.getBlockNumber()) + 1n;
  await flow.pass(DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('86400'));
  expect(await flow.chain.getLogs({ address: flow.address, fromBlock })).toEqual([]);
});
