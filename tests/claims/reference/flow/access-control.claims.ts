import { expect } from 'vitest';
import { outcomes } from '../../chains/roles';
import { claim, DAY, eth, usd, usdc } from '../../claim';

const REFUSED = 'SablierFlowState_Unauthorized';

claim(
  '/reference/flow/access-control',
  'Sender | the account named at creation; it manages the rate and the surplus, and never changes',
  async ({ flow }) => {
    const id = await flow.open({ by: 'other', sender: 'sender' });
    await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    const sender = { sender: 'success', other: REFUSED, owner: REFUSED };
    await outcomes(flow, 'adjustRatePerSecond', [id, eth('1')], sender);
    await outcomes(flow, 'refundMax', [id], sender);
    expect(await flow.read('getSender', [id])).toBe(flow.accounts.sender);
    const names = flow.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
    expect(names.filter((name) => /^(set|change|transfer).*sender/i.test(name))).toEqual([]);
  },
);

claim(
  '/reference/flow/access-control',
  'Recipient | whoever owns the stream NFT now',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    await flow.pass(DAY);
    await outcomes(flow, 'withdraw', [id, 'other', usdc('1')], {
      owner: 'success',
      recipient: 'SablierFlow_WithdrawalAddressNotRecipient',
    });
    await outcomes(flow, 'void', [id], {
      owner: 'success',
      recipient: 'SablierFlow_Unauthorized',
    });
  },
);

claim(
  '/reference/flow/access-control',
  'A refund goes to the sender, even if somebody else paid the deposit.',
  async ({ flow }) => {
    const id = await flow.open({ deposit: 0n });
    await flow.fund('other', usdc('50'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('50'), 'sender', 'recipient']);
    await flow.reverts(REFUSED, 'other', 'refundMax', [id]);
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc('50'),
      'flow.usdc': -usdc('50'),
    });
  },
);

claim(
  '/reference/flow/access-control',
  'A deposit gives no rights to whoever makes it.',
  async ({ flow }) => {
    const id = await flow.open({ deposit: 0n });
    await flow.fund('other', usdc('50'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('50'), 'sender', 'recipient']);
    for (const [name, args] of [
      ['refundMax', [id]],
      ['pause', [id]],
      ['adjustRatePerSecond', [id, eth('1')]],
    ] as const)
      await flow.reverts(REFUSED, 'other', name, args);
    await flow.reverts('SablierFlow_Unauthorized', 'other', 'void', [id]);
  },
);

claim('/reference/flow/access-control', 'The caller pays.', async ({ flow }) => {
  await flow.fund('stranger', usdc('10'), 'usdc');
  const terms = ['sender', 'recipient', eth('1'), 0n, 'usdc', true, usdc('10')];
  await flow.moves(() => flow.call('stranger', 'createAndDeposit', terms), {
    'stranger.usdc': -usdc('10'),
    'flow.usdc': usdc('10'),
  });
});

claim(
  '/reference/flow/access-control',
  'deposit takes the sender and the recipient as arguments and compares them with the stream, so that a wrong id or a transfer in between does not send money to the wrong place.',
  async ({ flow }) => {
    const [id, wrong] = [await flow.open(), await flow.open({ sender: 'other' })];
    await flow.fund('stranger', usdc('1'), 'usdc');
    const args = (stream: bigint) => [stream, usdc('1'), 'sender', 'recipient'];
    await flow.reverts('SablierFlow_NotStreamSender', 'stranger', 'deposit', args(wrong));
    await flow.reverts('success', 'stranger', 'deposit', args(id));
    await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    await flow.reverts('SablierFlow_NotStreamRecipient', 'stranger', 'deposit', args(id));
  },
);

claim(
  '/reference/flow/access-control',
  'void is the one function of this group that the recipient may call as well, because it ends a stream that nobody funds anymore.',
  async ({ flow }) => {
    const [id, paused] = [await flow.open(), await flow.open()];
    await flow.call('sender', 'pause', [paused]);
    await flow.fund('recipient', usdc('1'), 'usdc');
    for (const [name, args] of [
      ['adjustRatePerSecond', [id, eth('1')]],
      ['pause', [id]],
      ['depositAndPause', [id, usdc('1')]],
      ['refund', [id, usdc('1')]],
      ['refundMax', [id]],
      ['refundAndPause', [id, usdc('1')]],
      ['restart', [paused, eth('1')]],
      ['restartAndDeposit', [paused, eth('1'), usdc('1')]],
    ] as const)
      await flow.reverts(REFUSED, 'recipient', name, args);
    await flow.reverts('success', 'recipient', 'void', [id]);
  },
);

claim('/reference/flow/access-control', 'It has an error of its own.', async ({ flow }) => {
  const id = await flow.open();
  await flow.reverts('SablierFlow_Unauthorized', 'stranger', 'void', [id]);
  await flow.reverts('SablierFlowState_Unauthorized', 'stranger', 'pause', [id]);
});

