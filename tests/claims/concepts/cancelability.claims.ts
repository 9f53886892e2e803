import { expect } from 'vitest';
import { claim, dai, DAY, usdc } from '../claim';
import { execute } from '../chains/comptroller';
import { standIn } from '../chains/stand-in';

const SUPPORTED = { 'supportsInterface(bytes4)': [1n] };

claim('/concepts/cancelability', 'The sender receives 60.', async ({ lockup }) => {
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('60'),
    lockup: -dai('60'),
  });
});

claim(
  '/concepts/cancelability',
  'The recipient keeps the 15 and can withdraw 25 more.',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
    await lockup.pass(40n * DAY);
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
    await lockup.call('sender', 'cancel', [id]);
    expect(await lockup.balanceOf('recipient')).toBe(dai('15'));
    await lockup.pass(60n * DAY);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('25'),
      lockup: -dai('25'),
    });
  },
);

claim(
  '/concepts/cancelability',
  'Lockup | the sender, if it is cancelable | everything not released yet | everything released, withdrawn or not',
  async ({ lockup }) => {
    const fixed = await lockup.open({ cancelable: false });
    await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [fixed]);
    const id = await lockup.open();
    await lockup.pass(30n * DAY);
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('10')]);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('70'),
      lockup: -dai('70'),
    });
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('20'));
    expect(await lockup.balanceOf('recipient')).toBe(dai('10'));
  },
);

claim(
  '/concepts/cancelability',
  'Flow | the sender by pausing; both sides by voiding | the balance above the debt, by refund | all debt, after a pause; after a void, the debt that the balance covers',
  async ({ flow }) => {
    // 86.4 USDC a day.
    const id = await flow.open({ deposit: usdc('1000') });
    const scarce = await flow.open({ deposit: usdc('50') });
    const paused = await flow.open({ deposit: usdc('50') });
    await flow.pass(DAY);
    await flow.call('sender', 'pause', [paused]);
    expect(await flow.read('totalDebtOf', [paused])).toBe(usdc('86.4'));
    await flow.reverts('SablierFlowState_Unauthorized', 'recipient', 'pause', [id]);
    await flow.call('sender', 'pause', [id]);
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc('913.6'),
      'flow.usdc': -usdc('913.6'),
    });
    await flow.call('sender', 'void', [id]);
    await flow.call('recipient', 'void', [scarce]);
    expect(await flow.read('withdrawableAmountOf', [id])).toBe(usdc('86.4'));
    expect(await flow.read('withdrawableAmountOf', [scarce])).toBe(usdc('50'));
    expect(await flow.read('totalDebtOf', [scarce])).toBe(usdc('50'));
  },
);

claim(
  '/concepts/cancelability',
  'It turns false when the sender cancels, when the sender renounces the right, and when the stream is depleted.',
  async ({ lockup }) => {
    const [canceled, renounced] = [await lockup.open(), await lockup.open()];
    const depleted = await lockup.open({ targetPrice: 4_000_00000000n });
    const flags = () =>
      Promise.all(
        [canceled, renounced, depleted].map((id) => lockup.read<boolean>('isCancelable', [id])),
      );
    expect(await flags()).toEqual([true, true, true]);
    await lockup.call('sender', 'cancel', [canceled]);
    expect(await flags()).toEqual([false, true, true]);
    await lockup.call('sender', 'renounce', [renounced]);
    expect(await flags()).toEqual([false, false, true]);
    await lockup.setPrice(4_000_00000000n);
    await lockup.call('recipient', 'withdrawMax', [depleted, 'recipient']);
    // Had the stream only been settled, this would make it cancelable again.
    await lockup.setPrice(3_000_00000000n);
    expect(await flags()).toEqual([false, false, false]);
  },
);

claim(
  '/concepts/cancelability',
  'isCancelable returns it, and also returns false while the stream is settled.',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: 4_000_00000000n });
    const fixed = await lockup.open({ cancelable: false });
    expect(await lockup.read('isCancelable', [id])).toBe(true);
    expect(await lockup.read('isCancelable', [fixed])).toBe(false);
    await lockup.pass(DAY);
    await lockup.setPrice(4_000_00000000n);
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    expect(await lockup.read('isCancelable', [id])).toBe(false);
    await lockup.setPrice(3_000_00000000n);
    expect(await lockup.read('isCancelable', [id])).toBe(true);
  },
);

