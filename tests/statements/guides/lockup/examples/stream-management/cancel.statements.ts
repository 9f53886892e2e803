import { expect } from 'vitest';
import { inEachModel } from '../../../../chains/each';
import { expectPlainLinear } from '../../../../chains/plain-linear';
import { statement, dai, DAY, usd } from '../../../../statement';
import { logsOf, put } from '../../support';

statement('lockup-sends-transaction', async ({ lockup }) => {
  const id = await lockup.open({ by: 'other', sender: 'sender' });
  await lockup.pass(25n * DAY);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('75'),
    lockup: -dai('75'),
  });
});

statement('sender-contract-arrives', async ({ lockup }) => {
  const { address } = await lockup.deploy('StreamManager', ['owner', 'lockup']);
  const id = await lockup.open({ by: 'other', sender: 'StreamManager' });
  await lockup.chain.impersonateAccount({ address });
  await lockup.moves(() => lockup.call('StreamManager', 'cancel', [id]), {
    StreamManager: dai('100'),
    lockup: -dai('100'),
  });
});

statement('stream-over-day-receives', async ({ lockup }) => {
  const id = await lockup.open();
  await expectPlainLinear(lockup, id);
  const others = [
    await lockup.open({ cliff: 20n * DAY }),
    await lockup.open({ unlocks: { start: dai('10'), cliff: 0n } }),
    await lockup.open({ granularity: 7n * DAY }),
  ];
  await lockup.pass(40n * DAY);
  for (const other of others)
    expect(await lockup.read('refundableAmountOf', [other])).not.toBe(dai('60'));
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('60'),
    lockup: -dai('60'),
  });
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('40'),
    lockup: -dai('40'),
  });
});

statement('before-start-everything', async ({ lockup }) => {
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({ start, unlocks: { start: dai('30'), cliff: 0n } });
  await lockup.pass(DAY - 1n);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
});

statement('between-cliff-except', async ({ lockup }) => {
  const unlocks = { start: dai('10'), cliff: dai('20') };
  const id = await lockup.open({ cliff: 50n * DAY, unlocks });
  await lockup.pass(50n * DAY - 1n);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('90'),
    lockup: -dai('90'),
  });
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('10'));
});

statement('price-gated-above', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: usd('5000') });
  await lockup.pass(40n * DAY);
  for (const price of [usd('5000'), usd('5001')]) {
    await lockup.setPrice(price);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  }
  await lockup.setPrice(usd('4999'));
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
});

statement('nothing-left-becomes-depleted', async ({ lockup }) => {
  const ids = [await lockup.open({ cliff: 50n * DAY }), await lockup.open(), await lockup.open()];
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdrawMax', [2n, 'recipient']);
  const statuses: string[] = [];
  for (const id of ids) {
    await lockup.call('sender', 'cancel', [id]);
    statuses.push(await lockup.statusOf(id));
  }
  expect(statuses).toEqual(['DEPLETED', 'DEPLETED', 'CANCELED']);
});

statement('refundable-amount-beforehand', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(33n * DAY);
  const refund = await lockup.read('refundableAmountOf', [id]);
  expect(refund).toBe(dai('67'));
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: refund,
    lockup: -refund,
  });
});

statement('entry-result-log', async ({ lockup }) => {
  const ids = [await lockup.open(), await lockup.open({ cancelable: false }), await lockup.open()];
  await lockup.pass(40n * DAY);
  let result: unknown;
  const logs = await logsOf(lockup, async () => {
    result = await lockup.call('sender', 'cancelMultiple', [ids]);
  });
  expect(result).toEqual([dai('60'), 0n, dai('60')]);
  const failed = logs.filter(({ name }) => name === 'InvalidStreamInCancelMultiple');
  expect(failed.map(({ args }) => args.streamId)).toEqual([2n]);
  // The error's selector, followed by the id.
  expect(failed[0]?.args.revertData).toMatch(/^0x[\da-f]{8}0{63}2$/);
});

statement('want-all-put', async ({ lockup }) => {
  const ids = [await lockup.open(), await lockup.open({ cancelable: false }), await lockup.open()];
  const calls = ids.map((id) => lockup.encode('cancel', [id]));
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'batch', [calls]);
  const [first, , third] = calls;
  await lockup.call('sender', 'batch', [[first, third]]);
  expect(await lockup.balanceOf('sender')).toBe(dai('200'));
});

statement('sender-balance-grows-withdrawable', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(40n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  expect(await lockup.balanceOf('sender')).toBe(dai('60'));
  expect(await lockup.statusOf(id)).toBe('CANCELED');
  await lockup.pass(1_000n * DAY);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('40'));
});

statement('token-refuses-sender', async ({ lockup }) => {
  const token = await put(lockup, 'BlockingToken');
  const id = await lockup.open({ token: 'BlockingToken' });
  await lockup.pass(40n * DAY);
  await token.call('admin', 'refuse', ['sender']);
  await lockup.reverts('ERC20InvalidReceiver', 'sender', 'cancel', [id]);
  await lockup.pass(10n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('50')]);
  await token.call('admin', 'refuse', ['other']);
  await lockup.call('sender', 'cancel', [id]);
  expect(await token.read('balanceOf', ['sender'])).toBe(dai('50'));
});

statement('second-cancel-reverts', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(40n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  await lockup.reverts('SablierLockup_StreamCanceled', 'sender', 'cancel', [id]);
});

statement('stream-not-cancelable', async ({ lockup }) => {
  const [fixed, given] = [await lockup.open({ cancelable: false }), await lockup.open()];
  await lockup.call('sender', 'renounce', [given]);
  for (const id of [fixed, given]) {
    await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [id]);
  }
});

statement('function-cancels-passes', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const manager = await put(lockup, 'StreamManager', ['owner', 'lockup']);
    const open = (cancelable = true) =>
      lockup.open({ by: 'other', sender: 'StreamManager', cancelable });
    const [one, ...list] = [await open(), await open(), await open(false), await open()];
    await lockup.pass(40n * DAY);
    const back = dai('100') - lockup.even(dai('40'));
    await lockup.moves(() => manager.call('owner', 'cancel', [one]), {
      owner: back,
      lockup: -back,
    });
    await lockup.moves(() => manager.call('owner', 'cancelMultiple', [list]), {
      owner: 2n * back,
      lockup: -2n * back,
    });
  });
});
