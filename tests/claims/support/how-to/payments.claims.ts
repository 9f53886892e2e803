import { expect } from 'vitest';
import { outcomes } from '../../chains/roles';
import { isRateOf } from '../../chains/flow-proofs';
import { claim, DAY, eth, usdc } from '../../claim';

claim(
  '/support/how-to',
  'Limits: if 300 USDC are owed and 200 are in the stream, you can withdraw 200.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
    await flow.pass(300_000n);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('300'));
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('200'),
      'flow.usdc': -usdc('200'),
    });
  },
);

claim(
  '/support/how-to',
  'The other 100 stay owed until somebody deposits them.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
    await flow.pass(300_000n);
    await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
    expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('100'));
    await flow.fund('other', usdc('100'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('100'), 'sender', 'recipient']);
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('100'),
      'flow.usdc': -usdc('100'),
    });
  },
);

claim(
  '/support/how-to',
  'Do not void a stream that owes you more than it holds: a void erases what the balance does not cover.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001'), deposit: usdc('200') });
    await flow.pass(300_000n);
    await flow.call('recipient', 'void', [id]);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('200'));
    expect(await flow.read('uncoveredDebtOf', [id])).toBe(0n);
  },
);

claim(
  '/support/how-to',
  'All of these are functions of the Flow contract, and only the sender can call them, except void, which the recipient can call too.',
  async ({ flow }) => {
    const [id, paused] = [await flow.open(), await flow.open()];
    await flow.call('sender', 'pause', [paused]);
    const sender = {
      sender: 'success',
      recipient: 'SablierFlowState_Unauthorized',
      stranger: 'SablierFlowState_Unauthorized',
    };
    await outcomes(flow, 'adjustRatePerSecond', [id, eth('1')], sender);
    await outcomes(flow, 'pause', [id], sender);
    await outcomes(flow, 'restart', [paused, eth('1')], sender);
    await outcomes(flow, 'refundMax', [id], sender);
    await outcomes(flow, 'void', [id], {
      sender: 'success',
      recipient: 'success',
      stranger: 'SablierFlow_Unauthorized',
    });
  },
);

claim(
  '/support/how-to',
  'The rate calculator turns an amount per month into the number to enter: 1,000 USDC per 30 days is 385802469135802.',
  ({ flow }) => isRateOf(flow, 385_802_469_135_802n, usdc('1000'), 30n * DAY),
);

claim(
  '/support/how-to',
  'To end a stream and pay what is owed, write pause, deposit what uncoveredDebtOf returns, write void, and take the rest back with refundMax.',
  async ({ flow }) => {
    const [short, ample] = [await flow.open({ deposit: usdc('200') }), await flow.open()];
    await flow.pass(300_000n);
    for (const id of [short, ample]) await flow.call('sender', 'pause', [id]);
    const missing = await flow.read('uncoveredDebtOf', [short]);
    await flow.fund('sender', missing, 'usdc');
    await flow.call('sender', 'deposit', [short, missing, 'sender', 'recipient']);
    for (const id of [short, ample]) await flow.call('sender', 'void', [id]);
    await flow.moves(() => flow.call('sender', 'refundMax', [ample]), {
      'sender.usdc': usdc('700'),
      'flow.usdc': -usdc('700'),
    });
    for (const id of [short, ample]) await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
    expect(await flow.balanceOf('recipient', 'usdc')).toBe(usdc('600'));
  },
);

claim(
  '/support/how-to',
  'The contract rejects a deposit or a refund of 0, so skip the step for which there is nothing to move.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001'), deposit: usdc('100') });
    await flow.pass(100_000n);
    await flow.call('sender', 'pause', [id]);
    expect(await flow.read('uncoveredDebtOf', [id])).toBe(0n);
    const nothing = [id, await flow.read('uncoveredDebtOf', [id]), 'sender', 'recipient'];
    await flow.reverts('SablierFlow_DepositAmountZero', 'sender', 'deposit', nothing);
    await flow.call('sender', 'void', [id]);
    await flow.reverts('SablierFlow_RefundAmountZero', 'sender', 'refundMax', [id]);
  },
);