claim('/concepts/cancelability', 'Only the sender can cancel.', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.call('recipient', 'approve', ['operator', id]);
  for (const who of ['recipient', 'operator', 'admin', 'stranger'])
    await lockup.reverts('SablierLockup_Unauthorized', who, 'cancel', [id]);
  await lockup.call('sender', 'cancel', [id]);
  expect(await lockup.read('wasCanceled', [id])).toBe(true);
});

claim(
  '/concepts/cancelability',
  'Any other caller gets SablierLockup_Unauthorized, unless the stream is already depleted or canceled, which the contract checks first.',
  async ({ lockup }) => {
    const id = await lockup.open({ by: 'other' });
    await lockup.call('recipient', 'setApprovalForAll', ['operator', true]);
    for (const who of ['recipient', 'operator', 'other', 'admin', 'comptroller', 'stranger'])
      await lockup.reverts('SablierLockup_Unauthorized', who, 'cancel', [id]);
    await lockup.pass(40n * DAY);
    await lockup.call('sender', 'cancel', [id]);
    await lockup.reverts('SablierLockup_StreamCanceled', 'stranger', 'cancel', [id]);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.reverts('SablierLockup_StreamDepleted', 'stranger', 'cancel', [id]);
  },
);

claim(
  '/concepts/cancelability',
  'In v1.0, the first release of 2023, the recipient could cancel as well; v1.1 ended that.',
  async ({ lockupV1_0, lockupV1_2 }) => {
    const first = await lockupV1_0.open();
    await lockupV1_0.pass(40n * DAY);
    await lockupV1_0.call('recipient', 'cancel', [first]);
    expect(await lockupV1_0.read('wasCanceled', [first])).toBe(true);
    const older = await lockupV1_2.open();
    await lockupV1_2.reverts('SablierV2Lockup_Unauthorized', 'recipient', 'cancel', [older]);
  },
);

claim(
  '/concepts/cancelability',
  'It has no deadline and can be withdrawn as before.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(40n * DAY);
    await lockup.call('sender', 'cancel', [id]);
    await lockup.pass(40_000n * DAY);
    await lockup.moves(() => lockup.call('recipient', 'withdraw', [id, 'other', dai('1')]), {
      other: dai('1'),
      lockup: -dai('1'),
    });
    await lockup.moves(() => lockup.call('stranger', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('39'),
      lockup: -dai('39'),
    });
  },
);

claim(
  '/concepts/cancelability',
  'The stream then goes straight to the status DEPLETED and never shows as CANCELED.',
  async ({ lockup }) => {
    const unstarted = await lockup.open({ start: (await lockup.now()) + DAY });
    const before = await lockup.open({ cliff: 25n * DAY, total: 100n * DAY });
    for (const id of [unstarted, before]) {
      await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
        sender: dai('100'),
        lockup: -dai('100'),
      });
      expect(await lockup.statusOf(id)).toBe('DEPLETED');
    }
  },
);

claim(
  '/concepts/cancelability',
  'no stream has this id | SablierLockupState_Null | there is nothing to cancel',
  async ({ lockup }) => {
    const next = await lockup.read('nextStreamId');
    await lockup.reverts('SablierLockupState_Null', 'sender', 'cancel', [next]);
  },
);

claim(
  '/concepts/cancelability',
  'the stream was canceled already | SablierLockup_StreamCanceled | the amounts are frozen',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(40n * DAY);
    await lockup.call('sender', 'cancel', [id]);
    await lockup.pass(10n * DAY);
    await lockup.reverts('SablierLockup_StreamCanceled', 'sender', 'cancel', [id]);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('40'));
  },
);

claim(
  '/concepts/cancelability',
  'the stream is not cancelable | SablierLockup_StreamNotCancelable | the flag is false',
  async ({ lockup }) => {
    const created = await lockup.open({ cancelable: false });
    const renounced = await lockup.open();
    await lockup.call('sender', 'renounce', [renounced]);
    for (const id of [created, renounced]) {
      expect(await lockup.read('isCancelable', [id])).toBe(false);
      await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [id]);
    }
  },
);