claim(
  '/reference/flow/access-control',
  'Only the recipient and its operators choose another destination; the sender cannot.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.call('recipient', 'approve', ['operator', id]);
    await flow.pass(DAY);
    const refused = 'SablierFlow_WithdrawalAddressNotRecipient';
    await outcomes(flow, 'withdraw', [id, 'other', usdc('1')], {
      recipient: 'success',
      operator: 'success',
      sender: refused,
      stranger: refused,
    });
    await outcomes(flow, 'withdraw', [id, 'recipient', usdc('1')], { sender: 'success' });
  },
);

claim(
  '/reference/flow/access-control',
  'Anyone can push tokens to the recipient, at their own cost.',
  async ({ flow }) => {
    await flow.setMinFee(usd('3'));
    const id = await flow.open({ rate: eth('0.001') });
    await flow.pass(1_000n);
    const value = eth('0.001');
    const push = () => flow.call('stranger', 'withdrawMax', [id, 'recipient'], { value });
    await flow.moves(push, {
      'recipient.usdc': usdc('1'),
      'flow.usdc': -usdc('1'),
      'stranger.coin': -value,
      'flow.coin': value,
    });
  },
);

claim(
  '/reference/flow/access-control',
  'On a stream that is not transferable, every transfer reverts with SablierFlow_NotTransferable, whoever calls.',
  async ({ flow }) => {
    const id = await flow.open({ transferable: false });
    const error = 'SablierFlow_NotTransferable';
    await outcomes(flow, 'transferFrom', ['recipient', 'other', id], {
      recipient: error,
      sender: error,
      stranger: error,
    });
  },
);

claim(
  '/reference/flow/access-control',
  'transferFromPayable follows the rules of transferFrom; it exists because inner calls of a batch with value must accept value.',
  async ({ flow }) => {
    const [id, fixed] = [await flow.open(), await flow.open({ transferable: false })];
    const { recipient, other } = flow.accounts;
    for (const name of ['transferFrom', 'transferFromPayable']) {
      await outcomes(flow, name, ['recipient', 'other', id], {
        recipient: 'success',
        sender: 'ERC721InsufficientApproval',
      });
      const args = ['recipient', 'other', fixed];
      await flow.reverts('SablierFlow_NotTransferable', 'recipient', name, args);
      const calls = [[flow.encode(name, [recipient, other, id])]];
      const outcome = name === 'transferFrom' ? 'no data' : 'success';
      await flow.reverts(outcome, 'recipient', 'batch', calls, { value: 1n });
    }
  },
);

claim('/reference/flow/access-control', 'Flow burns no NFT.', async ({ flow }) => {
  const names = flow.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  expect(names.filter((name) => /burn/i.test(name))).toEqual([]);
  const id = await flow.open({ deposit: usdc('1') });
  await flow.pass(DAY);
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  await flow.call('sender', 'void', [id]);
  expect(await flow.read('ownerOf', [id])).toBe(flow.accounts.recipient);
});

claim(
  '/reference/flow/access-control',
  'Each call inside batch has the rights of the account that called batch.',
  async ({ flow }) => {
    const calls = [[flow.encode('pause', [await flow.open()])]];
    await outcomes(flow, 'batch', calls, { sender: 'success', recipient: REFUSED });
  },
);

claim(
  '/reference/flow/access-control',
  'A stranger who adjusts the rate gets SablierFlowState_StreamPaused on a paused stream, and SablierFlowState_Unauthorized on any that is not paused or voided.',
  async ({ flow }) => {
    const args = [await flow.open(), eth('1')];
    await flow.reverts(REFUSED, 'stranger', 'adjustRatePerSecond', args);
    await flow.call('sender', 'pause', [args[0]]);
    const paused = 'SablierFlowState_StreamPaused';
    await flow.reverts(paused, 'stranger', 'adjustRatePerSecond', args);
    const later = await flow.open({ start: (await flow.now()) + DAY });
    await flow.reverts(REFUSED, 'stranger', 'adjustRatePerSecond', [later, eth('1')]);
    await flow.call('sender', 'void', [later]);
    await flow.reverts(paused, 'stranger', 'adjustRatePerSecond', [later, eth('1')]);
  },
);

claim('/reference/flow/access-control', 'A withdrawal checks the fee first.', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await flow.open();
  const wrong = [id, 'stranger', 0n];
  const fee = 'SablierFlow_InsufficientFeePayment';
  await flow.reverts(fee, 'stranger', 'withdraw', wrong);
  const paid = { value: eth('0.001') };
  await flow.reverts('SablierFlow_WithdrawAmountZero', 'stranger', 'withdraw', wrong, paid);
});