claim(
  '/support/how-to',
  'A stream that has not started cannot be paused: void it.',
  async ({ flow }) => {
    const id = await flow.open({ start: (await flow.now()) + DAY });
    await flow.reverts('SablierFlow_StreamPending', 'sender', 'pause', [id]);
    await flow.reverts('success', 'sender', 'void', [id]);
  },
);

claim(
  '/support/how-to',
  'Only Flow streams take deposits, from anybody.',
  async ({ flow, lockup }) => {
    const names = lockup.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
    expect(names.filter((name) => /deposit|top/i.test(name))).toEqual(['getDepositedAmount']);
    const id = await flow.open({ deposit: 0n });
    for (const who of ['stranger', 'recipient', 'sender', 'other']) {
      await flow.fund(who, usdc('5'), 'usdc');
      const deposit = () => flow.call(who, 'deposit', [id, usdc('5'), 'sender', 'recipient']);
      await flow.moves(deposit, { [`${who}.usdc`]: -usdc('5'), 'flow.usdc': usdc('5') });
    }
    expect(await flow.read('getBalance', [id])).toBe(usdc('20'));
  },
);

claim(
  '/support/how-to',
  'To add 500 USDC, the amount is 500000000 in both steps.',
  async ({ flow }) => {
    const id = await flow.open({ deposit: 0n });
    await flow.fund('sender', 500_000_000n, 'usdc');
    await flow.moves(
      () => flow.call('sender', 'deposit', [id, 500_000_000n, 'sender', 'recipient']),
      { 'sender.usdc': -usdc('500'), 'flow.usdc': usdc('500') },
    );
  },
);

claim('/support/how-to', 'Limits: a voided stream takes no deposit.', async ({ flow }) => {
  const id = await flow.open();
  await flow.call('sender', 'void', [id]);
  await flow.fund('other', usdc('1'), 'usdc');
  const args = [id, usdc('1'), 'sender', 'recipient'];
  await flow.reverts('SablierFlowState_StreamVoided', 'other', 'deposit', args);
});

claim(
  '/support/how-to',
  "The sender can refund the part of the balance that is not owed yet, so if you deposit into somebody else's stream, you trust its sender.",
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001'), deposit: 0n });
    await flow.fund('other', usdc('300'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('300'), 'sender', 'recipient']);
    await flow.pass(100_000n);
    const more = [id, usdc('200') + 1n];
    await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', more);
    await flow.reverts('SablierFlowState_Unauthorized', 'other', 'refundMax', [id]);
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc('200'),
      'flow.usdc': -usdc('200'),
    });
  },
);

claim(
  '/support/how-to',
  'SablierFlow_NotStreamSender and SablierFlow_NotStreamRecipient mean that the addresses do not match the stream ID: check the ID first.',
  async ({ flow }) => {
    const [id, wrong] = [await flow.open(), await flow.open({ sender: 'other' })];
    const foreign = await flow.open({ recipient: 'other' });
    await flow.fund('sender', usdc('1'), 'usdc');
    const deposit = (stream: bigint) => [stream, usdc('1'), 'sender', 'recipient'];
    await flow.reverts('SablierFlow_NotStreamSender', 'sender', 'deposit', deposit(wrong));
    await flow.reverts('SablierFlow_NotStreamRecipient', 'sender', 'deposit', deposit(foreign));
    await flow.call('sender', 'deposit', deposit(id));
  },
);

claim(
  '/support/how-to',
  'Read hasClaimed with your index, and hasExpired.',
  async ({ airdropsV1_2 }) => {
    const expiration = (await airdropsV1_2.now()) + DAY;
    const campaign = await airdropsV1_2.campaign({ expiration });
    expect(await campaign.read('hasClaimed', [0n])).toBe(false);
    await campaign.claim('recipient');
    expect(await campaign.read('hasClaimed', [0n])).toBe(true);
    const [mine, other] = [campaign.entry('recipient'), campaign.entry('other')];
    await campaign.reverts('SablierV2MerkleLockup_StreamClaimed', 'recipient', 'claim', mine);
    await campaign.pass(DAY);
    expect(await campaign.read('hasExpired')).toBe(true);
    await campaign.reverts('SablierV2MerkleLockup_CampaignExpired', 'other', 'claim', other);
  },
);