claim(
  '/concepts/cancelability',
  'the stream is settled | SablierLockup_StreamSettled | everything is released, so nothing comes back',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    expect(await lockup.read('refundableAmountOf', [id])).toBe(0n);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  },
);

claim(
  '/concepts/cancelability',
  'When a stranger cancels a depleted stream, the call reverts with SablierLockup_StreamDepleted.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.reverts('SablierLockup_StreamDepleted', 'stranger', 'cancel', [id]);
  },
);

claim('/concepts/cancelability', 'The checks run in this order.', async ({ lockup }) => {
  const fixed = await lockup.open({ cancelable: false, total: DAY });
  const canceled = await lockup.open({ total: 2n * DAY });
  const depleted = await lockup.open({ total: 2n * DAY });
  await lockup.pass(DAY);
  // Settled, not cancelable, and by a stranger: each check hides those behind it.
  await lockup.reverts('SablierLockup_Unauthorized', 'stranger', 'cancel', [fixed]);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [fixed]);
  await lockup.call('sender', 'cancel', [canceled]);
  await lockup.reverts('SablierLockup_StreamCanceled', 'stranger', 'cancel', [canceled]);
  await lockup.call('sender', 'cancel', [depleted]);
  await lockup.call('recipient', 'withdrawMax', [depleted, 'recipient']);
  await lockup.reverts('SablierLockup_StreamDepleted', 'stranger', 'cancel', [depleted]);
});

claim(
  '/concepts/cancelability',
  'the owner of the NFT is on the hook allowlist, and its hook reverts | the data of the hook | until the hook succeeds, or another account owns the NFT',
  async ({ lockup }) => {
    // The hook refuses whoever calls for a stream with a beneficiary; here it refuses a wrong Lockup.
    const hook = await lockup.deploy('StreamLedger', [lockup.accounts.other], 'hook');
    await execute(lockup, 'allowToHook', [hook.address]);
    const id = await lockup.open({ recipient: 'hook' });
    const same = await lockup.open({ recipient: 'hook' });
    await lockup.pass(40n * DAY);
    await lockup.reverts('CallerNotLockup', 'sender', 'cancel', [id]);
    await lockup.chain.impersonateAccount({ address: hook.address });
    await lockup.call('hook', 'transferFrom', ['hook', 'recipient', id]);
    await lockup.call('sender', 'cancel', [id]);
    await lockup.deploy('StreamLedger', [lockup.address], 'repaired');
    const code = await lockup.chain.getCode({ address: lockup.addressOf('repaired') });
    await lockup.chain.setCode({ address: hook.address, bytecode: code ?? '0x' });
    await lockup.call('sender', 'cancel', [same]);
    expect(await lockup.statusOf(same)).toBe('CANCELED');
  },
);

claim(
  '/concepts/cancelability',
  'the same, and its hook returns a value other than its selector | SablierLockup_InvalidHookSelector | the same',
  async ({ lockup }) => {
    const hook = await standIn(lockup, { ...SUPPORTED, otherwise: [0n] });
    await execute(lockup, 'allowToHook', [hook]);
    const id = await lockup.open({ recipient: hook });
    await lockup.pass(40n * DAY);
    await lockup.reverts('SablierLockup_InvalidHookSelector', 'sender', 'cancel', [id]);
    await lockup.chain.impersonateAccount({ address: hook });
    await lockup.call(hook, 'transferFrom', [hook, 'recipient', id]);
    await lockup.call('sender', 'cancel', [id]);
    expect(await lockup.statusOf(id)).toBe('CANCELED');
  },
);

claim(
  '/concepts/cancelability',
  'the price feed of a price-gated stream returns data that cannot be decoded | no data | until the feed is repaired; after the end the stream is settled',
  async ({ lockup }) => {
    const feed = lockup.addressOf('oracle');
    const code = await lockup.chain.getCode({ address: feed });
    const id = await lockup.open({ targetPrice: 4_000_00000000n, total: 100n * DAY });
    await standIn(lockup, { 'decimals()': [8n] }, feed);
    await lockup.pass(DAY);
    await lockup.reverts('no data', 'sender', 'cancel', [id]);
    const broken = await lockup.chain.snapshot();
    await lockup.chain.setCode({ address: feed, bytecode: code ?? '0x' });
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('100'),
      lockup: -dai('100'),
    });
    await lockup.chain.revert({ id: broken });
    await lockup.pass(99n * DAY);
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  },
);

claim(
  '/concepts/cancelability',
  "the token refuses the transfer to the sender, for example because its issuer has frozen that address | the token's error, or SafeERC20FailedOperation | until the token accepts it",
  async ({ lockup }) => {
    const token = lockup.addressOf('dai');
    const code = await lockup.chain.getCode({ address: token });
    const id = await lockup.open();
    await lockup.pass(40n * DAY);
    await standIn(lockup, { otherwise: 'reverts' }, token);
    await lockup.reverts('no data', 'sender', 'cancel', [id]);
    await standIn(lockup, { otherwise: [0n] }, token);
    await lockup.reverts('SafeERC20FailedOperation', 'sender', 'cancel', [id]);
    await lockup.chain.setCode({ address: token, bytecode: code ?? '0x' });
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('60'),
      lockup: -dai('60'),
    });
  },
);

claim(
  '/concepts/cancelability',
  'While the call fails, the stream continues to release tokens to the recipient; where the price feed is to blame, it releases them all at its end.',
  async ({ lockup }) => {
    const hook = await standIn(lockup, { ...SUPPORTED, otherwise: [0n] });
    await execute(lockup, 'allowToHook', [hook]);
    const id = await lockup.open({ recipient: hook });
    for (const day of [10n, 20n]) {
      await lockup.pass(10n * DAY);
      await lockup.reverts('SablierLockup_InvalidHookSelector', 'sender', 'cancel', [id]);
      expect(await lockup.read('streamedAmountOf', [id])).toBe(dai(String(day)));
    }
    const gated = await lockup.open({ targetPrice: 4_000_00000000n, total: DAY });
    await standIn(lockup, { 'decimals()': [8n] }, lockup.addressOf('oracle'));
    await lockup.reverts('no data', 'sender', 'cancel', [gated]);
    await lockup.reverts('no data', 'sender', 'streamedAmountOf', [gated]);
    await lockup.pass(DAY);
    expect(await lockup.read('streamedAmountOf', [gated])).toBe(dai('100'));
  },
);

claim(
  '/concepts/cancelability',
  'Since v3.0, cancelMultiple takes a list of stream ids and skips the ones that it cannot cancel: the transaction succeeds, emits InvalidStreamInCancelMultiple for each skipped id, and returns 0 for it.',
  async ({ lockup }) => {
    const settled = await lockup.open({ total: DAY });
    const good = await lockup.open();
    const fixed = await lockup.open({ cancelable: false });
    await lockup.pass(40n * DAY);
    const list = [settled, good, fixed];
    const before = await lockup.chain.snapshot();
    expect(await lockup.call('sender', 'cancelMultiple', [list])).toEqual([0n, dai('60'), 0n]);
    await lockup.chain.revert({ id: before });
    expect(await lockup.events('sender', 'cancelMultiple', [list])).toEqual([
      'InvalidStreamInCancelMultiple',
      'CancelLockupStream',
      'InvalidStreamInCancelMultiple',
    ]);
  },
);

claim(
  '/concepts/cancelability',
  'Only the sender can call it, and only while the stream is pending or streaming.',
  async ({ lockup }) => {
    const pending = await lockup.open({ start: (await lockup.now()) + DAY });
    const streaming = await lockup.open();
    const settled = await lockup.open({ total: DAY / 2n });
    const canceled = await lockup.open();
    await lockup.pass(DAY / 2n);
    await lockup.call('sender', 'cancel', [canceled]);
    for (const [id, status] of [
      [pending, 'PENDING'],
      [streaming, 'STREAMING'],
    ] as const) {
      expect(await lockup.statusOf(id)).toBe(status);
      for (const who of ['recipient', 'stranger', 'admin'])
        await lockup.reverts('SablierLockup_Unauthorized', who, 'renounce', [id]);
      await lockup.call('sender', 'renounce', [id]);
      expect(await lockup.read('isCancelable', [id])).toBe(false);
    }
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'renounce', [settled]);
    await lockup.reverts('SablierLockup_StreamCanceled', 'sender', 'renounce', [canceled]);
    await lockup.call('recipient', 'withdrawMax', [settled, 'recipient']);
    await lockup.reverts('SablierLockup_StreamDepleted', 'sender', 'renounce', [settled]);
  },
);

claim(
  '/concepts/cancelability',
  'The sender can restart later, and the time in between is not paid.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.pass(DAY);
    await flow.call('sender', 'pause', [id]);
    await flow.pass(5n * DAY);
    await flow.reverts('SablierFlowState_Unauthorized', 'recipient', 'restart', [id, 1n]);
    await flow.call('sender', 'restart', [id, 1_000_000_000_000_000n]);
    await flow.pass(DAY);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('172.8'));
  },
);

claim(
  '/concepts/cancelability',
  'It works in every status, while the balance exceeds the debt.',
  async ({ flow }) => {
    const pending = await flow.open({ start: (await flow.now()) + 9n * DAY });
    const running = await flow.open();
    const paused = await flow.open();
    const voided = await flow.open();
    const insolvent = await flow.open({ deposit: usdc('50') });
    await flow.pass(DAY);
    await flow.call('sender', 'pause', [paused]);
    await flow.call('sender', 'void', [voided]);
    for (const id of [pending, running, paused, voided])
      await flow.moves(() => flow.call('sender', 'refund', [id, usdc('9')]), {
        'sender.usdc': usdc('9'),
        'flow.usdc': -usdc('9'),
      });
    await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', [insolvent, 1n]);
  },
);

claim(
  '/concepts/cancelability',
  'The sender, the recipient and anyone approved by the recipient may do it.',
  async ({ flow }) => {
    const ids = [await flow.open(), await flow.open(), await flow.open(), await flow.open()];
    const [, , third, fourth] = ids;
    await flow.call('recipient', 'approve', ['operator', third]);
    await flow.reverts('SablierFlow_Unauthorized', 'operator', 'void', [fourth]);
    await flow.call('recipient', 'setApprovalForAll', ['delegate', true]);
    for (const [at, who] of ['sender', 'recipient', 'operator', 'delegate'].entries()) {
      await flow.reverts('SablierFlow_Unauthorized', 'stranger', 'void', [ids[at]]);
      await flow.call(who, 'void', [ids[at]]);
      expect(await flow.read('isVoided', [ids[at]])).toBe(true);
    }
  },
);

claim(
  '/concepts/cancelability',
  'Voiding erases the uncovered debt in that transaction.',
  async ({ flow }) => {
    const id = await flow.open({ deposit: usdc('50') });
    await flow.pass(DAY);
    expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('36.4'));
    await flow.moves(() => flow.call('recipient', 'void', [id]), {});
    expect(await flow.read('uncoveredDebtOf', [id])).toBe(0n);
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('50'));
  },
);

claim(
  '/concepts/cancelability',
  'If the campaign made them cancelable, whoever is the admin at the time of a claim is the sender of its stream and can cancel it under the rules above.',
  async ({ airdropsV1_2 }) => {
    const { lockup } = airdropsV1_2;
    const campaign = await airdropsV1_2.campaign({ cancelable: true });
    const id = await campaign.claim('recipient');
    await campaign.call('admin', 'transferAdmin', ['owner']);
    const later = await campaign.claim('other');
    await airdropsV1_2.pass(40n * DAY);
    await lockup.reverts('SablierV2Lockup_Unauthorized', 'owner', 'cancel', [id]);
    await lockup.moves(() => lockup.call('admin', 'cancel', [id]), {
      admin: dai('60'),
      lockupV1_2: -dai('60'),
    });
    await lockup.moves(() => lockup.call('owner', 'cancel', [later]), {
      owner: dai('30'),
      lockupV1_2: -dai('30'),
    });
  },
);
